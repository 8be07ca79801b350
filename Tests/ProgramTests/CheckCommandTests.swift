import Foundation
import Testing

/// `antrain check` from the outside: what is checked, how it prints, how it ends.
@Suite struct CheckCommandTests {
    static let good = "---\ndate: 2025-11-12\n---\n\n## Bench Press\n- 80kg x 8\n"
    static let bad = "---\ndate: 2025-11-12\n---\n\n## Bench Press\n- 80kg x 8 @77\n"
    static let doubtful = "---\ndate: 2025-11-12\n---\n\n## Bensh Press\n- 80kg x 8\n"

    @Test func cleanFolder() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.good])
        let result = try Program.run("check", in: folder)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("2 files, nothing to report ("))
        #expect(result.errors.isEmpty)
    }

    @Test func errorsEndWithOne() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.bad])
        let result = try Program.run("check", "--format", "short", in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("workouts/2025-11-12-push.md:6:12: error: "))
        #expect(result.output.hasSuffix("[rpe-range]\n"))
    }

    @Test func warningsEndWithOneOnlyWhenStrict() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.doubtful])
        #expect(try Program.run("check", in: folder).status == 0)
        #expect(try Program.run("check", "--strict", in: folder).status == 1)
    }

    @Test func settingsChangeSeverity() throws {
        let folder = try Program.folder([
            "antrain.yaml": "antrain: 1\nlint: {unknown-exercise: error}\n", "workouts/2025-11-12-push.md": Self.doubtful,
        ])
        #expect(try Program.run("check", in: folder).status == 1)
        try Program.write("antrain: 1\nlint: {unknown-exercise: off}\n", to: "antrain.yaml", in: folder)
        #expect(try Program.run("check", "--strict", in: folder).status == 0)
    }

    @Test(arguments: ["workouts/2025-11-12-push.md", "workouts", "."]) func pathsFromElsewhere(_ path: String) throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.bad])
        let whole = folder.path + "/" + path
        let result = try Program.run("check", "--format", "short", whole)
        #expect(result.status == 1)
        #expect(result.output.contains(folder.path))
    }

    @Test func pathsAreSaidAsSeenFromHere() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.bad])
        let inside = folder.appendingPathComponent("workouts")
        let result = try Program.run("check", "--format", "short", in: inside)
        #expect(result.output.hasPrefix("2025-11-12-push.md:6:12: "))
    }

    @Test(arguments: ["../2025", "../2025/2025-11-12-push.md", "../../workouts/2025", "../../workouts/../workouts"])
    func pathsThroughParents(_ path: String) throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025/2025-11-12-push.md": Self.bad])
        let inside = folder.appendingPathComponent("workouts/2025")
        let result = try Program.run("check", "--format", "short", path, in: inside)
        #expect(result.status == 1)
        #expect(result.output.contains("2025-11-12-push.md:6:12: error: "), "\(result.output)")
    }

    @Test func aLinkIntoAFolderBesideItIsFollowed() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "real/w/2025-11-12-push.md": Self.bad])
        let link = folder.appendingPathComponent("workouts").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/w")
        let result = try Program.run("check", "--format", "short", in: folder)
        #expect(result.output.hasPrefix("workouts/2025-11-12-push.md:6:12: error: "), "\(result.output)")
    }

    @Test func nowhereIsNotClean() throws {
        let result = try Program.run("check", in: Program.folder())
        #expect(result.status == 2)
        #expect(result.errors.contains("antrain init"))
    }

    @Test func standardInputNeedsTheNameOfALog() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n"])
        #expect(try Program.run("check", "--stdin-path", "workouts/a.txt", in: folder, input: "x").status == 2)
        #expect(try Program.run("check", "", in: folder).status == 2)
    }

    @Test func ownDefinitionsAreKnownToASingleFile() throws {
        let folder = try Program.folder([
            "antrain.yaml": "antrain: 1\n", "exercises/own.yaml": "name: Bensh Press\ncategory: barbell\nmuscles: [chest]\n",
            "workouts/2025-11-12-push.md": Self.doubtful,
        ])
        #expect(try Program.run("check", "--strict", "workouts/2025-11-12-push.md", in: folder).status == 0)
    }

    @Test func standardInput() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.good])
        let path = "workouts/2025-11-12-push.md"
        let result = try Program.run("check", "--stdin-path", path, "--format", "short", in: folder, input: Self.bad)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix(path + ":6:12: error: "))
        #expect(try Program.run("check", "--stdin-path", path, in: folder, input: Self.good).status == 0)
    }

    @Test func missingPathCanNotRun() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n"])
        let result = try Program.run("check", "wokouts", in: folder)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("antrain: There is no file or folder `wokouts`."))
    }

    @Test func json() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.bad])
        let result = try Program.run("check", "--format", "json", in: folder)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 1)
        #expect(findings[0]["code"] as? String == "rpe-range")
        #expect(findings[0]["line"] as? Int == 6)
        #expect((object["summary"] as? [String: Any])?["errors"] as? Int == 1)
    }

    @Test func colourOnlyOnATerminal() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-push.md": Self.bad])
        #expect(try !Program.run("check", in: folder).output.contains("\u{1B}"))
    }

    @Test func sameOutputOnAnyNumberOfThreads() throws {
        var files = ["antrain.yaml": "antrain: 1\n"]
        for day in 10...99 { files["workouts/2025-11-\(day % 28 + 1)-\(day).md"] = day % 3 == 0 ? Self.bad : Self.doubtful }
        let folder = try Program.folder(files)
        let one = try Program.run("check", "--threads", "1", "--format", "short", in: folder).output
        for threads in ["2", "3", "8"] {
            #expect(try Program.run("check", "--threads", threads, "--format", "short", in: folder).output == one)
        }
    }

    @Test func sampleDataIsClean() throws {
        let result = try Program.run("check", "--strict", Program.root.appendingPathComponent("SampleData").path)
        #expect(result.status == 0, "\(result.output)")
    }
}

import Foundation
import Testing

/// The other commands from the outside.
@Suite struct CommandTests {
    @Test func initMakesACleanFolderAndOverwritesNothing() throws {
        let folder = try Program.folder(["profile.yaml": "name: Mine\n"])
        #expect(try Program.run("init", in: folder).status == 0)
        let files = Program.contents(folder)
        #expect(files["profile.yaml"] == "name: Mine\n")
        #expect(files[".gitignore"]?.contains(".antrain/") == true)
        #expect(files["workouts/2025/2025-12-31-my-push-day.md"] != nil)
        #expect(try Program.run("check", "--strict", in: folder).status == 0)
        #expect(try Program.run("init", in: folder).status == 0)
        #expect(Program.contents(folder) == files)
    }

    @Test func initInPounds() throws {
        let folder = try Program.folder()
        #expect(try Program.run("init", "--units", "lb", "log", in: folder).status == 0)
        #expect(Program.contents(folder)["log/workouts/2025/2025-12-31-my-push-day.md"]?.contains("135lb x 8") == true)
        #expect(try Program.run("check", "--strict", "log", in: folder).status == 0)
    }

    @Test func showFindsByNameDateAndFile() throws {
        let folder = try Program.folder()
        _ = try Program.run("init", in: folder)
        for what in [
            "bench press", "2025-12-31", "workouts/2025/2025-12-31-my-push-day.md", "last", "today", "My Push Day", "settings",
        ] {
            let result = try Program.run("show", what, in: folder)
            #expect(result.status == 0 && !result.output.isEmpty, "\(what): \(result.errors)")
        }
        let unknown = try Program.run("show", "Bensh Press", in: folder)
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("`Bench Press`"))
    }

    @Test(arguments: ["yaml", "md"]) func shownFilesAreFiles(_ carrier: String) throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n"])
        let text = try Program.run("show", "Push Day", "--format", carrier, in: folder).output
        try Program.write(text, to: "templates/push-day.\(carrier)", in: folder)
        let result = try Program.run("check", "--format", "short", in: folder)
        #expect(result.status == 0)
        #expect(result.output.contains("[preset-overridden]"))
    }

    @Test func showAsJSON() throws {
        let folder = try Program.folder()
        _ = try Program.run("init", in: folder)
        let text = try Program.run("show", "last", "--format", "json", in: folder).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(object["kind"] as? String == "workout")
        let exercises = try #require(object["exercises"] as? [[String: Any]])
        #expect(exercises.first?["exercise"] as? String == "Bench Press")
    }

    @Test func listFilters() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n"])
        let all = try Program.run("list", "exercises", "--format", "names", in: folder).output.split(separator: "\n")
        #expect(all.count >= 180)
        let few = try Program.run(
            "list", "exercises", "--muscle", "chest", "--equipment", "barbell", "--format", "names", in: folder
        )
        .output.split(separator: "\n")
        #expect(few.contains("Bench Press") && few.count < all.count / 4)
        let foods = try Program.run("list", "foods", "--format", "names", in: folder).output.split(separator: "\n")
        #expect(foods.count >= 250)
        let wrong = try Program.run("list", "exercises", "--muscle", "chst", in: folder)
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("chest"))
    }

    @Test func explainKnowsEveryCodeAndTheNearest() throws {
        let codes = try Program.run("explain").output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
        #expect(codes.count > 60)
        #expect(try Program.run("explain", "unknown-key").output.contains("antrain: allow unknown-key"))
        let wrong = try Program.run("explain", "unkown-key")
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("`unknown-key`"))
    }

    @Test func conversionThereAndBack() throws {
        let folder = try Program.folder()
        _ = try Program.run("init", in: folder)
        let path = "workouts/2025/2025-12-31-my-push-day"
        let before = try Program.run("show", path + ".md", "--format", "json", in: folder).output
        #expect(try Program.run("fmt", "--to", "yaml", path + ".md", in: folder).status == 0)
        #expect(Program.contents(folder)[path + ".md"] == nil)
        #expect(try Program.run("check", "--strict", in: folder).status == 0)
        #expect(try Program.run("show", path + ".yaml", "--format", "json", in: folder).output == before)
        #expect(try Program.run("fmt", "--to", "md", path + ".yaml", in: folder).status == 0)
        #expect(try Program.run("show", path + ".md", "--format", "json", in: folder).output == before)
    }

    @Test func aBrokenFileIsNotConverted() throws {
        let folder = try Program.folder([
            "antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-a.yaml": "date: \"2025-11-12\nexercises:\n  - Dip: bw x 5\n",
        ])
        let before = Program.contents(folder)
        let result = try Program.run("fmt", "--to", "md", "workouts/2025-11-12-a.yaml", in: folder)
        #expect(result.status == 2)
        #expect(!result.errors.isEmpty)
        #expect(Program.contents(folder) == before)
    }

    @Test func conversionKeepsPermissionsAndLeavesLinksAlone() throws {
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n", "workouts/2025-11-12-a.md": CheckCommandTests.good])
        let path = folder.appendingPathComponent("workouts/2025-11-12-a.md").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.appendingPathComponent("workouts/2025-11-12-b.md").path, withDestinationPath: "2025-11-12-a.md")
        #expect(try Program.run("fmt", "--to", "yaml", "workouts/2025-11-12-b.md", in: folder).status == 2)
        #expect(try Program.run("fmt", "--to", "yaml", "workouts/2025-11-12-a.md", in: folder).status == 0)
        let new = folder.appendingPathComponent("workouts/2025-11-12-a.yaml").path
        let mode = try FileManager.default.attributesOfItem(atPath: new)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func writtenFilesNameTheirSchemaWhereSettingsAskForIt() throws {
        let folder = try Program.folder([
            "antrain.yaml": "antrain: 1\nschema_line: true\n", "workouts/2025/2025-11-12-a.md": CheckCommandTests.good,
        ])
        #expect(try Program.run("fmt", "--to", "yaml", "workouts/2025/2025-11-12-a.md", in: folder).status == 0)
        let files = Program.contents(folder)
        let text = try #require(files["workouts/2025/2025-11-12-a.yaml"])
        #expect(text.hasPrefix("# yaml-language-server: $schema=../../.antrain/schemas/workout.schema.json\n"))
        #expect(try Program.run("schema", "workout").output == files[".antrain/schemas/workout.schema.json"])
    }

    @Test func turkish() throws {
        let folder = try Program.folder([
            "antrain.yaml": "antrain: 1\nlanguage: tr\n", "workouts/2025-11-12-a.md": CheckCommandTests.bad,
        ])
        let result = try Program.run("check", in: folder)
        #expect(result.output.contains("hata"))
        #expect(result.output.contains("[rpe-range]"))
    }

    @Test func versionAndHelp() throws {
        #expect(try Program.run("--version").output.hasPrefix("antrain "))
        for command in ["check", "explain", "init", "show", "list", "fmt", "schema", "completions"] {
            let help = try Program.run("help", command)
            #expect(help.status == 0)
            #expect(help.output.contains("EXAMPLES"), "\(command)")
        }
        #expect(try Program.run("chekc").errors.contains("check"))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completions(_ shell: String) throws {
        #expect(try Program.run("completions", shell).output.contains("antrain"))
        let folder = try Program.folder(["antrain.yaml": "antrain: 1\n"])
        #expect(try Program.run("--complete", "exercises", "ben", in: folder).output.contains("Bench Press\n"))
    }
}

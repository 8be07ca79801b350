import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

private let trap = "workouts/2025/2025-11-13-trap.yaml"

/// Whatever stands in a folder, a check of it ends: in time, in bounded memory, with a finding where
/// one is due, and with everything else checked as always. The runs are measured, so they take turns.
@Suite(.serialized) struct Hostile {
    @Suite struct Sizes {
        @Test func lineOf100MB() throws {
            let folder = try HostileFolder()
            try folder.write(trap, bytes: Array(repeating: UInt8(ascii: "a"), count: 1_000_000), times: 100)
            try folder.check(finds: "file-too-large", in: trap)
        }

        @Test func hundredMBOfNothing() throws {
            let folder = try HostileFolder()
            try folder.writeHole(trap, size: 100_000_000)
            try folder.check(finds: "file-too-large", in: trap)
        }

        @Test func fourMBOfNothing() throws {
            let folder = try HostileFolder()
            try folder.writeHole(trap, size: 4_000_000)
            try folder.check(finds: "control-character", in: trap)
        }

        @Test(arguments: ["antrain.yaml", "exercises/many.yaml"]) func whatIsReadFirstIsLarge(_ place: String) throws {
            let folder = try HostileFolder()
            try folder.writeHole(place, size: 100_000_000)
            try folder.check(finds: "file-too-large", in: place)
        }

        @Test func settingsOfManyKeys() throws {
            let folder = try HostileFolder()
            try folder.write("antrain.yaml", "antrain: 1\n" + Trap.lines(100_000) { "key\($0): 1" })
            try folder.check(finds: "unknown-key", in: "antrain.yaml")
        }

        /// Each finding of one file points into the other.
        @Test func twoFilesOfTheSameDays() throws {
            let folder = try HostileFolder()
            let days = Trap.lines(20_000) {
                "\(1960 + $0 / 336)-\(101 + $0 / 28 % 12)-\(101 + $0 % 28): 82.4kg".replacing("-1", with: "-")
            }
            try folder.write("bodyweight/a.yaml", days)
            try folder.write("bodyweight/b.yaml", days)
            try folder.check()
        }

        @Test func tenThousandFiles() throws {
            let folder = try HostileFolder()
            for number in 0..<10_000 { try folder.write("coach/\(number).yaml", "") }
            try folder.check()
        }

        @Test func tenThousandWrongFiles() throws {
            let folder = try HostileFolder()
            for number in 0..<10_000 { try folder.write("templates/\(number).yaml", "naem: A") }
            try folder.check(finds: "unknown-key", in: "templates/77.yaml", outputLimit: 4 << 20)
        }

        @Test func tenThousandFolders() throws {
            let folder = try HostileFolder()
            for number in 0..<10_000 { try folder.makeFolder("workouts/\(number)") }
            try folder.check()
        }
    }

    @Suite struct Bytes {
        @Test(arguments: ["yaml", "md"]) func empty(_ ending: String) throws {
            let folder = try HostileFolder()
            try folder.write("workouts/2025/2025-11-13-trap.\(ending)", "")
            try folder.check()
        }

        @Test(arguments: ["yaml", "md"]) func onlyAByteOrderMark(_ ending: String) throws {
            let folder = try HostileFolder()
            try folder.write("workouts/2025/2025-11-13-trap.\(ending)", "\u{FEFF}")
            try folder.check()
        }

        @Test func loneCarriageReturns() throws {
            let folder = try HostileFolder()
            try folder.write(trap, "date: 2025-11-13\rexercises:\r  - Squat:\r      - 100kg x 5 @80\r")
            let outcome = try folder.check(finds: "rpe-range", in: trap)
            #expect(outcome.output.contains("trap.yaml:4:19:"))
        }

        @Test func utf16() throws {
            let folder = try HostileFolder()
            let units = "\u{FEFF}date: 2025-11-13\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            try folder.write(trap, bytes: units)
            try folder.check(finds: "not-utf8", in: trap)
        }

        @Test(arguments: ["yaml", "md"]) func oldEncoding(_ ending: String) throws {
            let folder = try HostileFolder()
            let place = "workouts/2025/2025-11-13-trap.\(ending)"
            try folder.write(place, bytes: Array("---\ndate: 2025-11-13\nnotes: h".utf8) + [0xE9] + Array("\n---\n".utf8))
            try folder.check(finds: "not-utf8", in: place)
        }

        /// Every byte of 4 MB is damage of its own.
        @Test(arguments: [[0xFF, 0x61], [0x00, 0x61], [0xC2, 0x80]], ["yaml", "md"])
        func damageOnly(_ bytes: [UInt8], _ ending: String) throws {
            let folder = try HostileFolder()
            let place = "workouts/2025/2025-11-13-trap.\(ending)"
            try folder.write(place, bytes: Array("date: ".utf8) + (0..<2_000_000).flatMap { _ in bytes })
            try folder.check(
                finds: bytes[0] == 0xFF ? "not-utf8" : "control-character", in: place, name: "damage \(bytes) \(ending)")
        }

        @Test func conflictsOnly() throws {
            let folder = try HostileFolder()
            try folder.write(trap, Trap.lines(100_000) { _ in "<<<<<<< a\nb: 1\n=======\nb: 2\n>>>>>>> c" })
            try folder.check(finds: "merge-conflict", in: trap)
        }
    }
}

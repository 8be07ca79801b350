import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where a log is expected.
private let trap = "workouts/2025/2025-11-13-trap.yaml"

extension Hostile {
    /// What a file system can put where a log is expected.
    @Suite struct Files {
        @Test func folderLinkedIntoItself() throws {
            let folder = try HostileFolder()
            try folder.link("workouts/2025/again", to: "..")
            try folder.check(finds: "linked-loop", in: "workouts/2025/again")
        }

        @Test func foldersLinkedIntoEachOther() throws {
            let folder = try HostileFolder()
            try folder.link("workouts/a/b", to: "../b")
            try folder.link("workouts/b/a", to: "../a")
            try folder.check()
        }

        /// Two links in each of 40 folders would be 2^40 paths.
        @Test func linksThatDouble() throws {
            let folder = try HostileFolder()
            for level in 0..<40 {
                try folder.link("workouts/\(level)/left", to: "../\(level + 1)")
                try folder.link("workouts/\(level)/right", to: "../\(level + 1)")
            }
            try folder.check()
        }

        @Test func linkToItself() throws {
            let folder = try HostileFolder()
            try folder.link(trap, to: "2025-11-13-trap.yaml")
            try folder.check(finds: "unreadable-file", in: trap)
        }

        @Test func danglingLink() throws {
            let folder = try HostileFolder()
            try folder.link(trap, to: "nowhere.yaml")
            try folder.check(finds: "unreadable-file", in: trap)
        }

        @Test(arguments: ["/dev/zero", "/dev/full", "/dev/tty", "/dev/null"]) func device(_ target: String) throws {
            let folder = try HostileFolder()
            try folder.link(trap, to: target)
            try folder.check(finds: "not-a-file", in: trap, name: target)
        }

        @Test(arguments: ["antrain.yaml", "exercises/x.yaml"]) func whatIsReadFirstIsADevice(_ place: String) throws {
            let folder = try HostileFolder()
            unlink(folder.at(place))
            try folder.link(place, to: "/dev/zero")
            try folder.check(finds: "not-a-file", in: place, name: "first a device: \(place)")
        }

        @Test(arguments: [trap, "exercises/x.yaml"]) func pipe(_ place: String) throws {
            let folder = try HostileFolder()
            try folder.makeFolder("exercises")
            guard mkfifo(folder.at(place), 0o644) == 0 else { throw SystemFailure("mkfifo") }
            try folder.check(finds: "not-a-file", in: place, name: "pipe \(place)")
        }

        @Test func folderNamedLikeAFile() throws {
            let folder = try HostileFolder()
            try folder.write(trap + "/2025-11-13-inside.yaml", "date: 2025-11-13\nexercises:\n  - Squat: [100kg x 5]\n")
            try folder.check(finds: "not-a-file", in: trap)
        }

        @Test func fileWhereAFolderBelongs() throws {
            let folder = try HostileFolder()
            for place in ["meals", "exercises", "foods", ".antrain"] { try folder.write(place, "what") }
            try folder.check()
        }

        @Test func anUnreadableFile() throws {
            let folder = try HostileFolder()
            try folder.write(trap, "date: 2025-11-13\n")
            chmod(folder.at(trap), 0)
            try folder.check(finds: "unreadable-file", in: trap, prefix: try anotherUser())
        }

        @Test func anUnreadableFolder() throws {
            let folder = try HostileFolder()
            try folder.write("meals/2025/2025-11-13.yaml", "date: 2025-11-13\n")
            chmod(folder.at("meals/2025"), 0)
            defer { chmod(folder.at("meals/2025"), 0o755) }
            try folder.check(finds: "unreadable-file", in: "meals/2025", prefix: try anotherUser())
        }

        /// Nothing is unreadable for root: the words that run a program as somebody else.
        private func anotherUser() throws -> [String] {
            guard geteuid() == 0 else { return [] }
            let prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            let isPossible = (try? Program.run(["--version"], prefix: prefix))?.status == 0
            if !isPossible { try Test.cancel("root reads everything, and nobody can't run the program") }
            return prefix
        }

        @Test func filesThatComeAndGo() throws {
            let folder = try HostileFolder()
            let script =
                "cd '\(folder.at("workouts/2025"))' && while :; do for i in 1 2 3 4 5 6 7 8; do echo 'date: 2025-11-13' > v$i.yaml; done; rm -f v*.yaml; done"
            let churn = try Program.spawn(["sh", "-c", script])
            defer {
                var status: Int32 = 0
                kill(churn, SIGKILL)
                waitpid(churn, &status, 0)
            }
            for _ in 0..<40 {
                let outcome = try folder.check()
                let mine = outcome.output.split(separator: "\n").filter { $0.contains("/v") && $0.contains("unreadable") }
                #expect(mine.isEmpty)
            }
        }

        @Test func aVeryDeepTree() throws {
            let folder = try HostileFolder()
            let deep = "workouts" + String(repeating: "/d", count: 1500)
            try folder.makeFolder(deep)
            let outcome = try folder.check()
            #expect(outcome.output.contains("[linked-loop]"))
        }
    }

    /// What a file may be called.
    @Suite struct Names {
        static let names = [
            "with spaces", " leading", "trailing ", "line\nbreak", "carriage\rreturn", "tab\there", "\u{1B}[31mred\u{1B}[0m",
            "bell\u{7}",
            "🏋️‍♀️ gün", "e\u{301}te\u{301}", "\u{202E}txet", "zero\u{200B}width", "quote'\"`$(x)", "back\\slash", "-rf", "--help",
            "*?[a]", "%s%n", "con:nul",
            String(repeating: "n", count: 240), String(repeating: "a\u{301}", count: 80), "::error::", "#hash", "~", "a;b&c|d",
        ]

        @Test(arguments: names) func name(_ name: String) throws {
            let folder = try HostileFolder()
            let text = "date: 2025-11-13\nexercises:\n  - Squat:\n      - 100kg x 5 @80\n"
            try folder.write("workouts/\(name)/\(name).yaml", text)
            let outcome = try folder.check(name: name.debugDescription)
            #expect(outcome.output.split(separator: "\n").count { $0.hasSuffix("[rpe-range]") } == 2)
            #expect(!outcome.output.utf8.contains(0x1B), "an escape sequence reaches the terminal")
        }

        @Test func invalidUTF8() throws {
            let folder = try HostileFolder()
            // Bytes that no Swift string holds: "\xFF\xC3.yaml". Not every file system takes them.
            let name: [CChar] =
                Array(folder.at("workouts/2025/").utf8CString.dropLast()) + [-1, -61] + Array(".yaml".utf8CString)
            guard let file = fopen(name, "w") else { return }
            fputs("date: 2025-11-13\nexercises:\n  - Squat:\n      - 100kg x 5 @80\n", file)
            fclose(file)
            // Whether the file is read or its name is refused: it has not vanished.
            let codes = try folder.check().output.split(separator: "\n").compactMap { $0.split(separator: "[").last }
            #expect(codes.count >= 2 && !codes.contains("vanished-file]"), "\(codes)")
        }
    }
}

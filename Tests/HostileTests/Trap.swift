import Testing

/// One file whose text is made to take a reader's time, memory or stack.
struct Trap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let place: String
    /// What must be found in it; nil where any answer will do.
    let code: String?
    let text: @Sendable () -> String

    init(
        _ name: String, _ code: String?, at place: String = "workouts/2025/2025-11-13-trap.yaml",
        text: @escaping @Sendable () -> String
    ) {
        testDescription = name
        self.place = place
        self.code = code
        self.text = text
    }

    /// `count` lines, each made from its number.
    static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        var text = ""
        for number in 0..<count {
            text += line(number)
            text += "\n"
        }
        return text
    }

    static func `repeat`(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}

extension Hostile {
    @Suite struct Texts {
        @Test(arguments: Trap.yaml) func yaml(_ trap: Trap) throws { try spring(trap) }
        @Test(arguments: Trap.values) func values(_ trap: Trap) throws { try spring(trap) }
        @Test(arguments: Trap.markdown) func markdown(_ trap: Trap) throws { try spring(trap) }

        private func spring(_ trap: Trap) throws {
            let folder = try HostileFolder()
            try folder.write(trap.place, trap.text())
            try folder.check(finds: trap.code, in: trap.place, name: trap.testDescription)
        }
    }
}

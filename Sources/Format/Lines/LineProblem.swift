import Documents

/// What is wrong with, or doubtful about, a line of a grammar: a place in the line, and what to say.
public struct LineProblem: Sendable {
    public var code: Code
    /// Byte offsets in the line.
    public var start: Int
    public var end: Int
    public var message: Phrase
    public var expected: Phrase?
    public var help: Phrase?
    /// The whole line as it should be.
    public var rewritten: String?

    init(
        _ code: Code, _ start: Int, _ end: Int, _ message: Phrase, expected: Phrase? = nil,
        help: Phrase? = nil, rewritten: String? = nil
    ) {
        self.code = code
        self.start = start
        self.end = max(end, start)
        self.message = message
        self.expected = expected
        self.help = help ?? rewritten.map { Phrase("Write: {0}", $0) }
        self.rewritten = rewritten
    }
}

/// An error that ends the reading of a line.
struct LineError: Error {
    let problem: LineProblem

    init(_ problem: LineProblem) { self.problem = problem }
}

extension Reader {
    /// Turns the problems of a line into findings at the node that holds it.
    func report(_ problems: [LineProblem], in node: NodeID) {
        for problem in problems {
            let whole = tree.span(node)
            let fix = problem.rewritten.map { [Edit(whole, fixText($0, node))] } ?? []
            findings.append(
                Finding(
                    problem.code, at: tree.span(node, problem.start, problem.end), problem.message,
                    expected: problem.expected, help: problem.help, fix: fix))
        }
    }

    /// A corrected line, in quotes where its carrier needs them.
    private func fixText(_ text: String, _ node: NodeID) -> String {
        if let body = tree.bodyStart, Int(tree[node].start) >= body { return text }
        return YAMLPrinter.scalar(text)
    }
}

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
            if problem.code == "unbalanced-note", let cut = cutByComment(problem, node) {
                findings.append(cut)
                continue
            }
            let whole = tree.span(node)
            let fix = problem.rewritten.map { [Edit(whole, fixText($0, node))] } ?? []
            findings.append(
                Finding(
                    problem.code, at: problem.start < problem.end ? tree.span(node, problem.start, problem.end) : whole,
                    problem.message,
                    expected: problem.expected, help: problem.help, fix: fix))
        }
    }

    /// The dash of an item that holds nothing.
    func dash(before node: NodeID) -> Span {
        var dash = tree.span(node).start
        let bytes = tree.source.bytes
        while dash > 0, bytes[dash - 1].isBlank { dash -= 1 }
        return dash > 0 && bytes[dash - 1] == UInt8(ascii: "-") ? Span(dash - 1, dash) : tree.span(node)
    }

    /// Reports an item of a list that holds nothing, at its dash.
    func reportEmpty(_ code: Code, _ node: NodeID, _ message: Phrase, expected: Phrase?) {
        findings.append(
            Finding(
                code, at: dash(before: node), message, expected: expected,
                help: "Write the line behind the dash, or delete the dash."))
    }

    /// An open bracket before a comment: ` #` has cut the line, and quotes keep it whole.
    private func cutByComment(_ problem: LineProblem, _ node: NodeID) -> Finding? {
        let (source, span) = (tree.source, tree.span(node))
        let line = source.lineSpan(source.lineIndex(at: span.start))
        var hash = span.end
        while hash < line.end, source.bytes[hash].isBlank { hash += 1 }
        guard tree[node].style == .plain, tree[node].kind == .scalar, hash > span.end, hash < line.end,
            source.bytes[hash] == UInt8(ascii: "#"), tree.bodyStart.map({ hash < $0 }) != false
        else { return nil }
        let whole = Span(span.start, line.end)
        let text = source.slice(whole).trimmed.string
        return Finding(
            "cut-by-comment", at: Span(hash, hash + 1),
            "Here the line ends to YAML, with its bracket open: a blank and `#` begin a comment.",
            expected: "the line in quotes", help: Phrase("Write: {0}", YAMLPrinter.quoted(text)),
            related: .init(span: tree.span(node, problem.start, problem.end), message: "The bracket is opened here."),
            fix: [Edit(whole, YAMLPrinter.quoted(text))])
    }

    /// Reports the problems of a line that was put together from the values of keys, each at its value.
    func report(_ problems: [LineProblem], in node: NodeID, _ parts: [(text: String, node: NodeID)]) {
        for problem in problems {
            var end = -1
            let part = parts.first { part in
                end += part.text.utf8.count + 1
                return problem.start < end
            }
            let place = part.map(\.node) ?? 0
            report(
                problem.code, place == 0 ? node : place, problem.message, expected: problem.expected,
                help: problem.rewritten == nil ? problem.help : nil)
        }
    }

    /// A corrected line, in quotes where its carrier needs them.
    private func fixText(_ text: String, _ node: NodeID) -> String {
        if let body = tree.bodyStart, Int(tree[node].start) >= body { return text }
        return YAMLPrinter.scalar(text)
    }
}

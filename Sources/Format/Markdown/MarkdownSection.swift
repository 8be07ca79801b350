import Documents
import Domain

/// A `##` heading with its list and its prose.
struct MarkdownSection {
    let heading: MarkdownBlock
    var items: [MarkdownBlock] = []
    var prose: [Span] = []

    /// The heading's text.
    private let title: String

    init(heading: MarkdownBlock, title: String) {
        self.heading = heading
        self.title = title
    }

    mutating func add(prose span: Span) { prose.append(span) }

    /// Headings that are keys of the file and no names: `## Notes`, `## Laps`.
    func reservedKey(_ kind: Kind, has: (StaticString) -> Bool) -> StaticString? {
        guard kind == .workout || kind == .mealDay else { return nil }
        let word = NameKey(title).text
        if word == "notes", items.isEmpty { return "notes" }
        guard kind == .workout else { return nil }
        if has("cardio_type") {
            if word == "laps" { return "laps" }
            if word == "intervals" { return "intervals" }
        }
        return has("metcon_type") && word == "movements" ? "movements" : nil
    }

    /// The list as it is.
    func list(_ body: MarkdownBody) -> NodeID {
        let tree = body.reader.tree
        return tree.addContainer(.sequence, items.map { tree.addSlice($0.text) }, at: heading.span)
    }

    /// The section as the long form of an exercise or a meal.
    func item(_ body: MarkdownBody, _ kind: Kind) -> NodeID {
        let tree = body.reader.tree
        var title = MarkdownHeading(heading, body.reader)
        if kind == .mealDay { title.splitTime() }
        var keys = body.pair(kind == .mealDay ? "meal" : "exercise", title.nameNode(tree))
        if let time = title.time { keys += body.pair("time", tree.addSlice(time)) }
        if let superset = title.superset { keys += body.pair("superset", tree.addSlice(superset)) }
        keys += title.extra
        let notes = body.text(prose)
        if notes != 0 {
            if title.extraKeys.contains("notes") {
                body.reader.findings.append(
                    Finding(
                        "notes-twice", at: heading.text, "There is text below this heading, and `notes` in it as well.",
                        help: "Keep one of the two: move the text into the other place."))
            } else {
                keys += body.pair("notes", notes)
                noteSetsInProse(body.reader)
            }
        }
        let lines = items.map { line($0, body, kind) }
        let list = tree.addContainer(.sequence, lines, at: heading.text)
        keys += body.pair(kind == .mealDay ? "foods" : "sets", list)
        return tree.addContainer(.map, keys, at: heading.text)
    }

    /// A list item: a line, with its check box as a mark and what is nested under it as notes.
    private func line(_ item: MarkdownBlock, _ body: MarkdownBody, _ kind: Kind) -> NodeID {
        let tree = body.reader.tree
        var span = item.text
        let mark = Self.checkBox(tree.source.slice(span))
        if mark != .none {
            span.start += 3
            while span.start < span.end, tree.source.bytes[span.start].isBlank { span.start += 1 }
        }
        if let comment = Self.commentStart(tree.source.slice(span)) { span.end = span.start + comment }
        let node = tree.addSlice(span)
        tree.update(node) { $0.mark = mark }
        guard let nested = item.nested, kind != .template else { return node }
        noteSwallowed(nested, body.reader)
        let notes = tree.addText(Self.dedented(MarkdownBody.unified(tree.source.slice(nested).string)), at: nested)
        tree.update(node) { $0.mark = .none }
        let map = tree.addContainer(.map, body.pair(kind == .mealDay ? "food" : "set", node) + body.pair("notes", notes), at: span)
        tree.update(map) { $0.mark = mark }
        return map
    }

    static func checkBox(_ bytes: Bytes) -> Node.Mark {
        guard bytes.count >= 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"),
            bytes.count == 3 || bytes[3].isBlank
        else { return .none }
        switch bytes[1] {
        case 32: return .planned
        case UInt8(ascii: "-"): return .missed
        case UInt8(ascii: "x"), UInt8(ascii: "X"): return .done
        default: return .none
        }
    }

    /// Where ` <!--` begins behind a line.
    private static func commentStart(_ bytes: Bytes) -> Int? {
        guard var i = bytes.firstIndex(of: UInt8(ascii: "<"), from: 0), bytes.part(i, i + 4).equals("<!--") else { return nil }
        while i > 0, bytes[i - 1].isBlank { i -= 1 }
        return i
    }

    private static func dedented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indents = lines.dropFirst().filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
        let indent = indents.min() ?? 0
        return ([lines.first.map(String.init) ?? ""] + lines.dropFirst().map { String($0.dropFirst(indent)) }).joined(separator: "\n")
    }

    /// Whether a line would be a set if it stood in a list.
    static func looksLikeSet(_ bytes: Bytes) -> Bool {
        guard bytes.contains(where: { $0.isDigit }), bytes.count < 60 else { return false }
        var problems: [LineProblem] = []
        guard let set = SetLine.parse(bytes, unit: .kg, problems: &problems), problems.isEmpty else { return false }
        if case .unspecified = set.load { return false }
        return true
    }

    /// Sets that an indentation or a dash has made a part of the set above.
    private func noteSwallowed(_ nested: Span, _ reader: Reader) {
        forEachLine(nested, reader) { line, text in
            reader.findings.append(
                Finding(
                    "swallowed-set", at: line, "This line is a part of the set above it, and not counted.",
                    expected: "a list item of its own, not indented",
                    help: Phrase("Write: - {0}", text)))
        }
    }

    private func noteSetsInProse(_ reader: Reader) {
        for span in prose {
            forEachLine(span, reader) { line, text in
                reader.findings.append(
                    Finding(
                        "set-in-prose", at: line, "This line looks like a set, but stands in the text.",
                        expected: "a list item", help: Phrase("Write: - {0}", text)))
            }
        }
    }

    private func forEachLine(_ span: Span, _ reader: Reader, _ found: (Span, String) -> Void) {
        let source = reader.tree.source
        let first = source.lineIndex(at: span.start)
        let last = source.lineIndex(at: max(span.start, span.end - 1))
        for index in first...last {
            let line = source.lineSpan(index)
            var start = max(line.start, index == first ? span.start : line.start)
            let bytes = source.bytes
            while start < line.end, bytes[start].isBlank { start += 1 }
            let body = start
            if start < line.end, "-*+".utf8.contains(bytes[start]) { start += 1 }
            if source.slice(Span(start, line.end)).starts(with: "–") || source.slice(Span(start, line.end)).starts(with: "—") { start += 3 }
            while start < line.end, bytes[start].isBlank { start += 1 }
            let text = source.slice(Span(start, line.end))
            if Self.looksLikeSet(text) { found(Span(body, line.end), text.string) }
        }
    }
}

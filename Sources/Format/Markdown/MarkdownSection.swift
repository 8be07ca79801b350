import Documents
import Domain

/// A `##` heading with its list and its prose.
struct MarkdownSection {
    let heading: MarkdownBlock
    private(set) var items: [MarkdownBlock] = []
    private(set) var prose: [Span] = []
    private let title: MarkdownHeading
    private var endsWithProse = false

    init(_ heading: MarkdownBlock, _ reader: Reader, _ kind: Kind) {
        self.heading = heading
        title = MarkdownHeading.named(heading, reader, kind: kind)
    }

    /// Prose that follows prose goes on with it, verbatim.
    mutating func add(prose span: Span) {
        if endsWithProse { prose[prose.count - 1].end = span.end } else { prose.append(span) }
        endsWithProse = true
    }

    mutating func add(item: MarkdownBlock) {
        items.append(item)
        endsWithProse = false
    }

    mutating func interrupt() { endsWithProse = false }

    /// Headings that are keys of the file and no names: `## Notes`, `## Laps`.
    func reservedKey(_ kind: Kind, _ body: MarkdownBody) -> StaticString? {
        guard kind == .workout || kind == .mealDay, title.isPlain else { return nil }
        let word = NameKey(body.reader.tree.source.slice(title.name).string).text
        if word == "notes", items.isEmpty { return "notes" }
        guard kind == .workout else { return nil }
        if body.has("cardio_type") {
            if word == "laps" { return "laps" }
            if word == "intervals" { return "intervals" }
        }
        return body.has("metcon_type") && word == "movements" ? "movements" : nil
    }

    /// The list as it is.
    func list(_ body: MarkdownBody) -> NodeID {
        for span in prose {
            body.ignore(
                span,
                Phrase(
                    "This text is not read: below `{0}` stands only a list.", body.reader.tree.source.slice(title.name).string),
                expected: "list items", help: "Move it above the first heading, where it is a part of the session's notes.")
        }
        return body.reader.tree.addContainer(.sequence, items.map { line($0, body, nil) }, at: heading.span)
    }

    /// The section as the long form of an exercise or a meal.
    func item(_ body: MarkdownBody, _ kind: Kind) -> NodeID {
        let tree = body.reader.tree
        let nameKey: StaticString = kind == .mealDay ? "meal" : "exercise"
        var keys =
            title.name.isEmpty && title.extraKeys.contains(nameKey.description) ? [] : body.pair(nameKey, title.nameNode(tree))
        if let time = title.time { keys += body.pair("time", tree.addSlice(time)) }
        if let superset = title.superset { keys += body.pair("superset", tree.addSlice(superset)) }
        keys += title.extra
        let notes = body.text(prose)
        if notes != 0 {
            if title.extraKeys.contains("notes") {
                body.reader.findings.append(
                    Finding(
                        "notes-twice", at: body.firstLine(prose[0]),
                        "This text and `notes:` in the heading would be the same value.",
                        expected: "one of the two",
                        help: "Move what stands behind `notes:` down to this text, and delete the key.",
                        related: .init(span: heading.text, message: "The other text stands here.")))
            } else {
                keys += body.pair("notes", notes)
                for span in prose { Self.noteLinesInProse(span, body.reader, kind) }
            }
        }
        let lines = items.map { line($0, body, kind) }
        let list = tree.addContainer(.sequence, lines, at: heading.text)
        keys += body.pair(kind == .mealDay ? "foods" : "sets", list)
        return tree.addContainer(.map, keys, at: heading.text)
    }

    /// A list item: a line, with its check box as a mark and what is nested under it as notes; or the
    /// long form in curly brackets. Without a kind, the line belongs to a list of the session's own.
    private func line(_ item: MarkdownBlock, _ body: MarkdownBody, _ kind: Kind?) -> NodeID {
        let tree = body.reader.tree
        var span = item.text
        var mark = Self.checkBox(tree.source.slice(span))
        if mark != .none {
            if kind != .workout {
                body.reader.passedOver.append(Span(span.start, span.start + 3))
                mark = .none
            }
            span.start += 3
            while span.start < span.end, tree.source.bytes[span.start].isBlank { span.start += 1 }
        }
        var nested = item.nested
        if let comment = Self.commentStart(tree.source.slice(span)) {
            skipComment(from: span.start + comment, tree.source, &nested)
            span.end = span.start + comment
            while span.end > span.start, tree.source.bytes[span.end - 1].isBlank { span.end -= 1 }
        }
        if let rest = nested, MarkdownReader.isComments(tree.source.slice(rest)) { nested = nil }
        let node = longForm(span, body.reader) ?? tree.addSlice(span)
        guard let nested else {
            tree.update(node) { $0.mark = mark }
            return node
        }
        guard let kind, tree[node].kind == .scalar else {
            body.ignore(
                nested, "This text is not read: below this list item stands nothing else.", expected: "a list item of its own",
                help: "Put it into the item above, or into the notes of the file.")
            return node
        }
        body.noteHeadingsWithoutSpace(nested)
        if kind == .workout { noteSwallowed(nested, body.reader) }
        tree.prose.append(nested)
        let notes = tree.addText(Self.dedented(MarkdownBody.unified(tree.source.slice(nested).string)), at: nested)
        let map = tree.addContainer(
            .map, body.pair(kind == .mealDay ? "food" : "set", node) + body.pair("notes", notes), at: span)
        tree.update(map) { $0.mark = mark }
        return map
    }

    /// `{load: bw+10kg, reps: 6, set_type: failure}`; nil where the line is no such thing.
    private func longForm(_ span: Span, _ reader: Reader) -> NodeID? {
        let bytes = reader.tree.source.slice(span)
        guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
        let (findings, truncated) = (reader.findings.count, reader.tree.truncated)
        let node = reader.readFlow(span)
        if reader.findings.count == findings, reader.tree[node].kind == .map { return node }
        reader.findings.removeSubrange(findings...)
        reader.tree.truncated = truncated
        return nil
    }

    /// A comment that runs on to the next lines is no note.
    private func skipComment(from start: Int, _ source: SourceText, _ nested: inout Span?) {
        guard var rest = nested, let close = source.bytes.firstIndex(of: "-->", from: start), close >= rest.start else { return }
        rest = Span(min(close + 3, rest.end), rest.end)
        while rest.start < rest.end, source.bytes[rest.start].isBlank || source.bytes[rest.start].isLineEnd { rest.start += 1 }
        nested = rest.isEmpty ? nil : rest
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

    /// Where a comment begins in a line.
    private static func commentStart(_ bytes: Bytes) -> Int? {
        guard let open = bytes.firstIndex(of: "<!--", from: 0), open == 0 || bytes[open - 1].isBlank else { return nil }
        return open
    }

    private static func dedented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indents = lines.dropFirst().filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
        let indent = indents.min() ?? 0
        return ([lines.first.map(String.init) ?? ""] + lines.dropFirst().map { String($0.dropFirst(indent)) }).joined(
            separator: "\n")
    }

    /// Whether a line would be one of the file's lines if it stood in a list.
    static func looksLikeLine(_ bytes: Bytes, _ kind: Kind) -> Bool {
        guard bytes.contains(where: { $0.isDigit }), bytes.count < 80 else { return false }
        var problems: [LineProblem] = []
        switch kind {
        case .workout:
            guard let set = SetLine.parse(bytes, unit: .kg, problems: &problems), problems.allSatisfy({ $0.code == "set-order" })
            else { return false }
            if case .unspecified = set.load { return false }
            return true
        case .template: return PrescriptionLine.parse(bytes, unit: .kg, problems: &problems) != nil && problems.isEmpty
        case .mealDay:
            guard bytes.count < 40, bytes[0].isDigit, let entry = FoodLine.parse(bytes, problems: &problems) else { return false }
            // An amount and a unit: `80 g Oats`, and no `2 hours later`.
            let words = FoodPhrase(entry.phrase).rest.split(separator: " ")
            return words.count > 1 && (FoodUnit.grams(String(words[0])) ?? FoodUnit.millilitres(String(words[0]))) != nil
        default: return false
        }
    }

    /// Sets that an indentation or a dash has made a part of the set above.
    private func noteSwallowed(_ nested: Span, _ reader: Reader) {
        Self.forEachLine(nested, reader, .workout) { line, set in
            let text = reader.tree.source.slice(set).string
            let start = reader.tree.source.lineSpan(reader.tree.source.lineIndex(at: line.start)).start
            reader.findings.append(
                Finding(
                    "swallowed-set", at: line, "This line is read as a note on the set above it, and not counted.",
                    expected: "a list item of its own, not indented: - 80kg x 8", help: Phrase("Write: - {0}", text),
                    fix: [Edit(Span(start, set.start), "- ")]))
        }
    }

    /// Lines that were meant for the list, and stand in the text.
    static func noteLinesInProse(_ span: Span, _ reader: Reader, _ kind: Kind) {
        let source = reader.tree.source
        let bytes = source.slice(span)
        guard !bytes.starts(with: "```"), !bytes.starts(with: "~~~") else { return }
        forEachLine(span, reader, kind) { line, body in
            // Items of a list above the first heading are told of as sets.
            guard line.start == body.start || !"-*+".utf8.contains(source.bytes[line.start]) else { return }
            let start = source.lineSpan(source.lineIndex(at: line.start)).start
            reader.findings.append(
                Finding(
                    "set-in-prose", at: line,
                    kind == .mealDay
                        ? "This line looks like a food, but is read as a note: it begins with no `- `."
                        : "This line looks like a set, but is read as a note: it begins with no `- `.",
                    expected: "a list item", help: Phrase("Write: - {0}", source.slice(body).string),
                    fix: [Edit(Span(start, body.start), "- ")]))
        }
    }

    /// The lines of a text that look like the file's own: the line without blanks at its ends, and what
    /// of it stands behind a dash.
    static func forEachLine(_ span: Span, _ reader: Reader, _ kind: Kind, _ found: (Span, Span) -> Void) {
        let source = reader.tree.source
        let bytes = source.bytes
        let first = source.lineIndex(at: span.start)
        let last = source.lineIndex(at: max(span.start, span.end - 1))
        for index in first...last {
            let line = source.lineSpan(index)
            var start = max(line.start, index == first ? span.start : line.start)
            var end = line.end
            while end > start, bytes[end - 1].isBlank { end -= 1 }
            while start < end, bytes[start].isBlank { start += 1 }
            let body = start
            if start < end, "-*+".utf8.contains(bytes[start]) { start += 1 }
            if Typography.dashLength(bytes, start) == 3 || source.slice(Span(start, end)).starts(with: "•") { start += 3 }
            while start < end, bytes[start].isBlank { start += 1 }
            guard start < end, looksLikeLine(source.slice(Span(start, end)), kind) else { continue }
            found(Span(body, end), Span(start, end))
        }
    }
}

import Documents
import Domain

/// What is said where the short form of an exercise or meal (`- Bench Press: [lines]`) went wrong.
extension Reader {
    /// Keys of the long form beside the short one: `- Bench Press: …` and `notes: …` below it.
    func reportMixed(_ map: NodeID, _ key: NodeID, owner: NodeID, name: Field, lines: Field) {
        let source = tree.source
        let span = tree.span(key)
        let text = source.slice(span).string
        let hasLines = tree.value(map, lines.key) != 0
        var fix: [Edit] = []
        if hasLines, tree[tree[key].next].kind == .null,
            let colon = source.bytes.firstIndex(of: UInt8(ascii: ":"), from: span.end)
        {
            fix = [Edit(Span(span.start, colon + 1), "\(name.name): \(text)")]
        } else if !hasLines {
            let separator = tree[map].style == .flow ? ", " : "\n" + indent(span.start)
            fix = [Edit(span, "\(name.name): \(text)\(separator)\(lines.name)")]
        }
        findings.append(
            Finding(
                "mixed-forms", at: tree.span(owner),
                Phrase("`{0}` is a key of the long form, and `{1}:` begins the short one.", tree.text(owner), tree.text(key)),
                expected: Phrase("`{0}: {1}`, then `{2}:` with its lines", name.name, tree.text(key), lines.name),
                help: Phrase(
                    "Write `{0}: {1}` instead of `{1}:`, and put the lines under `{2}:`.", name.name, tree.text(key), lines.name),
                fix: fix))
    }

    /// Keys of the long form below the name: `- Bench Press:` and, deeper, `sets: …`.
    func reportNested(_ key: NodeID, _ inner: NodeID, name: Field, lines: Field) {
        let source = tree.source
        let span = tree.span(key)
        var fix: [Edit] = []
        let first = tree.span(tree.firstChild(inner))
        let shift = indent(first.start).utf8.count - indent(span.start).utf8.count
        if tree[inner].style == .block, shift > 0, let colon = source.bytes.firstIndex(of: UInt8(ascii: ":"), from: span.end) {
            fix.append(Edit(Span(span.start, colon + 1), "\(name.name): \(source.slice(span).string)"))
            for line in source.lineIndex(at: first.start)...source.lineIndex(at: max(first.start, tree.span(inner).end - 1)) {
                let start = source.lineStarts[line]
                if source.slice(Span(start, start + shift)).allSatisfy({ $0 == 32 }) {
                    fix.append(Edit(Span(start, start + shift), ""))
                }
            }
        }
        findings.append(
            Finding(
                "mixed-forms", at: first,
                Phrase(
                    "`{0}` is a key of the long form, and `{1}:` begins the short one.", tree.text(tree.firstChild(inner)),
                    tree.text(key)),
                expected: Phrase("`{0}: {1}`, then `{2}:` with its lines", name.name, tree.text(key), lines.name),
                help: Phrase("Write `{0}: {1}` instead of `{1}:`, and its keys right below it.", name.name, tree.text(key)),
                fix: fix))
    }

    /// A second name without a `- ` of its own.
    func reportNoDash(_ map: NodeID, _ key: NodeID, name: Field) {
        findings.append(
            Finding(
                "wrong-type", at: tree.span(key),
                Phrase("`{0}` does not begin with `- `, as every {1} of a list does.", tree.text(key), name.name),
                expected: Phrase("- {0}:", tree.text(key)), help: "Begin each with `- `, one below the other.", fix: dashes(map)))
    }

    /// `-Bench Press:`, which is a key and no item.
    func reportTightDashes(_ map: NodeID, name: Field) {
        var edits: [Edit] = []
        var key = tree.firstChild(map)
        while key != 0 {
            let start = tree.span(key).start
            if tree.bytes(key).first == UInt8(ascii: "-") { edits.append(Edit(Span(start + 1, start + 1), " ")) }
            key = tree[tree[key].next].next
        }
        let start = tree.span(tree.firstChild(map)).start
        let text = tree.text(tree.firstChild(map)).dropFirst()
        findings.append(
            Finding(
                "wrong-type", at: Span(start, start + 1),
                "A space is missing behind this `-`, so the line is not an item of a list.",
                expected: Phrase("- {0}:", String(text)), help: Phrase("Write: - {0}:", String(text)), fix: edits))
    }

    /// The dashes that a list is missing, where nothing else has to be moved for them.
    private func dashes(_ map: NodeID) -> [Edit] {
        guard tree[map].style == .block else { return [] }
        let start = tree.span(map).start
        let source = tree.source
        let isItem = start >= 2 && source.bytes[start - 2] == UInt8(ascii: "-") && source.bytes[start - 1] == 32
        var edits: [Edit] = []
        var key = tree.firstChild(map)
        while key != 0 {
            let value = tree[key].next
            let span = tree.span(key)
            if isItem {
                if span.start != start { edits.append(Edit(Span(span.start - 2, span.start), "- ")) }
            } else {
                let inner = tree.span(value)
                let isFree = tree[value].style != .block || indent(inner.start).utf8.count >= indent(span.start).utf8.count + 2
                guard isFree else { return [] }
                edits.append(Edit(Span(span.start, span.start), "- "))
            }
            key = tree[value].next
        }
        return edits
    }

    /// The blanks that a line needs to begin where `offset` is.
    private func indent(_ offset: Int) -> String {
        String(repeating: " ", count: offset - tree.source.lineSpan(tree.source.lineIndex(at: offset)).start)
    }

    /// A name without lines; what is wrong is often a `:` that is missing. `isLine` tells whether a text
    /// could be a line.
    func reportNoLines(_ node: NodeID, _ message: Phrase, _ grammar: LineGrammar, isLine: (Bytes) -> Bool) {
        let source = tree.source
        let span = tree.span(node)
        if let body = tree.bodyStart, span.start >= body {
            return report(
                "no-sets", node, message, expected: Phrase("lines below the heading: - {0}", grammar.sample),
                help: "If it is no exercise, begin the heading with `###`.")
        }
        let line = source.lineSpan(source.lineIndex(at: span.start))
        if span.end > line.end, tree[node].style == .plain {
            let name = source.slice(Span(span.start, line.end)).trimmed.string
            findings.append(
                Finding(
                    "no-sets", at: Span(span.start, line.end),
                    Phrase("A `:` is missing behind `{0}`, so the lines below it are read as a part of its name.", name),
                    expected: Phrase("- {0}:", name), help: Phrase("Write: - {0}:", name),
                    fix: [Edit(Span(line.end, line.end), ":")]))
            return
        }
        if tree[node].style == .plain, let split = split(source.slice(span), isLine) {
            let (name, rest) = (
                source.slice(Span(span.start, span.start + split)).string, source.slice(Span(span.start + split, span.end)).string
            )
            findings.append(
                Finding(
                    "no-sets", at: span,
                    Phrase("A `:` is missing between `{0}` and `{1}`, so both are read as a name.", name, rest.trimmingBlanks),
                    help: Phrase("Write: - {0}:{1}", name, rest), fix: [Edit(Span(span.start + split, span.start + split), ":")]))
            return
        }
        if isLine(source.slice(span)) {
            return report(
                "no-sets", node, Phrase("`{0}` stands where the name of an exercise belongs.", source.slice(span).string),
                expected: Phrase("- Bench Press: {0}", source.slice(span).string),
                help: "Put a `:` behind the exercise above it, and two more spaces in front of this line.")
        }
        report(
            "no-sets", node, message, expected: Phrase("at least one line: {0}", grammar.sample),
            help: Phrase("Write: - {0}: {1}", source.slice(span).string, grammar.sample))
    }

    /// Where a name ends that a line follows.
    private func split(_ bytes: Bytes, _ isLine: (Bytes) -> Bool) -> Int? {
        var i = 0
        while let blank = bytes.firstIndex(of: 32, from: i) {
            let rest = bytes.part(blank + 1, bytes.count)
            if rest.first?.isDigit == true || rest.starts(with: "bw"), isLine(rest) { return blank }
            i = blank + 1
        }
        return nil
    }
}

extension String {
    fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}

import Documents
import Domain

/// Workouts, templates and meal days: headings with their lists.
extension MarkdownBody {
    // MARK: Workouts, templates and meal days

    func sections(_ blocks: [MarkdownBlock], _ kind: Kind) -> [NodeID] {
        var pairs: [NodeID] = []
        var items: [NodeID] = []
        var section: MarkdownSection?
        var opening: [Span] = []
        var goesOn = false
        var lists: [(StaticString, NodeID)] = []
        func close() {
            guard let section else { return }
            if let key = section.reservedKey(kind, self) {
                if key.equals("notes") { opening += section.prose } else { lists.append((key, section.list(self))) }
            } else {
                items.append(section.item(self, kind))
            }
        }
        /// What stands above the first heading goes on verbatim until a comment interrupts it.
        func open(_ span: Span) {
            if goesOn { opening[opening.count - 1].end = span.end } else { opening.append(span) }
            goesOn = true
        }
        for (index, block) in blocks.enumerated() {
            switch block.kind {
            case .comment:
                section?.interrupt()
                goesOn = false
            case .heading(1, let underlined):
                if underlined { setext(block) }
                if section != nil {
                    section?.add(prose: block.span)
                } else if opening.isEmpty, pairs.isEmpty {
                    pairs += title(block, "name")
                } else {
                    open(block.span)
                }
            case .heading(2, let underlined):
                if underlined { setext(block) }
                close()
                section = MarkdownSection(block, reader, kind)
            case .item:
                if section == nil {
                    noteStrayItem(block, below: Self.leading(blocks[..<index]))
                    open(block.span)
                } else {
                    section?.add(item: block)
                }
            default:
                noteHeadingsWithoutSpace(block.span)
                if section == nil { open(block.span) } else { section?.add(prose: block.span) }
            }
        }
        close()
        for span in opening { MarkdownSection.noteLinesInProse(span, reader, kind) }
        if let key = kind.proseKey { pairs += prosePair(opening, key) }
        for (key, list) in lists { pairs += pair(key, list) }
        if !items.isEmpty {
            let body = Span(tree.bodyStart ?? 0, tree.source.bytes.count)
            pairs += pair(kind == .mealDay ? "meals" : "exercises", tree.addContainer(.sequence, items, at: body))
        }
        return pairs
    }

    /// The block that the items before it in a list stand below.
    static func leading(_ blocks: ArraySlice<MarkdownBlock>) -> MarkdownBlock? {
        blocks.last {
            switch $0.kind {
            case .item, .comment: false
            default: true
            }
        }
    }

    /// A list above the first heading is a part of the notes; a set there has lost its exercise.
    func noteStrayItem(_ block: MarkdownBlock, below leading: MarkdownBlock?) {
        guard kind == .workout || kind == .template else { return }
        let (name, sets) = strayItem(block)
        guard let set = sets.first else { return }
        var finding = Finding(
            "set-without-exercise", at: set, "This set stands below no exercise.",
            expected: "a heading with the exercise above its sets: ## Bench Press")
        if let name {
            finding.message = Phrase("This set stands below no heading, so `{0}` is not read as its exercise.", name)
            let lines = sets.map { "- " + tree.source.slice($0).trimmed.string }
            let lineEnd = tree.source.bytes.contains(13) ? "\r\n" : "\n"
            finding.help = Phrase("Write `## {0}`, and each set on a line below it: {1}", name, lines[0])
            finding.fix = [Edit(block.span, (["## " + name] + lines).joined(separator: lineEnd))]
        } else if let leading, case .heading(let level, _) = leading.kind {
            let name = tree.source.slice(leading.text).trimmed.string
            finding.message = Phrase(
                "`{0} {1}` is no exercise: the name of one stands behind two `#`.", String(repeating: "#", count: level), name)
            finding.help = Phrase("If this is the exercise, write: ## {0}", name)
        } else if let leading, tree.source.slice(leading.span).count < 60,
            !tree.source.slice(leading.span).contains(where: \.isLineEnd)
        {
            finding.help = Phrase(
                "If the line above is the exercise, make it a heading: ## {0}",
                Self.plainName(tree.source.slice(leading.span).string))
        } else {
            finding.help = "Write a line `## Bench Press` above it, with the name of the exercise."
        }
        reader.findings.append(finding)
    }

    /// The exercise that an item names, and the sets behind it or nested in it: `- Bench Press: 80kg x 8`.
    func strayItem(_ block: MarkdownBlock) -> (name: String?, sets: [Span]) {
        guard let kind else { return (nil, []) }
        let text = tree.source.slice(block.text)
        if MarkdownSection.looksLikeLine(text, kind) { return (nil, [block.text]) }
        var sets: [Span] = []
        var name = text.trimmed.string
        if let colon = text.firstIndex(of: UInt8(ascii: ":"), from: 1) {
            let behind = Span(block.text.start + colon + 1, block.text.end)
            if MarkdownSection.looksLikeLine(tree.source.slice(behind).trimmed, kind) {
                sets.append(behind)
                name = text.part(0, colon).trimmed.string
            }
        }
        if let nested = block.nested { MarkdownSection.forEachLine(nested, reader, kind) { _, line in sets.append(line) } }
        sets = sets.map { span in
            var span = span
            while span.start < span.end, tree.source.bytes[span.start].isBlank { span.start += 1 }
            return span
        }
        return (Self.plainName(name), sets)
    }

    /// A name without emphasis, hash and colon.
    static func plainName(_ text: String) -> String {
        var name = Substring(text)
        while let first = name.first, " *_#".contains(first) { name.removeFirst() }
        while let last = name.last, " *_:".contains(last) { name.removeLast() }
        return String(name)
    }

    func setext(_ block: MarkdownBlock) {
        guard case .heading(let level, _) = block.kind, !reader.isFlooded else { return }
        let text = tree.source.slice(block.text).trimmed.string
        let heading = String(repeating: "#", count: level) + " " + text
        let isOneLine = tree.source.lineIndex(at: block.span.end) <= tree.source.lineIndex(at: block.span.start) + 1
        reader.findings.append(
            Finding(
                "underlined-heading", at: block.text,
                level == 2
                    ? "The `---` below makes this line a heading to Markdown."
                    : "The `===` below makes this line a heading to Markdown.",
                expected: level == 2 ? "a heading as `## …`, or an empty line above `---`" : "a heading as `# …`",
                help: Phrase("Write: {0}", heading), fix: isOneLine ? [Edit(block.span, heading)] : []))
    }

    /// `##Bench` is text to Markdown, also where it follows a list.
    func noteHeadingsWithoutSpace(_ span: Span) {
        let source = tree.source
        let first = source.slice(span)
        guard !first.starts(with: "```"), !first.starts(with: "~~~") else { return }
        for index in source.lineIndex(at: span.start)...source.lineIndex(at: max(span.start, span.end - 1)) {
            let line = source.lineSpan(index)
            let bytes = source.slice(line)
            guard bytes.starts(with: "##"), bytes.count > 2, !bytes[2].isBlank, bytes[2] != UInt8(ascii: "#") else { continue }
            let text = source.slice(Span(line.start + 2, line.end)).trimmed.string
            reader.findings.append(
                Finding(
                    "heading-without-space", at: Span(line.start, line.start + 2),
                    "Without a blank behind `##` this line is no heading.",
                    expected: "a blank behind `##`", help: Phrase("Write: ## {0}", text),
                    fix: [Edit(Span(line.start + 2, line.start + 2), " ")]))
        }
    }
}

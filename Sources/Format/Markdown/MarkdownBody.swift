import Documents
import Domain

/// Turns the body of a Markdown file into the keys that the same file would have in YAML, so that
/// one reader serves both carriers.
struct MarkdownBody {
    let reader: Reader
    let kind: Kind?

    private var tree: Tree { reader.tree }

    /// Adds what the body says to the root map.
    func attach(_ blocks: [MarkdownBlock]) {
        guard let kind, !blocks.isEmpty else { return }
        var pairs: [NodeID] = []
        switch kind {
        case .workout, .template, .mealDay: pairs = sections(blocks, kind)
        case .coach: pairs = conversation(blocks)
        default: pairs = prose(blocks, kind)
        }
        guard !pairs.isEmpty else { return }
        let root = tree.root
        let children = Array(tree.children(root)) + pairs
        let style = tree[root].style
        tree.root = tree.addContainer(.map, children, at: tree.span(root))
        tree.update(tree.root) { $0.style = style }
    }

    // MARK: Keys and texts

    func pair(_ key: StaticString, _ value: NodeID) -> [NodeID] {
        [tree.addText(key.description, at: tree.span(value)), value]
    }

    /// The text of some blocks, verbatim but for line ends; 0 for none.
    func text(_ spans: [Span]) -> NodeID {
        guard let first = spans.first, let last = spans.last else { return 0 }
        tree.prose += spans
        if spans.count == 1, !tree.source.slice(first).contains(13) { return tree.addSlice(first) }
        let parts = spans.map { Self.unified(tree.source.slice($0).string) }
        return tree.addText(parts.joined(separator: "\n\n"), at: Span(first.start, last.end))
    }

    static func unified(_ text: String) -> String {
        guard text.utf8.contains(13) else { return text }
        var result = String.UnicodeScalarView()
        var lastWasReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\n", lastWasReturn {
                lastWasReturn = false
                continue
            }
            lastWasReturn = scalar == "\r"
            result.append(lastWasReturn ? "\n" : scalar)
        }
        return String(result)
    }

    func has(_ key: StaticString) -> Bool { tree.value(tree.root, key) != 0 }

    /// Prose both in the front matter and in the body can't both be kept as one value.
    private func prosePair(_ spans: [Span], _ key: StaticString) -> [NodeID] {
        let node = text(spans)
        guard node != 0 else { return [] }
        guard !has(key) else {
            reader.findings.append(
                Finding(
                    "notes-twice", at: firstLine(spans[0]),
                    Phrase("This text and `{0}:` in the front matter would be the same value.", key.description),
                    expected: "one of the two", help: Phrase("Move what stands under `{0}:` down to this text, and delete the key.", key.description),
                    related: .init(span: keySpan(key), message: "The other text stands here.")))
            return []
        }
        return pair(key, node)
    }

    /// The place of a key of the front matter.
    private func keySpan(_ key: StaticString) -> Span {
        var node = tree.firstChild(tree.root)
        while node != 0, !tree.bytes(node).equals(key) { node = tree[tree[node].next].next }
        return tree.span(node)
    }

    func firstLine(_ span: Span) -> Span {
        Span(span.start, min(span.end, tree.source.lineSpan(tree.source.lineIndex(at: span.start)).end))
    }

    /// `# Title` on top of the body; beside a key that says the name it is passed over.
    private func title(_ block: MarkdownBlock, _ key: StaticString) -> [NodeID] {
        guard !block.text.isEmpty else { return [] }
        if has(key) || kind == .mealDay {
            if tree.source.slice(block.text).string != tree.text(tree.value(tree.root, key)) { reader.passedOver.append(block.span) }
            return []
        }
        return pair(key, tree.addSlice(block.text))
    }

    /// Text that has no key to stand under.
    func ignore(_ span: Span, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil) {
        reader.passedOver.append(span)
        reader.findings.append(Finding("text-ignored", at: firstLine(span), message, expected: expected, help: help))
    }

    // MARK: Files whose body is one text

    private func prose(_ blocks: [MarkdownBlock], _ kind: Kind) -> [NodeID] {
        var pairs: [NodeID] = []
        var rest = blocks[...]
        if case .heading(1, _)? = rest.first?.kind, let first = rest.first, kind.proseKey != nil {
            pairs += title(first, "name")
            rest = rest.dropFirst()
        }
        while case .comment? = rest.first?.kind { rest = rest.dropFirst() }
        while case .comment? = rest.last?.kind { rest = rest.dropLast() }
        guard let first = rest.first, let last = rest.last else { return pairs }
        guard let key = kind.proseKey else {
            ignore(
                Span(first.span.start, last.span.end), "This text is not read: of a file of this kind only the keys between the `---` lines are.",
                expected: "key: value, between two lines `---` at the top of the file",
                help: "Write what matters as keys, or as comments behind `#`, between these lines.")
            return pairs
        }
        return pairs + prosePair([Span(first.span.start, last.span.end)], key)
    }

    // MARK: Conversations

    private func conversation(_ blocks: [MarkdownBlock]) -> [NodeID] {
        var pairs: [NodeID] = []
        var items: [NodeID] = []
        var heading: (message: MarkdownHeading, span: Span)?
        var from = 0
        func close(_ end: Int) {
            guard let (message, span) = heading else { return }
            var body = Span(from, end)
            while body.start < body.end, tree.source.bytes[body.start].isLineEnd || tree.source.bytes[body.start].isBlank { body.start += 1 }
            while body.end > body.start, tree.source.bytes[body.end - 1].isLineEnd || tree.source.bytes[body.end - 1].isBlank { body.end -= 1 }
            var keys = pair("from", tree.addSlice(speaker(message.name)))
            let at = Span(Self.skippingBlanks(tree, speaker(message.name).end), message.name.end)
            if !at.isEmpty { keys += pair("at", tree.addSlice(at)) }
            keys += message.extra
            if !message.extraKeys.contains("text") {
                keys += pair("text", body.isEmpty ? tree.addText("", at: span) : text([body]))
            } else if !body.isEmpty {
                ignore(
                    body, "This text is not read, since the heading above says `text:` in its curly brackets.", expected: "one of the two",
                    help: "Delete `text:` from the heading, or this text.")
            }
            items.append(tree.addContainer(.map, keys, at: span))
        }
        for (index, block) in blocks.enumerated() {
            if case .heading(let level, _) = block.kind {
                if level == 1, index == 0 {
                    pairs += title(block, "title")
                    continue
                }
                if level == 2, speaks(block) {
                    close(block.span.start)
                    heading = (MarkdownHeading(block, reader), block.span)
                    from = block.span.end
                    continue
                }
            }
            if heading == nil, !isComment(block) {
                ignore(
                    block.span, "This text belongs to no message.",
                    expected: "a heading above it that says who speaks: ## me 2025-11-12 10:00",
                    help: "Begin the messages with `## me` or `## coach`, with the date behind it.")
            }
        }
        close(tree.source.bytes.count)
        if !items.isEmpty { pairs += pair("messages", tree.addContainer(.sequence, items, at: Span(tree.bodyStart ?? 0, tree.source.bytes.count))) }
        return pairs
    }

    private func isComment(_ block: MarkdownBlock) -> Bool {
        if case .comment = block.kind { return true }
        return false
    }

    /// Whether a heading begins a message: `## me 2025-11-12 10:00`.
    private func speaks(_ block: MarkdownBlock) -> Bool {
        let word = speaker(block.text)
        let bytes = tree.source.slice(word)
        guard bytes.equalsIgnoringCase("me") || bytes.equalsIgnoringCase("coach") else { return false }
        let next = Self.skippingBlanks(tree, word.end)
        return next >= block.text.end || tree.source.bytes[next].isDigit || "{<".utf8.contains(tree.source.bytes[next])
    }

    /// The first word of a heading.
    private func speaker(_ span: Span) -> Span {
        var scanner = Scanner(tree.source.slice(span))
        return Span(span.start, span.start + scanner.letters().count)
    }

    private static func skippingBlanks(_ tree: Tree, _ offset: Int) -> Int {
        var offset = offset
        while offset < tree.source.bytes.count, tree.source.bytes[offset].isBlank { offset += 1 }
        return offset
    }

    // MARK: Workouts, templates and meal days

    private func sections(_ blocks: [MarkdownBlock], _ kind: Kind) -> [NodeID] {
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
    private static func leading(_ blocks: ArraySlice<MarkdownBlock>) -> MarkdownBlock? {
        blocks.last {
            switch $0.kind {
            case .item, .comment: false
            default: true
            }
        }
    }

    /// A list above the first heading is a part of the notes; a set there has lost its exercise.
    private func noteStrayItem(_ block: MarkdownBlock, below leading: MarkdownBlock?) {
        guard kind == .workout || kind == .template else { return }
        let (name, sets) = strayItem(block)
        guard let set = sets.first else { return }
        var finding = Finding(
            "set-without-exercise", at: set, "This set stands below no exercise.", expected: "a heading with the exercise above its sets: ## Bench Press")
        if let name {
            finding.message = Phrase("This set stands below no heading, so `{0}` is not read as its exercise.", name)
            let lines = sets.map { "- " + tree.source.slice($0).trimmed.string }
            let lineEnd = tree.source.bytes.contains(13) ? "\r\n" : "\n"
            finding.help = Phrase("Write `## {0}`, and each set on a line below it: {1}", name, lines[0])
            finding.fix = [Edit(block.span, (["## " + name] + lines).joined(separator: lineEnd))]
        } else if let leading, case .heading(let level, _) = leading.kind {
            let name = tree.source.slice(leading.text).trimmed.string
            finding.message = Phrase("`{0} {1}` is no exercise: the name of one stands behind two `#`.", String(repeating: "#", count: level), name)
            finding.help = Phrase("If this is the exercise, write: ## {0}", name)
        } else if let leading, tree.source.slice(leading.span).count < 60, !tree.source.slice(leading.span).contains(where: \.isLineEnd) {
            finding.help = Phrase("If the line above is the exercise, make it a heading: ## {0}", Self.plainName(tree.source.slice(leading.span).string))
        } else {
            finding.help = "Write a line `## Bench Press` above it, with the name of the exercise."
        }
        reader.findings.append(finding)
    }

    /// The exercise that an item names, and the sets behind it or nested in it: `- Bench Press: 80kg x 8`.
    private func strayItem(_ block: MarkdownBlock) -> (name: String?, sets: [Span]) {
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
    private static func plainName(_ text: String) -> String {
        var name = Substring(text)
        while let first = name.first, " *_#".contains(first) { name.removeFirst() }
        while let last = name.last, " *_:".contains(last) { name.removeLast() }
        return String(name)
    }

    private func setext(_ block: MarkdownBlock) {
        let text = tree.source.slice(block.text).trimmed.string
        guard case .heading(let level, _) = block.kind else { return }
        let heading = String(repeating: "#", count: level) + " " + text
        let isOneLine = tree.source.lineIndex(at: block.span.end) <= tree.source.lineIndex(at: block.span.start) + 1
        reader.findings.append(
            Finding(
                "underlined-heading", at: block.text,
                level == 2 ? "The `---` below makes this line a heading to Markdown." : "The `===` below makes this line a heading to Markdown.",
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
                    "heading-without-space", at: Span(line.start, line.start + 2), "Without a blank behind `##` this line is no heading.",
                    expected: "a blank behind `##`", help: Phrase("Write: ## {0}", text), fix: [Edit(Span(line.start + 2, line.start + 2), " ")]))
        }
    }
}

extension StaticString {
    func equals(_ other: StaticString) -> Bool { description == other.description }
}

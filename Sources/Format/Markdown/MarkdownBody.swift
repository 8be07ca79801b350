import Documents
import Domain

/// Turns the body of a Markdown file into the keys that the same file would have in YAML, so that
/// one reader serves both carriers.
struct MarkdownBody {
    let reader: Reader
    let kind: Kind?

    var tree: Tree { reader.tree }

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
    func prosePair(_ spans: [Span], _ key: StaticString) -> [NodeID] {
        let node = text(spans)
        guard node != 0 else { return [] }
        guard !has(key) else {
            reader.findings.append(
                Finding(
                    "notes-twice", at: firstLine(spans[0]),
                    Phrase("This text and `{0}:` in the front matter would be the same value.", key.description),
                    expected: "one of the two",
                    help: Phrase("Move what stands under `{0}:` down to this text, and delete the key.", key.description),
                    related: .init(span: keySpan(key), message: "The other text stands here.")))
            return []
        }
        return pair(key, node)
    }

    /// The place of a key of the front matter.
    func keySpan(_ key: StaticString) -> Span {
        var node = tree.firstChild(tree.root)
        while node != 0, !tree.bytes(node).equals(key) { node = tree[tree[node].next].next }
        return tree.span(node)
    }

    func firstLine(_ span: Span) -> Span {
        Span(span.start, min(span.end, tree.source.lineSpan(tree.source.lineIndex(at: span.start)).end))
    }

    /// `# Title` on top of the body; beside a key that says the name it is passed over.
    func title(_ block: MarkdownBlock, _ key: StaticString) -> [NodeID] {
        guard !block.text.isEmpty else { return [] }
        if has(key) || kind == .mealDay {
            if tree.source.slice(block.text).string != tree.text(tree.value(tree.root, key)) {
                reader.passedOver.append(block.span)
            }
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

    func prose(_ blocks: [MarkdownBlock], _ kind: Kind) -> [NodeID] {
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
                Span(first.span.start, last.span.end),
                "This text is not read: of a file of this kind only the keys between the `---` lines are.",
                expected: "key: value, between two lines `---` at the top of the file",
                help: "Write what matters as keys, or as comments behind `#`, between these lines.")
            return pairs
        }
        return pairs + prosePair([Span(first.span.start, last.span.end)], key)
    }

    // MARK: Conversations

    func conversation(_ blocks: [MarkdownBlock]) -> [NodeID] {
        var pairs: [NodeID] = []
        var items: [NodeID] = []
        var heading: (message: MarkdownHeading, span: Span)?
        var from = 0
        func close(_ end: Int) {
            guard let (message, span) = heading else { return }
            var body = Span(from, end)
            while body.start < body.end, tree.source.bytes[body.start].isLineEnd || tree.source.bytes[body.start].isBlank {
                body.start += 1
            }
            while body.end > body.start, tree.source.bytes[body.end - 1].isLineEnd || tree.source.bytes[body.end - 1].isBlank {
                body.end -= 1
            }
            var keys = pair("from", tree.addSlice(speaker(message.name)))
            let at = Span(Self.skippingBlanks(tree, speaker(message.name).end), message.name.end)
            if !at.isEmpty { keys += pair("at", tree.addSlice(at)) }
            keys += message.extra
            if !message.extraKeys.contains("text") {
                keys += pair("text", body.isEmpty ? tree.addText("", at: span) : text([body]))
            } else if !body.isEmpty {
                ignore(
                    body, "This text is not read, since the heading above says `text:` in its curly brackets.",
                    expected: "one of the two",
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
        if !items.isEmpty {
            pairs += pair("messages", tree.addContainer(.sequence, items, at: Span(tree.bodyStart ?? 0, tree.source.bytes.count)))
        }
        return pairs
    }

    func isComment(_ block: MarkdownBlock) -> Bool {
        if case .comment = block.kind { return true }
        return false
    }

    /// Whether a heading begins a message: `## me 2025-11-12 10:00`.
    func speaks(_ block: MarkdownBlock) -> Bool {
        let word = speaker(block.text)
        let bytes = tree.source.slice(word)
        guard bytes.equalsIgnoringCase("me") || bytes.equalsIgnoringCase("coach") else { return false }
        let next = Self.skippingBlanks(tree, word.end)
        return next >= block.text.end || tree.source.bytes[next].isDigit || "{<".utf8.contains(tree.source.bytes[next])
    }

    /// The first word of a heading.
    func speaker(_ span: Span) -> Span {
        var scanner = Scanner(tree.source.slice(span))
        return Span(span.start, span.start + scanner.letters().count)
    }

    static func skippingBlanks(_ tree: Tree, _ offset: Int) -> Int {
        var offset = offset
        while offset < tree.source.bytes.count, tree.source.bytes[offset].isBlank { offset += 1 }
        return offset
    }
}

extension StaticString {
    func equals(_ other: StaticString) -> Bool { description == other.description }
}

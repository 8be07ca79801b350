import CYAML

/// Turns libyaml's events into a tree. One reader serves many files, one after another.
public final class YAMLReader {
    /// How deep a document may nest; the format itself needs eight levels.
    public static let maximumDepth = 64
    /// How many nodes a document may stand for once its aliases are followed.
    public static let maximumExpansion = 200_000

    private struct Open {
        var id: NodeID
        var lastChild: NodeID = 0
        var children: UInt32 = 0
        var anchor: String?
        var expandedBefore = 0
    }

    @exclusivity(unchecked) private var stack: [Open] = []
    @exclusivity(unchecked) private var anchors: [String: (id: NodeID, size: Int)] = [:]
    @exclusivity(unchecked) private var expanded = 0
    @exclusivity(unchecked) private var documents = 0

    public init() {}

    /// Whether the list items of this file can be planned and missed, as sets can.
    public var itemsHaveStatus = true

    /// Reads `span` of the tree's source, whose bytes may be replaced by `text` of the same length
    /// (with what YAML can't hold blanked out).
    public func read(_ tree: Tree, span: Span, text: Bytes? = nil, findings: inout [Finding]) {
        let whole = text ?? tree.source.bytes
        let bytes = whole.part(span.start, span.end)
        stack.removeAll(keepingCapacity: true)
        if !anchors.isEmpty { anchors.removeAll() }
        expanded = 0
        documents = 0

        if let flood = Self.directiveFlood(bytes, base: span.start) {
            tree.truncated = true
            findings.append(flood)
            return
        }
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            tree.truncated = true
            findings.append(
                Finding(
                    "yaml-syntax", at: Span(span.start, span.start), "There is not enough memory to read this file.",
                    help: "Close other programs and try again."))
            return
        }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
        var offsets = OffsetCounter(bytes: bytes, base: span.start)
        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(&parser, &event) == 1 else {
                tree.truncated = true
                findings.append(
                    YAMLProblem(parser, bytes: bytes, base: span.start, source: tree.source, itemsHaveStatus: itemsHaveStatus)
                        .finding)
                break
            }
            let type = event.type
            let goOn = take(&event, into: tree, &offsets, &findings)
            yaml_event_delete(&event)
            if !goOn {
                tree.truncated = true
                break
            }
            if type == YAML_STREAM_END_EVENT { break }
        }
        while let last = stack.last {
            // A key whose value was not reached: keys and values alternate.
            if tree[last.id].kind == .map, !last.children.isMultiple(of: 2) {
                let end = tree[last.lastChild].end
                _ = append(Node(kind: .null, style: .plain, start: end, end: end), to: tree)
            }
            close(stack.removeLast(), tree, end: span.end)
        }
    }

    /// A log has no use for directives (`%TAG …`), and libyaml's time grows with their square.
    private static func directiveFlood(_ bytes: Bytes, base: Int) -> Finding? {
        var at = 0
        var count = 0
        while at < bytes.count, bytes[at] == UInt8(ascii: "%") || bytes[at] == UInt8(ascii: "#") || bytes[at].isLineEnd {
            let start = at
            if bytes[at] == UInt8(ascii: "%") { count += 1 }
            while at < bytes.count, !bytes[at].isLineEnd { at += 1 }
            if count > 8 {
                return Finding(
                    "yaml-syntax", at: Span(base + start, base + at), "This file begins with many lines that start with `%`.",
                    help: "Delete them; a log has no use for YAML's directives.")
            }
            at += 1
        }
        return nil
    }

    private func take(
        _ event: inout yaml_event_t, into tree: Tree, _ offsets: inout OffsetCounter,
        _ findings: inout [Finding]
    ) -> Bool {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            documents += 1
            guard documents == 1 else {
                findings.append(Self.secondDocument(offsets.byte(event.start_mark.index), tree.source))
                return false
            }
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let start = offsets.byte(event.start_mark.index)
            let end = offsets.byte(event.end_mark.index)
            let value = Bytes(start: scalar.value, count: scalar.length)
            var node = Node(
                kind: .scalar, style: Self.style(scalar.style), start: UInt32(start), end: UInt32(end),
                length: UInt32(value.count))
            let quotes = node.style == .plain ? 0 : node.style == .single || node.style == .double ? 1 : -1
            if quotes >= 0, end - start == value.count + 2 * quotes {
                node.inSource = true
                node.value = UInt32(start + quotes)
            } else {
                node.value = tree.store(value)
            }
            if value.isEmpty, node.style == .plain { node.kind = .null }
            let id = append(node, to: tree)
            if let tag = scalar.tag { note(tag, id, tree, &findings) }
            if let anchor = scalar.anchor { anchors[Self.string(anchor)] = (id, 1) }
        case YAML_SEQUENCE_START_EVENT:
            let data = event.data.sequence_start
            return open(.sequence, flow: data.style == YAML_FLOW_SEQUENCE_STYLE, data.anchor, event, tree, &offsets, &findings)
        case YAML_MAPPING_START_EVENT:
            let data = event.data.mapping_start
            return open(.map, flow: data.style == YAML_FLOW_MAPPING_STYLE, data.anchor, event, tree, &offsets, &findings)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            if let last = stack.popLast() { close(last, tree, end: offsets.byte(event.end_mark.index)) }
        case YAML_ALIAS_EVENT:
            return alias(event, tree, &offsets, &findings)
        default: break
        }
        return true
    }

    /// Two logs in one file; or Markdown in a file that is named as YAML.
    private static func secondDocument(_ start: Int, _ source: SourceText) -> Finding {
        let line = source.lineSpan(source.lineIndex(at: start))
        let isMarkdown = source.slice(Span(line.end, source.bytes.count)).firstIndex(of: "\n## ", from: 0) != nil
        return Finding(
            "second-document", at: Span(start, min(start + 3, line.end)),
            "A second document begins here, and a YAML file holds one.",
            help: isMarkdown
                ? "What follows looks like Markdown: let the file's name end in .md instead of .yaml."
                : "Move what follows into a file of its own, or delete the line `---` if it belongs to what stands above.")
    }

    private func open(
        _ kind: Node.Kind, flow: Bool, _ anchor: UnsafeMutablePointer<UInt8>?, _ event: yaml_event_t,
        _ tree: Tree, _ offsets: inout OffsetCounter, _ findings: inout [Finding]
    ) -> Bool {
        let start = offsets.byte(event.start_mark.index)
        guard stack.count < Self.maximumDepth else {
            findings.append(
                Finding(
                    "too-deep", at: Span(start, start + 1),
                    Phrase("This is nested more than {0} levels deep; nothing in a log is.", String(Self.maximumDepth)),
                    help: "Check the brackets and the indentation before this place."))
            return false
        }
        let id = append(
            Node(kind: kind, style: flow ? .flow : .block, start: UInt32(start), end: UInt32(start)), to: tree)
        stack.append(Open(id: id, anchor: anchor.map(Self.string), expandedBefore: expanded))
        return true
    }

    private func close(_ open: Open, _ tree: Tree, end: Int) {
        tree.update(open.id) { node in
            node.length = node.kind == .map ? (open.children + 1) / 2 : open.children
            node.end = UInt32(end)
        }
        // A block's end mark stands at the next token; its text ends with its last child.
        if tree[open.id].style == .block, open.lastChild != 0 {
            let last = tree[open.lastChild]
            tree.update(open.id) { $0.end = max($0.start, last.end) }
        }
        if let anchor = open.anchor { anchors[anchor] = (open.id, expanded - open.expandedBefore + 1) }
    }

    private func alias(
        _ event: yaml_event_t, _ tree: Tree, _ offsets: inout OffsetCounter, _ findings: inout [Finding]
    ) -> Bool {
        let start = offsets.byte(event.start_mark.index)
        let end = offsets.byte(event.end_mark.index)
        let name = Self.string(event.data.alias.anchor)
        guard let target = anchors[name] else {
            noteUnknownAlias(name, Span(start, end), tree, &findings)
            _ = append(
                Node(
                    kind: .scalar, style: .plain, inSource: true, start: UInt32(start), end: UInt32(end), value: UInt32(start),
                    length: UInt32(end - start)), to: tree)
            return true
        }
        expanded += target.size
        guard expanded <= Self.maximumExpansion else {
            findings.append(
                Finding(
                    "alias-bomb", at: Span(start, end),
                    Phrase("The aliases of this file stand for more than {0} values.", String(Self.maximumExpansion)),
                    help: "Write the repeated part out where it is needed; a log has no use for aliases of aliases."))
            return false
        }
        // The copy shares the target's children, and lies where the target does.
        var copy = tree[target.id]
        copy.next = 0
        _ = append(copy, to: tree)
        return true
    }

    /// `*` begins an alias in YAML; in a log it is more often a bullet or a stray multiplication. Where
    /// text follows, the parser stops there and says so.
    private func noteUnknownAlias(_ name: String, _ span: Span, _ tree: Tree, _ findings: inout [Finding]) {
        var next = span.end
        let bytes = tree.source.bytes
        while next < bytes.count, bytes[next].isBlank { next += 1 }
        guard next == bytes.count || bytes[next].isLineEnd || ",]}#".utf8.contains(bytes[next]) else { return }
        let text = YAMLScalar.inQuotes(tree.source.slice(span).string)
        findings.append(
            Finding(
                "needs-quotes", at: span,
                Phrase("`*{0}` is YAML's sign for a copy of something named `{0}`, which is not in this file.", name),
                help: Phrase("If it is meant as text, put it in quotes: {0}", text), fix: [Edit(span, text)]))
    }

    private func append(_ node: Node, to tree: Tree) -> NodeID {
        let id = tree.add(node)
        expanded += 1
        guard let top = stack.indices.last else {
            if tree.root == 0 { tree.root = id }
            return id
        }
        if stack[top].lastChild == 0 {
            tree.update(stack[top].id) { $0.value = UInt32(id) }
        } else {
            let last = stack[top].lastChild
            tree.update(last) { $0.next = id }
        }
        stack[top].lastChild = id
        stack[top].children += 1
        return id
    }

    /// Tags that only say what the format knows anyway are passed over; others hide text.
    private func note(_ tag: UnsafeMutablePointer<UInt8>, _ id: NodeID, _ tree: Tree, _ findings: inout [Finding]) {
        let name = Self.string(tag)
        guard !name.hasPrefix("tag:yaml.org,2002:"), name != "!" else { return }
        let span = tree.span(id)
        let line = tree.source.lineSpan(tree.source.lineIndex(at: span.start))
        var start = span.start
        while start > line.start, tree.source.bytes[start] != UInt8(ascii: "!") { start -= 1 }
        let rest = Span(start, min(line.end, max(start + 1, span.end)))
        let text = YAMLScalar.inQuotes(tree.source.slice(rest).string)
        findings.append(
            Finding(
                "needs-quotes", at: Span(start, start + name.utf8.count),
                Phrase("`{0}` is read as a tag of YAML, and not as a part of the text.", name),
                help: Phrase("Put the text in quotes: {0}", text), fix: [Edit(rest, text)]))
    }

    private static func string(_ pointer: UnsafeMutablePointer<UInt8>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }

    private static func style(_ style: yaml_scalar_style_t) -> Node.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}

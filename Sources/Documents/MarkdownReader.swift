import CMark

/// A block of a Markdown body, with its place. cmark decides what is a block; the text is always
/// taken from the source line, never from rendered text.
public struct MarkdownBlock: Sendable {
    public enum Kind: Sendable {
        /// A heading; `underlined` is the setext form.
        case heading(level: Int, underlined: Bool)
        /// A list item.
        case item
        /// Everything else: paragraphs, quotes, code, tables, lists in lists.
        case prose
        /// A block that is nothing but an HTML comment.
        case comment
    }

    public var kind: Kind
    /// The whole block.
    public var span: Span
    /// Headings: the text. Items: the first line behind the marker.
    public var text: Span
    /// Items: what stands under the first line; nil for nothing.
    public var nested: Span?
}

/// Reads the blocks of a Markdown body.
public enum MarkdownReader {
    /// Where front matter ends. The body begins at `body`; `yaml` is what stands between the fences.
    public struct FrontMatter: Sendable {
        public var yaml: Span
        public var body: Int
        public var closed: Bool
    }

    /// Finds front matter: `---` on the first line, up to a line `---` or `...`.
    public static func frontMatter(_ source: SourceText, from start: Int) -> FrontMatter? {
        let lines = source.lineStarts
        let first = source.lineIndex(at: start)
        guard isFence(source.slice(Span(start, source.lineSpan(first).end)), "---") else { return nil }
        var index = first + 1
        while index < lines.count {
            let line = source.slice(source.lineSpan(index))
            if isFence(line, "---") || isFence(line, "...") {
                let body = index + 1 < lines.count ? lines[index + 1] : source.bytes.count
                return FrontMatter(yaml: Span(lines[first + 1], lines[index]), body: body, closed: true)
            }
            index += 1
        }
        let yaml = first + 1 < lines.count ? lines[first + 1] : source.bytes.count
        return FrontMatter(yaml: Span(yaml, source.bytes.count), body: source.bytes.count, closed: false)
    }

    private static func isFence(_ line: Bytes, _ fence: StaticString) -> Bool {
        var end = line.count
        while end > 0, line[end - 1].isBlank { end -= 1 }
        return line.part(0, end).equals(fence)
    }

    /// The top-level blocks of the body, in order; the items of lists one by one.
    public static func blocks(
        _ source: SourceText, bytes: Bytes, from start: Int, findings: inout [Finding]
    ) -> [MarkdownBlock] {
        let mask = MarkdownMask(bytes.part(start, bytes.count), base: start)
        defer { mask.release() }
        if let first = mask.tooDeep.first {
            findings.append(
                Finding(
                    "too-deep", at: Span(first.start, min(first.end, first.start + 40)),
                    Phrase("This is nested more than {0} levels deep; nothing in a log is.", String(MarkdownMask.maximumMarkers)),
                    help: "Take out the indentation, or the signs `>` and `-` before the text."))
        }
        let body = mask.bytes
        guard source.bytes.count > start,
            let document = body.withMemoryRebound(
                to: CChar.self, { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) })
        else { return [] }
        defer { cmark_node_free(document) }
        let places = Places(source: source, firstLine: source.lineIndex(at: start))
        var result: [MarkdownBlock] = []
        var node = cmark_node_first_child(document)
        while let current = node {
            add(current, places, &result)
            node = cmark_node_next(current)
        }
        return result
    }

    private static func add(_ node: OpaquePointer, _ places: Places, _ result: inout [MarkdownBlock]) {
        let span = places.span(node)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HEADING:
            let line = places.source.lineSpan(places.line(cmark_node_get_start_line(node)))
            let underlined = places.source.slice(line).trimmed.first != UInt8(ascii: "#")
            result.append(
                MarkdownBlock(
                    kind: .heading(level: Int(cmark_node_get_heading_level(node)), underlined: underlined),
                    span: underlined ? places.underlinedSpan(span) : span,
                    text: underlined ? line : headingText(line, places.source)))
        case CMARK_NODE_LIST:
            var item = cmark_node_first_child(node)
            while let current = item {
                result.append(listItem(current, places))
                item = cmark_node_next(current)
            }
        case CMARK_NODE_HTML_BLOCK:
            let span = places.htmlSpan(node)
            let comment = isComments(places.source.slice(span))
            result.append(MarkdownBlock(kind: comment ? .comment : .prose, span: span, text: span))
        default:
            result.append(MarkdownBlock(kind: .prose, span: span, text: span))
        }
    }

    /// Whether a text is nothing but HTML comments.
    public static func isComments(_ text: Bytes) -> Bool {
        var rest = text.trimmedLines
        guard !rest.isEmpty else { return false }
        while !rest.isEmpty {
            guard rest.starts(with: "<!--"), let end = rest.firstIndex(of: "-->", from: 4) else { return false }
            rest = rest.part(end + 3, rest.count).trimmedLines
        }
        return true
    }

    /// The text of `## Text ##`.
    private static func headingText(_ line: Span, _ source: SourceText) -> Span {
        let bytes = source.bytes
        var start = line.start
        while start < line.end, bytes[start].isBlank { start += 1 }
        while start < line.end, bytes[start] == UInt8(ascii: "#") { start += 1 }
        while start < line.end, bytes[start].isBlank { start += 1 }
        var end = line.end
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        var closing = end
        while closing > start, bytes[closing - 1] == UInt8(ascii: "#") { closing -= 1 }
        if closing < end, closing == start || bytes[closing - 1].isBlank { end = closing }
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        return Span(start, end)
    }

    private static func listItem(_ item: OpaquePointer, _ places: Places) -> MarkdownBlock {
        let bytes = places.source.bytes
        let start = places.offset(cmark_node_get_start_line(item), cmark_node_get_start_column(item))
        let line = places.source.lineSpan(places.line(cmark_node_get_start_line(item)))
        var text = start
        while text < line.end, bytes[text].isDigit { text += 1 }
        if text < line.end { text += 1 }
        while text < line.end, bytes[text].isBlank { text += 1 }
        var end = line.end
        while end > text, bytes[end - 1].isBlank { end -= 1 }
        // An item's own end may run to the next line's start; its children know better.
        var last = line.end
        var child = cmark_node_first_child(item)
        while let current = child {
            last = max(last, places.span(current).end)
            child = cmark_node_next(current)
        }
        var nestedStart = line.end
        while nestedStart < last, bytes[nestedStart].isLineEnd || bytes[nestedStart].isBlank { nestedStart += 1 }
        let nested = nestedStart < last ? Span(nestedStart, last) : nil
        return MarkdownBlock(kind: .item, span: Span(start, max(end, last)), text: Span(text, end), nested: nested)
    }

    /// cmark's lines and columns as byte offsets.
    private struct Places {
        let source: SourceText
        let firstLine: Int

        func line(_ line: Int32) -> Int { min(firstLine + Int(line) - 1, source.lineStarts.count - 1) }

        func offset(_ line: Int32, _ column: Int32) -> Int {
            min(source.lineStarts[self.line(line)] + Int(column) - 1, source.bytes.count)
        }

        /// A block of HTML. cmark's end of one that a `-->` closes is the line before; its text knows better.
        func htmlSpan(_ node: OpaquePointer) -> Span {
            let first = self.line(cmark_node_get_start_line(node))
            let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
            let lines = literal.utf8.count { $0 == 10 } - (literal.utf8.last == 10 ? 1 : 0)
            let start = offset(cmark_node_get_start_line(node), cmark_node_get_start_column(node))
            var end = source.lineSpan(min(first + max(0, lines), source.lineStarts.count - 1)).end
            while end > start, source.bytes[end - 1].isBlank || source.bytes[end - 1].isLineEnd { end -= 1 }
            return Span(start, end)
        }

        /// An underlined heading ends with its underline; cmark 0.30 lets it end with the line below.
        func underlinedSpan(_ span: Span) -> Span {
            var index = source.lineIndex(at: span.start) + 1
            while index < source.lineStarts.count, source.lineStarts[index] <= span.end {
                let line = source.lineSpan(index)
                let text = source.slice(line).trimmed
                if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "="), text.allSatisfy({ $0 == sign })
                {
                    return Span(span.start, line.end)
                }
                index += 1
            }
            return span
        }

        func span(_ node: OpaquePointer) -> Span {
            // Block spans end with the text of their last line.
            let end = source.lineSpan(line(cmark_node_get_end_line(node))).end
            var last = end
            let start = offset(cmark_node_get_start_line(node), cmark_node_get_start_column(node))
            while last > start, source.bytes[last - 1].isBlank || source.bytes[last - 1].isLineEnd { last -= 1 }
            return Span(start, last)
        }
    }
}

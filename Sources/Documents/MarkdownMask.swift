/// A Markdown body as cmark gets it: what only matters within lines is masked, byte for byte, since
/// only the blocks are wanted and inline parsing is where hostile text costs time and memory.
struct MarkdownMask {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    /// Lines that nest deeper than any log does; they are blanked.
    private(set) var tooDeep: [Span] = []

    /// The deepest nesting of quotes and lists in one line, and the widest indentation.
    static let maximumMarkers = 64
    static let maximumIndent = 200

    /// Masks a body that begins at `base` in its source.
    init(_ body: Bytes, base: Int) {
        buffer = .allocate(capacity: max(1, body.count))
        _ = buffer.update(fromContentsOf: body)
        var start = 0
        while start < body.count {
            var end = start
            while end < body.count, !body[end].isLineEnd { end += 1 }
            if isTooDeep(body.part(start, end)) {
                tooDeep.append(Span(base + start, base + end))
                for i in start..<end { buffer[i] = 32 }
            } else {
                mask(start, end)
            }
            start = end + 1
        }
    }

    /// The masked text; as long as the mask is not released.
    var bytes: Bytes { Bytes(rebasing: Bytes(buffer)[...]) }

    func release() { buffer.deallocate() }

    /// Brackets, entities and escapes everywhere; emphasis and code behind the first letter or digit,
    /// where it can't be a list or a fence any more. `<!--` stays what it is.
    private func mask(_ start: Int, _ end: Int) {
        var inText = false
        var i = start
        while i < end {
            let byte = buffer[i]
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "&"), UInt8(ascii: "\\"): buffer[i] = UInt8(ascii: "x")
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"): if inText { buffer[i] = UInt8(ascii: "x") }
            default: if byte.isLetter || byte.isDigit || byte >= 0x80 { inText = true }
            }
            i += 1
        }
    }

    private func isTooDeep(_ line: Bytes) -> Bool {
        var markers = 0
        var indent = 0
        for byte in line {
            switch byte {
            case 32, 9: indent += 1
            case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
                markers += 1
                indent = 0
            default: return indent > Self.maximumIndent || markers > Self.maximumMarkers && !isRule(line)
            }
            if indent > Self.maximumIndent { return true }
        }
        return markers > Self.maximumMarkers && !isRule(line)
    }

    /// A run of dashes without blanks between them is a rule, however long.
    private func isRule(_ line: Bytes) -> Bool { line.trimmed.allSatisfy { $0 == line.trimmed.first && $0 != UInt8(ascii: ">") } }
}

import Documents

/// A line that the commas of a flow list have cut: its pieces of digits only, and the piece before them.
struct FlowRun {
    /// The first piece that is digits only.
    var first: Span
    /// From the beginning of the line to its end.
    var line: Span

    /// Looks around a piece of digits in `[80kg x 8, 8, 7]` or `[82,5kg x 8]`; nil where it stands alone.
    init?(_ source: Bytes, _ piece: Span) {
        guard let list = Self.pieces(source, piece), let index = list.firstIndex(where: { $0.start == piece.start }) else {
            return nil
        }
        var from = index
        while from > 0, Self.isDigits(source, list[from - 1]) { from -= 1 }
        var to = index
        while to + 1 < list.count, Self.isDigits(source, list[to + 1]) { to += 1 }
        first = list[from]
        // Numbers go on with the line before them; without one, the next begins with the decimals.
        if from > 0 {
            line = Span(list[from - 1].start, list[to].end)
        } else if to + 1 < list.count, source[list[to + 1].start].isDigit {
            line = Span(list[from].start, list[to + 1].end)
        } else {
            return nil
        }
        if source[line.start] == UInt8(ascii: "\"") || source[line.start] == UInt8(ascii: "'") { return nil }
    }

    private static func isDigits(_ source: Bytes, _ span: Span) -> Bool { SetFormat.isDigits(source.part(span.start, span.end)) }

    /// The pieces between commas on the piece's own line, from `[` to `]`.
    private static func pieces(_ source: Bytes, _ piece: Span) -> [Span]? {
        var open = piece.start
        while open > 0, source[open] != UInt8(ascii: "["), !source[open].isLineEnd { open -= 1 }
        var close = piece.end
        while close < source.count, source[close] != UInt8(ascii: "]"), !source[close].isLineEnd { close += 1 }
        guard source[open] == UInt8(ascii: "["), close < source.count, source[close] == UInt8(ascii: "]") else { return nil }
        var result: [Span] = []
        var start = open + 1
        for i in open + 1...close where i == close || source[i] == UInt8(ascii: ",") {
            var span = Span(start, i)
            while span.start < span.end, source[span.start].isBlank { span.start += 1 }
            while span.end > span.start, source[span.end - 1].isBlank { span.end -= 1 }
            result.append(span)
            start = i + 1
        }
        return result
    }
}

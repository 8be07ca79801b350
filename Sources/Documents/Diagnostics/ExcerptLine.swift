/// A source line as it is printed, cut to a width, and the cells to underline in it.
struct ExcerptLine {
    /// What prints; without blanks at its end, which nobody sees.
    var text: String
    /// How many cells lie before the underline.
    var indent: Int
    /// How many cells are underlined; at least one.
    var length: Int

    /// The line with `bytes` underlined, in `width` cells at most.
    init(_ line: String, underlining bytes: Range<Int>, width: Int) {
        let glyphs = Glyph.all(of: line)
        let span = Self.glyphs(glyphs, in: bytes)
        let isAtEnd = span.lowerBound == glyphs.count
        let needed = Self.cells(glyphs[...]) + (isAtEnd ? 1 : 0)
        let shown = needed <= width ? 0..<glyphs.count : Window(glyphs, around: span, width: width).range

        let isCutBefore = shown.lowerBound > 0
        let isCutAfter = shown.upperBound < glyphs.count
        var text = glyphs[shown].reduce(into: isCutBefore ? "…" : "") { $0 += $1.shown }
        if isCutAfter { text += "…" }
        while text.last == " " { text.removeLast() }
        self.text = text
        indent = (isCutBefore ? 1 : 0) + Self.cells(glyphs[shown.lowerBound..<span.lowerBound])
        let visible = Self.cells(glyphs[span.lowerBound..<min(span.upperBound, shown.upperBound)])
        length = span.isEmpty ? 1 : max(1, visible + (span.upperBound > shown.upperBound ? 1 : 0))
    }

    /// The characters that have a byte in the range; for an empty range, none at its place.
    private static func glyphs(_ glyphs: [Glyph], in bytes: Range<Int>) -> Range<Int> {
        let first = glyphs.firstIndex { $0.bytes.upperBound > bytes.lowerBound } ?? glyphs.count
        if bytes.isEmpty { return first..<first }
        let last = glyphs.firstIndex { $0.bytes.lowerBound >= bytes.upperBound } ?? glyphs.count
        return first..<max(first, last)
    }

    private static func cells(_ glyphs: ArraySlice<Glyph>) -> Int { glyphs.reduce(0) { $0 + $1.cells } }
}

/// The part of a long line that is shown: what is underlined, and as much on both sides as fits.
private struct Window {
    let glyphs: [Glyph]
    let width: Int
    var range: Range<Int>
    var used: Int

    init(_ glyphs: [Glyph], around span: Range<Int>, width: Int) {
        self.glyphs = glyphs
        self.width = width
        range = span.lowerBound..<span.lowerBound
        // Behind the end of the line stands only the mark, which needs a cell too.
        used = span.lowerBound == glyphs.count ? 1 : 0
        while range.upperBound < span.upperBound {
            if !growAfter() { return }
        }
        var grew = true
        while grew {
            let after = growAfter()
            let before = growBefore()
            grew = before || after
        }
    }

    private mutating func growBefore() -> Bool {
        range.lowerBound > 0 && take(range.lowerBound - 1, (range.lowerBound - 1)..<range.upperBound)
    }

    private mutating func growAfter() -> Bool {
        range.upperBound < glyphs.count && take(range.upperBound, range.lowerBound..<(range.upperBound + 1))
    }

    private mutating func take(_ index: Int, _ wider: Range<Int>) -> Bool {
        let cells = used + glyphs[index].cells
        let dots = (wider.lowerBound > 0 ? 1 : 0) + (wider.upperBound < glyphs.count ? 1 : 0)
        guard cells + dots <= width else { return false }
        range = wider
        used = cells
        return true
    }
}

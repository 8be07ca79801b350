/// A line of YAML taken apart without understanding it: what stands in front, its key, its value.
struct YAMLLine {
    /// The line without its end.
    let span: Span
    /// Where its text begins, behind blanks.
    let start: Int
    /// Where its text begins, behind the `- ` of list items as well.
    let item: Int
    /// The `:` behind its key.
    private(set) var colon: Int?
    /// What stands behind the key, or behind `- `, without a comment.
    private(set) var value: Span
    private let source: SourceText

    init(_ source: SourceText, _ index: Int) {
        self.source = source
        span = source.lineSpan(index)
        let bytes = source.bytes
        let end = span.end
        func skipBlanks(_ from: Int) -> Int {
            var i = from
            while i < end, bytes[i].isBlank { i += 1 }
            return i
        }
        start = skipBlanks(span.start)
        var item = start
        while item < end, bytes[item] == UInt8(ascii: "-"), item + 1 == end || bytes[item + 1].isBlank {
            item = skipBlanks(item + 1)
        }
        self.item = item
        value = Span(item, end)
        colon = keyEnd()
        if let colon { value.start = skipBlanks(colon + 1) }
        value.end = textEnd()
    }

    /// Whether nothing but blanks or a comment stands on it.
    var isBlank: Bool { start == span.end || source.bytes[start] == UInt8(ascii: "#") }

    /// Whether it is an item of a list.
    var isItem: Bool { item > start }

    /// Its text without what stands in front, and without a comment.
    var text: String { string(Span(item, value.end)) }

    /// Its key, or its whole text where it has none.
    var key: String { string(Span(item, colon ?? value.end)) }

    func string(_ span: Span) -> String { source.slice(span).trimmed.string }

    /// Its text with another value.
    func with(value text: String) -> String { source.slice(Span(item, value.start)).string + text }

    /// The end of a quoted text that begins at `open`, behind the closing quotes.
    func quotesEnd(_ open: Int) -> Int? {
        let bytes = source.bytes
        guard open < span.end, bytes[open] == UInt8(ascii: "\"") || bytes[open] == UInt8(ascii: "'") else { return nil }
        var i = open + 1
        while i < span.end {
            if bytes[i] == UInt8(ascii: "\\"), bytes[open] == UInt8(ascii: "\"") {
                i += 1
            } else if bytes[i] == bytes[open] {
                let isDoubled = bytes[open] == UInt8(ascii: "'") && i + 1 < span.end && bytes[i + 1] == bytes[open]
                guard isDoubled else { return i + 1 }
                i += 1
            }
            i += 1
        }
        return nil
    }

    private func keyEnd() -> Int? {
        let bytes = source.bytes
        guard item < span.end, !"[{#".utf8.contains(bytes[item]) else { return nil }
        var i = quotesEnd(item) ?? item
        if i == item, "\"'".utf8.contains(bytes[item]) { return nil }
        while i < span.end {
            if bytes[i] == UInt8(ascii: ":"), i + 1 == span.end || bytes[i + 1].isBlank { return i }
            if bytes[i] == UInt8(ascii: "#"), bytes[i - 1].isBlank { return nil }
            i += 1
        }
        return nil
    }

    private func textEnd() -> Int {
        let bytes = source.bytes
        var end = span.end
        var i = quotesEnd(value.start) ?? value.start
        while i < span.end {
            if bytes[i] == UInt8(ascii: "#"), i == value.start || bytes[i - 1].isBlank {
                end = i
                break
            }
            i += 1
        }
        while end > value.start, bytes[end - 1].isBlank { end -= 1 }
        return end
    }
}

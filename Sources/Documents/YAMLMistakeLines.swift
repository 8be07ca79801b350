/// What single lines look like.
extension YAMLMistakes {
    // MARK: Quotes and brackets

    /// Quotes that run to the end of the file.
    func openQuotes() -> Finding? { openQuotes(opening, YAMLLine(source, source.lineIndex(at: opening))) }

    func openQuotes(_ offset: Int, _ line: YAMLLine) -> Finding? {
        guard offset < line.value.end else { return nil }
        let sign = source.slice(Span(offset, offset + 1)).string
        return error(
            Span(offset, offset + 1), "The quotes that open here are not closed.",
            help: Phrase("Write: {0}", marked(line, line.text + sign)), fix: [Edit(Span(line.value.end, line.value.end), sign)])
    }

    /// A list or group in brackets that is not closed, or goes on without a comma.
    func openBracket(_ open: String, _ close: String) -> Finding? {
        let line = YAMLLine(source, source.lineIndex(at: opening))
        guard index != source.lineIndex(at: opening) || place + 1 >= end else {
            let rest = Span(place, max(place + 1, line.value.end))
            return error(
                Span(place, place + 1), Phrase("Before `{0}`, a `,` or the closing `{1}` is missing.", line.string(rest), close),
                help: "A text that holds `: `, a comma or quotes needs quotes around it when it stands in brackets.")
        }
        if opening + 1 == line.value.end, let above = above(index) {
            let rest = YAMLLine(source, index).text
            return error(
                Span(place, place + 1), Phrase("Before `{0}`, a `,` or the closing `{1}` is missing.", rest, close),
                help: Phrase("Write on the line above: {0}", above.text + ","),
                fix: [Edit(Span(above.value.end, above.value.end), ",")])
        }
        // Lines that go on with the list belong into the brackets.
        var last = line
        var i = source.lineIndex(at: opening) + 1
        while i < source.lineStarts.count, source.lineStarts[i] < end {
            let next = YAMLLine(source, i)
            if next.isItem || next.colon != nil { break }
            if !next.isBlank { last = next }
            i += 1
        }
        let end = last.value.end
        return error(
            Span(opening, opening + 1), Phrase("The `{0}` that opens here is not closed.", open),
            expected: Phrase("a `{0}` at the end", close),
            help: Phrase("Write: {0}", marked(last, last.text + close)), fix: [Edit(Span(end, end), close)])
    }

    /// `exercises: - Bench Press`.
    func listBehindKey() -> Finding? {
        let line = YAMLLine(source, index)
        guard let colon = line.colon, colon < place else { return nil }
        let indent = String(repeating: " ", count: line.item - line.span.start + 2)
        return error(
            Span(place, place + 1), "A list begins on the line below its key, not behind it.",
            help: Phrase(
                "Write `{0}` alone, and on the next line, with two more spaces in front: {1}", line.key + ":",
                line.string(line.value)),
            fix: [Edit(Span(colon + 1, place), "\n" + indent)])
    }

    /// `[80kg x 8, , 80kg x 7]`.
    func nothing() -> Finding? {
        error(
            Span(place, place + 1), "Something is missing before this sign.", expected: "a value",
            help: "Remove the comma that is too much, or write what is missing.")
    }

    /// A sign of YAML's own inside brackets.
    func sign() -> Finding? {
        let text = source.slice(Span(place, place + 1)).string
        return Finding(
            "needs-quotes", at: Span(place, place + 1),
            Phrase("A text that begins with `{0}` needs quotes: YAML takes the `{0}` for a sign of its own.", text),
            help: "Put the whole text in quotes, from its first character to its last.")
    }

    /// `"C:\Gym"`.
    func escape() -> Finding? {
        let line = YAMLLine(source, index)
        guard place + 1 < end, bytes[place] == UInt8(ascii: "\\") else { return nil }
        let corrected = line.string(Span(line.item, place)) + "\\" + line.string(Span(place, line.value.end))
        return error(
            Span(place, place + 2), Phrase("`{0}` has no meaning inside double quotes.", line.string(Span(place, place + 2))),
            help: Phrase("For a plain backslash, write it twice: {0}", marked(line, corrected)),
            fix: [Edit(Span(place, place), "\\")])
    }
}

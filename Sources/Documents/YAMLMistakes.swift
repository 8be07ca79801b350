/// Finds out what slip of a person is behind an error of libyaml, which only says where it gave up.
struct YAMLMistakes {
    let source: SourceText
    /// Where the YAML begins.
    let first: Int
    /// Where libyaml gave up.
    let place: Int
    /// Where that began which it gave up on.
    let opening: Int
    /// Where the YAML ends.
    let end: Int

    var bytes: Bytes { source.bytes }
    var index: Int { source.lineIndex(at: place) }

    func error(_ span: Span, _ message: Phrase, expected: Phrase? = nil, help: Phrase, fix: [Edit] = []) -> Finding {
        Finding("yaml-syntax", at: span, message.clipped, expected: expected, help: help.clipped, fix: fix)
    }

    /// The nearest line above another with text on it.
    func above(_ index: Int) -> YAMLLine? {
        let top = source.lineIndex(at: first)
        var i = index - 1
        while i >= top {
            let line = YAMLLine(source, i)
            if !line.isBlank { return line }
            i -= 1
        }
        return nil
    }

    func marked(_ line: YAMLLine, _ text: String) -> String { (line.isItem ? "- " : "") + text }

    // MARK: Colons

    /// A `:` where none can stand: the second of its line, or of a line that belongs to the one above.
    func secondColon() -> Finding? {
        let line = YAMLLine(source, index)
        guard let colon = line.colon else { return nil }
        if colon < place {
            let text = YAMLScalar.inQuotes(line.string(line.value))
            return error(
                Span(place, place + 1), "This is the second `:` of the line, and only the first can end a key.",
                help: Phrase("Put the text behind the key in quotes: {0}", marked(line, line.with(value: text))),
                fix: [Edit(line.value, text)])
        }
        guard let above = above(index) else { return nil }
        guard above.colon != nil else { return colonMissing(above) }
        let key = Span(line.item, colon)
        let message = Phrase(
            "`{0}` stands under `{1}` as if it belonged to it, but `{1}` has a value already.", line.key, above.key)
        if line.isItem {
            return error(
                key, message,
                help: Phrase("Remove the value of `{0}`, or move the list to the key that it belongs to.", above.key))
        }
        let indent = String(repeating: " ", count: above.item - above.span.start)
        return error(
            key, message, help: Phrase("Move it to the left, so that it begins right below `{0}`.", above.key),
            fix: [Edit(Span(line.span.start, line.start), indent)])
    }

    /// A line that is neither a key with a value nor an item.
    func missingColon() -> Finding? {
        let line = YAMLLine(source, source.lineIndex(at: opening))
        if line.item < line.span.end, "\"'".utf8.contains(bytes[line.item]), line.quotesEnd(line.item) == nil {
            return openQuotes(line.item, line)
        }
        if let dash = missingBlank(line) { return dash }
        if let above = above(source.lineIndex(at: opening)), above.isItem,
            above.start - above.span.start == line.start - line.span.start
        {
            return itemWithoutDash(line)
        }
        return colonMissing(line)
    }

    func colonMissing(_ line: YAMLLine) -> Finding? {
        let text = line.text
        let span = Span(line.item, line.value.end)
        guard !span.isEmpty else { return nil }
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":"), from: span.start), colon < span.end, bytes[span.start].isLetter {
            let corrected = line.string(Span(span.start, colon + 1)) + " " + line.string(Span(colon + 1, span.end))
            return error(
                Span(colon, colon + 1), "A space is missing behind this `:`, so what stands before it is not a key.",
                help: Phrase("Write: {0}", marked(line, corrected)), fix: [Edit(Span(colon + 1, colon + 1), " ")])
        }
        guard let blank = text.firstIndex(of: " "), !continuesBelow(line) else {
            return error(
                span, Phrase("A `:` is missing behind `{0}`.", text), help: Phrase("Write: {0}", marked(line, text + ":")),
                fix: [Edit(Span(span.end, span.end), ":")])
        }
        let rest = text[blank...].drop { $0 == " " || $0 == "=" }
        return error(
            span, Phrase("`{0}` is neither a key with a value nor an item of a list.", text), expected: "key: value",
            help: Phrase("If `{0}` is the key, write: {1}", String(text[..<blank]), text[..<blank] + ": " + rest))
    }

    /// Whether the next line is indented more, as what belongs to a key is.
    func continuesBelow(_ line: YAMLLine) -> Bool {
        var i = source.lineIndex(at: line.span.start) + 1
        while i < source.lineStarts.count, source.lineStarts[i] < end {
            let next = YAMLLine(source, i)
            if !next.isBlank { return next.start - next.span.start > line.item - line.span.start || next.isItem && !line.isItem }
            i += 1
        }
        return false
    }

    // MARK: Places

    /// A line that fits nowhere, by its indentation or what it begins with.
    func misplaced(inList: Bool) -> Finding? {
        let line = YAMLLine(source, index)
        guard place <= line.item else { return behindEnd(line) }
        guard line.start < line.value.end else { return nil }
        if let dash = missingBlank(line) { return dash }
        if inList, !line.isItem { return itemWithoutDash(line) }
        guard let model = model(line) else {
            return error(
                Span(line.start, line.isItem ? line.start + 1 : line.value.end),
                line.isItem
                    ? "A list begins here among keys, and no key says what it is a list of."
                    : "This line fits nowhere in what stands above it.",
                help: line.isItem
                    ? "Write the key that the list belongs to on the line above, such as `exercises:`."
                    : "Compare the line with its neighbours: indentation, colons, quotes and brackets.")
        }
        let column = (line.isItem ? model.start : model.item) - model.span.start
        let number = String(source.lineIndex(at: model.span.start) + 1)
        var finding = error(
            Span(line.start, line.isItem ? line.start + 1 : line.colon ?? line.value.end),
            Phrase(
                "This line does not stand under those that it could belong to: it has {0} spaces in front.",
                String(line.start - line.span.start)),
            expected: column == 0 ? "no space in front" : Phrase("{0} spaces in front", String(column)),
            help: Phrase("Begin it right below `{0}` in line {1}.", line.isItem ? "-" : model.key, number),
            fix: [Edit(Span(line.span.start, line.start), String(repeating: " ", count: column))])
        finding.related = .init(
            span: Span(line.isItem ? model.start : model.item, model.value.end), message: "It may belong beside this line.")
        return finding
    }

    /// `-80kg x 8`.
    func missingBlank(_ line: YAMLLine) -> Finding? {
        guard line.start < line.span.end, bytes[line.start] == UInt8(ascii: "-"), !line.isItem else { return nil }
        return error(
            Span(line.start, line.start + 1), "A space is missing behind this `-`, so the line is not an item of the list.",
            help: Phrase("Write: - {0}", line.string(Span(line.start + 1, line.value.end))),
            fix: [Edit(Span(line.start + 1, line.start + 1), " ")])
    }

    func itemWithoutDash(_ line: YAMLLine) -> Finding {
        let span = Span(line.start, line.colon ?? line.value.end)
        let isWord = source.slice(span).allSatisfy { $0 &- 97 < 26 || $0 == UInt8(ascii: "_") }
        if isWord, line.colon != nil {
            return error(
                span, Phrase("`{0}` stands in a list, and does not begin with `- ` as its items do.", line.key), expected: "- …",
                help: Phrase(
                    "If it is a key, begin it right below the keys that it belongs to. If it is an item, write: - {0}", line.text)
            )
        }
        return error(
            span, Phrase("`{0}` stands in a list, and does not begin with `- ` as its items do.", line.key), expected: "- …",
            help: Phrase("Write: - {0}", line.text), fix: [Edit(Span(line.start, line.start), "- ")])
    }

    /// The line above that another one should line up with: the nearest of its sort by indentation.
    func model(_ line: YAMLLine) -> YAMLLine? {
        let own = line.start - line.span.start
        var best: (line: YAMLLine, distance: Int)?
        var i = index - 1
        let top = max(source.lineIndex(at: first), index - 200)
        while i >= top {
            let other = YAMLLine(source, i)
            i -= 1
            guard !other.isBlank, line.isItem ? other.isItem : other.colon != nil else { continue }
            let column = (line.isItem ? other.start : other.item) - other.span.start
            // A line of the same sort goes before others as far away.
            let distance = abs(column - own) * 2 + ((line.colon == nil) == (other.colon == nil) ? 0 : 1)
            if column != own, distance < best?.distance ?? .max { best = (other, distance) }
        }
        return best?.line
    }

    /// Text behind closing quotes or a closing bracket.
    func behindEnd(_ line: YAMLLine) -> Finding? {
        let rest = Span(place, max(place + 1, line.value.end))
        let value = line.value
        guard place > value.start else { return nil }
        let opens = bytes[value.start]
        if opens == UInt8(ascii: "\"") || opens == UInt8(ascii: "'"), let close = line.quotesEnd(value.start), close <= place {
            let whole = Span(value.start, line.span.end)
            let isEnclosed = bytes[value.end - 1] == opens && value.end - 1 > close
            let text = YAMLScalar.inQuotes(line.string(isEnclosed ? Span(value.start + 1, value.end - 1) : value))
            return error(
                rest, Phrase("The text in quotes ends before `{0}`.", line.string(rest)),
                help: Phrase("Write: {0}", marked(line, line.with(value: text))), fix: [Edit(Span(whole.start, value.end), text)])
        }
        if opens == UInt8(ascii: "[") || opens == UInt8(ascii: "{") {
            let text = YAMLScalar.inQuotes(line.string(value))
            return error(
                rest, Phrase("The brackets are closed before `{0}`.", line.string(rest)),
                help: Phrase("If all of it is one text, write: {0}", marked(line, line.with(value: text))))
        }
        // Quotes of an earlier line that end here.
        var before = place - 1
        while before > line.span.start, bytes[before].isBlank { before -= 1 }
        guard bytes[before] == UInt8(ascii: "\"") || bytes[before] == UInt8(ascii: "'") else { return nil }
        var i = index - 1
        while i >= source.lineIndex(at: first) {
            let other = YAMLLine(source, i)
            if other.value.start < other.value.end, bytes[other.value.start] == bytes[before],
                other.quotesEnd(other.value.start) == nil
            {
                return openQuotes(other.value.start, other)
            }
            i -= 1
        }
        return nil
    }
}

/// Lines that are good Markdown or good notes, and no YAML.
struct YAMLTraps {
    let source: SourceText
    /// Whether the items of lists can be planned and missed, as sets can.
    let itemsHaveStatus: Bool

    /// What trap the line at an offset is.
    func finding(at offset: Int) -> Finding? {
        let line = YAMLLine(source, source.lineIndex(at: offset))
        return tab(line) ?? checkBox(line) ?? sign(line, offset)
    }

    private func tab(_ line: YAMLLine) -> Finding? {
        let bytes = source.bytes
        guard let first = (line.span.start..<line.start).first(where: { bytes[$0] == 9 }) else { return nil }
        var end = first
        while end < line.start, bytes[end] == 9 { end += 1 }
        let tabs = Span(first, end)
        let width = indentation(source.lineIndex(at: line.span.start))
        return Finding(
            "tab-indent", at: tabs, "This line is indented with a tab; YAML allows only spaces there.",
            expected: Phrase("{0} spaces in front", String(width)),
            help: "Replace the tab by spaces; most editors can be told to write spaces for the Tab key.",
            fix: [Edit(Span(line.span.start, line.start), String(repeating: " ", count: width))])
    }

    /// How far a line should be indented: deeper than a key without value above it, else as the line above.
    private func indentation(_ index: Int) -> Int {
        var i = index - 1
        while i >= 0 {
            let above = YAMLLine(source, i)
            i -= 1
            if above.isBlank { continue }
            return above.colon != nil && above.value.isEmpty ? above.item - above.span.start + 2 : above.start - above.span.start
        }
        return 0
    }

    private func checkBox(_ line: YAMLLine) -> Finding? {
        let rest = source.slice(Span(line.item, line.span.end))
        guard line.isItem, rest.count > 3, rest[0] == UInt8(ascii: "["), rest[2] == UInt8(ascii: "]"), rest[3].isBlank else {
            return nil
        }
        let status: String? =
            switch rest[1] {
            case 32: " planned"
            case UInt8(ascii: "-"): " missed"
            case UInt8(ascii: "x"), UInt8(ascii: "X"): ""
            default: nil
            }
        guard let status else { return nil }
        let whole = Span(line.item, line.value.end)
        let text = source.slice(Span(line.item + 3, whole.end)).trimmed.string + (itemsHaveStatus ? status : "")
        return Finding(
            "markdown-in-yaml", at: Span(line.item, line.item + 3),
            Phrase("`{0}` is Markdown's check box; this file is YAML.", rest.part(0, 3).string),
            help: Phrase("Write the line as: - {0}", text).clipped, fix: [Edit(whole, text)])
    }

    /// A value that begins with a sign of YAML's own.
    private func sign(_ line: YAMLLine, _ offset: Int) -> Finding? {
        let value = line.value
        guard value.start < value.end, offset >= value.start else { return nil }
        let bytes = source.slice(value)
        let isSign = "*@%`!&".utf8.contains(bytes[0]) || "|>".utf8.contains(bytes[0]) && !isBlockHeader(bytes)
        guard isSign else { return nil }
        let text = YAMLScalar.inQuotes(bytes.string)
        return Finding(
            "needs-quotes", at: Span(value.start, value.start + 1),
            Phrase(
                "A text that begins with `{0}` needs quotes: YAML takes the `{0}` for a sign of its own.", bytes.part(0, 1).string
            ),
            help: Phrase("Write: {0}", (line.isItem ? "- " : "") + line.with(value: text)).clipped, fix: [Edit(value, text)])
    }

    /// `|`, `>-`, `|2+`: what begins a text over several lines.
    private func isBlockHeader(_ bytes: Bytes) -> Bool {
        bytes.dropFirst().allSatisfy { $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    }
}

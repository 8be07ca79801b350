import CYAML

/// An error of libyaml, said in plain words at its real place.
struct YAMLProblem {
    let finding: Finding

    init(_ parser: yaml_parser_t, bytes: Bytes, base: Int, source: SourceText, itemsHaveStatus: Bool) {
        let problem = parser.problem.map { String(cString: $0) } ?? ""
        let context = parser.context.map { String(cString: $0) } ?? ""
        var counter = OffsetCounter(bytes: bytes, base: base)
        let offset =
            parser.error == YAML_READER_ERROR
            ? base + Int(parser.problem_offset) : counter.byte(Int(parser.problem_mark.index))
        var contextCounter = OffsetCounter(bytes: bytes, base: base)
        let contextOffset = contextCounter.byte(Int(parser.context_mark.index))
        let place = min(offset, max(0, source.bytes.count - 1))
        if let special = Self.special(at: [place, contextOffset], source, itemsHaveStatus) {
            finding = special
            return
        }
        let end = min(source.bytes.count, offset + 1)
        var result = Finding("yaml-syntax", at: Span(min(offset, end), end), Self.words(problem, context))
        result.help = Self.help(problem, context)
        if !context.isEmpty, contextOffset != offset {
            result.related = .init(
                span: Span(contextOffset, contextOffset + 1), message: "This is where it began.")
        }
        finding = result
    }

    /// Lines that are good Markdown or good notes, and no YAML.
    private static func special(at offsets: [Int], _ source: SourceText, _ itemsHaveStatus: Bool) -> Finding? {
        for offset in offsets where offset >= 0 && offset <= source.bytes.count {
            let index = source.lineIndex(at: offset)
            for candidate in [index, index - 1] where candidate >= 0 {
                let span = source.lineSpan(candidate)
                if let found = lineFinding(span, source, itemsHaveStatus) { return found }
            }
        }
        return nil
    }

    private static func lineFinding(_ line: Span, _ source: SourceText, _ itemsHaveStatus: Bool) -> Finding? {
        let bytes = source.slice(line)
        var i = 0
        while i < bytes.count, bytes[i] == 32 { i += 1 }
        if i < bytes.count, bytes[i] == 9 {
            let tabs = Span(line.start + i, line.start + i + bytes.part(i, bytes.count).prefix { $0 == 9 }.count)
            return Finding(
                "tab-indent", at: tabs, "This line is indented with a tab; YAML allows only spaces there.",
                help: "Replace each tab by two spaces.",
                fix: [Edit(tabs, String(repeating: "  ", count: tabs.end - tabs.start))])
        }
        guard i < bytes.count, bytes[i] == UInt8(ascii: "-"), i + 1 < bytes.count, bytes[i + 1].isBlank else {
            return nil
        }
        i += 1
        while i < bytes.count, bytes[i].isBlank { i += 1 }
        guard i < bytes.count else { return nil }
        let rest = bytes.part(i, bytes.count)
        let start = line.start + i
        if rest.count > 3, rest[0] == UInt8(ascii: "["), rest[2] == UInt8(ascii: "]"), rest[3].isBlank {
            let word = !itemsHaveStatus ? "" : rest[1] == 32 ? " planned" : rest[1] == UInt8(ascii: "-") ? " missed" : ""
            let text = rest.part(3, rest.count).trimmed.string + word
            return Finding(
                "markdown-in-yaml", at: Span(start, start + 3),
                Phrase("`{0}` is Markdown's check box; this file is YAML.", rest.part(0, 3).string),
                help: Phrase("Write the line as: - {0}", text), fix: [Edit(Span(start, line.end), text)])
        }
        guard "*@%`!>&|".utf8.contains(rest[0]) else { return nil }
        let text = YAMLPrinter.quoted(rest.trimmed.string)
        return Finding(
            "needs-quotes", at: Span(start, start + 1),
            Phrase("A line that begins with `{0}` is not text to YAML.", rest.part(0, 1).string),
            help: Phrase("Put it in quotes: - {0}", text), fix: [Edit(Span(start, line.end), text)])
    }

    private static func words(_ problem: String, _ context: String) -> Phrase {
        switch problem {
        case "mapping values are not allowed in this context":
            "A `:` is not possible here: this line already belongs to a value above or has one."
        case "could not find expected ':'":
            "A `:` is missing: this line looks like a key without its value."
        case "did not find expected key":
            "This line is not indented like the lines around it, so it fits nowhere."
        case "did not find expected '-' indicator":
            "A list item `- …` was expected here; this line does not begin with `-` or is indented differently."
        case "did not find expected ',' or ']'":
            "This `[` list is not closed: a `,` or `]` was expected here."
        case "did not find expected ',' or '}'":
            "This `{` group is not closed: a `,` or `}` was expected here."
        case "found unexpected end of stream", "found unexpected document indicator":
            "The file ends, or a `---` line comes, inside quotes that were not closed."
        case "found character that cannot start any token":
            "This character cannot begin a value in YAML."
        case "block sequence entries are not allowed in this context":
            "A list item is not possible here: put it on a line of its own, under its key."
        case "did not find expected node content":
            "A value was expected here."
        case "found unknown escape character":
            "This `\\` escape is unknown inside double quotes."
        case "control characters are not allowed":
            "There is an invisible control character here."
        case "did not find expected <document start>":
            "Text goes on after the document has ended."
        default:
            Phrase("YAML: {0} {1}", problem, context)
        }
    }

    private static func help(_ problem: String, _ context: String) -> Phrase {
        switch problem {
        case "mapping values are not allowed in this context":
            "Put the text in quotes if the `:` belongs to it, or give the key its own line at the right indentation."
        case "could not find expected ':'": "Write `key: value`, with a space after the colon."
        case "did not find expected key", "did not find expected '-' indicator":
            "Give the lines of one list or one entry the same number of spaces in front."
        case "found unexpected end of stream", "found unexpected document indicator": "Add the missing closing quote."
        case "found unknown escape character": "Write `\\\\` for a backslash, or use single quotes."
        case "found character that cannot start any token", "did not find expected node content":
            "Put the value in quotes."
        default: "Compare the line with its neighbours: indentation, colons, quotes and brackets."
        }
    }
}

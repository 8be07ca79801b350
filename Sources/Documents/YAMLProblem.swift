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
        let opening = contextCounter.byte(Int(parser.context_mark.index))
        let place = min(offset, max(0, base + bytes.count - 1))
        let traps = YAMLTraps(source: source, itemsHaveStatus: itemsHaveStatus)
        let mistakes = YAMLMistakes(source: source, first: base, place: place, opening: opening, end: base + bytes.count)
        let isScanning =
            context.hasPrefix("while scanning a") && !context.hasSuffix("simple key") && !context.hasSuffix("quoted scalar")
        finding =
            traps.finding(at: place) ?? (isScanning ? traps.finding(at: opening) : nil) ?? Self.mistake(problem, mistakes)
            ?? Finding(
                "yaml-syntax", at: Span(place, min(place + 1, base + bytes.count)), Phrase("YAML can't read this: {0}.", problem),
                help: "Compare the line with its neighbours: indentation, colons, quotes and brackets.")
    }

    private static func mistake(_ problem: String, _ mistakes: YAMLMistakes) -> Finding? {
        switch problem {
        case "mapping values are not allowed in this context": mistakes.secondColon()
        case "could not find expected ':'": mistakes.missingColon()
        case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
            mistakes.misplaced(inList: problem == "did not find expected '-' indicator")
        case "did not find expected ',' or ']'": mistakes.openBracket("[", "]")
        case "did not find expected ',' or '}'": mistakes.openBracket("{", "}")
        case "found unexpected end of stream", "found unexpected document indicator": mistakes.openQuotes()
        case "block sequence entries are not allowed in this context": mistakes.listBehindKey()
        case "found character that cannot start any token": mistakes.sign()
        case "did not find expected node content": mistakes.nothing()
        case "found unknown escape character", "did not find expected hexdecimal number": mistakes.escape()
        default: nil
        }
    }
}

/// Reads the words of a command line by the declarations of the commands.
struct Parser {
    enum Outcome {
        case arguments(ParsedArguments)
        case help
        case version
    }

    private(set) var path: CommandPath
    private var words: ArraySlice<String>
    private var values: [String: [String]] = [:]
    private var positionals: [String] = []
    /// Help is asked for somewhere: then nothing else is an error.
    private let isLenient: Bool
    /// The word `help` came where a command was expected.
    private var isHelpCommand = false

    init(root: any ParsableCommand.Type, words: [String]) {
        path = CommandPath(root: root)
        self.words = words[...]
        isLenient = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    mutating func parse() throws(ArgumentError) -> Outcome {
        var isEnded = false
        while let word = words.popFirst() {
            do throws(ArgumentError) {
                if isEnded || !looksLikeOption(word) {
                    try take(word: word)
                } else if word == "--" {
                    isEnded = true
                } else if word.hasPrefix("--") {
                    try take(long: word)
                } else {
                    try take(shorts: word)
                }
            } catch {
                if !isLenient { throw error }
            }
        }
        if isLenient || isHelpCommand || values["help"] != nil { return .help }
        if values["version"] != nil, hasVersionFlag { return .version }
        while path.isGroup {
            guard let fallback = path.leaf.configuration.defaultSubcommand else { return .help }
            path = path.appending(fallback)
        }
        try bindPositionals()
        let parameters = path.leaf.parameters + path.inheritedOptions
        for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
            throw failure(parameter.isArgument ? Texts.missingArgument : Texts.missingOption, parameter.spelling)
        }
        return .arguments(ParsedArguments(parameters: parameters, values: values))
    }

    private var hasVersionFlag: Bool { path.builtInFlags.contains(.versionFlag) }

    /// Whether a word is an option: not `-` alone, nor a negative number, nor a dash and a space.
    private func looksLikeOption(_ word: String) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        if second.isWhitespace { return false }
        return !second.isNumber || path.options.contains { $0.short == second }
    }

    /// Takes a subcommand, the word `help`, or an argument.
    private mutating func take(word: String) throws(ArgumentError) {
        if path.isGroup {
            if let next = path.child(named: word) {
                path = next
            } else if word == "help", !isHelpCommand {
                isHelpCommand = true
            } else {
                let names = path.displayedChildren.map(\.word) + ["help"]
                throw failure(Texts.unknownCommand, word, suggestion: nearest(word, in: names))
            }
        } else if isHelpCommand {
            throw failure(Texts.unexpectedArgument, word)
        } else {
            positionals.append(word)
        }
    }

    /// Takes `--name`, `--name value` or `--name=value`.
    private mutating func take(long word: String) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let spelling = parts[0]
        let attached = parts.count > 1 ? parts[1] : nil
        guard let parameter = find({ $0.longSpellings.contains(spelling) }) else {
            let known = path.displayedOptions.flatMap(\.longSpellings)
            throw failure(Texts.unknownOption, spelling, suggestion: nearest(spelling, in: known))
        }
        if parameter.takesValue {
            try take(value: nextValue(for: spelling, attached: attached), for: parameter, as: spelling)
        } else if attached != nil {
            throw failure(Texts.takesNoValue, spelling)
        } else {
            values[parameter.name, default: []].append(spelling == "--\(parameter.name)" ? "true" : "false")
        }
    }

    /// Takes `-n value`, `-nvalue`, `-n=value`, and flags in one word such as `-qv`.
    private mutating func take(shorts word: String) throws(ArgumentError) {
        // A long name with a single dash is a slip, even if its first letter is a short name.
        let long = "-\(word)"
        if word.count > 2, path.displayedOptions.contains(where: { $0.longSpellings.contains(long) }) {
            throw failure(Texts.unknownOption, word, suggestion: long)
        }
        var rest = word.dropFirst()
        while let letter = rest.popFirst() {
            let spelling = "-\(letter)"
            guard let parameter = find({ $0.short == letter }) else {
                throw failure(Texts.unknownOption, spelling)
            }
            if parameter.takesValue {
                let attached = rest.first == "=" ? rest.dropFirst() : rest
                let value = try rest.isEmpty ? nextValue(for: spelling) : String(attached)
                return try take(value: value, for: parameter, as: spelling)
            }
            values[parameter.name, default: []].append("true")
        }
    }

    /// Finds an option of this command or one above it; at a group that has none, of its default subcommand.
    private mutating func find(_ fits: (Parameter) -> Bool) -> Parameter? {
        if let parameter = path.options.first(where: fits) { return parameter }
        guard path.isGroup, let fallback = path.leaf.configuration.defaultSubcommand,
            let parameter = fallback.parameters.first(where: fits)
        else { return nil }
        path = path.appending(fallback)
        return parameter
    }

    private mutating func nextValue(for spelling: String, attached: String? = nil) throws(ArgumentError) -> String {
        if let attached { return attached }
        guard let next = words.first, !looksLikeOption(next) else { throw failure(Texts.missingValue, spelling) }
        words.removeFirst()
        return next
    }

    private mutating func take(
        value: String, for parameter: Parameter, as spelling: String
    ) throws(ArgumentError) {
        switch parameter.kind {
        case .integer where Int(argument: value) == nil:
            throw failure(Texts.invalidInteger, value, spelling)
        case .number where Double(argument: value) == nil:
            throw failure(Texts.invalidNumber, value, spelling)
        case .oneOf(let allowed) where !allowed.contains(value):
            let list = allowed.joined(separator: ", ")
            throw failure(Texts.invalidChoice, value, spelling, list, suggestion: nearest(value, in: allowed))
        default:
            if parameter.isRepeated {
                values[parameter.name, default: []].append(value)
            } else {
                values[parameter.name] = [value]
            }
        }
    }

    private mutating func bindPositionals() throws(ArgumentError) {
        var rest = positionals[...]
        for parameter in path.arguments {
            repeat {
                guard let word = rest.popFirst() else { break }
                try take(value: word, for: parameter, as: parameter.spelling)
            } while parameter.isRepeated
        }
        if let word = rest.first { throw failure(Texts.unexpectedArgument, word) }
    }

    private func failure(_ template: String, _ arguments: String..., suggestion: String? = nil) -> ArgumentError {
        ArgumentError(template, arguments, suggestion: suggestion, path: path)
    }
}

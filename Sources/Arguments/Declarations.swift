extension ParsableCommand {
    /// The mistakes in the declarations of this command and those below it, for a test to find none.
    public static func declarationProblems() -> [String] {
        CommandPath(root: Self.self).allPaths.flatMap(\.problems)
    }
}

extension CommandPath {
    fileprivate var problems: [String] {
        namingProblems + argumentProblems + leaf.parameters.flatMap(\.problems).map { "\(name): \($0)" }
            + (leaf.configuration.abstract.isEmpty ? ["\(name): no abstract"] : [])
    }

    private var namingProblems: [String] {
        var problems: [String] = []
        var seen: Set<String> = []
        let reserved = ["help", "version", "complete", "generate-completion-script"]
        for parameter in leaf.parameters + inheritedOptions {
            let longs = parameter.isInvertible ? [parameter.name, "no-\(parameter.name)"] : [parameter.name]
            for spelling in longs + (parameter.short.map { ["-\($0)"] } ?? []) {
                if reserved.contains(spelling) || spelling == "-h" {
                    problems.append("\(name): \(spelling) is reserved")
                } else if !seen.insert(spelling).inserted {
                    problems.append("\(name): \(spelling) is declared twice")
                }
            }
        }
        var commands: Set<String> = ["help"]
        for command in leaf.configuration.subcommands {
            let word = command.configuration.commandName
            if !commands.insert(word).inserted { problems.append("\(name): the command \(word) is declared twice") }
            if !isPlain(word) { problems.append("\(name): the command “\(word)” is not a plain word") }
        }
        if let fallback = leaf.configuration.defaultSubcommand,
            !leaf.configuration.subcommands.contains(where: { $0 == fallback })
        {
            problems.append("\(name): the default is not one of the subcommands")
        }
        return problems
    }

    private var argumentProblems: [String] {
        var problems: [String] = []
        if isGroup, let first = arguments.first {
            problems.append("\(name): \(first.spelling) cannot stand beside subcommands")
        }
        for (argument, next) in zip(arguments, arguments.dropFirst()) {
            if argument.isRepeated { problems.append("\(name): \(argument.spelling) repeats but is not the last") }
            if !argument.isRequired, next.isRequired {
                problems.append("\(name): \(next.spelling) is required after one that is not")
            }
        }
        return problems
    }
}

extension Parameter {
    fileprivate var problems: [String] {
        var problems: [String] = []
        if !isPlain(name) { problems.append("“\(name)” is not a plain word") }
        if let short, !isPlain(String(short)) { problems.append("“\(short)” is not a plain letter") }
        if help.isEmpty { problems.append("\(spelling) has no help") }
        if case .oneOf(let values) = kind, let defaultValue, !values.contains(defaultValue) {
            problems.append("the default of \(spelling) is not one of its values")
        }
        if isRequired, defaultValue != nil { problems.append("\(spelling) is required but has a default") }
        return problems
    }
}

/// Whether a word needs no quotes in any shell: letters, digits, and dashes inside.
private func isPlain(_ word: String) -> Bool {
    word.first != "-" && !word.isEmpty
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
}

/// Writes the completion script for bash.
///
/// The script splits the line itself, because bash splits it at `=` and `:` too, and without
/// bash-completion there is nothing that puts the words together again.
struct BashCompletion {
    let root: CommandPath

    private var program: String { root.name }
    private var function: String { "_" + Shell.identifier(program) }

    var script: String {
        """
        # bash completion for \(program), written by \(program) itself.

        \(lookup("children", by: "the names of the subcommands", childCases))
        \(lookup("options", by: "what may be written with dashes", optionCases))
        \(lookup("value", by: "the kind of value an option takes", valueCases))
        \(lookup("argument", by: "the kind of an argument, by position", argumentCases))
        """ + BashCompletion.runtime.replacingNames(function: function, program: program)
    }

    /// A function that sets the array `found`, or fails.
    private func lookup(_ name: String, by what: String, _ cases: [(pattern: String, words: [String])]) -> String {
        let lines = cases.map { pattern, words in
            "    \(pattern)) found=(\(words.map(Shell.quote).joined(separator: " "))) ;;\n"
        }
        return """
            # \(what)
            \(function)_\(name)() {
                case "$*" in
            \(lines.joined())    *) found=(); return 1 ;;
                esac
            }

            """
    }

    private var childCases: [(pattern: String, words: [String])] {
        root.allPaths.filter(\.isGroup).map { path in
            let shown = path.displayedChildren.map(\.word)
            return (Shell.quote(path.name), shown + ["help"])
        }
    }

    private var optionCases: [(pattern: String, words: [String])] {
        root.allPaths.map { (Shell.quote($0.name), $0.displayedOptions.flatMap(\.longSpellings)) }
    }

    private var valueCases: [(pattern: String, words: [String])] {
        root.allPaths.flatMap { path in
            path.ownOptions.filter(\.takesValue).map { option in
                let patterns = option.spellings.flatMap { spelling in
                    // Options of a command hold for the commands below it too.
                    [Shell.quote("\(path.name) \(spelling)")]
                        + (path.isGroup ? [Shell.quote(path.name + " ") + "*" + Shell.quote(" " + spelling)] : [])
                }
                return (patterns.joined(separator: "|"), BashCompletion.words(for: option.kind))
            }
        }
    }

    private var argumentCases: [(pattern: String, words: [String])] {
        root.allPaths.flatMap { path in
            path.arguments.enumerated().map { index, argument in
                let pattern = Shell.quote("\(path.name) ") + (argument.isRepeated ? "*" : "\(index)")
                return (pattern, BashCompletion.words(for: argument.kind))
            }
        }
    }

    private static func words(for kind: ValueKind) -> [String] {
        switch kind {
        case .text, .integer, .number: ["text"]
        case .oneOf(let values): ["choice"] + values
        case .file(let extensions): ["file"] + extensions
        case .directory: ["directory"]
        case .dynamic(let name): ["dynamic", name]
        }
    }
}

extension String {
    /// A script with `@F` for the prefix of its functions and `@P` for the program.
    func replacingNames(function: String, program: String) -> String {
        let pieces = split(separator: "@", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(into: String(pieces[0])) { result, piece in
            switch piece.first {
            case "F": result += function + piece.dropFirst()
            case "P": result += program + piece.dropFirst()
            default: result += "@" + piece
            }
        }
    }
}

/// Writes the completion script for zsh: a function for each command, around `_arguments`.
struct ZshCompletion {
    let root: CommandPath
    let translate: (String) -> String

    private var function: String { "_" + Shell.identifier(root.name) }

    var script: String {
        """
        #compdef \(root.name)
        # zsh completion for \(root.name), written by \(root.name) itself.

        # Asks the program for names: the last argument is their kind, the others are for compadd.
        \(function)__dynamic() {
            local kind=$argv[-1] line
            local -a names shown
            argv[-1]=()
            for line in ${(f)"$(command \(Shell.quote(root.name)) --complete $kind "${(Q)PREFIX}" 2>/dev/null)"}; do
                names+=("${line%%$'\\t'*}")
                shown+=("${line/$'\\t'/  -- }")
            done
            compadd "$@" -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -d shown -a names
        }

        \(root.allPaths.reversed().map(commandFunction).joined(separator: "\n"))
        if [[ $funcstack[1] == \(function) ]]; then
            \(function) "$@"
        else
            compdef \(function) \(Shell.quote(root.name))
        fi

        """
    }

    private func name(of path: CommandPath) -> String { "_" + Shell.identifier(path.name) }

    private func commandFunction(_ path: CommandPath) -> String {
        let options = path.displayedOptions.flatMap(optionSpecs)
        if path.isGroup { return groupFunction(path, options) }
        let specs =
            options
            + path.arguments.enumerated().map { index, argument in
                let position = argument.isRepeated ? "*" : "\(index + 1)"
                // Two colons: the argument may be left out.
                let separator = argument.isRequired || argument.isRepeated ? ":" : "::"
                return Shell.quote(position + separator + valueSpec(argument))
            }
        return """
            \(name(of: path))() {
                _arguments -s -S : \\
                    \(specs.joined(separator: " \\\n        "))
            }

            """
    }

    private func groupFunction(_ path: CommandPath, _ options: [String]) -> String {
        let names = path.displayedChildren.map { child in
            let configuration = child.leaf.configuration
            return entry(configuration.commandName, configuration.abstract)
        }
        let groups = path.displayedChildren.filter(\.isGroup)
        let specs = options + ["'1: :->command'", "'*:: :->arguments'"]
        return """
            \(name(of: path))() {
                local curcontext="$curcontext" state line
                local -a commands
                typeset -A opt_args
                commands=(
                    \(names.joined(separator: "\n        "))
                )
                _arguments -C -s -S -A "-*" : \\
                    \(specs.joined(separator: " \\\n        ")) && return
                case $state in
                command)
                    commands+=(\(entry("help", Texts.helpCommand)))
                    _describe -t commands command commands
                    ;;
                arguments)
                    case $words[1] in
                    help)
                        shift words
                        if (( --CURRENT == 1 )); then
                            _describe -t commands command commands
                            return
                        fi
                        case $words[1] in
                        \(cases(groups, indent: 12))
                        esac
                        ;;
                    \(cases(path.leaf.configuration.subcommands.map(path.appending), indent: 8))
                    esac
                    ;;
                esac
            }

            """
    }

    private func cases(_ paths: [CommandPath], indent: Int) -> String {
        if paths.isEmpty { return "*) ;;" }
        return paths.map { "\($0.word)) \(name(of: $0)) ;;" }
            .joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    private func entry(_ name: String, _ abstract: String) -> String {
        Shell.quote(name + ":" + translate(abstract).replacing([":": "\\:", "\\": "\\\\"]))
    }

    /// One specification for each spelling, all excluding each other unless the option repeats.
    private func optionSpecs(_ option: Parameter) -> [String] {
        let help = translate(option.help).replacing(["[": "\\[", "]": "\\]", "\\": "\\\\", ":": "\\:"])
        let others = option.isRepeated ? "*" : "(\(option.spellings.joined(separator: " ")))"
        return option.spellings.map { spelling in
            let sign = !option.takesValue ? "" : spelling.hasPrefix("--") ? "=" : "+"
            let value = option.takesValue ? ":" + valueSpec(option) : ""
            return Shell.quote("\(others)\(spelling)\(sign)[\(help)]\(value)")
        }
    }

    /// The name of a value and how to complete it.
    private func valueSpec(_ parameter: Parameter) -> String {
        let name = translate(parameter.valueName).replacing([":": "\\:", "\\": "\\\\"])
        switch parameter.kind {
        case .text, .integer, .number:
            // An empty action would do the same, but then `_arguments` offers no options in its place.
            return "\(name):_message \(escape(translate(parameter.valueName)))"
        case .oneOf(let values): return "\(name):(\(values.map(escape).joined(separator: " ")))"
        case .file(let extensions) where extensions.isEmpty: return name + ":_files"
        case .file(let extensions): return "\(name):_files -g \"*.(\(extensions.joined(separator: "|")))(-.)\""
        case .directory: return name + ":_files -/"
        case .dynamic(let kind): return "\(name):\(function)__dynamic \(kind)"
        }
    }

    /// A word that stays one when the action of a specification is evaluated.
    private func escape(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if " ()\\:'\"$`&;|<>*?[]{}~#^!".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}

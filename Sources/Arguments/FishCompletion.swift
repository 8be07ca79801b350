/// Writes the completion script for fish: a `complete` line for each thing to offer.
struct FishCompletion {
    let root: CommandPath
    let translate: (String) -> String

    private var program: String { root.name }
    private var function: String { "__" + Shell.identifier(program) }

    var script: String {
        """
        # fish completion for \(program), written by \(program) itself.

        # Whether an option, after the path of its command, takes a value.
        function \(function)_takes_value
            contains -- "$argv" \(valuedOptions.map(Shell.fishQuote).joined(separator: " "))
        end

        # Whether a word is a command, after the path of the one above it.
        function \(function)_is_command
            contains -- "$argv" \(commandNames.map(Shell.fishQuote).joined(separator: " "))
        end

        # Whether the path of a command is that of a group.
        function \(function)_is_group
            contains -- "$argv" \(groupNames.map(Shell.fishQuote).joined(separator: " "))
        end
        """ + FishCompletion.runtime.replacingNames(function: function, program: program)
            + root.allPaths.flatMap(lines).joined(separator: "\n") + "\n"
    }

    private var groupNames: [String] { root.allPaths.filter(\.isGroup).map(\.name) }
    private var commandNames: [String] { root.allPaths.dropFirst().map(\.name) }

    private var valuedOptions: [String] {
        root.allPaths.flatMap { path in
            (path.ownOptions + path.inheritedOptions).filter(\.takesValue).flatMap { option in
                option.spellings.map { "\(path.name) \($0)" }
            }
        }
    }

    private func lines(_ path: CommandPath) -> [String] {
        let here = "\(function)_at \(Shell.fishQuote(path.name))"
        var lines: [String] = []
        for child in path.displayedChildren {
            let configuration = child.leaf.configuration
            lines.append(line(here, "-a \(configuration.commandName)", configuration.abstract))
        }
        if path.isGroup { lines.append(line(here, "-a help", Texts.helpCommand)) }
        for (index, argument) in path.arguments.enumerated() where values(argument) != "-f" {
            let condition = here + (argument.isRepeated ? " \(index) more" : " \(index)")
            lines.append(line(condition, values(argument), argument.help))
        }
        let under = "\(function)_under \(Shell.fishQuote(path.name))"
        for option in path.ownOptions where !option.isHidden {
            lines += optionLines(under, option)
        }
        if path.descendants.isEmpty {
            lines += path.builtInFlags.flatMap { optionLines($0 == .helpFlag ? under : here, $0) }
        }
        return lines
    }

    private func optionLines(_ condition: String, _ option: Parameter) -> [String] {
        let value = option.takesValue ? " -r " + values(option) : ""
        return option.longSpellings.enumerated().map { index, spelling in
            let short = index == 0 ? option.short.map { "-s \($0) " } ?? "" : ""
            return line(condition, "\(short)-l \(spelling.dropFirst(2))\(value)", option.help)
        }
    }

    private func line(_ condition: String, _ rest: String, _ help: String) -> String {
        let description = help.isEmpty ? "" : " -d " + Shell.fishQuote(translate(help))
        return "complete -c \(Shell.fishQuote(program)) -n \(Shell.fishQuote(condition)) \(rest)\(description)"
    }

    private func values(_ parameter: Parameter) -> String {
        switch parameter.kind {
        case .text, .integer, .number: return "-f"
        case .oneOf(let values):
            return "-f -a " + Shell.fishQuote(values.map(Shell.fishQuote).joined(separator: " "))
        case .file(let extensions):
            let list = extensions.map { Shell.fishQuote("." + $0) }.joined(separator: " ")
            return extensions.isEmpty ? "-F" : "-k -f -a " + Shell.fishQuote("(\(function)_files \(list))")
        case .directory: return "-f -a " + Shell.fishQuote("(__fish_complete_directories (\(function)_word))")
        case .dynamic(let kind): return "-f -a " + Shell.fishQuote("(\(function)_dynamic \(Shell.fishQuote(kind)))")
        }
    }
}

extension FishCompletion {
    /// The part of the script that is the same for all programs.
    static let runtime = #"""


        # Follows the words before the cursor; prints the path of the command and how many arguments it has.
        function @F_state
            set -l path '@P'
            set -l position 0
            set -l pending 0
            set -l ended 0
            set -l asking 0
            for word in (commandline -opc)[2..-1]
                if test $pending = 1
                    set pending 0
                else if test $ended = 0; and string match -q -- -- "$word"
                    set ended 1
                else if test $ended = 0; and string match -qr -- '^--' $word
                    if not string match -q -- '*=*' $word; and @F_takes_value $path $word
                        set pending 1
                    end
                else if test $ended = 0; and string match -qr -- '^-[^0-9]' $word
                    set -l letters (string split '' -- (string sub -s 2 -- $word))
                    for index in (seq (count $letters))
                        if @F_takes_value $path -$letters[$index]
                            test $index = (count $letters); and set pending 1
                            break
                        end
                    end
                else if @F_is_command $path $word
                    set path "$path $word"
                else if @F_is_group $path; and test "$word" = help
                    set asking 1
                else if not @F_is_group $path
                    set position (math $position + 1)
                end
            end
            # After `help` only commands are completed.
            if test $asking = 1; and not @F_is_group $path
                set path ''
            end
            echo "$path"
            echo $position
        end

        # Whether the cursor is in a command, at a position or, with a third argument, at it or after it.
        function @F_at
            set -l state (@F_state)
            test "$state[1]" = "$argv[1]"; or return 1
            if set -q argv[3]
                test $state[2] -ge $argv[2]
            else if set -q argv[2]
                test $state[2] -eq $argv[2]
            end
        end

        # Whether the cursor is in a command or in one below it.
        function @F_under
            set -l state (@F_state)
            test "$state[1]" = "$argv[1]"; or string match -q -- "$argv[1] *" "$state[1]"
        end

        # The word at the cursor without quotes, and without the option before an equals sign.
        function @F_word
            set -l raw (commandline -ct | string replace -r -- '^--[^=]+=' '')
            if string match -qr -- '^["\']' "$raw"
                string sub -s 2 -- "$raw"
            else
                string unescape -- "$raw"; or echo -- "$raw"
            end
        end

        # Asks the program for names.
        function @F_dynamic
            set -l word (@F_word)
            # Words that begin with a dash are options.
            string match -q -- '-*' "$word"; or command '@P' --complete $argv[1] "$word" 2>/dev/null
        end

        # Directories, and files that end so.
        function @F_files
            set -l word (@F_word)
            __fish_complete_directories $word ''
            for ending in $argv
                for candidate in (__fish_complete_path $word)
                    string match -q -- "*$ending" (string split -f 1 \t -- $candidate); and echo $candidate
                end
            end
        end

        complete -c '@P' -f

        """#
}

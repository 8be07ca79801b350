/// A shell for which a completion script can be written.
public enum CompletionShell: String, CaseIterable, Sendable {
    /// GNU bash 3.2 or newer, with or without the bash-completion package.
    case bash
    /// zsh with its own completion system.
    case zsh
    /// fish 3 or newer.
    case fish
}

extension ParsableCommand {
    /// A script that teaches a shell the commands, options and values below this root command.
    ///
    /// For values of the kind `.dynamic` it calls `program --complete KIND WORD`. Descriptions are translated.
    public static func completionScript(
        for shell: CompletionShell, translate: @escaping (String) -> String = { $0 }
    ) -> String {
        let root = CommandPath(root: Self.self)
        switch shell {
        case .bash: return BashCompletion(root: root).script
        case .zsh: return ZshCompletion(root: root, translate: translate).script
        case .fish: return FishCompletion(root: root, translate: translate).script
        }
    }
}

/// Bits of shell syntax.
enum Shell {
    /// A word in single quotes for bash and zsh.
    static func quote(_ text: String) -> String {
        "'" + text.replacing(["'": "'\\''", "\n": " "]) + "'"
    }

    /// A word in single quotes for fish.
    static func fishQuote(_ text: String) -> String {
        "'" + text.replacing(["\\": "\\\\", "'": "\\'", "\n": " "]) + "'"
    }

    /// A name for a function: every other character becomes `_`.
    static func identifier(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}

extension String {
    /// The text with some characters replaced.
    func replacing(_ table: [Character: String]) -> String {
        reduce(into: "") { result, character in
            result += table[character] ?? String(character)
        }
    }
}

extension Parameter {
    /// `-s` and `--since`, with the dashes.
    var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + longSpellings }
}

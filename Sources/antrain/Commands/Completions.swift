import Arguments
import Documents
import Domain
import Lint
import Log

/// `antrain completions`.
struct Completions: Command {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print the completion script for a shell.",
        discussion: "The script completes commands and options, and the names of exercises, foods, templates and programs.",
        examples: [
            Example("antrain completions bash > ~/.local/share/bash-completion/completions/antrain"),
            Example("antrain completions zsh > ~/.zfunc/_antrain"),
            Example("antrain completions fish > ~/.config/fish/completions/antrain.fish"),
        ])

    static let parameters: [Parameter] = [
        .argument("shell", help: "The shell.", kind: .oneOf(CompletionShell.self))
    ]

    let shell: CompletionShell

    init(_ arguments: ParsedArguments) throws { shell = try arguments.required("shell") { CompletionShell(rawValue: $0) } }

    func run(_ context: Context) -> ExitStatus {
        context.print(Antrain.completionScript(for: shell, translate: context.translate))
        return .success
    }
}

/// The names that the shells' scripts ask for.
enum CompletionNames {
    /// The names of a kind, one a line. The shells compare them with the word themselves.
    static func lines(_ kind: String, _ word: String, _ context: Context) -> String {
        names(kind, context).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n" }.joined()
    }

    private static func names(_ kind: String, _ context: Context) -> [String] {
        if kind == "codes" { return RuleSet.all.map(\.code.slug) }
        guard let found = Folder.containing("") else { return [] }
        let library = LogBase(found.folder).definitions.library
        switch kind {
        case "exercises": return library.exercises.map(\.name)
        case "foods": return library.foods.map(\.name)
        case "templates": return library.templates.map(\.name)
        case "programs": return library.programs.map(\.name)
        case "entities":
            return library.exercises.map(\.name) + library.templates.map(\.name) + library.programs.map(\.name)
                + library.foods.map(\.name)
        default: return []
        }
    }
}

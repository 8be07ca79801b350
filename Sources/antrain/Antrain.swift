import Arguments

/// The program: its commands, and what leads from the command line to them.
@main
struct Antrain: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "antrain",
        abstract: "Plain-text training: workouts, meals and bodyweight as files, checked and reported on.",
        version: "antrain \(version)",
        examples: [
            Example("antrain init log", "make a folder ready to use"),
            Example("antrain check", "check the folder that you stand in"),
            Example("antrain show \"Bench Press\"", "show an exercise"),
            Example("antrain explain set-order", "explain a finding"),
        ],
        subcommands: [
            Check.self, Explain.self, Init.self, Show.self, List.self, Format.self, SchemaCommand.self,
            Completions.self,
        ])

    init(_ arguments: ParsedArguments) {}

    static func main() {
        let context = Context()
        var status = ExitStatus.success
        do {
            switch try parseAsRoot() {
            case .run(let command):
                if let command = command as? any Command { status = try command.run(context) }
            case .help(let path):
                context.print(path.helpMessage(columns: context.terminal.width, translate: context.translate))
            case .version(let version): context.print(version + "\n")
            case .complete(let kind, let word): context.print(CompletionNames.lines(kind, word, context))
            case .completionScript(let shell): context.print(completionScript(for: shell, translate: context.translate))
            }
        } catch {
            status = context.fail(error)
        }
        context.exit(status)
    }
}

/// A command that can be run.
protocol Command: ParsableCommand {
    func run(_ context: Context) throws -> ExitStatus
}

/// How a command ended.
enum ExitStatus: Int32 {
    case success = 0
    /// What was looked for was found: errors in a check.
    case findings = 1
    /// The command could not run.
    case failure = 2
}

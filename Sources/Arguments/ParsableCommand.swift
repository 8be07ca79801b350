/// A line to try, shown in the help of a command.
public struct Example: Sendable, Equatable {
    /// The command line, never translated.
    public let command: String
    /// What it does, before translation; may be empty.
    public let explanation: String

    /// A command line and what it does.
    public init(_ command: String, _ explanation: String = "") {
        self.command = command
        self.explanation = explanation
    }
}

/// The description of a command, apart from its parameters.
public struct CommandConfiguration: Sendable {
    /// The word that calls the command; for the root, the name of the program.
    public let commandName: String
    /// One sentence for the help of the command and the list of commands.
    public let abstract: String
    /// Paragraphs after the abstract; lines that begin with a space are not wrapped.
    public let discussion: String
    /// What `--version` prints; empty if there is no such flag. Only the root's counts.
    public let version: String
    /// Whether help and completions list the command.
    public let shouldDisplay: Bool
    /// Lines to try.
    public let examples: [Example]
    /// The commands below this one.
    public let subcommands: [any ParsableCommand.Type]
    /// The command meant when none of the subcommands is named.
    public let defaultSubcommand: (any ParsableCommand.Type)?

    /// Describes a command.
    public init(
        commandName: String, abstract: String = "", discussion: String = "", version: String = "",
        shouldDisplay: Bool = true, examples: [Example] = [], subcommands: [any ParsableCommand.Type] = [],
        defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.commandName = commandName
        self.abstract = abstract
        self.discussion = discussion
        self.version = version
        self.shouldDisplay = shouldDisplay
        self.examples = examples
        self.subcommands = subcommands
        self.defaultSubcommand = defaultSubcommand
    }
}

/// A command: a value made from the words of the command line.
///
/// The module does not run commands. A program refines this protocol with the `run` it needs,
/// synchronous or not and with whatever context.
public protocol ParsableCommand: Sendable {
    /// Its name and texts.
    static var configuration: CommandConfiguration { get }
    /// Its flags, options and arguments. Those of a command are understood by its subcommands too.
    static var parameters: [Parameter] { get }
    /// Makes the command from parsed words; what it throws is reported with its usage line.
    init(_ arguments: ParsedArguments) throws
}

extension ParsableCommand {
    /// No parameters.
    public static var parameters: [Parameter] { [] }
}

/// What a command line asks for.
public enum Invocation: Sendable {
    /// To run a command.
    case run(any ParsableCommand)
    /// To print the help of a command: `path.helpMessage()`.
    case help(CommandPath)
    /// To print the version.
    case version(String)
    /// To print the names of a kind that fit a word, one per line, for the shell to complete.
    /// A tab and a description may follow each name.
    case complete(kind: String, word: String)
    /// To print a completion script.
    case completionScript(CompletionShell)
}

extension ParsableCommand {
    /// Reads a command line of which this is the root command.
    ///
    /// Throws an `ArgumentError`, or what the `init` of the command threw.
    public static func parseAsRoot(
        _ words: [String] = Array(CommandLine.arguments.dropFirst())
    ) throws -> Invocation {
        switch words.first {
        case "--version" where words.count == 1 && !configuration.version.isEmpty:
            return .version(configuration.version)
        case "--complete" where words.count == 2 || words.count == 3:
            return .complete(kind: words[1], word: words.count == 3 ? words[2] : "")
        case "--generate-completion-script" where words.count == 2:
            if let shell = CompletionShell(rawValue: words[1]) { return .completionScript(shell) }
        default: break
        }
        var parser = Parser(root: Self.self, words: words)
        switch try parser.parse() {
        case .help: return .help(parser.path)
        case .version: return .version(configuration.version)
        case .arguments(let arguments):
            do {
                return .run(try parser.path.leaf.init(arguments))
            } catch let error as ArgumentError {
                throw error.path == nil ? error.located(at: parser.path) : error
            }
        }
    }

    /// The help of a command somewhere below this root, or of the root itself.
    public static func helpMessage(
        for command: (any ParsableCommand.Type)? = nil, includeHidden: Bool = false, columns: Int = 80,
        translate: (String) -> String = { $0 }
    ) -> String {
        let root = CommandPath(root: Self.self)
        let path = root.allPaths.first { path in command.map { path.leaf == $0 } ?? true } ?? root
        return path.helpMessage(includeHidden: includeHidden, columns: columns, translate: translate)
    }
}

@testable import Arguments

/// A command that shows what it was made from.
protocol GymCommand: ParsableCommand {
    var arguments: ParsedArguments { get }
}

extension GymCommand {
    /// The name of the command and the values given, sorted by name: `log exercise=Squat sets=5,5`.
    var shown: String {
        let values = arguments.values.sorted { $0.key < $1.key }.map { "\($0)=\($1.joined(separator: ","))" }
        return ([Self.configuration.commandName] + values).joined(separator: " ")
    }
}

enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, csv }

struct Gym: GymCommand {
    static let configuration = CommandConfiguration(
        commandName: "gym", abstract: "Keep a log of training.",
        discussion: """
            The log is a plain text file that you may edit with any editor. The program never changes a line \
            that it did not write.

              2025-01-01 Squat 5x5
            """,
        version: "1.2",
        examples: [Example("gym check", "Look for mistakes in the whole log."), Example("gym log Squat 5 5 5")],
        subcommands: [Check.self, Log.self, Report.self, Secret.self])
    static let parameters: [Parameter] = [
        .option("journal", short: "j", value: "path", help: "The log to read.", kind: .file(extensions: ["log"])),
        .flag("colour", inversion: .prefixedNo, default: true, help: "Use colours."),
    ]
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

struct Check: GymCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Look for mistakes.",
        examples: [Example("gym check --since 2025-01-01 a.log", "Only the entries of this year in another file.")])
    static let parameters: [Parameter] = [
        .argument("file", help: "The files to check.", kind: .file, repeats: true, required: false),
        .option("since", short: "s", value: "date", help: "Leave out what is older than this date."),
        .option("level", short: "l", value: "number", help: "How strict to be.", kind: .integer, default: "1"),
        .option("weight", value: "kg", help: "Body weight.", kind: .number),
        .option(
            "format", value: "format",
            help: "How to print what was found, for reading or for other programs to go on with.",
            kind: .oneOf(Format.self), default: "text"),
        .option("tag", short: "t", value: "tag", help: "Only what has this tag: [a], 'b'.", repeats: true),
        .flag("quiet", short: "q", help: "Print nothing."),
        .flag("verbose", short: "v", help: "Print more."),
        .flag("debug", help: "Print all.", hidden: true),
    ]
    let arguments: ParsedArguments
    let level: Int
    let format: Format?
    init(_ arguments: ParsedArguments) throws {
        self.arguments = arguments
        level = try arguments.required("level")
        format = try arguments.value("format")
        if arguments.string("since") == "never" { throw ArgumentError("No date: {0}", "never") }
    }
}

struct Log: GymCommand {
    static let configuration = CommandConfiguration(commandName: "log", abstract: "Write down sets: now or later.")
    static let parameters: [Parameter] = [
        .argument("exercise", help: "What was done.", kind: .dynamic("exercises")),
        .argument("sets", help: "The repetitions of each set.", kind: .integer, repeats: true),
        .option("place", short: "p", value: "place", help: "Where.", kind: .oneOf(["home", "the gym", "it's far"])),
        .option("like", value: "exercise", help: "As with another one.", kind: .dynamic("exercises")),
        .option("into", value: "directory", help: "Where to write.", kind: .directory),
    ]
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

struct Report: GymCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Sum up.", subcommands: [Weekly.self, Monthly.self],
        defaultSubcommand: Weekly.self)
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

struct Weekly: GymCommand {
    static let configuration = CommandConfiguration(commandName: "weekly", abstract: "Sum up weeks.")
    static let parameters: [Parameter] = [.flag("short", help: "Only totals.")]
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

struct Monthly: GymCommand {
    static let configuration = CommandConfiguration(commandName: "monthly", abstract: "Sum up months.")
    static let parameters: [Parameter] = [
        .option("year", value: "year", help: "Of this year.", kind: .integer, required: true),
        .argument("month", help: "A month.", required: false),
    ]
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

struct Secret: GymCommand {
    static let configuration = CommandConfiguration(
        commandName: "secret", abstract: "Nothing to see.", shouldDisplay: false)
    let arguments: ParsedArguments
    init(_ arguments: ParsedArguments) { self.arguments = arguments }
}

/// What the gym makes of a line of words: the command it runs, or `help …`, `version …`, or the message.
func gym(_ words: [String]) -> String {
    do {
        switch try Gym.parseAsRoot(words) {
        case .run(let command): return (command as? any GymCommand)?.shown ?? "not of the gym"
        case .help(let path): return "help of \(path.name)"
        case .version(let version): return "version \(version)"
        case .complete(let kind, let word): return "complete \(kind) \(word)"
        case .completionScript(let shell): return "script for \(shell)"
        }
    } catch {
        return "\(error)"
    }
}

func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

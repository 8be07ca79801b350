/// A command with the commands above it: `antrain report weekly`.
public struct CommandPath: Sendable, Equatable {
    /// The command of the program itself.
    public let root: any ParsableCommand.Type
    /// The commands below it, outermost first.
    public private(set) var descendants: [any ParsableCommand.Type] = []

    /// The path of the root command alone.
    public init(root: any ParsableCommand.Type) { self.root = root }

    /// Two paths are equal if they lead through the same commands.
    public static func == (a: CommandPath, b: CommandPath) -> Bool {
        a.commands.elementsEqual(b.commands) { $0 == $1 }
    }

    /// All the commands, the root first.
    public var commands: [any ParsableCommand.Type] { [root] + descendants }
    /// The command the path leads to.
    public var leaf: any ParsableCommand.Type { descendants.last ?? root }
    /// The words that call it: `antrain report weekly`.
    public var name: String { commands.map { $0.configuration.commandName }.joined(separator: " ") }

    /// The last word of the name.
    var word: String { leaf.configuration.commandName }

    var isGroup: Bool { !leaf.configuration.subcommands.isEmpty }

    func appending(_ command: any ParsableCommand.Type) -> CommandPath {
        var path = self
        path.descendants.append(command)
        return path
    }

    func child(named name: String) -> CommandPath? {
        leaf.configuration.subcommands.first { $0.configuration.commandName == name }.map(appending)
    }

    /// The subcommands that help and completions list.
    var displayedChildren: [CommandPath] {
        leaf.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map(appending)
    }

    /// This path and those of all the commands below it, outermost first.
    var allPaths: [CommandPath] {
        [self] + leaf.configuration.subcommands.flatMap { appending($0).allPaths }
    }

    /// The arguments of the command, in order.
    var arguments: [Parameter] { leaf.parameters.filter(\.isArgument) }
    /// The flags and options of the command itself.
    var ownOptions: [Parameter] { leaf.parameters.filter { !$0.isArgument } }
    /// The flags and options it has from the commands above it, the nearest first.
    var inheritedOptions: [Parameter] {
        commands.dropLast().reversed().flatMap { $0.parameters.filter { !$0.isArgument } }
    }
    /// The flags of every command.
    var builtInFlags: [Parameter] {
        root.configuration.version.isEmpty ? [.helpFlag] : [.helpFlag, .versionFlag]
    }
    /// All that may be written with a dash after this command.
    var options: [Parameter] { ownOptions + inheritedOptions + builtInFlags }
    /// What help and completions list of them: the version only at the root.
    var displayedOptions: [Parameter] { displayedOptions(includeHidden: false) }

    func displayedOptions(includeHidden: Bool) -> [Parameter] {
        let flags = descendants.isEmpty ? builtInFlags : [.helpFlag]
        return (ownOptions + inheritedOptions).filter { includeHidden || !$0.isHidden } + flags
    }
}

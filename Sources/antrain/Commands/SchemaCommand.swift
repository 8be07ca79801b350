import Arguments
import Documents
import Format

/// `antrain schema`.
struct SchemaCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print the JSON Schema of a kind of file.",
        discussion: "Editors that know JSON Schema complete keys and show their meaning. Without a kind, the kinds are listed.",
        examples: [
            Example("antrain schema workout > workout.schema.json"),
            Example("antrain schema", "the kinds"),
        ])

    static let parameters: [Parameter] = [
        .argument("kind", help: "The kind of file.", kind: .oneOf(Kind.self), required: false)
    ]

    let kind: Kind?

    init(_ arguments: ParsedArguments) throws { kind = try arguments.value("kind") { Kind(rawValue: $0) } }

    func run(_ context: Context) -> ExitStatus {
        guard let kind else {
            for kind in Kind.allCases {
                context.print("\(TerminalWidth.pad(kind.rawValue, to: 12))\(context.translate(kind.record.meaning))\n")
            }
            return .success
        }
        context.print(JSONSchema.text(for: kind))
        return .success
    }
}

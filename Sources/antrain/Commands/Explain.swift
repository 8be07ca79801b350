import Arguments
import Documents
import Lint

/// `antrain explain`.
struct Explain: Command {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain a finding, or list them all.",
        examples: [
            Example("antrain explain", "all findings, a line each"),
            Example("antrain explain unknown-exercise", "one finding with its examples"),
        ])

    static let parameters: [Parameter] = [
        .argument("code", help: "The code of a finding.", kind: .dynamic("codes"), required: false)
    ]

    let code: String?

    init(_ arguments: ParsedArguments) throws { code = arguments.string("code") }

    func run(_ context: Context) throws -> ExitStatus {
        guard let code else {
            let width = RuleSet.all.map(\.code.slug.count).max() ?? 0
            for rule in RuleSet.all {
                let severity = TerminalWidth.pad(context.translate(rule.severity.rawValue), to: 8)
                context.print("\(TerminalWidth.pad(rule.code.slug, to: width))  \(severity) \(context.translate(rule.summary))\n")
            }
            return .success
        }
        guard let rule = RuleSet.rule(code) else {
            let near = nearest(code, in: RuleSet.all.map(\.code.slug))
            throw CommandError(
                Phrase("No finding has the code `{0}`.", code),
                help: near.map { Phrase("Did you mean `{0}`?", $0) } ?? "`antrain explain` lists them all.")
        }
        context.print(Explanation(rule, width: min(100, context.terminal.width), translate: context.translate).text)
        return .success
    }
}

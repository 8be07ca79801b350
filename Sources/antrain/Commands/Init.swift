import Arguments
import Documents
import Domain
import Log

/// `antrain init`.
struct Init: Command {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Make a folder ready to use.",
        discussion: """
            Writes settings, a profile to fill in, a first template, an example workout, .gitignore and .gitattributes. \
            A file that exists is left as it is.
            """,
        examples: [
            Example("antrain init", "in the folder that you stand in"),
            Example("antrain init ~/log", "in another one, which is made if need be"),
        ])

    static let parameters: [Parameter] = [
        .argument("dir", help: "The folder.", kind: .directory, required: false),
        .option("units", value: "unit", help: "The unit of weight.", kind: .oneOf(WeightUnit.self), default: "kg"),
    ]

    let directory: String
    let unit: WeightUnit

    init(_ arguments: ParsedArguments) throws {
        directory = arguments.string("dir") ?? ""
        unit = try arguments.required("units") { WeightUnit(rawValue: $0) }
    }

    func run(_ context: Context) throws -> ExitStatus {
        let today = Context.today(nil)
        let files = Starter.files(today: today, unit: unit)
        let root = directory.isEmpty ? "." : directory
        var written: [String] = []
        var kept: [String] = []
        let isRoot = Folder.isRoot(directory)
        for (place, text) in files {
            let path = directory.isEmpty ? place : directory + (directory.hasSuffix("/") ? "" : "/") + place
            // A root may have its settings in Markdown.
            if place == "antrain.yaml", isRoot, !Folder.exists(path) { continue }
            switch NewFile.write(text, to: path) {
            case .written: written.append(path)
            case .exists: kept.append(path)
            case .failed(let reason):
                throw CommandError(
                    Phrase("`{0}` can't be written: {1}.", path, reason),
                    help: Phrase("Files written so far: {0}", String(written.count)))
            }
        }
        for path in written { context.print(context.say(Phrase("wrote {0}", path)) + "\n") }
        for path in kept { context.print(context.say(Phrase("kept  {0} (it was there)", path)) + "\n") }
        context.print(
            "\n"
                + context.say(Phrase("{0} is ready. Look at the example workout, then run: antrain check {1}", root, directory))
                .trimmedEnd + "\n")
        return .success
    }
}

extension String {
    /// Without blanks at the end.
    var trimmedEnd: String {
        var text = self[...]
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}

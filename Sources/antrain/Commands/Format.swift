import Arguments
import Documents
import Domain
import Format
import Lint
import Log

/// `antrain fmt`.
struct Format: Command {
    static let configuration = CommandConfiguration(
        commandName: "fmt", abstract: "Write a file in the other carrier: YAML as Markdown, Markdown as YAML.",
        discussion: """
            Comments, the order of keys, unknown keys and the wording of every line are kept. The new file takes the place \
            of the old one under the other ending; it is read again first, and nothing is written unless both say the \
            same.
            """,
        examples: [
            Example("antrain fmt --to yaml workouts/2025/2025-11-12-push-day.md"),
            Example("antrain fmt --to md --dry-run templates/push-day.yaml", "only print it"),
        ])

    static let parameters: [Parameter] = [
        .argument("path", help: "The files to convert.", kind: .file(extensions: ["yaml", "yml", "md"]), repeats: true),
        .option("to", value: "carrier", help: "The carrier to write.", kind: .oneOf(Carrier.self), required: true),
        .flag("dry-run", short: "n", help: "Print the new text and change nothing."),
    ]

    let paths: [String]
    let carrier: Carrier
    let isDryRun: Bool

    init(_ arguments: ParsedArguments) throws {
        paths = arguments.strings("path")
        carrier = try arguments.required("to") { Carrier(rawValue: $0) }
        isDryRun = arguments.flag("dry-run")
    }

    func run(_ context: Context) throws -> ExitStatus {
        // All texts are made before the first is written.
        let converted = try paths.map { try convert($0, context) }
        for item in converted {
            if isDryRun {
                context.print(item.text)
            } else if item.from != item.to {
                try replace(item.from, by: item.to, item.text)
                context.print(context.say(Phrase("{0} is now {1}", item.from, item.to)) + "\n")
            }
        }
        return .success
    }

    private func convert(_ path: String, _ context: Context) throws -> (from: String, to: String, text: String) {
        let (folder, place) = try Check.folder(of: path, mustExist: true)
        guard let name = FileName(place), let source = folder.source(place) else {
            throw CommandError(Phrase("`{0}` can't be read as a log.", path), help: Phrase("`antrain check {0}` says why.", path))
        }
        guard name.carrier != carrier else { return (path, path, source.string) }
        if !isDryRun, NewFile.isLink(path) {
            throw CommandError(Phrase("`{0}` is a link; nothing was changed.", path), help: "Convert the file that it leads to.")
        }
        let base = LogBase(folder)
        context.use(base.settings.language)
        let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? path[...]
        let target = ending + (carrier == .yaml ? ".yaml" : ".md")
        if !isDryRun, Folder.exists(String(target)) {
            throw CommandError(
                Phrase("`{0}` exists; nothing was changed.", String(target)), help: "Move one of the two files away first.")
        }
        let wanted = base.settings.schemaLine && carrier == .yaml && !isDryRun
        let schema = wanted ? name.kind.map { SchemaLine.text(for: $0, at: place, in: folder) } : nil
        switch Conversion.convert(
            source, from: name.carrier, to: carrier, kind: name.kind, fileDate: name.date, units: Units(base.settings))
        {
        case .success(let text):
            return (path, String(target), (schema.map { "# \($0)" + (text.contains("\r\n") ? "\r\n" : "\n") } ?? "") + text)
        case .failure(let error):
            throw CommandError(
                Phrase("`{0}` was not converted. {1}", path, context.say(error.phrase)), help: error.help)
        }
    }

    private func replace(_ old: String, by new: String, _ text: String) throws {
        switch NewFile.write(text, to: new) {
        case .written: break
        case .exists: throw CommandError(Phrase("`{0}` exists; nothing was changed.", new))
        case .failed(let reason): throw CommandError(Phrase("`{0}` can't be written: {1}.", new, reason))
        }
        NewFile.copyMode(from: old, to: new)
        if let reason = NewFile.remove(old) {
            _ = NewFile.remove(new)
            throw CommandError(Phrase("`{0}` can't be taken away: {1}.", old, reason))
        }
    }
}

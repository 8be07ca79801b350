import Arguments
import Documents
import Lint
import Log

/// `antrain check`.
struct Check: Command {
    enum Output: String, CaseIterable { case text, json, short, github }

    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check files and say what is wrong in them.",
        discussion: """
            Checks the files and folders given, or the whole folder that you stand in. All findings are reported, each \
            with its place, what was expected and a way out.

            Exit status: 0 nothing at error level, 1 errors found (with --strict: warnings too), 2 the command could \
            not run.
            """,
        examples: [
            Example("antrain check", "the folder that you stand in"),
            Example("antrain check workouts/2025 profile.yaml", "a folder and a file"),
            Example("antrain check --format short", "one line a finding, for editors"),
            Example("git show :meals/2025/2025-11-12.md | antrain check --stdin-path meals/2025/2025-11-12.md"),
        ])

    static let parameters: [Parameter] = [
        .argument(
            "path", help: "Files and folders to check.", kind: .file(extensions: ["yaml", "yml", "md"]), repeats: true,
            required: false),
        .option(
            "format", short: "f", value: "format", help: "How findings are printed.", kind: .oneOf(Output.self), default: "text"),
        .flag("strict", help: "Fail on warnings too."),
        .option("stdin-path", value: "path", help: "Check standard input as if it were this file.", kind: .file),
        .option("threads", value: "number", help: "How many threads to use.", kind: .integer),
        .flag("quiet", short: "q", help: "Leave out the closing line."),
    ]

    let paths: [String]
    let output: Output
    let isStrict: Bool
    let standardInput: String?
    let threads: Int?
    let isQuiet: Bool

    init(_ arguments: ParsedArguments) throws {
        paths = arguments.strings("path")
        output = try arguments.required("format") { Output(rawValue: $0) }
        isStrict = arguments.flag("strict")
        standardInput = arguments.string("stdin-path")
        threads = try arguments.value("threads")
        isQuiet = arguments.flag("quiet")
        if standardInput != nil, !paths.isEmpty {
            throw ArgumentError("--stdin-path takes the place of files; leave out {0}", paths[0])
        }
    }

    func run(_ context: Context) throws -> ExitStatus {
        let start = Context.milliseconds()
        let outcome = try check()
        context.use(outcome.language)
        if outcome.files == 0, paths.isEmpty, standardInput == nil, !outcome.hasRoot {
            throw CommandError(
                "There is no antrain.yaml here or above, and no log to check.",
                help: "`antrain init` makes a folder ready to use; `antrain check PATH` checks another one.")
        }
        var summary = DiagnosticSummary(files: outcome.files)
        for diagnostic in outcome.diagnostics { summary.count(diagnostic) }
        summary.milliseconds = Context.milliseconds() - start
        print(outcome.diagnostics, summary, context)
        return summary.errors > 0 || isStrict && summary.warnings > 0 ? .findings : .success
    }

    private func check() throws -> CheckRun.Outcome {
        if let standardInput {
            let (folder, place) = try Self.folder(of: standardInput, mustExist: false)
            guard FileName(place) != nil else {
                throw CommandError(
                    Phrase("`{0}` is not the name of a log.", standardInput), help: "A log's name ends in .yaml or .md.")
            }
            return CheckRun(folder, threads: threads, today: Context.today).run(.standardInput(place))
        }
        var groups: [(folder: Folder, places: [String])] = []
        for path in paths.isEmpty ? [""] : paths {
            if path.isEmpty, !paths.isEmpty { throw ArgumentError("A path is empty; leave it out to check the whole folder") }
            let (folder, place) = try Self.folder(of: path, mustExist: true)
            let wanted = paths.isEmpty ? "" : place
            if let index = groups.firstIndex(where: { $0.folder.root == folder.root }) {
                groups[index].places.append(wanted)
            } else {
                groups.append((folder, [wanted]))
            }
        }
        var outcome = CheckRun.Outcome()
        for (folder, places) in groups {
            outcome.append(CheckRun(folder, threads: threads, today: Context.today).run(.places(places)))
        }
        return outcome
    }

    /// The folder that a path lies in, with words for what can't be opened.
    static func folder(of path: String, mustExist: Bool) throws -> (Folder, String) {
        if mustExist, !path.isEmpty, !Folder.exists(path) {
            throw CommandError(
                Phrase("There is no file or folder `{0}`.", path),
                help: "Check the path, or leave it out to check the whole folder.")
        }
        guard let found = Folder.containing(path) else {
            throw CommandError(Phrase("The folder of `{0}` can't be opened.", path.isEmpty ? "." : path))
        }
        return (found.folder, found.place)
    }

    private func print(_ diagnostics: [Diagnostic], _ summary: DiagnosticSummary, _ context: Context) {
        let terminal = context.terminal
        let style = DiagnosticStyle(color: terminal.color, width: terminal.width, translate: context.translate)
        switch output {
        case .text:
            let renderer = TextRenderer(style)
            render(diagnostics, summary, renderer, context, closing: !isQuiet)
        case .short: render(diagnostics, summary, ShortRenderer(style), context, closing: true)
        case .github: render(diagnostics, summary, GitHubRenderer(translate: context.translate), context, closing: true)
        case .json: render(diagnostics, summary, JSONRenderer(translate: context.translate), context, closing: true)
        }
    }

    private func render(
        _ diagnostics: [Diagnostic], _ summary: DiagnosticSummary, _ renderer: some DiagnosticRenderer,
        _ context: Context, closing: Bool
    ) {
        var renderer = renderer
        for diagnostic in diagnostics {
            var text = ""
            renderer.add(diagnostic, to: &text)
            context.print(text)
        }
        guard closing else { return }
        var text = ""
        renderer.finish(summary, to: &text)
        context.print(text)
    }
}

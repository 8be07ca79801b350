import CMemory
import Documents
import Domain
import Format
import Lint

/// A check of files on disk.
public struct CheckRun: Sendable {
    /// What to check in a folder.
    public enum Target: Sendable {
        /// Places from the root; an empty one is the whole folder.
        case places([String])
        /// Standard input, as if it were the file at this place.
        case standardInput(String)
    }

    public struct Outcome: Sendable {
        public var diagnostics: [Diagnostic] = []
        /// How many files were checked.
        public var files = 0
        /// Whether a folder that was checked has settings, which mark it as one.
        public var hasRoot = false
        /// The language that the folder's settings ask for.
        public var language: Language?

        public init() {}

        public mutating func append(_ other: Outcome) {
            diagnostics += other.diagnostics
            files += other.files
            hasRoot = hasRoot || other.hasRoot
            language = language ?? other.language
        }
    }

    private let folder: Folder
    private let threads: Int
    private let today: @Sendable (String?) -> CivilDate

    /// - Parameters:
    ///   - threads: how many to use; nil is as many as there are processors.
    ///   - today: the date in a time zone, or in the machine's for nil.
    public init(_ folder: Folder, threads: Int? = nil, today: @escaping @Sendable (String?) -> CivilDate) {
        self.folder = folder
        self.threads = max(1, threads ?? Workers.processors)
        self.today = today
    }

    /// Checks and returns everything found, in the order of files and places.
    public func run(_ target: Target) -> Outcome {
        var outcome = Outcome()
        antrain_keep_memory()
        if threads > 1 { Self.warmUp() }
        var walker = Walker(folder)
        var extra: [(FileName, SourceText)] = []
        switch target {
        case .places(let places):
            for place in places { add(place, &walker, &outcome) }
        case .standardInput(let place):
            switch FileReading.readStandardInput(shown: folder.shown(place)) {
            case .success(let source): if let name = FileName(place) { extra.append((name, source)) }
            case .failure(let error): outcome.diagnostics.append(diagnostic(place, error.finding))
            }
        }
        let base = LogBase(folder, threads: threads, replacing: extra.first)
        outcome.language = base.settings.language
        outcome.hasRoot = Folder.isRoot(folder.root)
        let date = today(base.settings.timezone)
        let files = walker.files
        let parts = check(files, base, date, named: walker.named)
        outcome.files = files.count + extra.count
        outcome.diagnostics += walker.problems.map { diagnostic($0.place, $0.finding) }
        finish(&outcome, files, parts, base, date)
        for (name, source) in extra {
            let checker = FileChecker(definitions: base.definitions, settings: base.settings, today: date)
            outcome.diagnostics += checker.check(source, file: 0, name: name, isNamed: true)
        }
        return outcome
    }

    /// Reads the larger presets on a thread of its own while files are listed; who needs them first
    /// waits for the rest of it.
    private static func warmUp() { Workers.start { _ = Presets.exercises } }

    private func add(_ place: String, _ walker: inout Walker, _ outcome: inout Outcome) {
        if place.isEmpty || FileStatus(place, from: folder.descriptor)?.isDirectory == true {
            walker.walk(place)
        } else if let name = FileName(place) {
            walker.add(name)
        } else {
            outcome.files += 1
            outcome.diagnostics.append(
                diagnostic(
                    place,
                    Finding(
                        "unknown-kind", at: .none, "This is neither a YAML nor a Markdown file.",
                        expected: "a name that ends in .yaml or .md")))
        }
    }

    private func diagnostic(_ place: String, _ finding: Finding) -> Diagnostic {
        Diagnostic(
            path: folder.shown(place), severity: RuleSet.rule(finding.code.slug)?.severity ?? .error, code: finding.code,
            start: Position(line: 1, column: 1), end: Position(line: 1, column: 1), excerpt: nil,
            message: finding.message, expected: finding.expected, help: finding.help)
    }

    /// What one thread has found.
    private final class Part: @unchecked Sendable {
        var diagnostics: [(file: Int, diagnostics: [Diagnostic])] = []
        var facts = Facts()
    }

    /// Files go to threads in runs of this many, in turn, so that each has its share of every year.
    private static let run = 16

    private func check(_ files: [FileName], _ base: LogBase, _ today: CivilDate, named: Set<String>) -> [Part] {
        let count = min(threads, max(1, files.count / Self.run))
        let parts = (0..<count).map { _ in Part() }
        let folder = folder
        Workers.run(count) { thread in
            let checker = FileChecker(definitions: base.definitions, settings: base.settings, today: today)
            let part = parts[thread]
            var start = thread * Self.run
            while start < files.count {
                for index in start..<min(start + Self.run, files.count) {
                    let name = files[index]
                    switch FileReading.read(name.path, in: folder, shown: folder.shown(name.path)) {
                    case .success(let source):
                        let found = checker.check(
                            source, file: Int32(index), name: name, isNamed: name.kind != nil || named.contains(name.path))
                        if !found.isEmpty { part.diagnostics.append((index, found)) }
                    case .failure(let error):
                        part.diagnostics.append((index, [diagnostic(name.path, error.finding)]))
                    }
                }
                start += Self.run * count
            }
            part.facts = checker.facts
        }
        return parts
    }

    /// Runs the rules that compare files, and puts everything into order.
    private func finish(_ outcome: inout Outcome, _ files: [FileName], _ parts: [Part], _ base: LogBase, _ today: CivilDate) {
        var facts = Facts()
        var found: [(file: Int, diagnostics: [Diagnostic])] = []
        for part in parts {
            facts.append(part.facts)
            found += part.diagnostics
        }
        facts.sort()
        let folder = folder
        let checker = FolderChecker(definitions: base.definitions, settings: base.settings, today: today) {
            folder.shown(files[Int($0)].path)
        }
        found += checker.check(facts) { index in
            let name = files[Int(index)]
            guard case .success(let source) = FileReading.read(name.path, in: folder, shown: folder.shown(name.path)) else {
                return nil
            }
            return (source, name)
        }.map { (Int($0.file), $0.diagnostics) }
        found.sort { $0.file < $1.file }
        var start = 0
        while start < found.count {
            var end = start
            while end < found.count, found[end].file == found[start].file { end += 1 }
            outcome.diagnostics += found[start..<end].flatMap(\.diagnostics).sorted {
                ($0.start.line, $0.start.column, $0.code.slug) < ($1.start.line, $1.start.column, $1.code.slug)
            }
            start = end
        }
    }
}

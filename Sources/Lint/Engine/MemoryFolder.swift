import Documents
import Domain
import Format

/// A folder in memory: what tests and examples check. Does the same as a check of files on disk.
public struct MemoryFolder {
    public var files: [(path: String, bytes: [UInt8])]

    /// The folder of an example; `text` is the example's own, without its marks.
    public init(_ example: RuleExample, text: String) {
        files = [(example.path, example.bytes(text))] + example.others.map { ($0.path, Array($0.text.utf8)) }
    }

    public init(_ files: [(path: String, text: String)]) {
        self.files = files.map { ($0.path, Array($0.text.utf8)) }
    }

    /// Checks all files, in the order of their paths.
    public func check(today: CivilDate) -> [Diagnostic] {
        let sorted = files.sorted { $0.path < $1.path }
        let sources = sorted.map { SourceText(path: $0.path, bytes: $0.bytes) }
        let names = sorted.map { FileName($0.path) }
        let settings = Self.settings(sources, names)
        let reader = Reader(units: Units(settings))
        var own: [OwnDefinition] = []
        for (source, name) in zip(sources, names) {
            guard let name, let kind = name.kind, kind.allowsList else { continue }
            own += Definitions.read(source, carrier: name.carrier, kind: kind, with: reader)
        }
        let definitions = Definitions(own: own, presets: Presets.all)
        let checker = FileChecker(definitions: definitions, settings: settings, today: today)
        var results: [[Diagnostic]] = []
        for (index, source) in sources.enumerated() {
            results.append(names[index].map { checker.check(source, file: Int32(index), name: $0) } ?? [])
        }
        var facts = checker.facts
        facts.sort()
        let folder = FolderChecker(definitions: definitions, settings: settings, today: today) { sorted[Int($0)].path }
        for (file, diagnostics) in folder.check(facts, source: { index in names[Int(index)].map { (sources[Int(index)], $0) } }) {
            results[Int(file)] = (results[Int(file)] + diagnostics).sorted {
                ($0.start.line, $0.start.column, $0.code.slug) < ($1.start.line, $1.start.column, $1.code.slug)
            }
        }
        return results.flatMap { $0 }
    }

    private static func settings(_ sources: [SourceText], _ names: [FileName?]) -> Settings {
        for (source, name) in zip(sources, names) {
            guard let name, name.kind == .settings else { continue }
            for entry in Reader().read(source, carrier: name.carrier, kind: .settings) {
                if case .settings(let settings) = entry.entity { return settings }
            }
        }
        return Settings()
    }
}

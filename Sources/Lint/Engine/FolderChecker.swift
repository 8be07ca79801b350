import Documents
import Domain
import Format

/// Runs the rules that compare files.
public struct FolderChecker {
    private let context: FolderContext
    private let levels: Levels

    public init(definitions: Definitions, settings: Settings, today: CivilDate, path: @escaping (Int32) -> String) {
        context = FolderContext(definitions: definitions, settings: settings, today: today, path: path)
        levels = Levels(settings)
    }

    /// What is wrong between files. `source` brings back a file's text by its number, for the
    /// excerpt; nil where it has gone.
    public func check(_ facts: Facts, source: @escaping (Int32) -> (SourceText, FileName)?) -> [(
        file: Int32, diagnostics: [Diagnostic]
    )] {
        for check in RuleSet.folder { check(facts, context) }
        guard !context.found.isEmpty else { return [] }
        var result: [(file: Int32, diagnostics: [Diagnostic])] = []
        let reader = Reader()
        var lines = RelatedLines(files: context.files, source: source)
        for (file, group) in Dictionary(grouping: context.found, by: \.file) {
            guard let (text, name) = source(file) else { continue }
            _ = reader.read(text, carrier: name.carrier, kind: name.kind, fileDate: name.date)
            var findings = group.map { ($0.finding, nil as Severity?) }
            for index in findings.indices { lines.locate(&findings[index].0) }
            result.append((file, levels.diagnostics(findings, in: text, allowances: Allowances(reader.tree))))
        }
        return result
    }
}

/// Gives related places in other files their lines, reading each file once.
private struct RelatedLines {
    let files: [String: Int32]
    let source: (Int32) -> (SourceText, FileName)?
    private var sources: [Int32: SourceText] = [:]

    init(files: [String: Int32], source: @escaping (Int32) -> (SourceText, FileName)?) {
        self.files = files
        self.source = source
    }

    mutating func locate(_ finding: inout Finding) {
        guard let related = finding.related, let path = related.path, let file = files[path] else { return }
        if sources[file] == nil { sources[file] = source(file)?.0 }
        finding.related?.line = sources[file]?.position(at: related.span.start).line
    }
}

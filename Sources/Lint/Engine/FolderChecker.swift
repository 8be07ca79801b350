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
    public func check(_ facts: Facts, source: (Int32) -> (SourceText, FileName)?) -> [(file: Int32, diagnostics: [Diagnostic])] {
        for check in RuleSet.folder { check(facts, context) }
        guard !context.found.isEmpty else { return [] }
        var result: [(file: Int32, diagnostics: [Diagnostic])] = []
        let reader = Reader()
        for (file, group) in Dictionary(grouping: context.found, by: \.file) {
            guard let (text, name) = source(file) else { continue }
            _ = reader.read(text, carrier: name.carrier, kind: name.kind, fileDate: name.date)
            var findings = group.map { ($0.finding, nil as Severity?) }
            for index in findings.indices { locate(&findings[index].0, source) }
            result.append((file, levels.diagnostics(findings, in: text, allowances: Allowances(reader.tree))))
        }
        return result
    }

    /// Gives a related place in another file its line.
    private func locate(_ finding: inout Finding, _ source: (Int32) -> (SourceText, FileName)?) {
        guard let related = finding.related, let path = related.path, let file = context.files[path],
            let (text, _) = source(file)
        else { return }
        finding.related?.line = text.position(at: related.span.start).line
    }
}

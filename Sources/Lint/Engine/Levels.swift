import Documents
import Domain

/// Severities: each rule's own, or what settings say.
struct Levels: Sendable {
    private let chosen: [String: LintLevel]

    init(_ settings: Settings) { chosen = settings.lint }

    /// The severity of a finding; nil where it is switched off.
    func severity(_ code: Code, own: Severity?) -> Severity? {
        switch chosen[code.slug] {
        case .off?: nil
        case .error?: .error
        case .warning?: .warning
        case .note?: .note
        case nil: own ?? RuleSet.severity(code)
        }
    }

    /// How many findings of one code are shown of one file; a text of another kind brings thousands.
    private static let mostOfOneCode = 200
    private static let more: Phrase = "more"

    /// Findings as diagnostics, in the order of their places, without those that are exempted.
    func diagnostics(
        _ findings: [(Finding, Severity?)], in source: SourceText, allowances: Allowances
    ) -> [Diagnostic] {
        var result: [Diagnostic] = []
        var counts: [String: Int] = [:]
        for (finding, own) in findings {
            guard let severity = severity(finding.code, own: own) else { continue }
            let line = source.lineIndex(at: min(finding.span.start, source.bytes.count))
            if allowances.allow(finding.code, line: line) { continue }
            counts[finding.code.slug, default: 0] += 1
            let count = counts[finding.code.slug] ?? 0
            guard count <= Self.mostOfOneCode + 1 else { continue }
            var diagnostic = Diagnostic(finding, in: source, severity: severity)
            if count > Self.mostOfOneCode { diagnostic.message = Self.more }
            if result.last != diagnostic { result.append(diagnostic) }
        }
        for index in result.indices where result[index].message == Self.more {
            result[index].message = "There are more findings of this kind in this file."
            result[index].expected = nil
            result[index].help = "Mend the first ones and check again."
            result[index].fix = []
        }
        result.sort { ($0.start.line, $0.start.column, $0.code.slug) < ($1.start.line, $1.start.column, $1.code.slug) }
        return result
    }
}

/// The lines that a comment `antrain: allow CODE` exempts.
struct Allowances {
    private var lines: [Int: [String]] = [:]

    init(_ tree: Tree) {
        guard Self.mentions(tree.source.bytes) else { return }
        for comment in tree.comments() {
            guard comment.text.hasPrefix("antrain:") else { continue }
            let words = comment.text.dropFirst("antrain:".count).split { $0 == " " || $0 == "," }
            guard words.first == "allow" else { continue }
            let line = tree.source.lineIndex(at: comment.span.start) + (comment.ownLine ? 1 : 0)
            lines[line, default: []] += words.dropFirst().map(String.init)
        }
    }

    private static func mentions(_ bytes: Bytes) -> Bool {
        var i = 0
        while let next = bytes.firstIndex(of: UInt8(ascii: "a"), from: i) {
            if bytes.part(next, next + 8).equals("antrain:") { return true }
            i = next + 1
        }
        return false
    }

    func allow(_ code: Code, line: Int) -> Bool { lines[line]?.contains(code.slug) ?? false }
}

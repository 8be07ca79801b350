import Documents
import Domain
import Lint
import Testing

/// Schemas/FINDINGS.md: every finding as it prints.
@Suite struct GalleryTests {
    @Test func gallery() {
        var text = """
            # Findings

            Every finding of `antrain check`, as it prints. This page is made from the rules' own examples
            (`make golden`); `antrain explain CODE` shows the same in the terminal.


            """
        for rule in RuleSet.all {
            text += "- [`\(rule.code.slug)`](#\(rule.code.slug)) (\(rule.severity.rawValue)): \(rule.summary)\n"
        }
        for rule in RuleSet.all { text += Self.section(rule) }
        Golden.expect(text, at: "Schemas/FINDINGS.md")
    }

    static func section(_ rule: Rule) -> String {
        var text = "\n## \(rule.code.slug)\n\n**\(rule.severity.rawValue)** · \(rule.summary)\n\n\(rule.explanation)\n"
        var shown = Set<String>()
        for example in rule.examples where example.isBad {
            let source = example.text.filter { $0 != "⟦" && $0 != "⟧" }
            let found = MemoryFolder(example, text: source).check(today: today).filter { $0.code == rule.code }
            let renderer = TextRenderer(DiagnosticStyle(color: false, width: 100, translate: { $0 }))
            var block = ""
            for diagnostic in found { renderer.add(diagnostic, to: &block) }
            while block.hasSuffix("\n") { block.removeLast() }
            if shown.insert(block).inserted { text += "\n````text\n\(block)\n````\n" }
        }
        return text
    }

    static let today = CivilDate(year: 2025, month: 12, day: 31) ?? CivilDate(days: 20_000)
}

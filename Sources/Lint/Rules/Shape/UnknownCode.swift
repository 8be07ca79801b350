import Documents
import Domain
import Format

extension Rule {
    static let unknownCode = Rule(
        "unknown-code", .warning, "A severity for a finding that does not exist.",
        explanation: """
            Under `lint:` in antrain.yaml stands how much each finding matters, by its code. A code that is \
            misspelt changes nothing, without a word. `antrain explain` lists all codes.
            """,
        examples: [
            .bad(
                "antrain.yaml",
                """
                antrain: 1
                lint: {⟦maybe-set⟧: off}
                """,
                fixed: """
                    antrain: 1
                    lint: {maybe-sets: off}
                    """),
            .bad(
                "antrain.yaml",
                """
                antrain: 1
                lint:
                  ⟦spelling⟧: warning
                """),
            .good(
                "antrain.yaml",
                """
                antrain: 1
                lint: {maybe-sets: off}
                """),
        ],
        check: .settings { settings, context in
            guard !settings.lint.isEmpty else { return }
            context.forEachKey(context.node("lint")) { key in
                let code = context.tree.text(key)
                guard RuleSet.rule(code) == nil else { return }
                let near = Spelling.nearest(code, among: RuleSet.all.map(\.code.slug))
                context.report(
                    "unknown-code", key, Phrase("No finding has the code `{0}`.", code),
                    expected: "a code that `antrain explain` lists",
                    help: near.map { Phrase("Did you mean `{0}`?", $0) }, fix: near)
            }
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let foodOrder = Rule(
        "food-order", .note, "A meal line with the amount behind the food.",
        explanation: """
            `Oats 80 g` is read as `80 g Oats`, which is how lines are written everywhere else, so that a column of \
            them can be compared at a glance. The fix turns the line round. If the number belongs to the name, put the \
            name in quotes behind an amount.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Kahvaltı:
                      - ⟦Yulaf 80 g⟧
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Kahvaltı:
                          - 80 g Yulaf
                    """,
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Breakfast
                - ⟦Vanilla Whey 1 scoop⟧ (with water)
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---
                    ## Breakfast
                    - 1 scoop Vanilla Whey (with water)
                    """,
                with: [("foods/whey.yaml", whey)]),
            .good(
                "meals/2025/2025-11-12.yaml",
                "date: 2025-11-12\nmeals:\n  - Breakfast:\n      - 80 g Yulaf\n", with: [("foods/oats.yaml", oats)]),
        ],
        check: .foodLine { line, context in
            guard case .turned(_, _, let phrase) = line.meaning else { return }
            let span = line.span(context)
            let isVerbatim = span.end - span.start == line.entry.phrase.utf8.count
            context.report(
                "food-order", at: span, "The amount stands behind the food.", expected: "AMOUNT UNIT FOOD",
                help: Phrase("Write: {0}", phrase), fix: isVerbatim ? phrase : nil)
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let unknownFood = Rule(
        "unknown-food", .warning, "A food that neither the folder nor the presets know.",
        explanation: """
            The line is kept, but nobody can say what it is worth, so the day counts as incomplete. Correct the name, \
            describe the food in a file under foods/ with the values of its label, or give the line its own numbers in \
            brackets: a line that brings them needs no food of that name. Among the ingredients of a recipe it is an \
            error, since every meal with the recipe would be too low.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast 08:15:
                      - 80 g ⟦Porrige Oats⟧
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Breakfast 08:15:
                          - 80 g Porridge Oats
                    """,
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Kahvaltı
                - 80 g ⟦yulaff⟧ (sütle)
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---
                    ## Kahvaltı
                    - 80 g Yulaf (sütle)
                    """,
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - ⟦Soup of the house at Kanaat⟧
                """),
            .bad(
                "foods/overnight-oats.yaml",
                """
                name: Overnight Zorps
                ingredients: [80 g Porridge Oats, 200 g ⟦Zorpmilk⟧]
                """,
                with: [("foods/oats.yaml", oats)]),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - 80 g porridge oats
                      - Soup of the house at Kanaat (350 kcal, 12 g protein, 40 g carbs, 15 g fat)
                """,
                with: [("foods/oats.yaml", oats)]),
        ],
        check: .foodLine { line, context in
            guard case .unknownFood(let name) = line.meaning else { return }
            let hint = context.hint(name, .food)
            context.report(
                "unknown-food", at: line.nameSpan(name, context), Phrase("No food is called `{0}`.", name),
                expected: "a food of foods/ or of the presets, or the line's own numbers in brackets",
                help: hint.help
                    ?? Phrase(
                        "Give the line its numbers, as in `{0} (350 kcal, 12 g protein)`, or describe the food in a file under foods/.",
                        line.entry.phrase),
                fix: hint.fix, severity: line.isIngredient ? .error : nil)
        })

    /// A food for examples.
    static let oats = """
        name: Porridge Oats
        names: {tr: Yulaf}
        per_100g: {calories: 379, protein: 13, carbs: 68, fat: 6.5}
        """
}

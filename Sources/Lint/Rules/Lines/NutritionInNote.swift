extension Rule {
    static let nutritionInNote = Rule(
        "nutrition-in-note", .note, "A bracket that speaks of calories and can't be read as numbers.",
        explanation: """
            Behind a food, `(350 kcal, 12 g protein)` gives the numbers of the whole line, if each part \
            between the commas is a number with its unit and, but for the energy, the macro. One part that \
            is something else makes the whole bracket a note, and the line counts what the library says. \
            Write only numbers in it, and move words in front of the bracket.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - Soup (⟦about 350 kcal⟧)
                """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                - Soup (350 kcal, ⟦12g P⟧)
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - Soup (350 kcal, 12 g protein, ⟦homemade⟧)
                """),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - Soup (350 kcal, 12 g protein, 40 g carbs)
                """),
            .good(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                - Soup (homemade)
                """),
        ])
}

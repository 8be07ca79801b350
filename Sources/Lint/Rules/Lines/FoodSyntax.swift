extension Rule {
    static let foodSyntax = Rule(
        "food-syntax", .error, "A line of a meal that names no food.",
        explanation: """
            A line of a meal is an amount, a unit and a food: `80 g Oats`, `2 eggs`. With the food missing \
            nothing can be counted, and the day would look lighter than it was. Write what was eaten; a dish \
            that is in no library takes its numbers in brackets: `Soup (350 kcal)`.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - ⟦80 g⟧
                """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                - ⟦200 ml⟧
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - ⟦350 kcal⟧
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats
                      ⟦-⟧
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - ⟦""⟧
                """),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats
                """),
            .good(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                - Soup (350 kcal, 12 g protein)
                """),
        ])
}

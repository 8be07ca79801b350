extension Rule {
    static let colonInLine = Rule(
        "colon-in-line", .warning, "A line with a colon, which YAML takes for a key.",
        explanation: """
            To YAML a colon with a blank behind it separates a key from its value. Here the line is put \
            together again and read, but other programs see a key `80kg x 8 (grip` instead. Put the line in \
            quotes, or leave out the blank. Markdown files know no such trap.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 (grip⟦:⟧ wide)
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - "80kg x 8 (grip: wide)"
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats (brand⟦:⟧ Kölln)
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Breakfast:
                          - "80 g Oats (brand: Kölln)"
                    """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press:
                      - 4 x 8 (grip⟦:⟧ wide)
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press:
                          - "4 x 8 (grip: wide)"
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - "80kg x 8 (grip: wide)"
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (grip: wide)
                """),
        ])
}

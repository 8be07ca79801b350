extension Rule {
    static let cutByComment = Rule(
        "cut-by-comment", .error, "A note that the sign for comments has cut in two.",
        explanation: """
            In YAML a blank and `#` begin a comment, and what follows no longer belongs to the line. Inside \
            a bracket that is hardly meant: the note would lose its end, silently and in every program. Put \
            the whole line in quotes, or leave out the blank before `#`. In Markdown files a `#` in a line \
            is only a sign.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 (bar path ⟦#⟧2 off)
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - "80kg x 8 (bar path #2 off)"
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats (brand ⟦#⟧1)
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Breakfast:
                          - "80 g Oats (brand #1)"
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - "80kg x 8 (bar path #2 off)"
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 (easy)   # a comment
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (bar path #2 off)
                """),
        ])
}

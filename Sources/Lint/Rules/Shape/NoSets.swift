extension Rule {
    static let noSets = Rule(
        "no-sets", .error, "An exercise without a line that says what was done.",
        explanation: """
            An exercise alone says nothing that could be counted. Mostly a colon is missing behind its name, so \
            that the sets became a part of the name, or the sets were not written yet. In Markdown each set is a \
            list item below the heading; a heading that is no exercise begins with `###`.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bench Press⟧
                    - 80kg x 8
                    - 80kg x 7
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                        - 80kg x 8
                        - 80kg x 7
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bench Press 80kg x 8⟧
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 7]
                  - ⟦80kg x 8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bench Press⟧:
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bench Press⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - ⟦Bench Press 4 x 6-8⟧
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 6-8
                    """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises: [⟦Bench Press⟧]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## ⟦Bench Press⟧
                Felt heavy today.
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                    - 80kg x 8
                    - 80kg x 7
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - 80kg x 8

                ### How it felt
                Heavy.
                """),
        ])
}

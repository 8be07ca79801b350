extension Rule {
    static let repRange = Rule(
        "rep-range", .error, "A range of repetitions that is upside down.",
        explanation: """
            A range goes from few to many: `6-8` asks for at least six and at most eight. Upside down there \
            is no number that fits, and no progress could be suggested. Turn it round; if one set had ten \
            and the next eight, list them: `10,8`.
            """,
        examples: [
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x ⟦8-6⟧
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 6-8
                    """),
            .bad(
                "templates/push-day.md",
                """
                ---
                name: Push Day
                ---

                ## Bench Press
                - 4 x ⟦12-10⟧ @8
                """,
                fixed: """
                    ---
                    name: Push Day
                    ---

                    ## Bench Press
                    - 4 x 10-12 @8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - [ ] 80kg x ⟦10-8⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - [ ] 80kg x 8-10
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x ⟦10-8⟧ planned
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8-10 planned
                    """),
            .good(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 6-8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - [ ] 80kg x 8–10
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 10,8
                """),
        ])
}

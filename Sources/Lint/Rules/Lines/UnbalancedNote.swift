extension Rule {
    static let unbalancedNote = Rule(
        "unbalanced-note", .warning, "A bracket that is not closed, or was never opened.",
        explanation: """
            A note goes from its opening bracket to the closing one. Where that is missing the note is taken \
            to run to the end of the line, and everything behind the bracket, an RPE too, becomes a part of \
            it. Close the bracket where the note ends.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦(⟧easy
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 (easy)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦(⟧easy (for once
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 (easy (for once))
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (easy)⟦)⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 (easy)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 ⟦(⟧easy
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8 (easy)
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats ⟦(⟧with milk
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Breakfast:
                          - 80 g Oats (with milk)
                    """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                - 80 g Oats ⟦(⟧with milk
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---

                    ## Breakfast
                    - 80 g Oats (with milk)
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (easy (for once))
                """),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Oats (with milk)
                """),
        ])
}

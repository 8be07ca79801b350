extension Rule {
    static let setOrder = Rule(
        "set-order", .warning, "A set whose load does not stand in front.",
        explanation: """
            The unit tells which number is the load, so the line is read and counted. Written in one order, \
            load, repetitions, sets, a log can be read at a glance and searched; the correction turns the \
            line round. Next to a load of its own `3 x 8` is three sets of eight, as plans write it; `8 x 3` \
            could be either, and is asked about.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 3x8 ⟦80kg⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 x 3
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 5x5 @⟦100kg⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 100kg x 5 x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 8 x ⟦80kg⟧ @8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 @8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 3 sets of 8 at ⟦80kg⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 x 3
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦100kg⟧ 5x5
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 100kg x 5 x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 5 x 5 ⟦100kg⟧
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 100kg x 5 x 5
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 x 3
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 100kg x 5 x 5 @8
                """),
        ])
}

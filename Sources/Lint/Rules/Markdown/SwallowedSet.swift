extension Rule {
    static let swallowedSet = Rule(
        "swallowed-set", .warning, "A set that is read as a note on the one above it.",
        explanation: """
            What is indented below a list item, or follows it without a `- ` of its own, belongs to that \
            item, and under a set it is its note. A line that looks like a set there is counted nowhere. \
            Begin it with `- ` at the start of the line.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                  ⟦- 80kg x 7⟧
                - 80kg x 6
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    - 80kg x 7
                    - 80kg x 6
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                ⟦80kg x 7⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    - 80kg x 7
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                ⟦– 80kg x 7⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    - 80kg x 7
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                  felt easy
                - 80kg x 7
                """),
        ])
}

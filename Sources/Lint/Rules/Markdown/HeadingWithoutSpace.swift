extension Rule {
    static let headingWithoutSpace = Rule(
        "heading-without-space", .error, "A heading without a blank behind its signs.",
        explanation: """
            Markdown wants a blank between `##` and the text; without it the line is ordinary text, and \
            below a list it becomes a part of the last item. The sets that follow would be counted for the \
            exercise before. Put a blank behind `##`.
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

                ⟦##⟧Row
                - 60kg x 10
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8

                    ## Row
                    - 60kg x 10
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                ⟦##⟧Row
                - 60kg x 10
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    ## Row
                    - 60kg x 10
                    """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ⟦##⟧Breakfast 08:15
                - 80 g Oats
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---

                    ## Breakfast 08:15
                    - 80 g Oats
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (#1 of the day)
                """),
        ])
}

extension Rule {
    static let setInProse = Rule(
        "set-in-prose", .note, "A line of text that looks like a set or a food.",
        explanation: """
            Sets and foods are list items; a line that does not begin with `- ` is text, and counted \
            nowhere. Where it was meant as a set, put `- ` in front of it. Where it is only mentioned, as in \
            a plan for the next time, leave it: nothing is wrong.
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
                ⟦– 60kg x 10⟧

                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 60kg x 10

                    - 80kg x 8
                    """),
            .bad(
                "templates/push-day.md",
                """
                ---
                name: Push Day
                ---

                ## Bench Press
                ⟦4 x 6-8⟧

                - 1 x 5
                """,
                fixed: """
                    ---
                    name: Push Day
                    ---

                    ## Bench Press
                    - 4 x 6-8

                    - 1 x 5
                    """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ## Breakfast
                ⟦80 g Oats⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---

                    ## Breakfast
                    - 80 g Oats
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                Next time 82.5kg for 8.
                - 80kg x 8
                """),
        ])
}

extension Rule {
    static let underlinedHeading = Rule(
        "underlined-heading", .error, "A line that the dashes or equals signs below it make a heading.",
        explanation: """
            In Markdown a line of text directly above `---` or `===` is a heading, mostly without anyone \
            having meant it. Here it would begin an exercise or meal of that name. Write headings with `#` \
            in front; where `---` was meant as a line across the page, leave an empty line above it.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ⟦Bench Press⟧
                ---
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ⟦Push Day⟧
                ===

                ## Bench Press
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    # Push Day

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---

                ⟦Breakfast⟧
                -----
                - 80 g Oats
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

                Slept badly.

                ---

                ## Bench Press
                - 80kg x 8
                """),
        ])
}

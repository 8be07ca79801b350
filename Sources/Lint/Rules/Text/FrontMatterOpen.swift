extension Rule {
    static let frontMatterOpen = Rule(
        "front-matter-open", .error, "Front matter that is not closed.",
        explanation: """
            The keys of a Markdown file stand on top, between two lines `---`. Without the second one nobody can \
            tell where the keys end and the text begins, so what follows is not read. Add a line `---` behind \
            the last key.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ⟦---⟧
                date: 2025-11-12
                rating: 4

                ## Bench Press
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    rating: 4
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ⟦---⟧
                date: 2025-11-12
                ## Bench Press
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    ---
                    ## Bench Press
                    - 80kg x 8
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - 80kg x 8
                """),
        ])
}

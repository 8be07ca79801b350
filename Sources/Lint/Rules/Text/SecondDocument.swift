extension Rule {
    static let secondDocument = Rule(
        "second-document", .error, "A second document in one YAML file.",
        explanation: """
            A line `---` ends a YAML document and begins another, and a file holds one: what stands behind it is \
            not read. Give the second one a file of its own. A file that has its keys between two lines `---` \
            and text below them is Markdown, and its name ends in .md.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                ⟦---⟧
                date: 2025-11-14
                exercises:
                  - Squat: [100kg x 5]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ---
                date: 2025-11-12
                ⟦---⟧
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ---
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
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

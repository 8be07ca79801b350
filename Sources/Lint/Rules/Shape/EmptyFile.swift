extension Rule {
    static let emptyFile = Rule(
        "empty-file", .error, "A file with nothing in it.",
        explanation: """
            An empty workout is not a rest day: nothing can tell what it was meant to be, and it may be what is \
            left of a file that was not saved. Write what belongs into it, or delete it.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "⟦⟧"),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦# to be written⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                "⟦⟧\n\n"),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                """),
        ])
}

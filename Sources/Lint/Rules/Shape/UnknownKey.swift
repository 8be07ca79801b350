extension Rule {
    static let unknownKey = Rule(
        "unknown-key", .error, "A key that this kind of file does not have.",
        explanation: """
            The value under an unknown key is kept, but nothing reads it: a misspelt `durration` is a session without a \
            duration. Correct the key, or begin it with `x_` if it is your own; such keys are left alone. `tags`, \
            `aliases` and `cssclasses` belong to other tools and are never reported.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12 18:30
                ⟦durration⟧: 1h05min
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12 18:30
                    duration: 1h05min
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12 18:30
                x_mood: fine
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

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
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦Date⟧: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦name⟧: Bench Press
                    sets: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - exercise: Bench Press
                        sets: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - {⟦weight⟧: 80kg, reps: 8}
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - {load: 80kg, reps: 8}
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                ⟦breakfast⟧:
                  - 80 g Oats
                """),
            .bad(
                "profile.yaml",
                """
                name: Sam
                goals: {⟦calories 2600⟧, protein: 180}
                """,
                fixed: """
                    name: Sam
                    goals: {calories: 2600, protein: 180}
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ⟦mood⟧: good
                ---
                ## Bench Press
                - 80kg x 8
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

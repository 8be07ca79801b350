extension Rule {
    static let unknownWord = Rule(
        "unknown-word", .error, "A word that its key does not know.",
        explanation: """
            Some keys take one of a few words, so that reports can count by them: the type of a workout, the \
            category of an exercise. This word is not among them, and the value is left out. The message lists \
            them all, with the nearest first.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                type: ⟦liftting⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    type: lifting
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: ⟦jogging⟧
                """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: ⟦barbel⟧
                muscles: [quads]
                """,
                fixed: """
                    name: Zercher Squat
                    category: barbell
                    muscles: [quads]
                    """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                muscles: [quads, ⟦legs⟧]
                """),
            .bad(
                "antrain.yaml",
                """
                antrain: 1
                week_starts: ⟦mondey⟧
                """,
                fixed: """
                    antrain: 1
                    week_starts: monday
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                kind: ⟦workuot⟧
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    kind: workout
                    date: 2025-11-12
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                type: ⟦weights⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                type: lifting
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

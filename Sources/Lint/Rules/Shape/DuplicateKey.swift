extension Rule {
    static let duplicateKey = Rule(
        "duplicate-key", .error, "A key that stands twice in the same place.",
        explanation: """
            Only one value can be meant, and programs differ in which of the two they take; here it is the \
            first, and the second is not read. Keep one key. If it is a list, put the lines of both under the \
            one that stays.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: 4
                ⟦rating⟧: 5
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                ⟦exercises⟧:
                  - Barbell Row: [70kg x 8]
                """),
            .bad(
                "profile.yaml",
                """
                name: Sam
                training_max: {Squat: 140kg, ⟦Squat⟧: 145kg}
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                rating: 4
                ⟦rating⟧: 5
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: 4
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

extension Rule {
    static let missingUnit = Rule(
        "missing-unit", .error, "A time that does not say whether it is seconds or minutes.",
        explanation: """
            `duration: 65` could be minutes or seconds, and a guess would go wrong one day. Write the unit \
            behind the number: 65min, 90s, 1h05min, or minutes and seconds as 1:30.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                duration: ⟦65⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    duration: 65min
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 rest ⟦90⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press {rest: ⟦2⟧}
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                duration: 65min
                exercises:
                  - Bench Press:
                      - 80kg x 8 rest 90s
                """),
        ])
}

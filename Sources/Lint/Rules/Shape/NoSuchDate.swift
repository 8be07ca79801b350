extension Rule {
    static let noSuchDate = Rule(
        "no-such-date", .error, "A date that is in no calendar.",
        explanation: """
            November has thirty days, and no year has a thirteenth month. With such a date the file can't be put \
            in order, so it is not counted. Dates are written year, month, day: 2025-11-12.
            """,
        examples: [
            .bad(
                "workouts/push-day.yaml",
                """
                date: ⟦2025-11-31⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/push-day.yaml",
                """
                date: ⟦2025-31-10⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-10-31
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                ⟦2025-02-29⟧: 82.4kg
                """),
            .bad(
                "workouts/push-day.md",
                """
                ---
                date: ⟦2025-11-31⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2024/2024-02-29-push-day.yaml",
                """
                date: 2024-02-29
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

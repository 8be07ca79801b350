extension Rule {
    static let maybeSwapped = Rule(
        "maybe-swapped", .warning, "A small load for very many repetitions, which may be the other way round.",
        explanation: """
            Without a unit the first number is the load, so `8x80` is 8 kg for 80 repetitions. That is rare, \
            and would be a strange record. Write the unit, and turn the numbers round if they were swapped; \
            with a unit nothing is asked.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦8x80⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦5 x 100⟧
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80x8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 8kg x 80
                """),
        ])
}

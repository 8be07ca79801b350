extension Rule {
    static let maybeSets = Rule(
        "maybe-sets", .warning, "A first number so small that it may be the number of sets.",
        explanation: """
            In a log the load comes first and the sets come last, so a bare `4 x 6` is 4 kg for 6 \
            repetitions, whatever a plan would mean by it. Write the load with its unit in front: `80kg x 6 \
            x 4` is four sets of six, and `4kg x 6` is really 4 kg. Templates write the sets first, and are \
            not asked.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦4 x 6⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦3 x 8-10⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Plank
                - ⟦3 x 60s⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦3 x 8,8,7⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦3 x 8 x 80⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦2 x 20 x 10⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦2 x 20kg⟧ x 10
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦3x10⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦3 x 20 x 10⟧
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 6 x 4
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 4kg x 6
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 2x20kg x 10
                """),
            .good(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 6
                """),
        ])
}

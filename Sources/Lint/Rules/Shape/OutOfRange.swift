extension Rule {
    static let outOfRange = Rule(
        "out-of-range", .error, "A number that is too large or too small for its key.",
        explanation: """
            A rating is 1 to 5, an RPE 1 to 10 in halves, a body weighs more than nothing. A number outside of \
            that is a slip, and it is left out of all reports. The message shows what is possible.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: ⟦8⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                session_rpe: ⟦12⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                program_day: ⟦0⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x ⟦0⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 x ⟦300⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: ⟦40⟧ x 6-8
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: ⟦0kg⟧
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: {weight: 82.4kg, body_fat: ⟦150%⟧}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: ⟦-80⟧, protein: 8, carbs: 10, fat: 1}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: ⟦90000⟧, protein: 8, carbs: 10, fat: 1}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                density: ⟦0⟧
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                servings: {cup: ⟦0 g⟧}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                version: ⟦0⟧
                """),
            .bad(
                "programs/split.yaml",
                """
                name: Split
                days: [Push Day Heavy, rest]
                repeat: ⟦200⟧
                """,
                with: [
                    (
                        "templates/push-day.yaml",
                        """
                        name: Push Day Heavy
                        exercises:
                          - Bench Press: 4 x 6-8
                        """
                    )
                ]),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                rating: ⟦8⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: 4
                session_rpe: 8.5
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

extension Rule {
    static let thousandsOrDecimal = Rule(
        "thousands-or-decimal", .error, "A number that may be thousands or decimals.",
        explanation: """
            A comma or point with exactly three digits behind it is a thousand in one country and a fraction in \
            another: `1,250` is twelve hundred and fifty, or one and a quarter. Write thousands without a \
            separator, or decimals with another number of digits.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                distance: ⟦1,250 m⟧
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: ⟦82,400⟧
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: ⟦"1,125"⟧}
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Leg Press:
                      - ⟦1.000⟧kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Leg Press
                - ⟦1,000⟧kg x 8
                """),
            .good(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                distance: 1250 m
                """),
        ])
}

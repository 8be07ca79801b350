extension Rule {
    static let wrongFolder = Rule(
        "wrong-folder", .warning, "A file in the folder of another kind.",
        explanation: """
            Folders tell what their files are, so that a day of meals among the workouts is easily overlooked, \
            by you and by other tools. It is read as what its own keys say. Move it to the folder that the \
            message names.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                ⟦meals⟧:
                  - Lunch: [80 g Oats]
                """),
            .bad(
                "foods/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                ⟦muscles⟧: [quads]
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                ⟦exercises⟧:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                kind: ⟦template⟧
                name: Push Day Heavy
                exercises:
                  - Bench Press: 4 x 6-8
                """),
            .bad(
                "workouts/push-day.md",
                """
                ---
                kind: ⟦template⟧
                name: Push Day Heavy
                ---
                ## Bench Press
                - 4 x 6-8
                """),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch: [80 g Oats]
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                kind: workout
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

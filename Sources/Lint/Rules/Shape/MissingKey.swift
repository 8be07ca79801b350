extension Rule {
    static let missingKey = Rule(
        "missing-key", .error, "A key that has to be there and is not, or has no value.",
        explanation: """
            Some keys say what a file is about, such as the date of a workout, and without them nothing in it \
            can be used. The message shows the line to add. In a Markdown file, keys stand on top between two \
            lines `---`; exercises are its headings, and the date may stand in the file's name instead.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦exercises:⟧
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦date⟧:
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦date: 2025-11-12⟧
                rating: 4
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                ⟦exercises⟧:
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦exercise: Pull-Up⟧
                    notes: Strict
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦sets⟧: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦notes: Strict⟧
                    sets: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                ⟦date: 2025-11-14⟧
                type: cardio
                distance: 5.2km
                """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                muscles: ⟦[]⟧
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                servings:
                  cup: ⟦{description: a large one}⟧
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                ⟦date: 2025-11-12⟧
                ---
                Felt good.
                """),
            .bad(
                "workouts/push-day.md",
                """
                ⟦## Bench Press⟧
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ## Bench Press
                - 80kg x 8
                """),
        ])
}

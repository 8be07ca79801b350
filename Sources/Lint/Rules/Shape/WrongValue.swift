extension Rule {
    static let wrongValue = Rule(
        "wrong-value", .error, "A value that its key can't take.",
        explanation: """
            Each key takes a certain sort of value: a date, a length of time, a whole number. What stands here \
            can't be read as one, so it is left out. The message says what the key takes, with an example.
            """,
        examples: [
            .bad(
                "workouts/push-day.yaml",
                """
                date: ⟦25.11.2025⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-25
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦11/12/2025⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦yesterday⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦2025-11-12, 18:30⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦2025-11-12 6 pm⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                duration: ⟦long⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: ⟦good⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                distance: ⟦far⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                pace: ⟦fast⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - exercise: Bench Press
                    sets:
                      - {load: 80kg, reps: 8, pain: ⟦knee⟧}
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: {weight: 82.4kg, body_fat: ⟦low⟧}
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                ⟦2025-11-12⟧:
                """),
            .bad(
                "profile.yaml",
                """
                name: Sam
                goals: {protein: ⟦plenty⟧}
                """),
            .bad(
                "antrain.yaml",
                """
                antrain: 1
                schema_line: ⟦maybe⟧
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: ⟦many⟧, protein: 8, carbs: 10, fat: 1}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                servings: {cup: ⟦large⟧}
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                servings: {⟦cup⟧: }
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Pancakes
                ingredients: [100 g Oats]
                yield: ⟦250 ml⟧
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - ⟦Breakfast 8:75⟧:
                      - 80 g Oats
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                day: {water: ⟦2 glasses⟧}
                meals:
                  - Lunch: [80 g Oats]
                """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: ⟦""⟧
                category: barbell
                muscles: [quads]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                  ⟦-⟧
                """),
            .bad(
                "workouts/push-day.md",
                """
                ---
                date: ⟦12 Nov 2025⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Breakfast ⟦8:75⟧
                - 80 g Oats
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12 18:30
                duration: 1h05min
                rating: 4
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

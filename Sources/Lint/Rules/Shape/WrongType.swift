extension Rule {
    static let wrongType = Rule(
        "wrong-type", .error, "A list or group where one value belongs, or the other way round.",
        explanation: """
            A key takes one value, a list (lines that begin with `- `) or a group of keys, and here stands \
            another of these than the key takes. What stands here is not read. The message shows what was \
            expected.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦Bench Press 80kg x 8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ⟦- 80kg x 8⟧
                - 80kg x 7
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                ## Bench Press
                ⟦- 80kg x 8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦[2025-11-12]⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                type: ⟦[lifting]⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                ⟦[gym, home]⟧: yes
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  Bench Press:
                    - 80kg x 8
                  ⟦Squat⟧:
                    - 100kg x 5
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                        - 80kg x 8
                      - Squat:
                        - 100kg x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                    ⟦Squat⟧: [100kg x 5]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: [80kg x 8]
                      - Squat: [100kg x 5]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  ⟦-⟧Bench Press:
                    - 80kg x 8
                  -Squat:
                    - 100kg x 5
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                        - 80kg x 8
                      - Squat:
                        - 100kg x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦[80kg x 8, 80kg x 7]⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦- 80kg x 8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦[Bench, Press]⟧: 80kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                laps:
                  - ⟦[400m in 1:32]⟧
                """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                muscles: [quads]
                aliases:
                  - ⟦Zercher: front⟧
                """,
                fixed: """
                    name: Zercher Squat
                    category: barbell
                    muscles: [quads]
                    aliases:
                      - "Zercher: front"
                    """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                muscles: [quads]
                aliases:
                  - ⟦[Zercher]⟧
                """),
            .bad(
                "exercises/zercher-squat.yaml",
                """
                name: Zercher Squat
                category: barbell
                muscles: [quads]
                names: ⟦Zercher⟧
                """),
            .bad(
                "foods/shake.yaml",
                """
                name: Shake
                per_100g: {calories: 80, protein: 8, carbs: 10, fat: 1}
                servings: ⟦300 g⟧
                """),
            .bad(
                "profile.yaml",
                """
                name: Sam
                training_max: ⟦140kg⟧
                """),
            .bad(
                "antrain.yaml",
                """
                antrain: 1
                lint: ⟦off⟧
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                ⟦- 2025-11-12: 82.4kg⟧
                - 2025-11-13: 82.1kg
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: ⟦{day: 12}⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                tags: [push, heavy]
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .good(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: 82.4kg
                2025-11-13: 82.1kg
                """),
        ])
}

extension Rule {
    static let mixedForms = Rule(
        "mixed-forms", .error, "The short and the long form of an exercise or meal in one entry.",
        explanation: """
            An exercise is either its name with its sets below it, `- Bench Press:`, or a group of keys that \
            begins with `- exercise: Bench Press` and has the sets under `sets:`. The second form is needed as \
            soon as notes, a rest or a superset are to be said. The fix rewrites the entry.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                    ⟦notes⟧: Grip wide
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - exercise: Bench Press
                        sets:
                          - 80kg x 8
                        notes: Grip wide
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                    ⟦sets⟧:
                      - 80kg x 8
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - exercise: Bench Press
                        sets:
                          - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      ⟦rest⟧: 2min
                      sets:
                        - 80kg x 8
                  - Squat: [100kg x 5]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - exercise: Bench Press
                        rest: 2min
                        sets:
                          - 80kg x 8
                      - Squat: [100kg x 5]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - {Bench Press: [80kg x 8], ⟦superset⟧: A}
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - {exercise: Bench Press, sets: [80kg x 8], superset: A}
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - 80 g Oats
                    ⟦time⟧: 12:30
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - meal: Lunch
                        foods:
                          - 80 g Oats
                        time: 12:30
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - exercise: Bench Press
                    notes: Grip wide
                    sets: [80kg x 8]
                  - Squat: [100kg x 5]
                """),
        ])
}

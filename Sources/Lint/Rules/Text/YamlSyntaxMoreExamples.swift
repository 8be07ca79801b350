extension Rule {
    static let yamlSyntaxMoreExamples: [RuleExample] = [
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            name: ⟦"⟧Push day
            date: 2025-11-12
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                name: "Push day"
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            notes: "He said "⟦one more" twice"⟧
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                notes: 'He said "one more" twice'
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            notes: 'Didn'⟦t sleep'⟧
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                notes: "Didn't sleep"
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            gym: "C:⟦\\G⟧ym"
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                gym: "C:\\\\Gym"
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press: ⟦[⟧80kg x 8, 80kg x 7
              - Squat: [100kg x 5]
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8, 80kg x 7]
                  - Squat: [100kg x 5]
                """),
        .bad(
            "bodyweight/2025/2025-11.yaml",
            """
            2025-11-12: ⟦{⟧weight: 82.4kg, body_fat: 15%
            2025-11-13: 82.1kg
            """,
            fixed: """
                2025-11-12: {weight: 82.4kg, body_fat: 15%}
                2025-11-13: 82.1kg
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            {
              "date": "2025-11-12"
              ⟦"⟧exercises": [{"Bench Press": ["80kg x 8"]}]
            }
            """,
            fixed: """
                {
                  "date": "2025-11-12",
                  "exercises": [{"Bench Press": ["80kg x 8"]}]
                }
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press: [80kg x 8] ⟦easy⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press: [80kg x 8,⟦,⟧ 80kg x 7]
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press: ["80kg x 8" ⟦x⟧ 3]
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12
            notes: Slept badly⟦:⟧ only four hours
            ---
            ## Bench Press
            - 80kg x 8
            """,
            fixed: """
                ---
                date: 2025-11-12
                notes: "Slept badly: only four hours"
                ---
                ## Bench Press
                - 80kg x 8
                """),
        .good(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            notes: "Slept badly: only four hours"
            exercises:
              - Bench Press:
                  - 80kg x 8
                  - 80kg x 7
            """),
    ]
}

extension Rule {
    static let yamlSyntaxExamples: [RuleExample] = [
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            ⟦date 2025-11-12⟧
            exercises:
              - Bench Press: [80kg x 8]
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            ⟦rating 4⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date⟦:⟧2025-11-12
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            ⟦exercises⟧
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            notes: Slept badly⟦:⟧ only four hours
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                notes: "Slept badly: only four hours"
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
              ⟦rating⟧: 4
            exercises:
              - Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                rating: 4
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            rating: 4
              - ⟦Bench Press⟧: [80kg x 8]
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8
                ⟦-⟧ 80kg x 7
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      - 80kg x 7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
              date: 2025-11-12
            ⟦rating⟧: 4
            """,
            fixed: """
                  date: 2025-11-12
                  rating: 4
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8
                  ⟦80kg x 7⟧
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      - 80kg x 7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8
              ⟦notes⟧: Slept badly
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8
                  ⟦-⟧80kg x 7
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      - 80kg x 7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            ⟦-⟧ Bench Press: [80kg x 8]
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises: ⟦-⟧ Bench Press: [80kg x 8]
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
    ]
}

extension Rule {
    static let setSyntaxPlaceExamples: [RuleExample] = [
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦tempo⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 pain ⟦knee⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 rest ⟦long⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦@hard⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 rir ⟦two⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦800800800800800⟧ x 8
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8 ⟦easy⟧
            """,
            fixed: """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 (easy)
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - {load: 80kg, reps: ⟦some⟧}
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Plank:
                  - {reps: 8, time: ⟦60s⟧}
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Bench Press:
                  - 80kg x 8
                  ⟦-⟧
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 4 x 6-8 ⟦slowly⟧
            """,
            fixed: """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 6-8 (slowly)
                """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: ⟦8-12⟧
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 4 x 8 ⟦80⟧
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 4 x ⟦80kg⟧
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 4 x 8 x ⟦3⟧
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: ⟦4-5⟧ x 8
            """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: ⟦four⟧ x 8
            """,
            fixed: """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 8
                """),
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 4 x 8 ⟦planned⟧
            """,
            fixed: """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 8
                """),
    ]
}

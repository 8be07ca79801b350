extension Rule {
    static let setSyntaxOtherExamples: [RuleExample] = [
        .bad(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 3 x 10 ⟦left⟧
            """),
        .bad(
            "templates/push-day.md",
            """
            ---
            name: Push Day
            ---

            ## Bench Press
            - ⟦60s⟧
            """),
        .bad(
            "templates/push-day.md",
            """
            ---
            name: Push Day
            ---

            ## Bench Press
            - 4 x ⟦eight⟧
            """,
            fixed: """
                ---
                name: Push Day
                ---

                ## Bench Press
                - 4 x 8
                """),
        .bad(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            laps:
              - ⟦400m⟧
            """),
        .bad(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            laps:
              - ⟦1:32⟧
            """),
        .bad(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            laps:
              - 400m in 1:32 ⟦easy⟧
            """),
        .bad(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            intervals:
              - 6 x 400m ⟦fast⟧
            """),
        .bad(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            intervals:
              - ⟦hard⟧
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 @8 warmup (felt easy)
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg 8 reps
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8, 90s rest
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Running
            - 5 km 28:40
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Pull-Up
            - bw + 10kg x 5
            """),
        .good(
            "workouts/2025/2025-11-12-push-day.yaml",
            """
            date: 2025-11-12
            exercises:
              - Plank:
                  - 60s
            """),
        .good(
            "templates/push-day.yaml",
            """
            name: Push Day
            exercises:
              - Bench Press: 3 sets of 8 @80%
            """),
        .good(
            "workouts/2025/2025-11-14-run.yaml",
            """
            date: 2025-11-14
            type: cardio
            cardio_type: run
            laps:
              - 400m in 1:32
              - 400m 1:34
            intervals:
              - 6 x 400m in 1:30 rest 90s
            """),
    ]
}

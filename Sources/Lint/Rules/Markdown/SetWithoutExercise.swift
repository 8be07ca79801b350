extension Rule {
    static let setWithoutExercise = Rule(
        "set-without-exercise", .error, "A set that stands below no exercise.",
        explanation: """
            In a Markdown file an exercise is a heading with two `#`, and its sets are the list below it. A \
            list that stands above the first such heading is a note, and its sets are counted for no \
            exercise. Write the exercise as `## Bench Press` above them; a heading with one `#` is the title \
            of the session.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                - ⟦80kg x 8⟧

                ## Bench Press
                - 80kg x 7
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                # Bench Press
                - ⟦80kg x 8⟧

                ## Row
                - 60kg x 10
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                **Bench Press**
                - ⟦80kg x 8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                - Bench Press: ⟦80kg x 8⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                - Bench Press
                  - ⟦80kg x 8⟧
                  - 80kg x 7
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    - 80kg x 7
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                # Push Day

                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                - slept badly

                ## Bench Press
                - 80kg x 8
                """),
        ])
}

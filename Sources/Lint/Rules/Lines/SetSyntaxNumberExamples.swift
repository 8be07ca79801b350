extension Rule {
    static let setSyntaxNumberExamples: [RuleExample] = [
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x ⟦AMRAP⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x ⟦8.5⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦8+3+2⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦8+3⟧ x 2
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x ⟦5/3⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 100kg x 5 ⟦80kg⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8, ⟦85kg x 6⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 100kg x 5 x 3 x ⟦2⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 100kg x 5 x ⟦2.5⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦12 x 3 80kg⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 3 x 8 ⟦80⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 20kg x 10 ⟦each⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Pull-Up
            - ⟦+⟧10kg x 5
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Pull-Up
                - bw+10kg x 5
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Pull-Up
            - ⟦-⟧20kg x 5
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Pull-Up
                - bw-20kg x 5
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Plank
            - ⟦1:75⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Running
            - 5km ⟦@ 5:30/km⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Running
            - 400m ⟦in⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦in⟧ 30s
            """),
    ]
}

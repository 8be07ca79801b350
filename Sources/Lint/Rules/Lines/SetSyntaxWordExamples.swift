extension Rule {
    static let setSyntaxWordExamples: [RuleExample] = [
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦felt easy⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (felt easy)
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦warmpu⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 warmup
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦felt heavy⟧ @9
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 @9 (felt heavy)
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 # ⟦PR⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 (PR)
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg ⟦8⟧
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

            ## Bench Press
            - 80kg ⟦8⟧ 8 7
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8,8,7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x 8 ⟦8 7⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8,8,7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x ⟦8/8/7⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8,8,7
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg ⟦–⟧ 8
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

            ## Bench Press
            - ⟦82. 5⟧kg x 8
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 82.5kg x 8
                """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦80kg⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg ⟦x⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦x⟧ 8
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦12⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦@8⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦Bench⟧ 80kg x 8
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - ⟦heavy⟧
            """),
        .bad(
            "workouts/2025/2025-11-12-push-day.md",
            """
            ---
            date: 2025-11-12 18:30
            ---

            ## Bench Press
            - 80kg x ⟦eight⟧
            """,
            fixed: """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8
                """),
    ]
}

extension Rule {
    static let flowComma = Rule(
        "flow-comma", .error, "A comma that ends an item of a list in brackets.",
        explanation: """
            Between `[` and `]` every comma begins a new item, so `[80kg x 8,8,7]` is one set of 8 and two \
            numbers that say nothing. Put a line with commas in quotes, or write the list one line below the \
            other behind `- `, where commas are only commas. Curly brackets hold keys with values, and no \
            lines.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8,⟦8⟧,7]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: ["80kg x 8,8,7"]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [⟦82⟧,5kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: ["82,5kg x 8"]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦{80kg x 8}⟧
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦{80kg x 8}⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8,8,7
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: ["80kg x 8,8,7", 60kg x 10]
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [{load: 80kg, reps: 8}]
                """),
        ])
}

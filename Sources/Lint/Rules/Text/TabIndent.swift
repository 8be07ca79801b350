extension Rule {
    static let tabIndent = Rule(
        "tab-indent", .error, "A tab in front of a line.",
        explanation: """
            In YAML the spaces in front of a line say what it belongs to, and a tab is not one of them: it is as \
            wide as each editor likes. Replace it by spaces. Most editors can be told to write spaces when the \
            Tab key is pressed.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                ⟦\t⟧- Bench Press: [80kg x 8]
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
                exercises:
                  - Bench Press:
                ⟦\t\t⟧- 80kg x 8
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
                date: 2025-11-12
                tags:
                ⟦\t⟧- heavy
                ---
                ## Bench Press
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    tags:
                      - heavy
                    ---
                    ## Bench Press
                    - 80kg x 8
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

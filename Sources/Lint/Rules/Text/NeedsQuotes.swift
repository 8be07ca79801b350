extension Rule {
    static let needsQuotes = Rule(
        "needs-quotes", .error, "A text that begins with a sign of YAML's own.",
        explanation: """
            YAML gives a meaning of its own to some signs at the beginning of a value: `*`, `&`, `!`, `@`, `%`, \
            the backtick, `|` and `>`. A text that begins with one is put in quotes, and then it is nothing but \
            text. In a Markdown body this is not needed.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                gym: ⟦@⟧home
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    gym: "@home"
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: ⟦*⟧*felt strong**
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    notes: "**felt strong**"
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: ⟦*tired⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    notes: "*tired"
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: ⟦!important⟧ drink more
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    notes: "!important drink more"
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: ⟦>⟧ 80kg was easy
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    notes: "> 80kg was easy"
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                tags: [push, ⟦@⟧home]
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                gym: ⟦@⟧home
                ---
                ## Bench Press
                - 80kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    gym: "@home"
                    ---
                    ## Bench Press
                    - 80kg x 8
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                gym: "@home"
                notes: Felt *strong*
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

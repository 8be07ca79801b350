extension Rule {
    static let markdownInYAML = Rule(
        "markdown-in-yaml", .error, "A check box of Markdown in a YAML file.",
        explanation: """
            `- [ ]` is a box to tick in Markdown; in YAML the brackets begin a list, and the line can't be read. \
            In a YAML file a set that is still to be done ends with `planned`, one that was tried and not made \
            with `missed`, and one that was done with nothing. Or let the file's name end in .md and write it as \
            Markdown.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      - ⟦[ ]⟧ 80kg x 8
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8
                          - 80kg x 8 planned
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦[x]⟧ 80kg x 8 @8
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8 @8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦[-]⟧ 100kg x 1
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 100kg x 1 missed
                    """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - ⟦[ ]⟧ 80 g Oats
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Lunch:
                          - 80 g Oats
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      - 80kg x 8 planned
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - [x] 80kg x 8
                - [ ] 80kg x 8
                """),
        ])
}

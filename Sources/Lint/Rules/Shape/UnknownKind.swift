extension Rule {
    static let unknownKind = Rule(
        "unknown-kind", .error, "A file of which nothing says what it is.",
        explanation: """
            What a file is, a workout or a day of meals, is told by the folder that it stands in, or by a key \
            `kind:` on top. This one has neither, so it is not read. Move it into the right folder, or say its \
            kind.
            """,
        examples: [
            .bad(
                "push-day.yaml",
                """
                ⟦date: 2025-11-12⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    kind: workout
                    date: 2025-11-12
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "plans/push-day.yaml",
                """
                ⟦name: Push Day⟧
                exercises:
                  - Bench Press: 4 x 6-8
                """,
                fixed: """
                    kind: template
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 6-8
                    """),
            .bad(
                "notes.yaml",
                """
                ⟦hello: world⟧
                """),
            .bad(
                "push-day.md",
                """
                ⟦---⟧
                date: 2025-11-12
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "journal/monday.yaml",
                """
                kind: workout
                date: 2025-11-12
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

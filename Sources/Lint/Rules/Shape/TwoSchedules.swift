extension Rule {
    static let twoSchedules = Rule(
        "two-schedules", .error, "A program with days and with weeks.",
        explanation: """
            A program is either a row of days that follow each other, `days`, or a plan by weeks and weekdays, \
            `weeks`. With both, nobody can tell what is next; only the weeks are read. Keep the one that you \
            follow.
            """,
        examples: [
            .bad(
                "programs/split.yaml",
                """
                name: Split
                ⟦days⟧: [Push Day Heavy, rest]
                weeks:
                  - days: {mon: Push Day Heavy}
                """,
                with: [
                    (
                        "templates/push-day.yaml",
                        """
                        name: Push Day Heavy
                        exercises:
                          - Bench Press: 4 x 6-8
                        """
                    )
                ]),
            .bad(
                "programs/split.md",
                """
                ---
                name: Split
                ⟦days⟧: [Push Day Heavy, rest]
                weeks:
                  - days: {mon: Push Day Heavy}
                ---
                Three months of pushing.
                """,
                with: [
                    (
                        "templates/push-day.yaml",
                        """
                        name: Push Day Heavy
                        exercises:
                          - Bench Press: 4 x 6-8
                        """
                    )
                ]),
            .good(
                "programs/split.yaml",
                """
                name: Split
                days: [Push Day Heavy, rest]
                """,
                with: [
                    (
                        "templates/push-day.yaml",
                        """
                        name: Push Day Heavy
                        exercises:
                          - Bench Press: 4 x 6-8
                        """
                    )
                ]),
        ])
}

extension Rule {
    static let dayWithoutTemplate = Rule(
        "day-without-template", .error, "A day of a program that says nothing.",
        explanation: """
            A day of a program is a template by its name, or `rest`. An empty one may be either, so the program \
            can't say what is next. Write one of the two.
            """,
        examples: [
            .bad(
                "programs/split.yaml",
                """
                name: Split
                weeks:
                  - days:
                      mon: Push Day Heavy
                      ⟦wed⟧:
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
                "programs/split.yaml",
                """
                name: Split
                days:
                  - Push Day Heavy
                  ⟦-⟧
                  - rest
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
                days:
                  - Push Day Heavy
                  - rest
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

extension Rule {
    static let aliasBomb = Rule(
        "alias-bomb", .error, "Copies of copies that make a small file a huge one.",
        explanation: """
            YAML can give a part a name, `&warmup`, and put a copy of it elsewhere, `*warmup`. Copies of copies \
            of copies grow until they fill the memory, so reading stops at two hundred thousand values. Write \
            the part out where it is needed.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nx_a: &a [" + String(repeating: "0, ", count: 9) + "0]\n"
                    + zip("bcde", "abcd").map { "x_\($0): &\($0) [" + String(repeating: "*\($1), ", count: 9) + "*\($1)]\n" }
                    .joined()
                    + "x_f: [⟦*e⟧, *e]\n"),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: &sets [80kg x 8, 80kg x 7]
                  - Barbell Row: *sets
                """),
        ])
}

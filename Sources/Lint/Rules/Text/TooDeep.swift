extension Rule {
    static let tooDeep = Rule(
        "too-deep", .error, "Brackets or indentation nested without end.",
        explanation: """
            A log needs about eight levels: a workout, its exercises, their sets. What is nested dozens of \
            levels deep is damaged or made to do harm, and it is not read further. Look at the brackets and the \
            indentation before this place.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nx_a: " + String(repeating: "[", count: 63) + "⟦[⟧" + String(repeating: "]", count: 64)),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                x_a: [[[[1, 2]]]]
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

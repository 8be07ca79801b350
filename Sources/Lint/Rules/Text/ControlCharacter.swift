extension Rule {
    static let controlCharacter = Rule(
        "control-character", .error, "A character that can't be seen.",
        explanation: """
            Control characters come with text that is pasted from a terminal or a damaged file. They can't be \
            seen, but no name with one in it is ever found again, and YAML allows none. Delete it.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nnotes: Slept⟦\u{1}⟧ badly\nexercises:\n  - Bench Press: [80kg x 8]",
                fixed: "date: 2025-11-12\nnotes: Slept badly\nexercises:\n  - Bench Press: [80kg x 8]"),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                "---\ndate: 2025-11-12\n---\n## Bench Press\n- 80kg x 8 (easy⟦\u{7F}⟧)",
                fixed: "---\ndate: 2025-11-12\n---\n## Bench Press\n- 80kg x 8 (easy)"),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: Slept badly
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

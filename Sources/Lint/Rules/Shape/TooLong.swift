extension Rule {
    static let tooLong = Rule(
        "too-long", .warning, "A text that is longer than its key allows.",
        explanation: """
            Lengths are limited so that tables and other apps can show every text: a name has up to 100 \
            characters, a note on a set 200, the notes of a session 500. What is too much is underlined. Shorten \
            it, or keep the long version in a file of your own; files in other folders than the log's are left \
            alone.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - exercise: Bench Press
                    superset: A, together with the⟦ rows and the curls⟧
                    sets: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nexercises:\n  - Bench Press:\n      - 80kg x 8 (⟦" + String(repeating: "slowly ", count: 28)
                    + "and slowly⟧)"),
            .bad(
                "coach/2025-11-12-deload.yaml",
                "created: 2025-11-12\nmessages:\n  - from: me\n    text: " + String(repeating: "Deload? ", count: 125)
                    + "⟦Or not?⟧"),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                "---\ndate: 2025-11-12\n---\n" + String(repeating: "Slept ", count: 83) + "ba⟦dly.⟧\n\n## Bench Press\n- 80kg x 8"
            ),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: Slept badly.
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

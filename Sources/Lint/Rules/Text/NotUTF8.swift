extension Rule {
    static let notUTF8 = Rule(
        "not-utf8", .error, "A file that is not saved as UTF-8.",
        explanation: """
            UTF-8 is how git, every editor of today and this program write text; in an older encoding, letters \
            such as ş, ğ and é are other bytes, and would be shown as question marks. Open the file in its old \
            encoding, often Latin-1 or Windows-1254, and save it again as UTF-8. Everything else in it is read \
            in the meantime.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nnotes: Sal⟦ó⟧n vac\u{ED}o\nexercises:\n  - Bench Press: [80kg x 8]", as: .latin1),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                "---\ndate: 2025-11-12\n---\nSal⟦ó⟧n vac\u{ED}o\n\n## Bench Press\n- 80kg x 8", as: .latin1),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                "⟦\u{FEFF}⟧date: 2025-11-12\nexercises:\n  - Bench Press: [80kg x 8]", as: .utf16),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                notes: Salón vacío
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

extension Rule {
    static let notesTwice = Rule(
        "notes-twice", .error, "The same notes in two places of one file.",
        explanation: """
            The text of a Markdown file stands for its key `notes` (in templates and programs: \
            `description`), and the text below a heading for the notes of that exercise or meal. With the \
            key written as well, one of the two would be lost when the file is changed by a program. Keep \
            one of them; below the heading there is more room.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                notes: Slept badly.
                ---

                ⟦Still moved well.⟧

                ## Bench Press
                - 80kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press {notes: narrow grip}
                ⟦With a pause on the chest.⟧
                - 80kg x 8
                """),
            .bad(
                "templates/push-day.md",
                """
                ---
                name: Push Day
                description: Chest first.
                ---

                ⟦For three days a week.⟧

                ## Bench Press
                - 4 x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                Slept badly, still moved well.

                ## Bench Press
                Narrow grip.
                - 80kg x 8
                """),
        ])
}

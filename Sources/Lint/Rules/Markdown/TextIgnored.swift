extension Rule {
    static let textIgnored = Rule(
        "text-ignored", .warning, "Text of a Markdown file that stands for nothing.",
        explanation: """
            Most text in a Markdown file is a note on what it stands under. In some places there is nothing \
            for it to be a note on: in files that hold only keys, between the messages of a conversation, \
            under the laps of a run. It is kept, but no report shows it. Move it to a place where it is \
            read, as the message says.
            """,
        examples: [
            .bad(
                "bodyweight/2025/2025-11.md",
                """
                ---
                2025-11-12: 82.4kg
                ---

                ⟦Scale moved to the bathroom.⟧
                """),
            .bad(
                "coach/2025-11-12-deload.md",
                """
                ---
                created: 2025-11-12
                ---

                ⟦Asked about the deload.⟧

                ## me 2025-11-12 10:00
                Do I need one?
                """),
            .bad(
                "coach/2025-11-12-deload.md",
                """
                ---
                created: 2025-11-12
                ---

                ## me {text: Do I need one?}
                ⟦And when?⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.md",
                """
                ---
                date: 2025-11-14
                cardio_type: run
                ---

                ## Laps
                ⟦On the track.⟧
                - 400m in 1:32
                """),
            .bad(
                "workouts/2025/2025-11-14-run.md",
                """
                ---
                date: 2025-11-14
                cardio_type: run
                ---

                ## Laps
                - 400m in 1:32
                  ⟦- windy⟧
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                Slept badly.

                ## Bench Press
                Narrow grip.
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-14-run.md",
                """
                ---
                date: 2025-11-14
                cardio_type: run
                ---

                On the track.

                ## Laps
                - 400m in 1:32
                """),
        ])
}

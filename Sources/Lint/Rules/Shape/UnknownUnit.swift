extension Rule {
    static let unknownUnit = Rule(
        "unknown-unit", .error, "A unit that is not known, or does not fit here.",
        explanation: """
            Weights are in kg or lb, distances in km, m, mi, yd or ft, lengths in cm, m, in or ft. Correct the \
            unit; a number without one has the unit that antrain.yaml says.
            """,
        examples: [
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: ⟦82.4 kgg⟧
                """,
                fixed: """
                    2025-11-12: 82.4kg
                    """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: ⟦12 stone⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                cardio_type: run
                distance: ⟦5.2 klm⟧
                """,
                fixed: """
                    date: 2025-11-14
                    cardio_type: run
                    distance: 5.2km
                    """),
            .bad(
                "profile.yaml",
                """
                name: Sam
                height: ⟦178 kg⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80⟦kq⟧ x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Plank: [60⟦"⟧]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Pull-Up: [bw+10⟦klg⟧ x 5]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - 80⟦kq⟧ x 8
                """),
            .good(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-12: 82.4kg
                2025-11-13: 181 lbs
                """),
        ])
}

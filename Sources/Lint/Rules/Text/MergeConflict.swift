extension Rule {
    static let mergeConflict = Rule(
        "merge-conflict", .error, "Two versions that git could not merge.",
        explanation: """
            When the same lines were changed on two devices, git writes both versions into the file, between \
            lines of `<<<<<<<`, `=======` and `>>>>>>>`, and leaves the choice to you. Until then only the first \
            version is read. Keep the lines that are right, and delete the other version and the three marker \
            lines.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                ⟦<<<<<<< HEAD⟧
                rating: 4
                =======
                rating: 5
                >>>>>>> phone
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - 60kg x 10 warmup
                ⟦<<<<<<< HEAD⟧
                - 80kg x 8
                =======
                - 80kg x 7
                >>>>>>> phone
                """),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                """
                2025-11-11: 82.6kg
                ⟦<<<<<<< HEAD⟧
                2025-11-12: 82.4kg
                =======
                2025-11-12: 82.1kg
                >>>>>>> phone
                <<<<<<< HEAD
                2025-11-14: 82.0kg
                =======
                2025-11-14: 81.9kg
                >>>>>>> phone
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                rating: 4
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ])
}

extension Rule {
    static let setSyntax = Rule(
        "set-syntax", .error, "A line that does not read as a set, a plan, a lap or an interval.",
        explanation: """
            A line that can't be read is kept in the file and counted nowhere: not in the volume, not in the \
            records. A set is its load, then the repetitions, then what there is to say in fixed words, as \
            in `80kg x 8 @8 warmup`; everything else goes in brackets behind it. The message shows the words \
            that stand in the way and, where one reading is likely, the line to write. In a template the \
            number of sets comes first: `4 x 6-8`.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦felt easy⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 (felt easy)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦warmpu⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 warmup
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦felt heavy⟧ @9
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 @9 (felt heavy)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 # ⟦PR⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8 (PR)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg ⟦8⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg ⟦8⟧ 8 7
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8,8,7
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦8 7⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8,8,7
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x ⟦8/8/7⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8,8,7
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg ⟦–⟧ 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦82. 5⟧kg x 8
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 82.5kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦80kg⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg ⟦x⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦x⟧ 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦12⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦@8⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦Bench⟧ 80kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦heavy⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x ⟦eight⟧
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Bench Press
                    - 80kg x 8
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x ⟦AMRAP⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x ⟦8.5⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦8+3+2⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦8+3⟧ x 2
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x ⟦5/3⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 100kg x 5 ⟦80kg⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8, ⟦85kg x 6⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 100kg x 5 x 3 x ⟦2⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 100kg x 5 x ⟦2.5⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦12 x 3 80kg⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 3 x 8 ⟦80⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 20kg x 10 ⟦each⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Pull-Up
                - ⟦+⟧10kg x 5
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Pull-Up
                    - bw+10kg x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Pull-Up
                - ⟦-⟧20kg x 5
                """,
                fixed: """
                    ---
                    date: 2025-11-12 18:30
                    ---

                    ## Pull-Up
                    - bw-20kg x 5
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Plank
                - ⟦1:75⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Running
                - 5km ⟦@ 5:30/km⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Running
                - 400m ⟦in⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦in⟧ 30s
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦tempo⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 pain ⟦knee⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 rest ⟦long⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 ⟦@hard⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 rir ⟦two⟧
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - ⟦800800800800800⟧ x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8 ⟦easy⟧
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press:
                          - 80kg x 8 (easy)
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - {load: 80kg, reps: ⟦some⟧}
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Plank:
                      - {reps: 8, time: ⟦60s⟧}
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 80kg x 8
                      ⟦-⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 6-8 ⟦slowly⟧
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 6-8 (slowly)
                    """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: ⟦8-12⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 8 ⟦80⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x ⟦80kg⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 8 x ⟦3⟧
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: ⟦4-5⟧ x 8
                """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: ⟦four⟧ x 8
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 8
                    """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 4 x 8 ⟦planned⟧
                """,
                fixed: """
                    name: Push Day
                    exercises:
                      - Bench Press: 4 x 8
                    """),
            .bad(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 3 x 10 ⟦left⟧
                """),
            .bad(
                "templates/push-day.md",
                """
                ---
                name: Push Day
                ---

                ## Bench Press
                - ⟦60s⟧
                """),
            .bad(
                "templates/push-day.md",
                """
                ---
                name: Push Day
                ---

                ## Bench Press
                - 4 x ⟦eight⟧
                """,
                fixed: """
                    ---
                    name: Push Day
                    ---

                    ## Bench Press
                    - 4 x 8
                    """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                laps:
                  - ⟦400m⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                laps:
                  - ⟦1:32⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                laps:
                  - 400m in 1:32 ⟦easy⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                intervals:
                  - 6 x 400m ⟦fast⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                intervals:
                  - ⟦hard⟧
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8 @8 warmup (felt easy)
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg 8 reps
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Bench Press
                - 80kg x 8, 90s rest
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Running
                - 5 km 28:40
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12 18:30
                ---

                ## Pull-Up
                - bw + 10kg x 5
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Plank:
                      - 60s
                """),
            .good(
                "templates/push-day.yaml",
                """
                name: Push Day
                exercises:
                  - Bench Press: 3 sets of 8 @80%
                """),
            .good(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14
                type: cardio
                cardio_type: run
                laps:
                  - 400m in 1:32
                  - 400m 1:34
                intervals:
                  - 6 x 400m in 1:30 rest 90s
                """),
        ])
}

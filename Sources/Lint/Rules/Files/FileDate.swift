import Documents
import Domain
import Format

extension Rule {
    static let fileDate = Rule(
        "file-date", .warning, "A date in the file's name that contradicts the file.",
        explanation: """
            Files are found and sorted by their names, so a name with another date than the one inside misleads \
            everyone who looks at the folder. The date inside the file is the one that counts. Rename the file, \
            or correct the date where the name is right. A session after midnight may still bear the day before, \
            as far as `day_starts` in antrain.yaml says.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: ⟦2025-11-13 18:30⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2025/2025-11-12.md",
                """
                ---
                date: ⟦2025-12-11⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: ⟦2025-11-13⟧
                meals:
                  - Lunch: [80 g Oats]
                """),
            .bad(
                "coach/2025-11-12-deload.md",
                """
                ---
                created: ⟦2025-11-13 10:00⟧
                ---
                ## me
                Should I deload?
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12 18:30
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .good(
                "workouts/2025/2025-11-12-late.yaml",
                """
                date: 2025-11-13 00:40
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                with: [
                    (
                        "antrain.yaml",
                        """
                        antrain: 1
                        day_starts: 04:00
                        """
                    )
                ]),
            .good(
                "workouts/push-day.yaml",
                """
                date: 2025-11-12 18:30
                exercises:
                  - Bench Press: [80kg x 8]
                """),
        ],
        check: .entity { entity, context in
            switch entity {
            case .workout(let workout): context.compareFileDate(with: workout.date, "date")
            case .mealDay(let day): context.compareFileDate(with: DateTime(date: day.date), "date")
            case .coach(let conversation): context.compareFileDate(with: conversation.created, "created")
            default: break
            }
        })
}

extension EntryContext {
    /// Reports a date that is not the one in the file's name.
    fileprivate func compareFileDate(with date: DateTime, _ key: StaticString) {
        guard let named = fileDate, named != date.date else { return }
        // The small hours may belong to the day before.
        if let time = date.time, let start = settings.dayStarts, time.seconds < start.seconds, named.days == date.date.days - 1 {
            return
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        report(
            "file-date", node(key),
            Phrase("This says {0}, and the file's name says {1}.", date.date.description, named.description),
            expected: Phrase("a file name that begins with {0}", date.date.description),
            help: Phrase("Rename the file to `{0}`, or correct the date.", date.date.description + name.dropFirst(10)))
    }
}

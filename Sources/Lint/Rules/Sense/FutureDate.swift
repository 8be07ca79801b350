import Documents
import Domain
import Format

extension Rule {
    static let futureDate = Rule(
        "future-date", .warning, "Something done on a day that has not come yet.",
        explanation: """
            A completed set, a meal or a weigh-in in the future is a slip in the date, most often in the year, and it \
            stands at the head of every history until then. Correct the date. A session that is only planned marks its \
            sets so: `- [ ] 80kg x 8` in Markdown, `80kg x 8 planned` in YAML.
            """,
        examples: [
            .bad(
                "workouts/2026/2026-11-12-push-day.yaml",
                """
                date: ⟦2026-11-12 18:30⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """),
            .bad(
                "workouts/2026/2026-01-03-run.md",
                """
                ---
                date: ⟦2026-01-03⟧
                cardio_type: run
                distance: 5km
                ---
                """),
            .bad(
                "meals/2026/2026-03-01.yaml",
                """
                date: ⟦2026-03-01⟧
                meals:
                  - Lunch:
                      - Soup of the house (350 kcal)
                """),
            .bad("bodyweight/2025/2025-12.yaml", "2025-12-31: 82.4kg\n⟦2026-12-31⟧: 82.1kg\n"),
            .good(
                "workouts/2026/2026-01-02-push-day.md",
                """
                ---
                date: 2026-01-02
                ---
                ## Bench Press
                - [ ] 80kg x 8
                """),
        ],
        check: .entity { entity, context in
            switch entity {
            case .workout(let workout):
                // Elsewhere it may be tomorrow already.
                let ahead: Int32 = workout.timezone == nil && workout.date.offset == nil ? 0 : 1
                guard workout.date.date.days > context.today.days + ahead, workout.isDone else { return }
                context.reportFuture(
                    workout.date.date, context.node("date"), "This session is done, on a day that has not come yet.",
                    help: "Correct the date, or mark the sets as planned: `- [ ] 80kg x 8`, in YAML `80kg x 8 planned`.")
            case .mealDay(let day):
                guard day.date > context.today, day.meals.contains(where: { !$0.foods.isEmpty }) else { return }
                context.reportFuture(
                    day.date, context.node("date"), "These meals are eaten, on a day that has not come yet.",
                    help: "Correct the date.")
            case .bodyweight(let entries):
                for index in entries.indices where entries[index].date.date > context.today {
                    context.reportFuture(
                        entries[index].date.date, context.nameNode(index), "This weigh-in is on a day that has not come yet.",
                        help: "Correct the date.")
                }
            default: break
            }
        })
}

extension Workout {
    /// Whether something in it was done.
    fileprivate var isDone: Bool {
        cardio != nil || metcon?.result != nil || metcon?.rounds != nil
            || exercises.contains { $0.sets.contains { $0.status == .completed } }
    }
}

extension EntryContext {
    /// A date months ahead is most often the right day of a wrong year.
    fileprivate func reportFuture(_ date: CivilDate, _ node: NodeID, _ message: Phrase, help: Phrase) {
        let (_, month, day) = date.components
        let year = today.components.year
        let meant = [year, year - 1].lazy.compactMap { CivilDate(year: $0, month: month, day: day) }.first { $0 <= self.today }
        let isFar = date - today > 60
        report(
            "future-date", node, message, expected: Phrase("a day up to today, {0}", today.description),
            help: isFar ? meant.map { Phrase("Did you mean {0}?", $0.description) } ?? help : help)
    }
}

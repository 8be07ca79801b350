import Documents
import Domain
import Format

extension Rule {
    static let duplicateDay = Rule(
        "duplicate-day", .error, "Two files for the meals of one day.",
        explanation: """
            A day of meals is one file, so that its sums are all of what was eaten. Two of one date are a copy, a \
            Markdown and a YAML version side by side, or a wrong date in one of them; counted together they would be \
            twice the day. Move the lines into one file, or correct the date.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: ⟦2025-11-12⟧
                meals:
                  - Lunch:
                      - Soup of the house (350 kcal)
                """,
                with: [
                    (
                        "meals/2025/2025-11-12.md",
                        "---\ndate: 2025-11-12\n---\n## Lunch\n- Soup of the house (350 kcal)\n"
                    )
                ]),
            .good(
                "meals/2025/2025-11-12.yaml",
                "date: 2025-11-12\nmeals:\n  - Lunch:\n      - Soup of the house (350 kcal)\n",
                with: [
                    ("meals/2025/2025-11-13.yaml", "date: 2025-11-13\nmeals:\n  - Lunch:\n      - Soup of the house (350 kcal)\n")
                ]),
        ],
        check: .folder { facts, context in
            let all = facts.days
            for index in all.indices.dropFirst() where all[index].day == all[index - 1].day {
                context.report(
                    "duplicate-day", all[index].place,
                    Phrase(
                        "There is another file for the meals of {0}: {1}.", CivilDate(days: all[index].day).description,
                        context.path(all[index - 1].place.file)),
                    help: "Move the lines into one of the two and delete the other, or correct the date.",
                    related: all[index - 1].place)
            }
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let duplicateDate = Rule(
        "duplicate-date", .warning, "Two weigh-ins of one date that do not say when.",
        explanation: """
            When two devices add a weigh-in for the same day, a merge keeps both lines. Two on one day are fine if they \
            say their times; without, nobody can tell a second weighing from a copy. Delete one of the two, or write \
            the time behind the date.
            """,
        examples: [
            .bad("bodyweight/2025/2025-11.yaml", "2025-11-11: 82.1kg\n2025-11-12: 82.4kg\n⟦2025-11-12⟧: 82.9kg\n"),
            .bad(
                "bodyweight/2025/phone.yaml", "⟦2025-11-12⟧: 82.4kg\n",
                with: [("bodyweight/2025/2025-11.yaml", "2025-11-12: 82.4kg\n")]),
            .bad("bodyweight/2025/2025-11.yaml", "2025-11-12 07:30: 82.4kg\n⟦2025-11-12 07:30⟧: 82.9kg\n"),
            .good("bodyweight/2025/2025-11.yaml", "2025-11-12 07:30: 82.4kg\n2025-11-12 21:00: 83.2kg\n"),
        ],
        check: .folder { facts, context in
            let all = facts.weighIns
            for index in all.indices.dropFirst() {
                let (entry, other) = (all[index], all[index - 1])
                guard entry.day == other.day, entry.time == other.time else { continue }
                let date = CivilDate(days: entry.day).description
                context.report(
                    "duplicate-date", entry.place,
                    entry.time < 0
                        ? Phrase("There are two weigh-ins of {0}.", date)
                        : Phrase("There are two weigh-ins of {0} at one time.", date),
                    help: entry.kilograms == other.kilograms
                        ? "Both say the same: delete one of the two lines."
                        : Phrase(
                            "Delete one of the two, or say when each was: `{0} 07:30: {1}`.", date,
                            Slip.print(entry.kilograms, entry.unit)),
                    related: other.place)
            }
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let dateOfBirth = Rule(
        "date-of-birth", .error, "A date of birth that nobody alive can have.",
        explanation: """
            The age goes into the daily energy and the heart-rate zones, so a date of birth in the future, or more than \
            120 years ago, would make them nonsense. It is a slip in the year.
            """,
        examples: [
            .bad("profile.yaml", "name: Sam\ndate_of_birth: ⟦2090-05-17⟧\n"),
            .bad("profile.yaml", "name: Sam\ndate_of_birth: ⟦1890-05-17⟧\n"),
            .good("profile.yaml", "name: Sam\ndate_of_birth: 1990-05-17\n"),
        ],
        check: .profile { profile, context in
            guard let date = profile.dateOfBirth else { return }
            let isFuture = date > context.today
            guard isFuture || date.years(until: context.today) > 120 else { return }
            let (year, month, day) = date.components
            let meant = CivilDate(year: isFuture ? year - 100 : year + 100, month: month, day: day)
            context.report(
                "date-of-birth", context.node("date_of_birth"),
                isFuture
                    ? Phrase("{0} has not come yet.", date.description)
                    : Phrase("{0} is {1} years ago.", date.description, String(date.years(until: context.today))),
                expected: "YEAR-MONTH-DAY, as in 1990-05-17",
                help: meant.flatMap {
                    $0 <= context.today && $0.years(until: context.today) <= 120
                        ? Phrase("Did you mean {0}?", $0.description) : nil
                })
        })
}

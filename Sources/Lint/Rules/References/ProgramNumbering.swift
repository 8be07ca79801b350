import Documents
import Domain
import Format

extension Rule {
    static let programNumbering = Rule(
        "program-numbering", .error, "Weeks or days of a program whose numbers have a gap or come twice.",
        explanation: """
            Weeks and days count from 1 in the order in which they stand; the numbers are there to be read by people. \
            Where they disagree with the order, a line has been lost, doubled or moved, and a workout of `program_day: \
            4` would mean another day than you think. Put the missing one in, or number them anew; the numbers may also \
            be left out.
            """,
        examples: [
            .bad(
                "programs/block.yaml",
                """
                name: My Block
                weeks:
                  - week: 1
                    days: {mon: Push Day}
                  - week: ⟦3⟧
                    days: {mon: Push Day}
                """),
            .bad(
                "programs/block.md",
                """
                ---
                name: My Block
                weeks:
                  - week: 1
                    days: {mon: Push Day}
                  - week: ⟦1⟧
                    days: {mon: Pull Day}
                ---
                Two weeks.
                """),
            .bad(
                "programs/days.yaml",
                """
                name: My Days
                days:
                  - {day: 1, template: Push Day}
                  - {day: 2, template: Pull Day}
                  - {day: ⟦2⟧, template: Leg Day}
                """),
            .bad(
                "programs/days.yaml",
                """
                name: My Days
                days:
                  - {day: 1, template: Push Day}
                  - {day: ⟦7⟧, template: rest}
                """),
            .good(
                "programs/days.yaml",
                """
                name: My Days
                days:
                  - {day: 1, template: Push Day}
                  - {day: 2, template: Pull Day}
                  - rest
                  - {day: 4, template: Leg Day}
                """),
        ],
        check: .program { program, context in
            let tree = context.tree
            let isWeeks: Bool
            if case .weeks = program.schedule { isWeeks = true } else { isWeeks = false }
            let list = tree.value(context.entry.node, isWeeks ? "weeks" : "days")
            guard tree[list].kind == .sequence else { return }
            var expected = 0
            for item in tree.children(list) {
                expected += 1
                let node = tree.value(item, isWeeks ? "week" : "day")
                guard node != 0, let number = Int(tree.text(node)), number != expected, (1...520).contains(number) else {
                    continue
                }
                let arguments = (String(number), String(expected))
                let message: Phrase
                switch (isWeeks, number < expected) {
                case (true, true):
                    message = Phrase("Week {0} has been before; this is the one with number {1}.", arguments.0, arguments.1)
                case (true, false): message = Phrase("Week {0} stands where week {1} should be.", arguments.0, arguments.1)
                case (false, true):
                    message = Phrase("Day {0} has been before; this is the one with number {1}.", arguments.0, arguments.1)
                case (false, false): message = Phrase("Day {0} stands where day {1} should be.", arguments.0, arguments.1)
                }
                context.report(
                    "program-numbering", node, message, expected: Phrase("{0}", arguments.1),
                    help: "Put the missing one in before it, number them anew, or leave the numbers out.")
                // One gap is one finding.
                expected = number
            }
        })
}

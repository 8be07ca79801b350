import Documents
import Domain
import Format

extension Rule {
    static let loadJump = Rule(
        "load-jump", .warning, "A load far above everything lifted before in the exercise.",
        explanation: """
            A slip in one load becomes the record of the exercise for good. So a heaviest set of more than 1.6 times \
            the heaviest of all sessions before, three at least, is pointed out, with what may have been meant: a lost \
            decimal point (`825kg` for `82.5kg`) or pounds for kilograms. If it is true, leave it: the next session at \
            that level settles it, and `# antrain: allow load-jump` behind the line does so at once.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 60kg x 10 warmup
                      - ⟦825kg⟧ x 5
                """,
                with: history),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - ⟦180kg⟧ x 5 @8
                """,
                with: history),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - ⟦140⟧ x 5
                """,
                with: history),
            .good("workouts/2025/2025-11-12-push-day.yaml", session("2025-11-12", sets: "100kg x 5"), with: history),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml", session("2025-11-12", sets: "140kg x 5"),
                with: history + [("workouts/2025/2025-11-10-push-day.yaml", session("2025-11-10", sets: "140kg x 5"))]),
        ],
        check: .folder { facts, context in
            let tops = facts.tops
            var start = 0
            while start < tops.count {
                var end = start
                while end < tops.count, tops[end].exercise == tops[start].exercise { end += 1 }
                if end - start > LoadJump.sessions { LoadJump.check(tops[start..<end], context) }
                start = end
            }
        })

    private static let history = ["2025-11-01", "2025-11-04", "2025-11-07"].enumerated().map { index, date in
        (path: "workouts/2025/\(date)-push-day.yaml", text: session(date, sets: "\(77 + 2 * index)kg x 5"))
    }
}

private enum LoadJump {
    /// How many sessions have to have been before.
    static let sessions = 3
    /// How many times the heaviest of them is too much.
    static let factor: Float = 1.6
    /// A difference, in kg, that the smallest loads may make: 4 kg raises become 8 kg ones.
    static let difference: Float = 10

    /// One exercise's tops, in the order of time.
    static func check(_ tops: ArraySlice<Facts.Top>, _ context: FolderContext) {
        var best: Facts.Top?
        var doubted: Facts.Top?
        var count = 0
        var file: Int32 = -1
        for top in tops {
            if let best, count >= sessions, top.kilograms > best.kilograms * factor, top.kilograms - best.kilograms > difference,
                !confirms(top, doubted)
            {
                if doubted?.place.file != top.place.file { report(top, best, count, context) }
                doubted = top
                continue
            }
            doubted = nil
            if top.kilograms > best?.kilograms ?? 0 { best = top }
            if top.place.file != file { count += 1 }
            file = top.place.file
        }
    }

    /// A second session at the new level: it was no slip, or is one that goes on.
    private static func confirms(_ top: Facts.Top, _ doubted: Facts.Top?) -> Bool {
        guard let doubted, doubted.place.file != top.place.file else { return false }
        return (0.6...1.6).contains(top.kilograms / doubted.kilograms)
    }

    private static func report(_ top: Facts.Top, _ best: Facts.Top, _ count: Int, _ context: FolderContext) {
        let (kilograms, usual) = (Double(top.kilograms), Double(best.kilograms))
        let slip = Slip.of(kilograms, top.unit, usual: usual, within: 0.6...1.3)
        let exercises = context.definitions.library.exercises
        let name = exercises.indices.contains(Int(top.exercise)) ? exercises[Int(top.exercise)].name : ""
        context.report(
            "load-jump", top.place,
            Phrase(
                "{0} of {1} is {2} times the heaviest of the {3} sessions before, {4}.", Slip.print(kilograms, top.unit), name,
                FixedPoint((kilograms / usual * 10).rounded() / 10).description, String(count), Slip.print(usual, best.unit)),
            help: slip.map { $0.slip.help($0.meant) }
                ?? "If it is true, leave it: it is not asked again. Else correct the load.",
            related: best.place, relatedMessage: "The heaviest before is here.")
    }
}

import Documents
import Domain
import Format

extension Rule {
    static let weightJump = Rule(
        "weight-jump", .warning, "A bodyweight that no body reaches so soon.",
        explanation: """
            One wrong weigh-in bends the trend, the energy balance and every goal per kilogram for weeks. A change of \
            more than 6% of the bodyweight overnight, and 0.4% more with each day that passes, is pointed out, with what \
            may have been meant: a lost or misplaced decimal point, or pounds for kilograms. A change that the next \
            weigh-in confirms is let be.
            """,
        examples: [
            .bad(
                "bodyweight/2025/2025-11.yaml",
                "2025-11-10: 82.4kg\n2025-11-11: 82.1kg\n2025-11-12: ⟦824kg⟧\n2025-11-13: 82.3kg\n"),
            .bad("bodyweight/2025/2025-11.yaml", "2025-11-10: 82.4kg\n2025-11-11: 82.1kg\n2025-11-12: ⟦181.5⟧\n"),
            .bad(
                "bodyweight/2025/2025-11.yaml",
                "2025-11-10: 82.4kg\n2025-11-11: 82.1kg\n2025-11-12: {weight: ⟦8.22kg⟧, notes: new scale}\n"),
            .bad("bodyweight/2025/2025-11.yaml", "2025-11-10: 82.4kg\n2025-11-11: 82.1kg\n2025-11-13: ⟦92.3kg⟧\n"),
            .bad("bodyweight/2025/2025-11.yaml", "2025-11-10: ⟦842kg⟧\n2025-11-11: 84.1kg\n2025-11-12: 84.3kg\n"),
            .bad(
                "bodyweight/2025/2025-11.yaml", "2025-11-10: 181.5lb\n2025-11-11: ⟦82.3lb⟧\n",
                with: [("antrain.yaml", "antrain: 1\nunits: {weight: lb}\n")]),
            .good("bodyweight/2025/2025-11.yaml", "2025-11-10: 82.4kg\n2025-11-11: 83.9kg\n2025-11-14: 81.8kg\n"),
            .good("bodyweight/2025/2025.yaml", "2025-03-10: 95kg\n2025-08-11: 82.4kg\n2025-08-12: 82.3kg\n"),
        ],
        check: .folder { facts, context in
            let all = facts.weighIns
            guard var last = all.first else { return }
            var isFirst = true
            for index in all.indices.dropFirst() {
                let entry = all[index]
                if WeightJump.isPossible(last, entry) {
                    last = entry
                    isFirst = false
                    continue
                }
                let next = index + 1 < all.count ? all[index + 1] : nil
                let confirmed = next.map { WeightJump.isPossible(entry, $0) && !WeightJump.isPossible(last, $0) } ?? false
                // Where two agree against the very first, that one is the slip.
                if confirmed, isFirst { WeightJump.report(last, than: entry, context) }
                if confirmed { last = entry } else { WeightJump.report(entry, than: last, context) }
                isFirst = false
            }
        })
}

private enum WeightJump {
    /// What a body may change at once, as a share of its weight: fighters sweat off 5% and more.
    static let base = 0.06
    /// What it may change in a day on end.
    static let perDay = 0.004
    /// What it may change at all, so that slips show after any pause.
    static let most = 0.5

    static func isPossible(_ a: Facts.WeighIn, _ b: Facts.WeighIn) -> Bool {
        let share = min(most, base + perDay * Double((Int(b.day) - Int(a.day)).magnitude))
        return (b.kilograms - a.kilograms).magnitude <= a.kilograms * share
            || (b.kilograms - a.kilograms).magnitude <= b.kilograms * share
    }

    static func report(_ entry: Facts.WeighIn, than other: Facts.WeighIn, _ context: FolderContext) {
        let days = (Int(entry.day) - Int(other.day)).magnitude
        let slip = Slip.of(entry.kilograms, entry.unit, usual: other.kilograms, within: 0.85...1.18)
        let change = Slip.print((entry.kilograms - other.kilograms).magnitude, entry.unit)
        let (weight, usual) = (Slip.print(entry.kilograms, entry.unit), Slip.print(other.kilograms, other.unit))
        let span = days == 1 ? "1 day" : "\(days) days"
        context.report(
            "weight-jump", entry.weightPlace,
            entry.day < other.day
                ? Phrase("{0} is {1} from the weight {2} later, {3}.", weight, change, span, usual)
                : Phrase("{0} is {1} from the weight {2} before, {3}.", weight, change, span, usual),
            help: slip.map { $0.slip.help($0.meant) }
                ?? "Correct the digits, or the date; if it is true, the next weigh-in will confirm it.",
            related: other.weightPlace, relatedMessage: "It is compared with this one.")
    }
}

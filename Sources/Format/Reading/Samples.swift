import Documents

extension Field {
    /// A value as someone would write it, for the line that a message proposes.
    var sample: String {
        switch name {
        case "exercise": "Bench Press"
        case "calories": "2600"
        case "template": "Push Day"
        case "meal": "Lunch"
        case "food": "80 g Oats"
        default: shape.sample
        }
    }
}

extension Shape {
    /// Whether it is a list of names with their lines.
    var isNamed: Bool {
        if case .list(.named, _) = self { return true }
        return false
    }

    fileprivate var sample: String {
        switch self {
        case .integer(let range): String(range.lowerBound)
        case .decimal, .share, .percent, .macroGoal: "30"
        case .flag: "true"
        case .choice(let words, _): words.first ?? "…"
        case .date: "2025-11-12"
        case .dateTime: "2025-11-12 18:30"
        case .time: "18:30"
        case .duration: "1h05min"
        case .weight, .bodyweight, .load: "82.4kg"
        case .distance: "5.2km"
        case .length: "178cm"
        case .pace: "5:31/km"
        case .rpe, .exertion, .reps: "8"
        case .pain: "knee 3/10"
        case .servingSize: "30 g"
        case .foodWeight: "1.8kg"
        case .volume: "750ml"
        case .line(let grammar): grammar.sample
        case .list(.either(let shapes), _): shapes.first.map { "[\($0.sample)]" } ?? "[…]"
        case .list(let shape, _): "[\(shape.sample)]"
        case .map, .dictionary: "{…}"
        case .either(let shapes): shapes.first?.sample ?? "…"
        case .named(let grammar, _): grammar == .food ? "Lunch: 80 g Oats" : "Bench Press: " + grammar.sample
        case .text: "…"
        }
    }
}

extension LineGrammar {
    /// A line as someone would write it.
    var sample: String {
        switch self {
        case .set: "80kg x 8"
        case .prescription: "4 x 6-8"
        case .food: "80 g Oats"
        case .lap: "400m in 1:32"
        case .interval: "6 x 400m in 1:30"
        case .movement: "43kg 21-15-9"
        }
    }
}

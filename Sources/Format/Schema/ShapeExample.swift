import Documents

extension Shape {
    /// An example of a value, as messages show it.
    var example: Phrase {
        switch self {
        case .text: "text"
        case .integer(let range):
            range.upperBound > 1_000_000
                ? Phrase("a whole number, {0} or more", String(range.lowerBound))
                : Phrase("a whole number from {0} to {1}", String(range.lowerBound), String(range.upperBound))
        case .decimal: "a number: 16.9"
        case .flag: "true or false"
        case .choice(let words, _): Phrase("one of: {0}", words.joined(separator: ", "))
        case .date: "a date: 2025-11-12"
        case .dateTime: "a date and a time: 2025-11-12 18:30"
        case .time: "a time of day: 18:30"
        case .duration: "a time: 45s, 1:30, 20min, 1h05min"
        case .weight, .bodyweight: "a weight: 82.4kg or 181lb"
        case .distance: "a distance: 5.2km, 400m or 3mi"
        case .length: "a length: 178cm, 1.78m, 70in or 5ft 10in"
        case .pace: "a pace: 5:31/km or 1:45/500m"
        case .rpe: "a number from 1 to 10, in halves: 8 or 8.5"
        case .percent: "a percentage: 15%"
        case .share: "a percentage from 0 to 100: 15%"
        case .load: "a load: 80kg, 175lb, bw, bw+10kg, 75%"
        case .reps: "repetitions: 8, 8+3+2, 3/5, 6-8"
        case .exertion: "a number from 1 to 10, in halves, or a range: 8, 8.5, 8-9"
        case .pain: "a place and a score: knee 3/10"
        case .macroGoal: "grams or grams per kg of bodyweight: 180 or 2g/kg"
        case .servingSize: "an amount: 30 g, 250 ml or 1/4"
        case .foodWeight: "a weight: 1800 g or 1.8kg"
        case .volume: "an amount: 2.5l or 750ml"
        case .line(let grammar): grammar.example
        case .list(let shape, _): shape.example
        case .map, .dictionary, .named: "keys with values"
        case .either(let shapes): shapes.first?.example ?? "a value"
        }
    }
}

extension LineGrammar {
    /// An example of a line.
    public var example: Phrase {
        switch self {
        case .set: "LOAD x REPS: 80kg x 8 @7"
        case .prescription: "SETS x REPS: 4 x 6-8 @8"
        case .food: "AMOUNT UNIT FOOD: 80 g Oats"
        case .lap: "DISTANCE in TIME: 400m in 1:32"
        case .interval: "COUNT x DISTANCE: 6 x 400m in 1:30 rest 90s"
        case .movement: "LOAD REPS: 43kg 21-15-9"
        }
    }
}

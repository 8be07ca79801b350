import Documents

extension Shape {
    /// A kind of scalar that has a definition of its own in the schemas.
    struct Scalar {
        var name: String
        /// What it may be as text.
        var pattern: String
        /// What it may be as a YAML number, nil where a bare number is an error.
        var number: [Outline.Entry]?
        /// As they are written; those that are numbers to YAML are numbers in the schema.
        var examples: [String]

        init(_ name: String, _ pattern: String, number: [Outline.Entry]? = nil, _ examples: [String]) {
            self.name = name
            self.pattern = pattern
            self.number = number
            self.examples = examples
        }
    }

    private static let fromZero: [Outline.Entry] = [.init("minimum", .number("0"))]
    private static let aboveZero: [Outline.Entry] = [.init("exclusiveMinimum", .number("0"))]
    private static let oneToTen: [Outline.Entry] = [
        .init("minimum", .number("1")), .init("maximum", .number("10")), .init("multipleOf", .number("0.5")),
    ]

    /// The definition of a scalar; nil for shapes that are written out where they stand.
    var scalar: Scalar? {
        switch self {
        case .date: Scalar("date", Pattern.whole(Pattern.dateTime), ["2025-11-12"])
        case .dateTime: Scalar("date_time", Pattern.whole(Pattern.dateTime), ["2025-11-12 18:30", "2025-11-12"])
        case .time:
            // `18.30` is a number to YAML.
            Scalar(
                "time", Pattern.whole(Pattern.time),
                number: Self.fromZero + [.init("exclusiveMaximum", .number("24"))], ["18:30"])
        case .duration:
            Scalar(
                "duration", Pattern.whole(Pattern.spans),
                ["45s", "1:30", "20min", "1h05min"])
        case .weight: Scalar("weight", Pattern.whole(Pattern.weight), number: Self.fromZero, ["82.4kg", "181lb"])
        case .bodyweight:
            Scalar("positive_weight", Pattern.whole(Pattern.weight, positive: true), number: Self.aboveZero, ["82.4kg", "181lb"])
        case .distance: Scalar("distance", Pattern.whole(Pattern.distance), number: Self.fromZero, ["5.2km", "400m", "3mi"])
        case .length:
            Scalar("length", Pattern.whole(Pattern.length), number: Self.fromZero, ["178cm", "1.78m", "70in", "5ft 10in"])
        case .pace: Scalar("pace", Pattern.whole(Pattern.pace), ["5:31/km", "1:45/500m"])
        case .rpe: Scalar("rpe", Pattern.whole("@?" + Pattern.rpe), number: Self.oneToTen, ["8", "8.5"])
        case .percent: Scalar("percent", Pattern.whole(Pattern.number + #"[ \t]*%?"#), number: Self.fromZero, ["75%"])
        case .share:
            Scalar(
                "share", Pattern.whole(#"0*(?:100(?:[.,]0+)?|\d?\d(?:[.,]\d+)?)[ \t]*%?"#),
                number: Self.fromZero + [.init("maximum", .number("100"))], ["15%"])
        case .load:
            Scalar(
                "load", Pattern.whole(LinePattern.load + #"(?:[ \t]*\+[a-zA-Z][^ \t]*)*"#), number: Self.fromZero,
                ["80kg", "175lb", "bw", "bw+10kg", "75%"])
        case .reps:
            Scalar(
                "reps", Pattern.whole(#"\d+(?:(?:,[ \t]*|[-+/])\d+)*\+?(?:[ \t]*[rR][eE][pP][sS]?)?"#),
                number: [.init("minimum", .number("1")), .init("multipleOf", .number("1"))],
                ["8", "8+3+2", "3/5", "6-8"])
        case .exertion:
            Scalar("exertion", Pattern.whole(Pattern.rpe + "(?:-" + Pattern.rpe + ")?"), number: Self.oneToTen, ["8", "8-9"])
        case .pain: Scalar("pain", #"^ *[^ ]+(?: +[^ ]+)* +0*(?:10|\d)(?:/[^ ]*)? *$"#, ["knee 3/10"])
        case .macroGoal:
            Scalar(
                "macro_goal", Pattern.whole(Pattern.number + #"[ \t]*(?:[gG](?:/[kK][gG])?)?"#), number: Self.fromZero,
                ["180", "2g/kg"])
        case .servingSize:
            Scalar(
                "serving_size",
                Pattern.whole(
                    #"0*[1-9][\d_]*/0*[1-9][\d_]*"#, Pattern.number + #"[ \t]*(?:[kK]?[gG]|[mM]?[lL]|[oO][zZ])?"#, positive: true),
                number: Self.aboveZero, ["30 g", "250 ml", "1/4"])
        case .foodWeight:
            Scalar(
                "food_weight", Pattern.whole(Pattern.number + #"[ \t]*(?:[kK]?[gG]|[oO][zZ])?"#, positive: true),
                number: Self.aboveZero, ["1.8kg", "1800 g"])
        case .volume: Scalar("volume", Pattern.whole(Pattern.number + #"[ \t]*[mM]?[lL]"#), ["2.5l", "750ml"])
        case .line(let grammar): Self.line(grammar)
        default: nil
        }
    }

    private static func line(_ grammar: LineGrammar) -> Scalar {
        let examples: [String] =
            switch grammar {
            case .set: ["80kg x 8", "80kg x 8 x 2 @8.5 (bar path drifting)", "bw+10kg x 6 failure", "60s", "500m in 1:45"]
            case .prescription: ["4 x 6-8", "3 x 8-10 @8 rest 2min (no leg drive)", "1 x 5+ @85%", "3 x 45s"]
            case .food: ["80 g Oats", "2 pieces Egg", "Restaurant soup (350 kcal, 12 g protein, 40 g carbs, 15 g fat)"]
            case .lap: ["400m in 1:32"]
            case .interval: ["6 x 400m in 1:30 rest 90s"]
            case .movement: ["43kg 21-15-9"]
            }
        // `0x10` is 16 to YAML and ten repetitions without load here, so whole numbers pass as sets.
        // A food may have a number for a name.
        let number: [Outline.Entry]? =
            switch grammar {
            case .set: [.init("minimum", .number("1")), .init("multipleOf", .number("1"))]
            case .food: []
            default: nil
            }
        return Scalar(grammar.rawValue + "_line", LinePattern.of(grammar), number: number, examples)
    }
}

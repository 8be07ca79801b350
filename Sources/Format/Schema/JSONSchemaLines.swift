import Domain

/// The patterns of the line grammars.
///
/// A set line may be put in many ways, and the parser learns new ones; so its pattern does not spell
/// the grammar out. It asks that every word be one that a set line can have, which finds misspellings
/// and free text outside brackets, and it turns away the forms that are mistakes for certain.
enum LinePattern {
    static func of(_ grammar: LineGrammar) -> String {
        switch grammar {
        case .set: set
        case .prescription: prescription
        // A phrase that names a food; only the library can tell more.
        case .food: #"\S"#
        case .lap: lap
        case .interval: interval
        case .movement: ""
        }
    }

    /// What a set moves, as the long form has it.
    static let load = Pattern.any([
        bodyweight, #"(?:2\s*[xX×*]\s*)?"# + Pattern.quantity + #"(?:[%#]|\s*"# + Pattern.weightUnit + ")?",
    ])

    private static let bodyweight =
        "[bB](?:[wW]|" + Pattern.word("odyweight") + #")(?:\s*[-+]\s*"# + Pattern.number + #"\s*"# + Pattern.weightUnit + "?)?"

    // MARK: Words

    /// The words that a set line can have, besides those that some free text follows.
    private static func words(_ status: [SetStatus]) -> String {
        let grammar = [
            "warm", "up", "dropset", "to", "till", "until", "fail", "side", "arm", "leg", "hand", "pause", "rest", "in", "at",
            "of", "and", "then",
            "reps?", "sets?", "rpe", "rir", "bw", "body", "weight", "bodyweight",
        ]
        let words = SetType.words.map(\.word) + Side.allCases.map(\.rawValue) + status.map(\.rawValue) + grammar
        let gear = WorkoutSet.gearWords.map { $0 == "touchngo" ? "touch-?n-?go" : $0 }
        return Pattern.any(
            words.map { Pattern.word($0) } + gear.map { Pattern.word($0, turkish: true) }
                + [Pattern.weightUnit, Pattern.distanceUnit, Pattern.timeUnits, "[xX]"])
    }

    /// A bracket with its inner brackets, three deep.
    private static let note = #"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"#
    /// A bracket that is not closed, or deeper than that.
    private static let openNote = "(?!" + note + #")\([\s\S]*"#
    /// The rest of a word that may be any: a tempo, a place that hurts, gear behind `+`.
    private static let free = #"[^\s(]+(?![^\s(])"#

    /// A line of known words, numbers, signs and brackets that has what it `needs` somewhere, and begins
    /// with none of the `mistakes`.
    private static func line(_ status: [SetStatus], needs: String, mistakes: [String]) -> String {
        let parts = [
            "[^a-zA-Z(+]", #"\+(?![a-zA-Z])"#, #"\+(?=[a-zA-Z])"# + free,
            // An `x` behind a unit joins it to the next number: `80kgx8`.
            words(status) + "[xX]?(?![a-zA-Z])",
            Pattern.word("tempo") + #"\s+"# + free, Pattern.word("pain") + #"\s+"# + free + #"(?=\s+\d)"#,
            note, openNote,
        ]
        return #"^(?=[\s\S]*"# + needs + #")(?!\s*"# + Pattern.any(mistakes) + ")" + Pattern.any(parts) + "+$"
    }

    // MARK: Mistakes

    private static let times = #"\s*[xX×*]\s*"#
    private static let plainNumber = #"\d[\d.,_]*"#
    private static let weight = plainNumber + #"(?:[%#]|\s*"# + Pattern.weightUnit + ")"
    /// Up to something: outside brackets, and before words that may be any.
    private static let upTo = "(?:(?!" + Pattern.word("tempo") + #"|\+[a-zA-Z])[^(])*"#
    private static let notAnRPE = #"(?:0*(?:1[1-9]|[2-9]\d|[1-9]\d\d+)|\d+[.,](?:[1-46-9]\d*|[05]\d*[1-9]\d*))"#

    /// Mistakes in every line.
    private static let mistakes = [
        // `x 8`, `+10kg x 5`
        #"[xX×*]|[-+]\s*\d"#,
        // `80kg x`
        upTo + #"[xX×*]\s*$"#,
        // `80kg x 0`, `80kg x 8.5`
        upTo + #"[xX×*]\s*(?:0+|\d+\.0*[1-9]\d*)\s*(?:$|[xX×*@(])"#,
        // `@80`, `@8.3`
        upTo + #"@\s*"# + notAnRPE + #"(?![\d.,:_]|\s*(?:%|"# + Pattern.weightUnit + "))",
        // `12rir`
        upTo + #"[^\d.,][1-9]\d+\s*"# + Pattern.word("rir") + #"(?!:?\s*\d)"#,
        // `80kg x 8 pause`
        upTo + #"\s"# + Pattern.any([Pattern.word("pause"), Pattern.word("in"), Pattern.word("at")]) + #"\s*$"#,
        // `rest 90`
        upTo + #"\s"# + Pattern.word("rest") + #"\s+\d+\s*(?:$|[@(])"#,
        // `1,250kg x 5`, `1:75`
        #"0*[1-9][\d_]*[.,]\d{3}(?![\d,])\s*(?:%|"# + Pattern.weightUnit + "|[xX×*]|$)", #"\d+:[6-9]\d"#,
    ]

    // MARK: Lines

    private static let set = line(
        SetStatus.allCases.filter { $0 != .completed }, needs: #"\d"#,
        mistakes: mistakes + [
            // `80kg`, `12`, `bw+10kg @8`, `8+3+2`: nothing says how often.
            Pattern.any([weight, #"\d[\d._+/-]*(?:,\d+)?"#, bodyweight]) + #"\s*(?:@\s*\d[\d.,]*(?:-[\d.,]+)?\s*)?$"#,
            // `80kg 8`
            Pattern.any([weight, bodyweight]) + #"\s+\d+\s*$"#,
        ])

    /// `4 x 6-8 @8`: how many sets, then what each is.
    private static let prescription: String = {
        let setWord = Pattern.word("set")
        return line(
            [], needs: "(?:[xX×*]|" + setWord + "|" + Pattern.word("rep") + ")",
            mistakes: mistakes + [
                // `20 x 5`, `4-5 x 8`: a number of sets comes first, and is at most ten.
                #"(?:(?:0+|0*(?:1[1-9]|[2-9]\d|[1-9]\d\d+))|\d+-\d+)"# + times + #"(?![\s\S]*"# + setWord + ")",
                // `4 x 100kg`, `100kg x 5`
                #"\d+"# + times + weight + #"\s*$"#, Pattern.any([weight, bodyweight]) + times + #"\d+\s*$"#,
            ])
    }()

    /// `400m in 1:32`.
    private static let lap = Pattern.whole(
        Pattern.number + #"[ \t]*"# + Pattern.distanceUnit + #"[ \t]*(?:[iI][nN])?[ \t]*"# + Pattern.spans)

    /// `6 x 400m in 1:30 rest 90s`.
    private static let interval: String = {
        let work = Pattern.any([Pattern.spans, Pattern.number + #"[ \t]*"# + Pattern.distanceUnit + "(?![a-zA-Z])"])
        let rest = #"(?:[ \t]*(?:[iI][nN]|"# + Pattern.word("rest") + #")[ \t]*"# + Pattern.spans + ")*"
        return Pattern.whole(#"0*[1-9][\d_]*[ \t]*[xX×*][ \t]*"# + work + rest)
    }()
}

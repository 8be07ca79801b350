import Domain

/// The patterns of the line grammars.
enum LinePattern {
    static func of(_ grammar: LineGrammar) -> String {
        switch grammar {
        case .set: set
        case .prescription: prescription
        // A phrase that names a food; only the library can tell more.
        case .food: #"[^ \t]"#
        case .lap: lap
        case .interval: interval
        case .movement: ""
        }
    }

    // MARK: Quantities

    private static let times = #"[ \t]*[xX×*][ \t]*"#
    /// No other letter follows than an `x` between quantities.
    private static let end = "(?![a-wyzA-WYZ])"
    private static let repsWord = "[rR][eE][pP][sS]?"
    private static let bodyweight =
        "[bB](?:[wW]|" + Pattern.word("odyweight") + ")(?:[-+]" + Pattern.number + Pattern.weightUnit + "?)?"
    private static let lineSpan = Pattern.number + #"[ \t]*"# + Pattern.lineTimeUnit

    /// One quantity: `80kg`, `8`, `8+3+2`, `1:30`, `bw+10kg`.
    private static let factor = Pattern.any([
        Pattern.clock,
        #"\d+(?:(?:\+\d+)+|\+|[-/]\d+|(?:,[ \t]*\d+)+)"#,
        lineSpan + "(?:" + Pattern.number + Pattern.lineTimeUnit + ")*",
        Pattern.quantity + #"(?:%|[ \t]*(?:"# + [Pattern.weightUnit, Pattern.distanceUnit, repsWord].joined(separator: "|") + ")" + end + "|" + end + ")",
        bodyweight + end,
    ])

    /// What a set moves.
    static let load = Pattern.any([
        bodyweight, #"(?:2[ \t]*[xX×*][ \t]*)?"# + Pattern.quantity + #"(?:%|[ \t]*"# + Pattern.weightUnit + ")?",
    ])

    // MARK: Words

    /// The end of a word.
    private static let wordEnd = #"(?=[ \t(]|$)"#

    private static func words(_ status: [SetStatus]) -> String {
        let plain =
            SetType.words.map(\.word) + ["warm-up", "dropset", "fail", "reps"]
            + Side.allCases.map(\.rawValue) + status.map(\.rawValue)
        // Names are compared without punctuation, so `belt,` is a belt.
        let mark = #"[^\w \t(]*"#
        let gear = WorkoutSet.gearWords.map { Pattern.word($0, turkish: true, between: "-?") }
        return Pattern.any(plain.map { Pattern.word($0) } + gear.map { mark + $0 + mark }) + wordEnd
    }

    private static let exertion = Pattern.any([
        Pattern.rpe + "(?:-" + Pattern.rpe + ")?(?!%)", Pattern.number + "(?:%|" + Pattern.weightUnit + ")",
    ])

    /// What may stand behind the first quantity, besides notes.
    private static func tokens(_ status: [SetStatus]) -> [String] {
        [
            "(?:@|[rR][pP][eE][ \\t]+)" + exertion,
            #"\d(?:[.,][05]0*)?[ \t]*"# + Pattern.word("rir") + "(?![a-zA-Z])",
            bodyweight + end,
            Pattern.quantity + #"(?:%|[ \t]*(?:"# + Pattern.weightUnit + "|" + repsWord + ")" + end + ")",
            words(status),
            #"\+[a-zA-Z][^ \t(]*"# + wordEnd,
            Pattern.any([Pattern.word("rest"), Pattern.word("pause"), Pattern.word("in")]) + #"[ \t]+"# + Pattern.span,
            Pattern.word("tempo") + #"[ \t]+[^ \t(]+"# + wordEnd,
            Pattern.word("pain") + #"[ \t]+[^ \t(]+[ \t]+0*(?:10|\d)(?!\d)(?:/\d*)?"#,
        ]
    }

    /// A bracket with its inner brackets, three deep.
    private static let note = #"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"#
    /// A bracket that is not closed, or deeper than that.
    private static let openNote = "(?!" + note + #")\([\s\S]*"#
    /// One note at most.
    private static let oneNote = "(?=[^(]*(?:" + note + "[^(]*|" + openNote + ")?$)"

    /// Behind an `x` there is neither nothing nor a fraction.
    private static let whole = #"(?![ \t]*(?:0+|\d+\.0*[1-9]\d*)[ \t]*(?:$|[xX×*@(]))"#

    private static func line(_ condition: String, _ status: [SetStatus]) -> String {
        "^" + oneNote + #"(?=[ \t]*(?=\d|[bB][wWoO])"# + condition + #")(?:(?:^|[xX×*]"# + whole + #")[ \t]*"# + factor + "|"
            + Pattern.any(tokens(status) + [note, openNote]) + #"|[ \t]+)*$"#
    }

    // MARK: Lines

    /// `80kg x 8 @7`. A time, a distance or repetitions say enough by themselves; a load or a bare
    /// number need a second quantity.
    private static let set: String = {
        let alone = [
            Pattern.clock, lineSpan, Pattern.quantity + #"[ \t]*"# + Pattern.distanceUnit + "(?![a-zA-Z])",
            #"\d+(?:,[ \t]*\d+){2,}"#,
        ]
        let second = [
            #"[xX×*][ \t]*[\dbB]"#, #"[ \t@]\d[\d.,_]*(?:%|[ \t]*"# + Pattern.weightUnit + ")", "[rR][eE][pP](?![eE])",
            "[bB](?:[wW]|[oO][dD])",
        ]
        return line(Pattern.any(alone + [#"[\s\S]+?"# + Pattern.any(second)]), SetStatus.allCases.filter { $0 != .completed })
    }()

    /// `4 x 6-8 @8`: one to ten sets, then what each is.
    private static let prescription: String = {
        let load = Pattern.any([Pattern.quantity + #"(?:%|[ \t]*"# + Pattern.weightUnit + ")", bodyweight])
        let units = Pattern.any([Pattern.weightUnit, Pattern.distanceUnit, Pattern.lineTimeUnit])
        let count = #"0*(?:10|[1-9])(?:[.,]0+)?(?![-\d.,:%/+_]|[ \t]*"# + units + end + ")"
        let work = #"(?=[\s\S]*(?:[xX×*][ \t]*[\dbB]|[ \t]\d+[ \t]*"# + repsWord + "))"
        let loadOnly = #"(?!\d+"# + times + Pattern.quantity + #"(?:%|[ \t]*"# + Pattern.weightUnit + #")[ \t]*$)"#
        return line(loadOnly + "(?:" + load + #"[\s\S]*?[xX×*][ \t]*)?"# + count + work, [])
    }()

    /// `400m in 1:32`.
    private static let lap = Pattern.whole(
        Pattern.number + #"[ \t]*"# + Pattern.distanceUnit + #"[ \t]+[iI][nN][ \t]*"# + Pattern.span)

    /// `6 x 400m in 1:30 rest 90s`.
    private static let interval = Pattern.whole(
        #"0*[1-9][\d_]*[ \t]*[xX][ \t]*"#
            + Pattern.any([Pattern.clock, lineSpan + "(?:" + Pattern.number + Pattern.lineTimeUnit + ")*", Pattern.number + #"[ \t]*"# + Pattern.distanceUnit + "(?![a-zA-Z])"])
            + #"(?:[ \t]*(?:[iI][nN]|"# + Pattern.word("rest") + #")[ \t]*"# + Pattern.span + ")*")
}

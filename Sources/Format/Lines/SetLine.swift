import Documents
import Domain

/// The set line:
///
///     LOAD x REPS [x SETS] [@RPE] [TYPE] [left|right] [tempo 3-1-1] [rest TIME] [planned|missed] [(note)]
///     TIME | DISTANCE [in TIME] | LOAD x TIME | LOAD x DISTANCE
public enum SetLine {
    /// Reads a line. What is doubtful is added to `problems`; a line that can't be read is nil, with
    /// its reason as the last problem.
    public static func parse(
        _ bytes: Bytes, unit: WeightUnit, commentFollows: Bool = false, problems: inout [LineProblem]
    ) -> WorkoutSet? {
        if let set = PlainSetLine.parse(bytes) { return set }
        var parser = SetLineParser(bytes, unit: unit)
        do {
            let set = try parser.parse(commentFollows: commentFollows)
            if !parser.problems.isEmpty { problems += parser.rewritten(parser.problems) }
            return set
        } catch {
            problems += parser.problems
            problems.append(error.problem)
            return nil
        }
    }

    /// The line of a set, in its canonical form. A number with exactly three decimals gets a
    /// fourth, since three may be read as thousands.
    public static func print(_ set: WorkoutSet, status: Bool = true) -> String {
        var line = head(set)
        if set.repeats > 1 { line += " x \(set.repeats)" }
        if let exertion = set.exertion { line += " \(exertion)" }
        if let percent = set.percent { line += " @\(percent)%" }
        for (type, word) in SetType.words where set.type.contains(type) { line += " " + word }
        if let side = set.side { line += " " + side.rawValue }
        if let tempo = set.tempo { line += " tempo " + tempo }
        for word in set.gear { line += " " + word }
        if let pause = set.pause { line += " pause \(pause)" }
        if let rest = set.rest { line += " rest \(rest)" }
        if let pain = set.pain { line += " pain \(pain.place) \(pain.score)/10" }
        if status, set.status != .completed { line += " " + set.status.rawValue }
        if let note = set.note { line += " (\(note))" }
        return line
    }

    private static func head(_ set: WorkoutSet) -> String {
        let load = Self.print(set.load)
        let work = Self.print(set.work)
        guard load.isEmpty else { return load + " x " + work }
        switch set.work {
        case .time, .distance: return work
        default: return work + " reps"
        }
    }

    /// What was done, as set lines write it.
    static func print(_ work: Work) -> String {
        switch work {
        case .time(let time): unambiguous(time)
        case .distance(let distance, let time):
            unambiguous(distance.amount) + distance.unit.rawValue + (time.map { " in \($0)" } ?? "")
        default: work.description
        }
    }

    /// A load as set lines write it.
    public static func print(_ load: Load) -> String {
        switch load {
        case .weight(let weight, let count):
            (count == 1 ? "" : "\(count)x") + unambiguous(weight.amount) + weight.unit.rawValue
        case .bodyweight(let added?):
            "bw" + (added.amount < .zero ? "" : "+") + unambiguous(added.amount) + added.unit.rawValue
        case .percent(let percent): unambiguous(percent) + "%"
        default: load.description
        }
    }

    private static func unambiguous(_ number: FixedPoint) -> String {
        let text = number.description
        guard let point = text.firstIndex(of: "."), text.distance(from: point, to: text.endIndex) == 4 else { return text }
        return text + "0"
    }

    /// `12.3450s`; clock times are never taken for thousands.
    private static func unambiguous(_ time: TimeSpan) -> String {
        guard time.milliseconds < 60_000 else { return time.description }
        return unambiguous(FixedPoint(millionths: time.milliseconds * 1000)) + "s"
    }
}

/// Reads one set line.
struct SetLineParser {
    var scanner: Scanner
    var problems: [LineProblem] = []
    /// The factors of the chain `a x b x c`.
    var chain: [Factor] = []
    var set = WorkoutSet(work: .reps(0))
    /// A load that stood behind the chain or behind `@`.
    var lateLoad: Factor?
    /// Whether it was a pair: `10 reps 2x20kg`.
    var latePair = false
    /// Whether `reps` stood behind a quantity that is no plain number: `8+3+2 reps`.
    var repsSaid = false

    init(_ bytes: Bytes, unit: WeightUnit) {
        scanner = Scanner(bytes)
        scanner.bareUnit = unit
        chain.reserveCapacity(3)
    }

    mutating func parse(commentFollows: Bool) throws(LineError) -> WorkoutSet {
        try takeNote(commentFollows: commentFollows)
        scanner.skipBlanks()
        try readChain()
        try readWords()
        try assemble()
        return set
    }

    /// The problems, with the canonical line for those that it mends.
    func rewritten(_ problems: [LineProblem]) -> [LineProblem] {
        problems.map { problem in
            guard problem.code == "set-order" else { return problem }
            var mended = problem
            mended.rewritten = SetLine.print(set)
            mended.help = Phrase("Write: {0}", SetLine.print(set))
            return mended
        }
    }

    /// The note is the outermost pair of brackets, wherever it stands.
    mutating func takeNote(commentFollows: Bool) throws(LineError) {
        let bytes = scanner.bytes
        guard let open = bytes.firstIndex(of: UInt8(ascii: "("), from: 0) else { return }
        var depth = 0
        var close: Int?
        var i = open
        while i < bytes.count {
            if bytes[i] == UInt8(ascii: "(") { depth += 1 }
            if bytes[i] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 {
                    close = i
                    break
                }
            }
            i += 1
        }
        let end = close ?? bytes.count
        if close == nil {
            guard !commentFollows else {
                throw LineError(
                    LineProblem(
                        "cut-by-comment", open, bytes.count,
                        "The bracket is not closed, and what follows is a comment: ` #` ends the text of a line.",
                        help: "Put the whole line in quotes, or write the note without ` #`."))
            }
            problems.append(
                LineProblem(
                    "unbalanced-note", open, open + 1, "This bracket is not closed; the note runs to the end of the line.",
                    rewritten: bytes.string + ")"))
        }
        let note = bytes.part(open + 1, end).trimmed.string
        if !note.isEmpty {
            set.note = note
            if note.utf8.count > 200, note.count > 200 {
                problems.append(
                    LineProblem(
                        "too-long", open + 1, end, Phrase("This text has {0} characters.", String(note.count)),
                        expected: "at most 200", help: "Move the rest to the exercise's or the session's notes."))
            }
        }
        rest = bytes.part(end + 1, bytes.count).trimmed.isEmpty ? nil : end + 1
        noteStart = open
        scanner.end = open
    }

    /// Where the line goes on behind a note in its middle.
    private var rest: Int?
    private var noteStart: Int?

    mutating func readChain() throws(LineError) {
        while true {
            guard let factor = try scanner.factor(first: chain.isEmpty) else {
                if !chain.isEmpty {
                    throw unexpected(expected: "a number behind `x`: 80kg x 8")
                }
                return
            }
            chain.append(factor)
            let back = scanner.at
            scanner.skipBlanks()
            guard takeTimesSign() else {
                scanner.at = back
                return
            }
            scanner.skipBlanks()
            if chain.count > 4 { throw unexpected(expected: "LOAD x REPS x SETS") }
        }
    }

    /// `x`, `X`, `×` or `*`.
    private mutating func takeTimesSign() -> Bool {
        if scanner.current | 32 == UInt8(ascii: "x") {
            let next = scanner.peek()
            guard next.isBlank || next.isDigit || next == 0 || !next.isLetter else { return false }
            scanner.at += 1
            return true
        }
        if scanner.take(UInt8(ascii: "*")) { return true }
        if scanner.current == 0xC3, scanner.peek() == 0x97 {
            scanner.at += 2
            return true
        }
        return false
    }

    mutating func readWords() throws(LineError) {
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd {
                guard let next = rest else { return }
                rest = nil
                scanner.at = next
                scanner.end = scanner.bytes.count
                continue
            }
            if !chain.isEmpty, takeTimesSign() {
                scanner.skipBlanks()
                if let factor = try scanner.factor(first: false) {
                    chain.append(factor)
                    continue
                }
                throw unexpected(expected: "a number behind `x`: 80kg x 8")
            }
            try readWord()
        }
    }

    /// What could not be read, with the words that may stand there.
    func unexpected(at start: Int? = nil, expected: Phrase? = nil) -> LineError {
        var word = scanner
        word.at = start ?? scanner.at
        let from = word.at
        let text = word.word()
        guard !text.isEmpty else {
            return LineError(
                LineProblem(
                    "set-syntax", max(0, from - 1), from, "The line ends where more was expected.",
                    expected: expected ?? "LOAD x REPS: 80kg x 8"))
        }
        let near = Spelling.nearest(text.string, among: Self.vocabulary)
        return LineError(
            LineProblem(
                "set-syntax", from, from + text.count,
                Phrase("`{0}` can't be read at this place of a set.", text.string),
                expected: expected
                    ?? "@RPE, warmup, drop, failure, amrap, left, right, tempo, rest, planned, missed, gear, or a (note)",
                help: near.map { Phrase("Did you mean `{0}`?", $0) }
                    ?? "Free text goes in brackets at the end of the line: 80kg x 8 (felt easy)"))
    }

    static let vocabulary =
        SetType.words.map(\.word) + WorkoutSet.gearWords + [
            "left", "right", "tempo", "rest", "planned", "missed", "pause", "pain", "reps", "rpe",
        ]
}

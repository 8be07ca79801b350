import Documents
import Domain

/// The set line:
///
///     LOAD x REPS [x SETS] [@RPE] [TYPE] [left|right] [tempo 3-1-1] [rest TIME] [planned|missed] [(note)]
///     TIME | DISTANCE [in TIME] | LOAD x TIME | LOAD x DISTANCE
public enum SetLine {
    /// The longest line that is read, in bytes.
    private static let longest = 4000

    /// Reads a line. What is doubtful is added to `problems`; a line that can't be read is nil, with
    /// its reason as the last problem.
    public static func parse(
        _ bytes: Bytes, unit: WeightUnit, problems: inout [LineProblem]
    ) -> WorkoutSet? {
        if let set = PlainSetLine.parse(bytes) { return set }
        guard bytes.count <= longest else {
            problems.append(
                LineProblem(
                    "too-long", 0, 40, Phrase("This line has {0} bytes; no set needs that many.", String(bytes.count)),
                    expected: Phrase("at most {0}", String(longest)), help: "Move the text to the exercise's notes."))
            return nil
        }
        guard let mended = Typography.mended(bytes) else { return parse(mended: bytes, unit, &problems) }
        return mended.withUnsafeBufferPointer { parse(mended: $0, unit, &problems) }
    }

    private static func parse(mended bytes: Bytes, _ unit: WeightUnit, _ problems: inout [LineProblem]) -> WorkoutSet? {
        var parser = SetLineParser(bytes, unit: unit)
        do {
            let set = try parser.parse()
            if !parser.problems.isEmpty { problems += parser.rewritten(parser.problems) }
            return set
        } catch {
            problems += parser.problems.filter { $0.code != "set-order" }
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
    /// Words of the line that only a set that was done can have.
    var doneWords: Span?
    /// Whether the line is a template's.
    var isPrescription = false
    /// Whether the line is a correction that is tried out: its problems offer none themselves.
    var isTrial = false
    /// `3 sets`.
    var setsSaid: Factor?

    init(_ bytes: Bytes, unit: WeightUnit) {
        scanner = Scanner(bytes)
        scanner.bareUnit = unit
        chain.reserveCapacity(3)
    }

    mutating func parse() throws(LineError) -> WorkoutSet {
        takeNote()
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
    mutating func takeNote() {
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
            problems.append(
                LineProblem(
                    "unbalanced-note", open, open + 1, "This bracket is not closed; the note runs to the end of the line.",
                    rewritten: bytes.string + String(repeating: ")", count: depth)))
        }
        let note = bytes.part(open + 1, end).trimmed.string
        if !note.isEmpty {
            set.note = note
            if note.utf8.count > 200, note.count > 200 {
                problems.append(
                    LineProblem(
                        "too-long", open + 1, end,
                        Phrase("This text has {0} characters, and {1} are allowed.", String(note.count), "200"),
                        expected: "at most 200", help: "Move the rest to the exercise's or the session's notes."))
            }
        }
        rest = bytes.part(end + 1, bytes.count).trimmed.isEmpty ? nil : end + 1
        noteStart = open
        scanner.end = open
    }

    /// Where the line goes on behind a note in its middle.
    private var rest: Int?
    private(set) var noteStart: Int?

    mutating func readChain() throws(LineError) {
        while let factor = try scanner.factor(first: chain.isEmpty) {
            chain.append(factor)
            let back = scanner.at
            scanner.skipBlanks()
            guard takeSign(after: factor) else {
                scanner.at = back
                return
            }
            scanner.skipBlanks()
            if chain.count > 4 { throw tooMany(factor) }
            if takeAMRAP() { return }
        }
        if !chain.isEmpty { throw noNumber() }
    }

    /// The `x` between quantities; `of` stands for it in `3 sets of 8`.
    private mutating func takeSign(after factor: Factor) -> Bool {
        if scanner.takeTimesSign() { return true }
        guard case .sets = factor.value else { return false }
        return scanner.takeWord("of")
    }

    /// `3 x AMRAP` of a template: as many as possible are at least one.
    private mutating func takeAMRAP() -> Bool {
        let start = scanner.at
        guard isPrescription, scanner.takeWord("amrap") else { return false }
        chain.append(Factor(value: .work(.atLeast(1)), start: start, end: scanner.at))
        set.type.insert(.amrap)
        return true
    }

    mutating func readWords() throws(LineError) {
        while true {
            skipSeparators()
            if scanner.isAtEnd {
                guard let next = rest else { return }
                rest = nil
                scanner.at = next
                scanner.end = scanner.bytes.count
                continue
            }
            if !chain.isEmpty || lateLoad != nil || set.percent != nil, scanner.takeTimesSign() {
                scanner.skipBlanks()
                guard let factor = try scanner.factor(first: false) else {
                    if takeAMRAP() { continue }
                    throw noNumber()
                }
                chain.append(factor)
                continue
            }
            try readWord()
        }
    }

    /// Blanks, a comma or semicolon between parts, and what ends a sentence.
    private mutating func skipSeparators() {
        scanner.skipBlanks()
        while scanner.current == UInt8(ascii: ",") || scanner.current == UInt8(ascii: ";")
            || scanner.current == UInt8(ascii: "."),
            chain.count > 1 || chain.first?.isAmount == true, scanner.peek().isBlank || scanner.at + 1 >= scanner.end,
            scanner.current != UInt8(ascii: ".") || scanner.at + 1 >= scanner.end
        {
            scanner.at += 1
            scanner.skipBlanks()
        }
    }
}

import Documents
import Domain

/// The words behind the load and the repetitions.
extension SetLineParser {
    mutating func readWord() throws(LineError) {
        let start = scanner.at
        let byte = scanner.current
        if byte == UInt8(ascii: "@") {
            scanner.at += 1
            return try readAt(start)
        }
        if byte.isDigit { return try readLateQuantity(start) }
        if byte == UInt8(ascii: "+") {
            scanner.at += 1
            let word = scanner.word()
            guard !word.isEmpty, word[0].isLetter else { throw unexpected(at: start) }
            set.gear.append(word.string)
            return
        }
        if byte | 32 == UInt8(ascii: "b"), lateLoad == nil, let load = try scanner.factor(first: false) {
            lateLoad = load
            return
        }
        let word = scanner.word()
        if let type = Self.type(word) {
            set.type.insert(type)
            return
        }
        switch word.count {
        case 4...5 where word.equalsIgnoringCase("left"): set.side = .left
        case 4...5 where word.equalsIgnoringCase("right"): set.side = .right
        case 4 where word.equalsIgnoringCase("rest"): set.rest = try time(after: "rest", start)
        case 5 where word.equalsIgnoringCase("pause"): set.pause = try time(after: "pause", start)
        case 5 where word.equalsIgnoringCase("tempo"):
            scanner.skipBlanks()
            let tempo = scanner.word()
            guard !tempo.isEmpty else { throw unexpected(expected: "a tempo: tempo 3-1-1") }
            set.tempo = tempo.string
        case 7 where word.equalsIgnoringCase("planned"): set.status = .planned
        case 6 where word.equalsIgnoringCase("missed"): set.status = .missed
        case 4 where word.equalsIgnoringCase("pain"): try readPain()
        case 3 where word.equalsIgnoringCase("rpe"):
            scanner.skipBlanks()
            try readAt(start)
        case 2 where word.equalsIgnoringCase("in"): try readTimeOfDistance(start)
        case 3 where word.equalsIgnoringCase("rep"), 4 where word.equalsIgnoringCase("reps"): try readReps(start)
        default:
            guard let gear = WorkoutSet.gearWords.first(where: { NameKey($0) == NameKey(word.string) }) else {
                if chain.isEmpty {
                    throw unexpected(at: start, expected: "LOAD x REPS, a time or a distance: 80kg x 8, bw x 10, 60s, 400m")
                }
                throw unexpected(at: start)
            }
            set.gear.append(gear)
        }
    }

    /// `8 reps`, `8+3+2 reps`.
    private mutating func readReps(_ start: Int) throws(LineError) {
        switch chain.last?.value {
        case .number(let value)? where value.millionths % 1_000_000 == 0:
            chain[chain.count - 1].value = .reps(Int(value.millionths / 1_000_000))
        case .work(let work)?:
            if case .distance = work { throw unexpected(at: start) }
            repsSaid = true
        default: throw unexpected(at: start)
        }
    }

    private static func type(_ word: Bytes) -> SetType? {
        switch word.count {
        case 6:
            word.equalsIgnoringCase("warmup") ? .warmup : nil
        case 7:
            word.equalsIgnoringCase("warm-up")
                ? .warmup : word.equalsIgnoringCase("failure") ? .failure : word.equalsIgnoringCase("dropset") ? .drop : nil
        case 4: word.equalsIgnoringCase("drop") ? .drop : word.equalsIgnoringCase("fail") ? .failure : nil
        case 5: word.equalsIgnoringCase("amrap") ? .amrap : nil
        default: nil
        }
    }

    /// `@8`, `@8.5`, `@8-9`, `@80%`, `@80kg`.
    private mutating func readAt(_ start: Int) throws(LineError) {
        let numberStart = scanner.at
        guard let number = scanner.decimal() else {
            throw unexpected(at: start, expected: "an RPE behind `@`: @8 or @8.5")
        }
        if scanner.take(UInt8(ascii: "%")) {
            set.percent = number.value
            return
        }
        let back = scanner.at
        let unit = scanner.unitLetters()
        if let weight = Scanner.weightUnit(unit) {
            lateLoad = Factor(value: .weight(Weight(number.value, weight)), start: numberStart, end: scanner.at)
            return
        }
        scanner.at = back
        guard number.value.millionths % 500_000 == 0, let low = RPE(halves: Int(number.value.millionths / 500_000)) else {
            throw badRPE(number.value, start)
        }
        set.exertion = Exertion(low)
        if scanner.current == UInt8(ascii: "-"), scanner.peek().isDigit {
            scanner.at += 1
            guard let second = scanner.decimal(), second.value.millionths % 500_000 == 0,
                let high = RPE(halves: Int(second.value.millionths / 500_000)), low < high
            else { throw unexpected(at: start, expected: "a range of RPE from low to high: @8-9") }
            set.exertion = Exertion(low, to: high)
        }
    }

    private func badRPE(_ value: FixedPoint, _ start: Int) -> LineError {
        let text = value.description
        let large = value > FixedPoint(10)
        return LineError(
            LineProblem(
                "rpe-range", start, scanner.at, Phrase("`@{0}` is not an RPE.", text),
                expected: "1 to 10, in halves",
                help: large
                    ? Phrase("A percentage is written `@{0}%`, a load `@{1}kg`.", text, text)
                    : "Round it to a half: @8 or @8.5"))
    }

    /// A quantity behind the chain: `5 x 5 100kg`, `2rir`, `2 rir`.
    private mutating func readLateQuantity(_ start: Int) throws(LineError) {
        if lateLoad == nil, let pair = scanner.pair() {
            lateLoad = Factor(value: .weight(pair), start: start, end: scanner.at)
            latePair = true
            return
        }
        guard let factor = try scanner.factor(first: false) else { throw unexpected(at: start) }
        if case .number(let value) = factor.value {
            scanner.skipBlanks()
            let back = scanner.at
            if scanner.letters().equalsIgnoringCase("rir") {
                guard value >= .zero, value.millionths % 500_000 == 0,
                    let rpe = RPE(halves: 20 - Int(value.millionths / 500_000))
                else {
                    throw LineError(
                        LineProblem(
                            "rpe-range", start, scanner.at, "Repetitions in reserve run from 0 to 9.",
                            expected: "2rir, which is RPE 8"))
                }
                set.exertion = Exertion(rpe)
                return
            }
            scanner.at = back
            if chain.count == 1, chain[0].isLoad {
                let bytes = scanner.bytes
                throw LineError(
                    LineProblem(
                        "set-syntax", start, factor.end,
                        Phrase("An `x` is missing before `{0}`.", bytes.part(start, factor.end).string),
                        expected: "LOAD x REPS",
                        rewritten: bytes.part(0, start).trimmed.string + " x " + bytes.part(start, bytes.count).string))
            }
            throw unexpected(at: start)
        }
        if case .reps = factor.value, chain.count == 1 {
            chain.append(factor)
            return
        }
        guard factor.isLoad, lateLoad == nil else { throw unexpected(at: start) }
        lateLoad = factor
    }

    private mutating func time(after word: String, _ start: Int) throws(LineError) -> TimeSpan {
        scanner.skipBlanks()
        if let time = scanner.timeSpan() { return time }
        let from = scanner.at
        if let bare = scanner.integer(), scanner.isAtEnd || scanner.current.isBlank {
            let text = String(bare)
            throw LineError(
                LineProblem(
                    "missing-unit", from, scanner.at, Phrase("`{0} {1}` has no unit.", word, text),
                    expected: Phrase("{0} {1}s, or {0} {1}min", word, text)))
        }
        throw unexpected(at: from, expected: "a time: 90s, 1:30 or 2min")
    }

    private mutating func readPain() throws(LineError) {
        scanner.skipBlanks()
        let place = scanner.word()
        scanner.skipBlanks()
        let start = scanner.at
        guard !place.isEmpty, let score = scanner.integer(), score <= 10 else {
            throw unexpected(at: start, expected: "a place and a score: pain knee 3/10")
        }
        if scanner.take(UInt8(ascii: "/")) { _ = scanner.integer() }
        set.pain = Pain(place: place.string, score: score)
    }

    /// `500m in 1:45`.
    private mutating func readTimeOfDistance(_ start: Int) throws(LineError) {
        guard let last = chain.last, case .distance(let distance) = last.value else {
            throw unexpected(at: start, expected: "a distance before `in`: 500m in 1:45")
        }
        let time = try time(after: "in", start)
        chain[chain.count - 1].value = .work(.distance(distance, in: time))
    }
}

import Documents
import Domain

/// Quantities that stand behind the words they belong to, or behind the chain.
extension SetLineParser {
    func pace(_ start: Int) -> LineError {
        var ahead = scanner
        ahead.at = start
        _ = ahead.word()
        if ahead.bytes[start] == UInt8(ascii: "@"), ahead.at == start + 1 {
            ahead.skipBlanks()
            _ = ahead.word()
        }
        return LineError(
            LineProblem(
                "set-syntax", start, ahead.at, Phrase("`{0}` is not a part of a set.", text(start, ahead.at)),
                expected: "DISTANCE in TIME: 5km in 28:40", help: "The pace follows from the two."))
    }

    func rpe(_ value: FixedPoint, _ start: Int) throws(LineError) -> RPE {
        if value.millionths % 500_000 == 0, let rpe = RPE(halves: Int(clamping: value.millionths / 500_000)) { return rpe }
        let written = text(start, scanner.at)
        let number = value.description
        let help: Phrase?
        if value > FixedPoint(10) {
            help = Phrase("A percentage is written `@{0}%`, a load `@{0}{1}`.", number, scanner.bareUnit.rawValue)
        } else if value < FixedPoint(1) {
            help = corrected(start, scanner.at, "").map { Phrase("Leave it out where it was not noted: {0}", $0) }
        } else {
            let halves = value.millionths / 500_000
            help = Phrase(
                "Round it to a half: `@{0}` or `@{1}`.", FixedPoint(millionths: halves * 500_000).description,
                FixedPoint(millionths: (halves + 1) * 500_000).description)
        }
        throw LineError(
            LineProblem(
                "rpe-range", start, scanner.at, Phrase("`{0}` is not an RPE.", written), expected: "1 to 10, in halves",
                help: help))
    }

    /// A quantity behind the chain: `5 x 5 100kg`, `2rir`, `500m 1:45`, `90s rest`, `80kg 8 reps`.
    mutating func readLateQuantity(_ start: Int) throws(LineError) {
        if lateLoad == nil, let pair = scanner.pair() {
            lateLoad = Factor(value: .weight(pair), start: start, end: scanner.at)
            latePair = true
            return
        }
        guard let factor = try scanner.factor(first: false) else { throw unexpected(at: start) }
        let isLoadAlone = chain.count == 1 && chain[0].isLoad
        switch factor.value {
        case .number(let value):
            scanner.skipBlanks()
            let back = scanner.at
            if scanner.letters().equalsIgnoringCase("rir") {
                set.exertion = Exertion(try reserve(value, start))
                return
            }
            scanner.at = back
            // `3 sets 8`, `80kg 3x8`
            if setsSaid != nil, chain.count == 1, isLoadAlone {
                chain.append(factor)
                return
            }
            var ahead = scanner
            if isLoadAlone, ahead.takeTimesSign() {
                lateLoad = chain.removeFirst()
                chain.append(factor)
                return
            }
        case .sets:
            guard setsSaid == nil else { throw unexpected(at: start) }
            setsSaid = factor
            scanner.skipBlanks()
            if !scanner.takeTimesSign() { _ = scanner.takeWord("of") }
            return
        case .reps where chain.count == 1:
            chain.append(factor)
            return
        case .time(let time):
            if scanner.takeWord("rest") {
                set.rest = time
                return
            }
            if chain.count == 1, case .distance(let distance) = chain[0].value {
                chain[0].value = .work(.distance(distance, in: time))
                return
            }
        case .distance(let distance):
            if chain.count == 1, case .time(let time) = chain[0].value {
                chain[0].value = .work(.distance(distance, in: time))
                return
            }
        default: break
        }
        if factor.isLoad {
            if chain.count > 1, chain.contains(where: \.isLoad), let second = secondSet(start) { throw second }
            guard lateLoad == nil else { throw secondSet(start) ?? unexpected(at: start) }
            lateLoad = factor
            return
        }
        if isLoadAlone || chain.isEmpty && lateLoad != nil { throw missingSign(before: factor) }
        throw numberBehind(factor)
    }

    /// `80kg 8`.
    func missingSign(before factor: Factor) -> LineError {
        let start = factor.start
        let bytes = scanner.bytes
        var head = bytes.part(0, start).trimmed
        while let last = head.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") {
            head = head.part(0, head.count - 1).trimmed
        }
        return LineError(
            LineProblem(
                "set-syntax", start, factor.end, Phrase("An `x` is missing before `{0}`.", text(start, factor.end)),
                expected: "LOAD x REPS",
                rewritten: corrected(0, start, head.string + " x ") ?? counted(from: start)))
    }

    /// A number that no `x` joins to those before it: `80kg x 8 8 7`, `5x5 100`.
    func numberBehind(_ factor: Factor) -> LineError {
        let start = factor.start
        guard case .number(let value) = factor.value, chain.count == 2, lateLoad == nil, case .number(let last) = chain[1].value
        else {
            return secondSet(start) ?? unexpected(at: start)
        }
        let first: FixedPoint? = if case .number(let number) = chain[0].value { number } else { nil }
        if !isPrescription, first.map({ $0 > FixedPoint(20) }) ?? chain[0].isLoad, let (_, end) = counts(from: start),
            let line = counted(from: chain[1].start)
        {
            return LineError(
                LineProblem(
                    "set-syntax", start, end, "The repetitions of several sets are separated by commas.",
                    expected: "LOAD x REPS,REPS,REPS: 80kg x 8,8,7",
                    rewritten: line))
        }
        guard let first, value > first, value > last else { return unexpected(at: start) }
        let load = text(start, factor.end) + scanner.bareUnit.rawValue
        let line = isPrescription ? corrected(start, factor.end, load) : corrected(0, factor.end, "\(load) x \(last) x \(first)")
        return LineError(
            LineProblem(
                "set-syntax", start, factor.end, Phrase("`{0}` has no unit.", text(start, factor.end)),
                expected: isPrescription ? "SETS x REPS, and a load with its unit: 4 x 8 80kg" : "LOAD x REPS x SETS",
                help: line.map {
                    Phrase("If it is the load of {0} sets of {1}, write: {2}", first.description, last.description, $0)
                }))
    }

    mutating func time(after word: String, _ start: Int) throws(LineError) -> TimeSpan {
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

    mutating func readPain() throws(LineError) {
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
    mutating func readTimeOfDistance(_ start: Int) throws(LineError) {
        guard let last = chain.last, case .distance(let distance) = last.value else {
            throw unexpected(at: start, expected: "a distance before `in`: 500m in 1:45")
        }
        let time = try time(after: "in", start)
        chain[chain.count - 1].value = .work(.distance(distance, in: time))
    }
}

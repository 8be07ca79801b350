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
        if byte.isDigit {
            return chain.isEmpty && lateLoad == nil ? try readChain() : try readLateQuantity(start)
        }
        if byte == UInt8(ascii: "+") {
            scanner.at += 1
            let word = scanner.word()
            guard !word.isEmpty, word[0].isLetter else { throw unexpected(at: start) }
            set.gear.append(word.string)
            return
        }
        if byte | 32 == UInt8(ascii: "b"), lateLoad == nil {
            if chain.isEmpty {
                try readChain()
                if !chain.isEmpty { return }
            } else if let load = try scanner.factor(first: false) {
                lateLoad = load
                return
            }
        }
        if byte == UInt8(ascii: ")") { return strayBracket() }
        if byte | 32 == UInt8(ascii: "r"), try readExertionWord(start) { return }
        let word = scanner.word()
        if let type = Self.type(word) {
            set.type.insert(type)
            return
        }
        switch word.count {
        case 4 where word.equalsIgnoringCase("left"): side(.left, start)
        case 5 where word.equalsIgnoringCase("right"): side(.right, start)
        case 4 where word.equalsIgnoringCase("rest"): set.rest = try time(after: "rest", start)
        case 5 where word.equalsIgnoringCase("pause"):
            set.pause = try time(after: "pause", start)
            noteDone(start)
        case 5 where word.equalsIgnoringCase("tempo"):
            scanner.skipBlanks()
            let tempo = scanner.word()
            guard !tempo.isEmpty else { throw unexpected(expected: "a tempo: tempo 3-1-1") }
            set.tempo = tempo.string
        case 7 where word.equalsIgnoringCase("planned"):
            set.status = .planned
            noteDone(start)
        case 6 where word.equalsIgnoringCase("missed"):
            set.status = .missed
            noteDone(start)
        case 4 where word.equalsIgnoringCase("warm") && scanner.takeWord("up"): set.type.insert(.warmup)
        case 4 where word.equalsIgnoringCase("pain"):
            try readPain()
            noteDone(start)
        case 2 where word.equalsIgnoringCase("at"): try readAtWord(start)
        case 2 where word.equalsIgnoringCase("in"): try readTimeOfDistance(start)
        case 2 where word.equalsIgnoringCase("to") && scanner.takeWord("failure"),
            4 where word.equalsIgnoringCase("till") && scanner.takeWord("failure"),
            5 where word.equalsIgnoringCase("until") && scanner.takeWord("failure"):
            set.type.insert(.failure)
        case 3 where word.equalsIgnoringCase("rep"), 4 where word.equalsIgnoringCase("reps"),
            6 where word.equalsIgnoringCase("tekrar"):
            try readReps(start)
        default:
            guard let gear = WorkoutSet.gearWords.first(where: { NameKey($0) == NameKey(word.string) }) else {
                if !chain.isEmpty, Self.isPicture(word) {
                    set.note = set.note.map { $0 + " " + word.string } ?? word.string
                    return
                }
                throw unexpected(at: start)
            }
            set.gear.append(gear)
            noteDone(start)
        }
    }

    /// Remembers the first part of the line that a template can't have.
    private mutating func noteDone(_ start: Int) {
        if doneWords == nil { doneWords = Span(start, scanner.at) }
    }

    private mutating func side(_ side: Side, _ start: Int) {
        set.side = side
        _ = scanner.takeWord("side", "arm", "leg", "hand")
        noteDone(start)
    }

    /// A bracket that nothing has opened.
    private mutating func strayBracket() {
        let start = scanner.at
        scanner.at += 1
        problems.append(
            LineProblem(
                "unbalanced-note", start, start + 1, "This bracket was never opened.",
                rewritten: text(0, start) + scanner.bytes.part(start + 1, scanner.bytes.count).string))
    }

    /// Whether a word is nothing but emoji.
    private static func isPicture(_ word: Bytes) -> Bool {
        guard word.allSatisfy({ $0 >= 0x80 }) else { return false }
        return word.string.unicodeScalars.allSatisfy {
            $0.properties.isEmoji || $0.properties.isEmojiModifier || $0.properties.isVariationSelector || $0.properties.isJoinControl
                || $0.properties.generalCategory == .otherSymbol
        }
    }

    /// `rpe 8`, `rpe8`, `RIR 2`; false where none stands.
    private mutating func readExertionWord(_ start: Int) throws(LineError) -> Bool {
        let word = scanner.letters()
        let isRPE = word.equalsIgnoringCase("rpe")
        if isRPE || word.equalsIgnoringCase("rir") {
            _ = scanner.take(UInt8(ascii: ":"))
            scanner.skipBlanks()
            _ = isRPE && scanner.take(UInt8(ascii: "@"))
            if isRPE {
                try readAt(start)
                return true
            }
            if let number = scanner.decimal() {
                set.exertion = Exertion(try reserve(number.value, start))
                return true
            }
            throw unexpected(expected: "repetitions in reserve: 2rir")
        }
        scanner.at = start
        return false
    }

    /// Repetitions in reserve as an RPE.
    private func reserve(_ value: FixedPoint, _ start: Int) throws(LineError) -> RPE {
        if value >= .zero, value.millionths % 500_000 == 0, value <= FixedPoint(9),
            let rpe = RPE(halves: 20 - Int(value.millionths / 500_000))
        {
            return rpe
        }
        throw LineError(
            LineProblem(
                "rpe-range", start, scanner.at, Phrase("`{0}` is out of range: repetitions in reserve run from 0 to 9.", text(start, scanner.at)),
                expected: "2rir, which is RPE 8",
                help: corrected(start, scanner.at, "").map { Phrase("Leave it out for an easy set: {0}", $0) }))
    }

    /// `at 80kg`, `at 75%`.
    private mutating func readAtWord(_ start: Int) throws(LineError) {
        scanner.skipBlanks()
        let number = scanner.at
        guard scanner.current.isDigit, let load = try scanner.factor(first: true), load.isLoad else { throw unexpected(at: start) }
        if case .percent(let percent) = load.value {
            set.percent = percent
        } else {
            guard lateLoad == nil else { throw unexpected(at: number) }
            lateLoad = load
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
        scanner.skipBlanks()
        let word = scanner
        if scanner.letters().equalsIgnoringCase("rpe") { scanner.skipBlanks() } else { scanner = word }
        let numberStart = scanner.at
        guard let number = scanner.decimal() else {
            throw unexpected(at: start, expected: "an RPE behind `@`: @8 or @8.5")
        }
        if scanner.take(UInt8(ascii: "%")) {
            set.percent = number.value
            return
        }
        if scanner.current == UInt8(ascii: ":") { throw pace(start) }
        let back = scanner.at
        scanner.skipBlanks()
        if let weight = Scanner.weightUnit(scanner.unitLetters()) {
            lateLoad = Factor(value: .weight(Weight(number.value, weight)), start: numberStart, end: scanner.at)
            return
        }
        scanner.at = back
        let low = try rpe(number.value, start)
        set.exertion = Exertion(low)
        let dash = scanner.at
        if scanner.takeDashBeforeDigit(), let second = scanner.decimal() {
            let high = try rpe(second.value, dash)
            guard low < high else {
                throw LineError(
                    LineProblem(
                        "rpe-range", start, scanner.at, Phrase("`{0}` is upside down.", text(start, scanner.at)), expected: "a range of RPE from low to high: @8-9",
                        rewritten: corrected(start, scanner.at, low == high ? "\(Exertion(low))" : "\(Exertion(high, to: low))")))
            }
            set.exertion = Exertion(low, to: high)
        }
    }

    private func pace(_ start: Int) -> LineError {
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

    private func rpe(_ value: FixedPoint, _ start: Int) throws(LineError) -> RPE {
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
        throw LineError(LineProblem("rpe-range", start, scanner.at, Phrase("`{0}` is not an RPE.", written), expected: "1 to 10, in halves", help: help))
    }

    /// A quantity behind the chain: `5 x 5 100kg`, `2rir`, `500m 1:45`, `90s rest`, `80kg 8 reps`.
    private mutating func readLateQuantity(_ start: Int) throws(LineError) {
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
    private func missingSign(before factor: Factor) -> LineError {
        let start = factor.start
        let bytes = scanner.bytes
        var head = bytes.part(0, start).trimmed
        while let last = head.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") { head = head.part(0, head.count - 1).trimmed }
        return LineError(
            LineProblem(
                "set-syntax", start, factor.end, Phrase("An `x` is missing before `{0}`.", text(start, factor.end)), expected: "LOAD x REPS",
                rewritten: corrected(0, start, head.string + " x ") ?? counted(from: start)))
    }

    /// A number that no `x` joins to those before it: `80kg x 8 8 7`, `5x5 100`.
    private func numberBehind(_ factor: Factor) -> LineError {
        let start = factor.start
        guard case .number(let value) = factor.value, chain.count == 2, lateLoad == nil, case .number(let last) = chain[1].value else {
            return secondSet(start) ?? unexpected(at: start)
        }
        let first: FixedPoint? = if case .number(let number) = chain[0].value { number } else { nil }
        if !isPrescription, first.map({ $0 > FixedPoint(20) }) ?? chain[0].isLoad, let (_, end) = counts(from: start),
            let line = counted(from: chain[1].start)
        {
            return LineError(
                LineProblem(
                    "set-syntax", start, end, "The repetitions of several sets are separated by commas.", expected: "LOAD x REPS,REPS,REPS: 80kg x 8,8,7",
                    rewritten: line))
        }
        guard let first, value > first, value > last else { return unexpected(at: start) }
        let load = text(start, factor.end) + scanner.bareUnit.rawValue
        let line = isPrescription ? corrected(start, factor.end, load) : corrected(0, factor.end, "\(load) x \(last) x \(first)")
        return LineError(
            LineProblem(
                "set-syntax", start, factor.end, Phrase("`{0}` has no unit.", text(start, factor.end)),
                expected: isPrescription ? "SETS x REPS, and a load with its unit: 4 x 8 80kg" : "LOAD x REPS x SETS",
                help: line.map { Phrase("If it is the load of {0} sets of {1}, write: {2}", first.description, last.description, $0) }))
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

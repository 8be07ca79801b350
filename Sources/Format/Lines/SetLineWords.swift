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
    mutating func noteDone(_ start: Int) {
        if doneWords == nil { doneWords = Span(start, scanner.at) }
    }

    mutating func side(_ side: Side, _ start: Int) {
        set.side = side
        _ = scanner.takeWord("side", "arm", "leg", "hand")
        noteDone(start)
    }

    /// A bracket that nothing has opened.
    mutating func strayBracket() {
        let start = scanner.at
        scanner.at += 1
        problems.append(
            LineProblem(
                "unbalanced-note", start, start + 1, "This bracket was never opened.",
                rewritten: text(0, start) + scanner.bytes.part(start + 1, scanner.bytes.count).string))
    }

    /// Whether a word is nothing but emoji.
    static func isPicture(_ word: Bytes) -> Bool {
        guard word.allSatisfy({ $0 >= 0x80 }) else { return false }
        return word.string.unicodeScalars.allSatisfy {
            $0.properties.isEmoji || $0.properties.isEmojiModifier || $0.properties.isVariationSelector
                || $0.properties.isJoinControl
                || $0.properties.generalCategory == .otherSymbol
        }
    }

    /// `rpe 8`, `rpe8`, `RIR 2`; false where none stands.
    mutating func readExertionWord(_ start: Int) throws(LineError) -> Bool {
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
    func reserve(_ value: FixedPoint, _ start: Int) throws(LineError) -> RPE {
        if value >= .zero, value.millionths % 500_000 == 0, value <= FixedPoint(9),
            let rpe = RPE(halves: 20 - Int(value.millionths / 500_000))
        {
            return rpe
        }
        throw LineError(
            LineProblem(
                "rpe-range", start, scanner.at,
                Phrase("`{0}` is out of range: repetitions in reserve run from 0 to 9.", text(start, scanner.at)),
                expected: "2rir, which is RPE 8",
                help: corrected(start, scanner.at, "").map { Phrase("Leave it out for an easy set: {0}", $0) }))
    }

    /// `at 80kg`, `at 75%`.
    mutating func readAtWord(_ start: Int) throws(LineError) {
        scanner.skipBlanks()
        let number = scanner.at
        guard scanner.current.isDigit, let load = try scanner.factor(first: true), load.isLoad else {
            throw unexpected(at: start)
        }
        if case .percent(let percent) = load.value {
            set.percent = percent
        } else {
            guard lateLoad == nil else { throw unexpected(at: number) }
            lateLoad = load
        }
    }

    /// `8 reps`, `8+3+2 reps`.
    mutating func readReps(_ start: Int) throws(LineError) {
        switch chain.last?.value {
        case .number(let value)? where value.millionths % 1_000_000 == 0:
            chain[chain.count - 1].value = .reps(Int(value.millionths / 1_000_000))
        case .work(let work)?:
            if case .distance = work { throw unexpected(at: start) }
            repsSaid = true
        default: throw unexpected(at: start)
        }
    }

    static func type(_ word: Bytes) -> SetType? {
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
    mutating func readAt(_ start: Int) throws(LineError) {
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
                        "rpe-range", start, scanner.at, Phrase("`{0}` is upside down.", text(start, scanner.at)),
                        expected: "a range of RPE from low to high: @8-9",
                        rewritten: corrected(start, scanner.at, low == high ? "\(Exertion(low))" : "\(Exertion(high, to: low))")))
            }
            set.exertion = Exertion(low, to: high)
        }
    }
}

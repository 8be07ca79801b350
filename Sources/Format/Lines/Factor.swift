import Documents
import Domain

/// One quantity of a set line, as it is written: `80kg`, `8`, `8+3+2`, `1:30`, `bw+10kg`.
struct Factor {
    enum Value {
        case number(FixedPoint)
        case weight(Weight)
        case bodyweight(Weight?)
        case percent(FixedPoint)
        case time(TimeSpan)
        case distance(Distance)
        case reps(Int)
        /// `3 sets`
        case sets(Int)
        case work(Work)
    }

    var value: Value
    var start: Int
    var end: Int

    /// Whether its unit says what it is.
    var isAmount: Bool {
        if case .number = value { return false }
        return true
    }

    /// Whether it can only be a load.
    var isLoad: Bool {
        switch value {
        case .weight, .bodyweight, .percent: true
        default: false
        }
    }
}

extension Scanner {
    /// Reads one quantity. `first` is the first of its line, where a comma is a decimal comma.
    mutating func factor(first: Bool) throws(LineError) -> Factor? {
        let start = at
        if current.isDigit { return try numericFactor(start, first: first) }
        if (current | 32) == UInt8(ascii: "b"), let value = try bodyweight() {
            return Factor(value: .bodyweight(value.added), start: start, end: at)
        }
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-"), first, peek().isDigit {
            let text = bytes.part(at, bytes.count).trimmed.string
            throw LineError(
                LineProblem(
                    "set-syntax", at, at + 1,
                    Phrase("A load can't begin with `{0}`.", bytes.part(at, at + 1).string),
                    help: current == UInt8(ascii: "+")
                        ? Phrase("Added to bodyweight, it is written: bw{0}", text)
                        : Phrase("Taken off bodyweight by a band or machine, it is written: bw{0}", text),
                    rewritten: "bw" + text))
        }
        return nil
    }

    mutating func bodyweight() throws(LineError) -> (added: Weight?, Void)? {
        let start = at
        let isShort = (current | 32) == 98 && (peek() | 32) == UInt8(ascii: "w") && !(peek(2).isLetter && peek(2) | 32 != 120)
        if isShort {
            at += 2
        } else {
            let word = letters()
            guard word.equalsIgnoringCase("bodyweight") || word.equalsIgnoringCase("body") && takeWord("weight") else {
                at = start
                return nil
            }
        }
        guard let minus = takeSign(), let number = decimal() else { return (nil, ()) }
        if current.isBlank, weightFollows { skipBlanks() }
        let unitStart = at
        var unit: WeightUnit?
        let word = unitLetters()
        if !word.isEmpty { unit = Scanner.weightUnit(word) }
        if !word.isEmpty, unit == nil {
            throw LineError(
                LineProblem(
                    "unknown-unit", unitStart, at, Phrase("`{0}` is not a unit of weight.", word.string),
                    expected: "kg or lb"))
        }
        let amount = minus ? FixedPoint(millionths: -number.value.millionths) : number.value
        return (Weight(amount, unit ?? bareUnit), ())
    }

    /// The sign between `bw` and a number, whether it is a minus. With blanks around it, `bw - 8` may be
    /// eight repetitions, so a minus wants a unit there.
    mutating func takeSign() -> Bool? {
        let start = at
        skipBlanks()
        if take(UInt8(ascii: "+")) {
            skipBlanks()
            if current.isDigit { return false }
        } else if takeDashBeforeDigit(blanks: true) {
            var ahead = self
            if bytes[start] != 32, bytes[at - 1] != 32 { return true }
            _ = ahead.decimal()
            if ahead.weightFollows { return true }
        }
        at = start
        return nil
    }

    /// Whether a unit of weight is next.
    var weightFollows: Bool {
        var ahead = self
        ahead.skipBlanks()
        return Scanner.weightUnit(ahead.unitLetters()) != nil
    }

    /// Letters of a unit; an `x` before a number is the sign between quantities (`80kgx8`).
    mutating func unitLetters() -> Bytes {
        let start = at
        while at < end, bytes[at].isLetter {
            if bytes[at] | 32 == UInt8(ascii: "x"), !peek().isLetter { break }
            at += 1
        }
        return bytes.part(start, at)
    }

    mutating func numericFactor(_ start: Int, first: Bool) throws(LineError) -> Factor? {
        if let time = try clock() { return Factor(value: .time(time), start: start, end: at) }
        guard let whole = integer() else {
            while current.isDigit { at += 1 }
            throw LineError(
                LineProblem(
                    "set-syntax", start, at, "This number is too large.", expected: "a load or a count: 80kg x 8",
                    help: "Look for a missing blank or `x`."))
        }
        let separator = current
        let digitFollows = peek().isDigit
        switch separator {
        case UInt8(ascii: "+"):
            return try plus(whole, start)
        case UInt8(ascii: "/") where digitFollows:
            at += 1
            let tried = integer() ?? 0
            guard whole <= tried else {
                throw LineError(
                    LineProblem(
                        "set-syntax", start, at, Phrase("`{0}` has more made than tried.", bytes.part(start, at).string),
                        expected: "MADE/TRIED: 3/5",
                        help: Phrase("If {0} of {1} were made, write: {0}/{1}", String(tried), String(whole))))
            }
            if current == UInt8(ascii: "/"), peek().isDigit { throw slashes(start) }
            return Factor(value: .work(.made(whole, of: tried)), start: start, end: at)
        case UInt8(ascii: ",") where digitFollows || (!first && peek() == 32 && peek(2).isDigit):
            if let list = commaList(whole, start, first: first) { return list }
        default: break
        }
        if !first, separator == 32, takePlusApart() { return try plus(whole, start) }
        if takeDashBeforeDigit(blanks: !first) {
            let high = integer() ?? 0
            return Factor(value: .work(.range(whole, high)), start: start, end: at)
        }
        return try unitFactor(whole, start, first: first)
    }

    /// `8/8/7`, which may be what was done set by set.
    func slashes(_ start: Int) -> LineError {
        var list = self
        while list.current.isDigit || list.current == UInt8(ascii: "/") { list.at += 1 }
        let text = bytes.part(start, list.at).string
        let commas = text.split(separator: "/").joined(separator: ",")
        return LineError(
            LineProblem(
                "set-syntax", start, list.at, Phrase("`{0}` has more than one `/`.", text),
                expected: "MADE/TRIED: 3/5, or 8,8,7 for three sets",
                rewritten: bytes.part(0, start).string + commas + bytes.part(list.at, bytes.count).string))
    }

    /// `8+3+2` or `5+`; `100kg+band` never comes here.
    mutating func plus(_ whole: Int, _ start: Int) throws(LineError) -> Factor {
        guard peek().isDigit || peek().isBlank && countFollowsPlus else {
            at += 1
            return Factor(value: .work(.atLeast(whole)), start: start, end: at)
        }
        var parts = [whole]
        while current == UInt8(ascii: "+") || takePlusApart() {
            let back = at
            at += 1
            skipBlanks()
            guard let part = integer() else {
                at = back
                break
            }
            parts.append(part)
        }
        return Factor(value: .work(.cluster(parts)), start: start, end: at)
    }

    /// Goes to a `+` with blanks around it and a number behind, `8 + 3`.
    mutating func takePlusApart() -> Bool {
        var ahead = self
        ahead.skipBlanks()
        guard ahead.current == UInt8(ascii: "+"), ahead.at > at else { return false }
        let sign = ahead.at
        ahead.at += 1
        ahead.skipBlanks()
        guard ahead.current.isDigit else { return false }
        at = sign
        return true
    }

    /// Whether a count stands behind `+` and a blank (`8+ 3`), and not a load (`8+ 100kg`, `8+ 2x20kg`).
    var countFollowsPlus: Bool {
        var ahead = self
        ahead.at += 1
        ahead.skipBlanks()
        return ahead.decimal() != nil && !ahead.weightFollows && ahead.current | 32 != UInt8(ascii: "x")
    }
}

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
        case work(Work)
    }

    var value: Value
    var start: Int
    var end: Int

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
            let text = bytes.part(at, end).string
            let sign = current == UInt8(ascii: "+") ? "added to" : "taken off"
            throw LineError(
                LineProblem(
                    "set-syntax", at, at + 1,
                    Phrase("A load can't begin with `{0}`.", bytes.part(at, at + 1).string),
                    help: Phrase(
                        sign == "added to"
                            ? "Added to bodyweight, it is written: bw{0}" : "Assistance, it is written: bw{0}", text),
                    rewritten: "bw" + text))
        }
        return nil
    }

    private mutating func bodyweight() throws(LineError) -> (added: Weight?, Void)? {
        let start = at
        let isShort = (current | 32) == 98 && (peek() | 32) == UInt8(ascii: "w") && !(peek(2).isLetter && peek(2) | 32 != 120)
        if isShort {
            at += 2
        } else {
            let word = letters()
            guard word.equalsIgnoringCase("bodyweight") else {
                at = start
                return nil
            }
        }
        guard current == UInt8(ascii: "+") || current == UInt8(ascii: "-"), peek().isDigit else { return (nil, ()) }
        let minus = current == UInt8(ascii: "-")
        at += 1
        guard let number = decimal() else { return (nil, ()) }
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

    /// Letters of a unit; an `x` before a number is the sign between quantities (`80kgx8`).
    mutating func unitLetters() -> Bytes {
        let start = at
        while at < end, bytes[at].isLetter {
            if bytes[at] | 32 == UInt8(ascii: "x"), !peek().isLetter { break }
            at += 1
        }
        return bytes.part(start, at)
    }

    private mutating func numericFactor(_ start: Int, first: Bool) throws(LineError) -> Factor? {
        if let time = clock() { return Factor(value: .time(time), start: start, end: at) }
        guard let whole = integer() else {
            throw LineError(LineProblem("set-syntax", start, at + 1, "This number is too large."))
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
                        expected: "MADE/TRIED: 3/5"))
            }
            return Factor(value: .work(.made(whole, of: tried)), start: start, end: at)
        case UInt8(ascii: "-") where digitFollows:
            at += 1
            let high = integer() ?? 0
            return Factor(value: .work(.range(whole, high)), start: start, end: at)
        case UInt8(ascii: ",") where digitFollows || (!first && peek() == 32 && peek(2).isDigit):
            if let list = commaList(whole, start, first: first) { return list }
        default: break
        }
        return try unitFactor(whole, start, first: first)
    }

    /// `8+3+2` or `5+`; `100kg+band` never comes here.
    private mutating func plus(_ whole: Int, _ start: Int) throws(LineError) -> Factor {
        guard peek().isDigit else {
            at += 1
            return Factor(value: .work(.atLeast(whole)), start: start, end: at)
        }
        var parts = [whole]
        while current == UInt8(ascii: "+"), peek().isDigit {
            at += 1
            parts.append(integer() ?? 0)
        }
        return Factor(value: .work(.cluster(parts)), start: start, end: at)
    }

    /// `8,8,7` among repetitions; nil (and nothing taken) where the comma is a decimal comma.
    private mutating func commaList(_ whole: Int, _ start: Int, first: Bool) -> Factor? {
        let back = at
        var counts = [whole]
        while current == UInt8(ascii: ","), peek().isDigit || (peek() == 32 && peek(2).isDigit) {
            at += 1
            skipBlanks()
            counts.append(integer() ?? 0)
        }
        let reps = first && repsFollow()
        if counts.count == 2, !reps, first || current.isLetter && Scanner.weightUnit(bytes.part(at, at + 2)) != nil || current == UInt8(ascii: "%") {
            at = back
            return nil
        }
        return Factor(value: .work(.each(counts)), start: start, end: at)
    }

    /// Whether the word `reps` is next: `8,7 reps` lists sets, `8,7` is a decimal.
    private func repsFollow() -> Bool {
        var ahead = self
        ahead.skipBlanks()
        let word = ahead.letters()
        return word.equalsIgnoringCase("reps") || word.equalsIgnoringCase("rep")
    }

    /// `2x20kg`, a pair of implements; nil (and nothing taken) where none stands.
    mutating func pair() -> Weight? {
        let start = at
        if integer() == 2, current | 32 == UInt8(ascii: "x") || current == UInt8(ascii: "*") {
            at += 1
            if let number = decimal(), let unit = Scanner.weightUnit(unitLetters()) { return Weight(number.value, unit) }
        }
        at = start
        return nil
    }

    /// A number with decimals and a unit.
    private mutating func unitFactor(_ whole: Int, _ start: Int, first: Bool) throws(LineError) -> Factor {
        var value = FixedPoint(whole)
        if at + 1 < end, current == UInt8(ascii: ".") || current == UInt8(ascii: ","), peek().isDigit {
            at += 1
            let part = fraction()
            value.millionths += part.millionths
            if part.digits == 3, whole != 0 { throw thousands(start) }
        }
        if current == UInt8(ascii: "%") {
            at += 1
            return Factor(value: .percent(value), start: start, end: at)
        }
        let afterNumber = at
        let blank = current == 32
        if blank { skipBlanks() }
        let unitStart = at
        let unit = unitLetters()
        if !unit.isEmpty {
            if let weight = Scanner.weightUnit(unit) {
                return Factor(value: .weight(Weight(value, weight)), start: start, end: at)
            }
            if let distance = Scanner.distanceUnit(unit) {
                return Factor(value: .distance(Distance(value, distance)), start: start, end: at)
            }
            if unit.equalsIgnoringCase("reps") || unit.equalsIgnoringCase("rep") {
                return Factor(value: .reps(whole), start: start, end: at)
            }
            at = start
            if let time = timeSpan(minutes: false) { return Factor(value: .time(time), start: start, end: at) }
            at = unitStart
            if !blank, !isWordAfterNumber(unit) {
                throw LineError(
                    LineProblem(
                        "unknown-unit", unitStart, unitStart + unit.count,
                        Phrase("`{0}` is not a unit that can stand here.", unit.string),
                        expected: "kg, lb, s, min, m, km, mi, reps or nothing"))
            }
        }
        at = afterNumber
        return Factor(value: .number(value), start: start, end: at)
    }

    /// Words that are written right behind a number without being its unit: `2rir`.
    private func isWordAfterNumber(_ word: Bytes) -> Bool { word.equalsIgnoringCase("rir") }

    private mutating func clock() -> TimeSpan? {
        var i = at
        while i < end, bytes[i].isDigit { i += 1 }
        guard i < end, bytes[i] == UInt8(ascii: ":") else { return nil }
        return timeSpan()
    }

    private func thousands(_ start: Int) -> LineError {
        let text = bytes.part(start, at).string
        let digits = text.filter { $0 != "." && $0 != "," }
        let point = text.map { $0 == "," ? "." : String($0) }.joined()
        return LineError(
            LineProblem(
                "thousands-or-decimal", start, at,
                Phrase("`{0}` can be read in two ways.", text),
                expected: Phrase("{0} (thousands), or {1}0 (decimals)", digits, point),
                help: "Write the number without a separator, or with another number of decimals."))
    }
}

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

    private mutating func bodyweight() throws(LineError) -> (added: Weight?, Void)? {
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
    private mutating func takeSign() -> Bool? {
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
    private var weightFollows: Bool {
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

    private mutating func numericFactor(_ start: Int, first: Bool) throws(LineError) -> Factor? {
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
                        expected: "MADE/TRIED: 3/5", help: Phrase("If {0} of {1} were made, write: {0}/{1}", String(tried), String(whole))))
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
    private func slashes(_ start: Int) -> LineError {
        var list = self
        while list.current.isDigit || list.current == UInt8(ascii: "/") { list.at += 1 }
        let text = bytes.part(start, list.at).string
        let commas = text.split(separator: "/").joined(separator: ",")
        return LineError(
            LineProblem(
                "set-syntax", start, list.at, Phrase("`{0}` has more than one `/`.", text), expected: "MADE/TRIED: 3/5, or 8,8,7 for three sets",
                rewritten: bytes.part(0, start).string + commas + bytes.part(list.at, bytes.count).string))
    }

    /// `8+3+2` or `5+`; `100kg+band` never comes here.
    private mutating func plus(_ whole: Int, _ start: Int) throws(LineError) -> Factor {
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
    private mutating func takePlusApart() -> Bool {
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
    private var countFollowsPlus: Bool {
        var ahead = self
        ahead.at += 1
        ahead.skipBlanks()
        return ahead.decimal() != nil && !ahead.weightFollows && ahead.current | 32 != UInt8(ascii: "x")
    }

    /// `8,8,7` among repetitions; nil (and nothing taken) where the comma is a decimal comma.
    private mutating func commaList(_ whole: Int, _ start: Int, first: Bool) -> Factor? {
        let back = at
        var counts = [whole]
        while current == UInt8(ascii: ","), peek().isDigit || (peek() == 32 && peek(2).isDigit) {
            let comma = self
            at += 1
            let isApart = current == 32
            skipBlanks()
            counts.append(integer() ?? 0)
            // `80kg x 8, 90s rest` goes on with something else.
            if isApart, unitFollows {
                self = comma
                counts.removeLast()
                break
            }
        }
        if counts.count == 1 {
            at = back
            return nil
        }
        let reps = first && repsFollow()
        if counts.count == 2, !reps, first || current.isLetter && Scanner.weightUnit(bytes.part(at, at + 2)) != nil || current == UInt8(ascii: "%") {
            at = back
            return nil
        }
        return Factor(value: .work(.each(counts)), start: start, end: at)
    }

    /// Whether the number before is no count: a unit, a `:` or a decimal follows.
    private var unitFollows: Bool {
        var ahead = self
        if ":@%./".utf8.contains(current) && ahead.peek().isDigit || current == UInt8(ascii: "%") { return true }
        ahead.skipBlanks()
        let word = ahead.unitLetters()
        if Scanner.weightUnit(word) != nil || Scanner.distanceUnit(word) != nil || word.equalsIgnoringCase("rir") || word.equalsIgnoringCase("sets") { return true }
        ahead = self
        ahead.at = max(0, ahead.at - 1)
        return ahead.timeSpan(minutes: false) != nil
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
        // `45#` is pounds, `80-kg` is 80kg.
        if current == UInt8(ascii: "#"), !peek().isLetter, !peek().isDigit {
            at += 1
            return Factor(value: .weight(Weight(value, .lb)), start: start, end: at)
        }
        if current == UInt8(ascii: "-"), first {
            var ahead = self
            ahead.at += 1
            if Scanner.weightUnit(ahead.unitLetters()) != nil { at += 1 }
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
            if value == FixedPoint(whole), unit.equalsIgnoringCase("reps") || unit.equalsIgnoringCase("rep") || unit.equalsIgnoringCase("tekrar") {
                return Factor(value: .reps(whole), start: start, end: at)
            }
            if value == FixedPoint(whole), unit.equalsIgnoringCase("sets") || unit.equalsIgnoringCase("set") {
                return Factor(value: .sets(whole), start: start, end: at)
            }
            at = start
            if let time = timeSpan(minutes: false) { return Factor(value: .time(time), start: start, end: at) }
            at = unitStart
            if !blank, !isWordAfterNumber(unit) { throw unknownUnit(unit, unitStart, after: start) }
        } else if !blank, let length = quoteLength {
            throw quoteUnit(Span(at, at + length), after: start)
        }
        at = afterNumber
        return Factor(value: .number(value), start: start, end: at)
    }

    /// Words that are written right behind a number without being its unit: `2rir`.
    private func isWordAfterNumber(_ word: Bytes) -> Bool { word.equalsIgnoringCase("rir") }

    private func unknownUnit(_ unit: Bytes, _ start: Int, after number: Int) -> LineError {
        let text = unit.string
        let units = ["kg", "lb", "s", "min", "m", "km", "mi", "reps", "sets"]
        var near = units.filter { $0.hasPrefix(text.lowercased()) }
        if near.isEmpty { near = Spelling.nearest(text, among: units, limit: 2) }
        let amount = bytes.part(number, start).string
        return LineError(
            LineProblem(
                "unknown-unit", start, start + unit.count, Phrase("`{0}` is not a unit that can stand here.", text),
                expected: "kg, lb, s, min, m, km, mi, reps or nothing",
                help: near.isEmpty ? nil : Phrase("Did you mean {0}?", near.map { "`\(amount)\($0)`" }.joined(separator: ", "))))
    }

    /// The length of a quotation mark or prime behind a number; nil for none.
    private var quoteLength: Int? {
        if current == UInt8(ascii: "'") || current == UInt8(ascii: "\"") { return 1 }
        let sign = bytes.part(at, min(end, at + 3))
        return sign.equals("’") || sign.equals("”") || sign.equals("′") || sign.equals("″") ? 3 : nil
    }

    /// `60"` and `30'` may be times or lengths.
    private func quoteUnit(_ span: Span, after number: Int) -> LineError {
        let minutes = bytes.part(number, span.start).string
        var ahead = self
        ahead.at = span.end
        let seconds = ahead.integer().map { ($0 < 10 ? "0" : "") + String($0) }
        return LineError(
            LineProblem(
                "unknown-unit", span.start, span.end, Phrase("`{0}` is not a unit that can stand here.", bytes.part(span.start, span.end).string),
                expected: "kg, lb, s, min, m, km, mi, reps or nothing",
                help: seconds.map { Phrase("Minutes and seconds are written `{0}:{1}`.", minutes, $0) } ?? Phrase("Write `{0}s` for seconds, `{0}min` for minutes, `{0}ft` for feet.", minutes)))
    }

    private mutating func clock() throws(LineError) -> TimeSpan? {
        var i = at
        while i < end, bytes[i].isDigit { i += 1 }
        guard i + 1 < end, bytes[i] == UInt8(ascii: ":"), bytes[i + 1].isDigit else { return nil }
        if let time = timeSpan() { return time }
        while i < end, bytes[i].isDigit || bytes[i] == UInt8(ascii: ":") { i += 1 }
        throw LineError(
            LineProblem(
                "set-syntax", at, i, Phrase("`{0}` is not a time.", bytes.part(at, i).string),
                expected: "MINUTES:SECONDS, with seconds from 00 to 59: 1:30"))
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

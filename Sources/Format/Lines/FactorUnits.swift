import Documents
import Domain

/// Numbers with their units.
extension Scanner {
    /// `8,8,7` among repetitions; nil (and nothing taken) where the comma is a decimal comma.
    mutating func commaList(_ whole: Int, _ start: Int, first: Bool) -> Factor? {
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
        if counts.count == 2, !reps,
            first || current.isLetter && Scanner.weightUnit(bytes.part(at, at + 2)) != nil || current == UInt8(ascii: "%")
        {
            at = back
            return nil
        }
        return Factor(value: .work(.each(counts)), start: start, end: at)
    }

    /// Whether the number before is no count: a unit, a `:` or a decimal follows.
    var unitFollows: Bool {
        var ahead = self
        if ":@%./".utf8.contains(current) && ahead.peek().isDigit || current == UInt8(ascii: "%") { return true }
        ahead.skipBlanks()
        let word = ahead.unitLetters()
        if Scanner.weightUnit(word) != nil || Scanner.distanceUnit(word) != nil || word.equalsIgnoringCase("rir")
            || word.equalsIgnoringCase("sets")
        {
            return true
        }
        ahead = self
        ahead.at = max(0, ahead.at - 1)
        return ahead.timeSpan(minutes: false) != nil
    }

    /// Whether the word `reps` is next: `8,7 reps` lists sets, `8,7` is a decimal.
    func repsFollow() -> Bool {
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
    mutating func unitFactor(_ whole: Int, _ start: Int, first: Bool) throws(LineError) -> Factor {
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
            if value == FixedPoint(whole),
                unit.equalsIgnoringCase("reps") || unit.equalsIgnoringCase("rep") || unit.equalsIgnoringCase("tekrar")
            {
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
    func isWordAfterNumber(_ word: Bytes) -> Bool { word.equalsIgnoringCase("rir") }

    func unknownUnit(_ unit: Bytes, _ start: Int, after number: Int) -> LineError {
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
    var quoteLength: Int? {
        if current == UInt8(ascii: "'") || current == UInt8(ascii: "\"") { return 1 }
        let sign = bytes.part(at, min(end, at + 3))
        return sign.equals("’") || sign.equals("”") || sign.equals("′") || sign.equals("″") ? 3 : nil
    }

    /// `60"` and `30'` may be times or lengths.
    func quoteUnit(_ span: Span, after number: Int) -> LineError {
        let minutes = bytes.part(number, span.start).string
        var ahead = self
        ahead.at = span.end
        let seconds = ahead.integer().map { ($0 < 10 ? "0" : "") + String($0) }
        return LineError(
            LineProblem(
                "unknown-unit", span.start, span.end,
                Phrase("`{0}` is not a unit that can stand here.", bytes.part(span.start, span.end).string),
                expected: "kg, lb, s, min, m, km, mi, reps or nothing",
                help: seconds.map { Phrase("Minutes and seconds are written `{0}:{1}`.", minutes, $0) }
                    ?? Phrase("Write `{0}s` for seconds, `{0}min` for minutes, `{0}ft` for feet.", minutes)))
    }

    mutating func clock() throws(LineError) -> TimeSpan? {
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

    func thousands(_ start: Int) -> LineError {
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

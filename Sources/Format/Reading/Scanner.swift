import Documents
import Domain

/// Walks over the bytes of a value. The small words of every grammar: numbers, times, letters.
struct Scanner {
    let bytes: Bytes
    var at: Int
    var end: Int
    /// The unit that a bare weight has.
    var bareUnit = WeightUnit.kg

    init(_ bytes: Bytes) {
        self.bytes = bytes
        at = 0
        end = bytes.count
    }

    var isAtEnd: Bool { at >= end }
    var current: UInt8 { at < end ? bytes[at] : 0 }

    func peek(_ ahead: Int = 1) -> UInt8 { at + ahead < end ? bytes[at + ahead] : 0 }

    mutating func skipBlanks() {
        while at < end, bytes[at].isBlank { at += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard at < end, bytes[at] == byte else { return false }
        at += 1
        return true
    }

    /// `x`, `X`, `×` or `*` between quantities.
    mutating func takeTimesSign() -> Bool {
        if current | 32 == UInt8(ascii: "x") {
            let next = peek()
            guard next.isBlank || next.isDigit || next == 0 || !next.isLetter else { return false }
            at += 1
            return true
        }
        if take(UInt8(ascii: "*")) { return true }
        guard current == 0xC3, peek() == 0x97 else { return false }
        at += 2
        return true
    }

    /// A hyphen or dash of any length, where a digit follows.
    mutating func takeDashBeforeDigit(blanks: Bool = false) -> Bool {
        let start = at
        if blanks { skipBlanks() }
        let length = at < end ? Typography.dashLength(bytes, at) : 0
        at += length
        if blanks { skipBlanks() }
        if length > 0, current.isDigit { return true }
        at = start
        return false
    }

    /// The next word, where it is one of some.
    mutating func takeWord(_ words: StaticString...) -> Bool {
        let start = at
        skipBlanks()
        let word = letters()
        if !word.isEmpty, words.contains(where: { word.equalsIgnoringCase($0) }) { return true }
        at = start
        return false
    }

    /// A run of letters; other alphabets count as letters.
    mutating func letters() -> Bytes {
        let start = at
        while at < end, bytes[at].isLetter || bytes[at] >= 0x80 { at += 1 }
        return bytes.part(start, at)
    }

    /// Everything up to the next blank.
    mutating func word() -> Bytes {
        let start = at
        while at < end, !bytes[at].isBlank { at += 1 }
        return bytes.part(start, at)
    }

    /// A whole number; underscores between digits are passed over. Nil where no digit stands or
    /// the number is beyond 12 digits.
    mutating func integer() -> Int? {
        let start = at
        var value = 0
        while at < end {
            let byte = bytes[at]
            if byte.isDigit {
                guard value < 100_000_000_000 else { return nil }
                value = value * 10 + Int(byte &- 48)
            } else if !(byte == UInt8(ascii: "_") && at > start && peek().isDigit) {
                break
            }
            at += 1
        }
        return at > start ? value : nil
    }

    /// The digits behind a decimal separator as millionths, and how many there were.
    mutating func fraction() -> (millionths: Int64, digits: Int) {
        var scale: Int64 = 100_000
        var value: Int64 = 0
        let start = at
        while at < end, bytes[at].isDigit {
            value += Int64(bytes[at] &- 48) * scale
            scale /= 10
            at += 1
        }
        return (value, at - start)
    }

    /// A number with a decimal point or comma. `ambiguous` tells of a separator before exactly
    /// three digits, which may be thousands.
    mutating func decimal() -> (value: FixedPoint, ambiguous: Bool)? {
        guard let whole = integer() else { return nil }
        var value = Int64(whole) * 1_000_000
        var ambiguous = false
        if at + 1 < end, bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: ","), peek().isDigit {
            let comma = bytes[at] == UInt8(ascii: ",")
            at += 1
            let part = fraction()
            ambiguous = part.digits == 3 && (comma || whole != 0) && whole != 0
            value += part.millionths
        }
        return (FixedPoint(millionths: value), ambiguous)
    }

    /// A length of time: `90s`, `1:30`, `1:02:30`, `2min`, `1h05min`, `1.5h`. A bare number is not
    /// one; `m` is minutes where `minutes` allows it.
    mutating func timeSpan(minutes: Bool = true) -> TimeSpan? {
        let start = at
        if let value = clockSpan() ?? unitSpan(minutes: minutes) { return value }
        at = start
        return nil
    }

    /// `m:ss` or `h:mm:ss`, with decimals of a second.
    private mutating func clockSpan() -> TimeSpan? {
        let start = at
        guard let first = integer(), current == UInt8(ascii: ":"), peek().isDigit, peek(2).isDigit else {
            at = start
            return nil
        }
        var parts = [first]
        while parts.count < 3, current == UInt8(ascii: ":"), peek().isDigit, peek(2).isDigit, !peek(3).isDigit {
            at += 1
            parts.append(integer() ?? 0)
        }
        guard parts.dropFirst().allSatisfy({ $0 < 60 }), parts[0] < 100_000 else {
            at = start
            return nil
        }
        var seconds = Int64(0)
        for part in parts { seconds = seconds * 60 + Int64(part) }
        var thousandths: Int64 = 0
        if current == UInt8(ascii: ".") || current == UInt8(ascii: ","), peek().isDigit {
            at += 1
            thousandths = fraction().millionths / 1000
        }
        return TimeSpan(milliseconds: seconds * 1000 + thousandths)
    }

    /// One or more numbers with units: `1h05min`, `2min 30s`, `90s`. Behind a blank, only a smaller
    /// unit goes on with it, and not one that is a rest: `1min 30s rest`.
    private mutating func unitSpan(minutes: Bool) -> TimeSpan? {
        var total: Int64 = 0
        var last = Int64.max
        while true {
            let start = at
            let isApart = last < .max && current.isBlank
            if isApart { skipBlanks() }
            guard current.isDigit else {
                at = start
                break
            }
            guard let number = decimal(), number.value.double < 1_000_000 else { return nil }
            if last == .max || isApart { skipBlanks() }
            guard let seconds = secondsPerUnit(letters(), minutes: minutes), !isApart || seconds < last && !restFollows() else {
                at = start
                break
            }
            total += number.value.millionths * seconds / 1000
            last = seconds
        }
        return last < .max ? TimeSpan(milliseconds: total) : nil
    }

    private func restFollows() -> Bool {
        var ahead = self
        return ahead.takeWord("rest")
    }

    private func secondsPerUnit(_ unit: Bytes, minutes: Bool) -> Int64? {
        switch unit.count {
        case 1:
            switch unit[0] | 32 {
            case UInt8(ascii: "s"): return 1
            case UInt8(ascii: "h"): return 3600
            case UInt8(ascii: "m") where minutes: return 60
            default: return nil
            }
        case 2: return unit.equalsIgnoringCase("hr") ? 3600 : nil
        case 3:
            if unit.equalsIgnoringCase("min") { return 60 }
            return unit.equalsIgnoringCase("sec") ? 1 : unit.equalsIgnoringCase("hrs") ? 3600 : nil
        default:
            if unit.equalsIgnoringCase("mins") || unit.equalsIgnoringCase("minute")
                || unit.equalsIgnoringCase("minutes")
            {
                return 60
            }
            if unit.equalsIgnoringCase("secs") || unit.equalsIgnoringCase("second")
                || unit.equalsIgnoringCase("seconds")
            {
                return 1
            }
            return unit.equalsIgnoringCase("hour") || unit.equalsIgnoringCase("hours") ? 3600 : nil
        }
    }

    /// A unit of weight, in the spellings people use.
    static func weightUnit(_ word: Bytes) -> WeightUnit? {
        switch word.count {
        case 2: word.equalsIgnoringCase("kg") ? .kg : word.equalsIgnoringCase("lb") ? .lb : nil
        case 3: word.equalsIgnoringCase("lbs") ? .lb : word.equalsIgnoringCase("kgs") ? .kg : nil
        case 4: word.equalsIgnoringCase("kilo") ? .kg : nil
        case 5: word.equalsIgnoringCase("pound") ? .lb : word.equalsIgnoringCase("kilos") ? .kg : nil
        case 6: word.equalsIgnoringCase("pounds") ? .lb : nil
        default: nil
        }
    }

    /// A unit of distance.
    static func distanceUnit(_ word: Bytes) -> DistanceUnit? {
        switch word.count {
        case 1: word[0] | 32 == UInt8(ascii: "m") ? .m : nil
        case 2:
            word.equalsIgnoringCase("km")
                ? .km
                : word.equalsIgnoringCase("mi")
                    ? .mi : word.equalsIgnoringCase("yd") ? .yd : word.equalsIgnoringCase("ft") ? .ft : nil
        default:
            word.equalsIgnoringCase("mile") || word.equalsIgnoringCase("miles")
                ? .mi
                : word.equalsIgnoringCase("meters") || word.equalsIgnoringCase("metres")
                    ? .m : word.equalsIgnoringCase("yards") ? .yd : nil
        }
    }
}

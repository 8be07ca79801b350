import Documents
import Domain

/// Why a scalar is not what its key wants.
struct ScalarProblem: Error {
    var code: Code = "wrong-value"
    var message: Phrase
    var expected: Phrase
    /// What it could be instead.
    var suggestion: String?
    /// A way out in words, where there is more than one suggestion.
    var help: Phrase?
}

/// The scalars that are typed by their key. Each takes the bytes of the value.
enum ScalarParsing {
    static func date(_ scanner: inout Scanner) throws(ScalarProblem) -> CivilDate {
        let start = scanner.at
        guard let year = scanner.integer(), scanner.at - start == 4, scanner.take(UInt8(ascii: "-")),
            let month = scanner.integer(), scanner.take(UInt8(ascii: "-")), let day = scanner.integer()
        else {
            let readings = reordered(scanner.bytes)
            throw ScalarProblem(
                message: Phrase("`{0}` is not a date.", scanner.bytes.string),
                expected: "a date as YEAR-MONTH-DAY: 2025-11-12", suggestion: readings.count == 1 ? readings[0].description : nil,
                help: readings.count == 2
                    ? Phrase("Write `{0}` or `{1}`, whichever day it was.", readings[0].description, readings[1].description)
                    : nil)
        }
        guard let date = CivilDate(year: year, month: month, day: day) else {
            let text = scanner.bytes.part(start, scanner.at).string
            if (1...12).contains(month), (1...9999).contains(year) {
                throw ScalarProblem(
                    code: "no-such-date", message: Phrase("The day {0} does not exist.", text),
                    expected: Phrase(
                        "a day from 1 to {0} in that month",
                        String(CivilDate.daysIn(month: month, year: year))))
            }
            throw ScalarProblem(
                code: "no-such-date", message: Phrase("The day {0} does not exist.", text),
                expected: "a month from 1 to 12", suggestion: swapped(year, month, day))
        }
        return date
    }

    /// The dates that `12.11.2025` and `12/11/2025` can mean.
    private static func reordered(_ bytes: Bytes) -> [CivilDate] {
        var scanner = Scanner(bytes)
        guard let a = scanner.integer(), ".-/".utf8.contains(scanner.current) else { return [] }
        scanner.at += 1
        guard let b = scanner.integer(), ".-/".utf8.contains(scanner.current) else { return [] }
        scanner.at += 1
        guard let c = scanner.integer(), scanner.isAtEnd else { return [] }
        if a > 1900 { return CivilDate(year: a, month: b, day: c).map { [$0] } ?? [] }
        guard c > 1900 else { return [] }
        let dayFirst = CivilDate(year: c, month: b, day: a)
        let monthFirst = a == b ? nil : CivilDate(year: c, month: a, day: b)
        return [dayFirst, monthFirst].compactMap { $0 }
    }

    private static func swapped(_ year: Int, _ month: Int, _ day: Int) -> String? {
        CivilDate(year: year, month: day, day: month)?.description
    }

    /// A date, with a time behind a blank or `T`, seconds and an offset allowed.
    static func dateTime(_ bytes: Bytes) throws(ScalarProblem) -> DateTime {
        var scanner = Scanner(bytes)
        let date = try date(&scanner)
        if scanner.isAtEnd { return DateTime(date: date) }
        guard scanner.take(32) || scanner.take(UInt8(ascii: "T")) || scanner.take(UInt8(ascii: "t")) else {
            throw ScalarProblem(
                message: Phrase("`{0}` is not a date and time.", bytes.string),
                expected: "a date and a time: 2025-11-12 18:30")
        }
        scanner.skipBlanks()
        let time = try time(&scanner)
        if scanner.take(UInt8(ascii: ".")) { _ = scanner.fraction() }
        scanner.skipBlanks()
        var offset: Int16?
        if scanner.take(UInt8(ascii: "Z")) || scanner.take(UInt8(ascii: "z")) {
            offset = 0
        } else if scanner.current == UInt8(ascii: "+") || scanner.current == UInt8(ascii: "-") {
            let negative = scanner.current == UInt8(ascii: "-")
            scanner.at += 1
            let digits = scanner.at
            let hours = scanner.integer() ?? 99
            var minutes = 0
            if scanner.take(UInt8(ascii: ":")) {
                minutes = scanner.integer() ?? 99
            } else if scanner.at - digits == 4 {
                minutes = hours % 100
            }
            let whole = scanner.at - digits == 4 && hours > 99 ? hours / 100 : hours
            if whole <= 14, minutes < 60 { offset = Int16((whole * 60 + minutes) * (negative ? -1 : 1)) }
            if offset == nil { scanner.at = digits }
        }
        guard scanner.isAtEnd else {
            throw ScalarProblem(
                message: Phrase("`{0}` is not a date and time.", bytes.string),
                expected: "a date and a time: 2025-11-12 18:30")
        }
        return DateTime(date: date, time: time, offset: offset)
    }

    static func time(_ scanner: inout Scanner) throws(ScalarProblem) -> CivilTime {
        let start = scanner.at
        if let hour = scanner.integer(), scanner.take(UInt8(ascii: ":")) || scanner.take(UInt8(ascii: ".")) {
            let digits = scanner.at
            if let minute = scanner.integer(), scanner.at - digits == 2 {
                var second = 0
                if scanner.current == UInt8(ascii: ":") {
                    scanner.at += 1
                    second = scanner.integer() ?? 99
                }
                if let time = CivilTime(hour: hour, minute: minute, second: second) { return time }
            }
        }
        let text = scanner.bytes.part(start, scanner.end).string
        throw ScalarProblem(
            message: Phrase("`{0}` is not a time of day.", text), expected: "a time from 00:00 to 23:59")
    }

    static func duration(_ bytes: Bytes) throws(ScalarProblem) -> TimeSpan {
        var scanner = Scanner(bytes)
        if let span = scanner.timeSpan() {
            var total = span
            scanner.skipBlanks()
            while !scanner.isAtEnd, let more = scanner.timeSpan() {
                total = TimeSpan(milliseconds: total.milliseconds + more.milliseconds)
                scanner.skipBlanks()
            }
            if scanner.isAtEnd { return total }
        }
        var number = Scanner(bytes)
        let bare = number.decimal() != nil && number.isAtEnd
        throw ScalarProblem(
            code: bare ? "missing-unit" : "wrong-value",
            message: bare
                ? Phrase("`{0}` is a time without a unit.", bytes.string)
                : Phrase("`{0}` is not a length of time.", bytes.string),
            expected: "a time: 45s, 1:30, 20min, 1h05min", suggestion: bare ? bytes.string + "min" : nil)
    }

    /// A number with an optional unit, for the measures.
    private static func measure<Unit>(
        _ bytes: Bytes, _ unit: (Bytes) -> Unit?, known: [String], standard: Unit, expected: Phrase, negative: Bool = false
    ) throws(ScalarProblem) -> (FixedPoint, Unit) {
        var scanner = Scanner(bytes)
        let minus = negative && scanner.take(UInt8(ascii: "-"))
        guard let number = scanner.decimal() else {
            throw ScalarProblem(message: Phrase("`{0}` is not a number with a unit.", bytes.string), expected: expected)
        }
        if number.ambiguous, bytes.contains(UInt8(ascii: ",")) { throw twoReadings(bytes) }
        let value = minus ? FixedPoint(millionths: -number.value.millionths) : number.value
        scanner.skipBlanks()
        if scanner.isAtEnd { return (value, standard) }
        let word = bytes.part(scanner.at, bytes.count)
        guard let found = unit(word) else {
            let near = Spelling.nearest(word.string, among: known)
            throw ScalarProblem(
                code: "unknown-unit", message: Phrase("`{0}` is not a unit that can stand here.", word.string),
                expected: expected, suggestion: near.map { bytes.part(0, scanner.at).trimmed.string + $0 })
        }
        return (value, found)
    }

    /// `1,200`: a comma before exactly three digits.
    private static func twoReadings(_ bytes: Bytes) -> ScalarProblem {
        let text = bytes.string
        return ScalarProblem(
            code: "thousands-or-decimal", message: Phrase("`{0}` can be read in two ways: thousands or decimals.", text),
            expected: "a number without a comma",
            help: Phrase(
                "Write `{0}` for thousands, or `{1}` for decimals.", text.split(separator: ",").joined(),
                text.split(separator: ",").joined(separator: ".")))
    }

    static func weight(_ bytes: Bytes, _ units: Units) throws(ScalarProblem) -> Weight {
        let (value, unit) = try measure(
            bytes, Scanner.weightUnit, known: ["kg", "lb"], standard: units.weight, expected: "a weight: 82.4kg or 181lb")
        return Weight(value, unit)
    }

    static func distance(_ bytes: Bytes, _ units: Units) throws(ScalarProblem) -> Distance {
        let (value, unit) = try measure(
            bytes, Scanner.distanceUnit, known: ["km", "m", "mi", "yd", "ft"], standard: units.distance,
            expected: "a distance: 5.2km, 400m or 3mi")
        return Distance(value, unit)
    }

    static func length(_ bytes: Bytes, _ units: Units) throws(ScalarProblem) -> Length {
        if let imperial = feetAndInches(bytes) { return imperial }
        let (value, unit) = try measure(
            bytes,
            { word in
                word.equalsIgnoringCase("cm")
                    ? LengthUnit.cm
                    : word.equalsIgnoringCase("in") || word.equals("\"")
                        ? .in : word.equalsIgnoringCase("m") ? .m : nil
            }, known: ["cm", "m", "in"], standard: units.length, expected: "a length: 178cm, 1.78m, 70in or 5ft 10in")
        return Length(value, unit)
    }

    /// `5ft 10in`, `5'10"`, as inches.
    private static func feetAndInches(_ bytes: Bytes) -> Length? {
        var scanner = Scanner(bytes)
        guard let feet = scanner.integer(), feet < 100 else { return nil }
        if !scanner.take(UInt8(ascii: "'")) {
            scanner.skipBlanks()
            guard scanner.letters().equalsIgnoringCase("ft") else { return nil }
        }
        scanner.skipBlanks()
        let inches = scanner.decimal()?.value ?? .zero
        _ =
            scanner.take(UInt8(ascii: "\""))
            || {
                scanner.skipBlanks(); return scanner.letters().equalsIgnoringCase("in")
            }()
        guard scanner.isAtEnd else { return nil }
        return Length(FixedPoint(millionths: Int64(feet) * 12_000_000 + inches.millionths), .in)
    }

    static func pace(_ bytes: Bytes) throws(ScalarProblem) -> Pace {
        var scanner = Scanner(bytes)
        if let time = scanner.timeSpan() {
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "/")) {
                scanner.skipBlanks()
                let amount = scanner.decimal()?.value ?? FixedPoint(1)
                if let unit = Scanner.distanceUnit(scanner.letters()), scanner.isAtEnd, amount > .zero {
                    return Pace(time: time, per: Distance(amount, unit))
                }
            }
        }
        throw ScalarProblem(
            message: Phrase("`{0}` is not a pace.", bytes.string), expected: "a pace: 5:31/km or 1:45/500m")
    }

    static func rpe(_ bytes: Bytes) throws(ScalarProblem) -> RPE {
        var scanner = Scanner(bytes)
        _ = scanner.take(UInt8(ascii: "@"))
        if let number = scanner.decimal(), scanner.isAtEnd, number.value.millionths % 500_000 == 0,
            let rpe = RPE(halves: Int(number.value.millionths / 500_000))
        {
            return rpe
        }
        throw ScalarProblem(
            code: "out-of-range", message: Phrase("`{0}` is not an RPE.", bytes.string),
            expected: "a number from 1 to 10, in halves: 8 or 8.5")
    }

    static func percent(_ bytes: Bytes) throws(ScalarProblem) -> FixedPoint {
        var scanner = Scanner(bytes)
        if let number = scanner.decimal() {
            scanner.skipBlanks()
            _ = scanner.take(UInt8(ascii: "%"))
            if scanner.isAtEnd { return number.value }
        }
        throw ScalarProblem(message: Phrase("`{0}` is not a percentage.", bytes.string), expected: "a percentage: 15%")
    }

    static func decimal(_ bytes: Bytes, unit: String = "") throws(ScalarProblem) -> FixedPoint {
        var scanner = Scanner(bytes)
        let minus = scanner.take(UInt8(ascii: "-"))
        if let number = scanner.decimal() {
            scanner.skipBlanks()
            let word = bytes.part(scanner.at, bytes.count)
            if word.isEmpty || word.string.lowercased() == unit {
                if number.ambiguous, bytes.contains(UInt8(ascii: ",")) { throw twoReadings(bytes) }
                return minus ? FixedPoint(millionths: -number.value.millionths) : number.value
            }
        }
        throw ScalarProblem(message: Phrase("`{0}` is not a number.", bytes.string), expected: "a number: 16.9")
    }
}

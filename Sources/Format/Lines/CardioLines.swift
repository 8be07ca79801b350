import Documents
import Domain

/// The lines of cardio and metcon sessions: laps, intervals and movements.
enum CardioLines {
    /// `400m in 1:32`.
    static func lap(_ bytes: Bytes, problems: inout [LineProblem]) -> Lap? {
        var scanner = Scanner(bytes)
        scanner.skipBlanks()
        var help: Phrase?
        if let distance = distance(&scanner) {
            _ = scanner.takeWord("in")
            scanner.skipBlanks()
            if let time = scanner.timeSpan() {
                scanner.skipBlanks()
                if scanner.isAtEnd { return Lap(distance: distance, time: time) }
            } else if scanner.isAtEnd {
                help = Phrase("The time is missing: {0} in 1:32", "\(distance)")
            }
        } else if let time = scanner.timeSpan(minutes: false) {
            help = Phrase("The distance is missing: 400m in {0}", "\(time)")
        }
        problems.append(unreadable(bytes, scanner.at, "DISTANCE in TIME: 400m in 1:32", help))
        return nil
    }

    /// `6 x 400m in 1:30 rest 90s`, `8 x 30s rest 90s`.
    static func interval(_ bytes: Bytes, problems: inout [LineProblem]) -> Interval? {
        var scanner = Scanner(bytes)
        scanner.skipBlanks()
        if let count = scanner.integer(), (1...1000).contains(count) {
            scanner.skipBlanks()
            if scanner.takeTimesSign() {
                scanner.skipBlanks()
                var result = Interval(count: count, distance: nil, time: nil, rest: nil)
                if let time = scanner.timeSpan(minutes: false) {
                    result.time = time
                } else {
                    result.distance = distance(&scanner)
                }
                if readIntervalWords(&scanner, &result), result.time != nil || result.distance != nil { return result }
            }
        }
        problems.append(unreadable(bytes, scanner.at, "COUNT x DISTANCE [in TIME] [rest TIME]: 6 x 400m in 1:30 rest 90s", nil))
        return nil
    }

    private static func readIntervalWords(_ scanner: inout Scanner, _ result: inout Interval) -> Bool {
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd { return true }
            let start = scanner.at
            let word = scanner.letters()
            scanner.skipBlanks()
            guard let time = scanner.timeSpan() else {
                scanner.at = start
                return false
            }
            if word.equalsIgnoringCase("in"), result.time == nil {
                result.time = time
            } else if word.equalsIgnoringCase("rest"), result.rest == nil {
                result.rest = time
            } else {
                scanner.at = start
                return false
            }
        }
    }

    /// `43kg 21-15-9`, `12`, `24kg x 15`, `400m`.
    static func movement(_ name: String, _ bytes: Bytes, unit: WeightUnit) -> Movement {
        var scanner = Scanner(bytes)
        scanner.bareUnit = unit
        scanner.skipBlanks()
        let load: Load
        if let pair = scanner.pair() {
            load = .weight(pair, count: 2)
        } else if let factor = try? scanner.factor(first: true), factor.isLoad {
            load =
                switch factor.value {
                case .weight(let weight): .weight(weight, count: 1)
                case .bodyweight(let added): .bodyweight(added: added)
                case .percent(let percent): .percent(percent)
                default: .unspecified
                }
        } else {
            return Movement(exercise: name, load: .unspecified, scheme: bytes.trimmed.string)
        }
        scanner.skipBlanks()
        if scanner.current | 32 == UInt8(ascii: "x"), !scanner.peek().isLetter {
            scanner.at += 1
            scanner.skipBlanks()
        }
        return Movement(exercise: name, load: load, scheme: bytes.part(scanner.at, bytes.count).trimmed.string)
    }

    private static func distance(_ scanner: inout Scanner) -> Distance? {
        let start = scanner.at
        guard let number = scanner.decimal() else { return nil }
        scanner.skipBlanks()
        guard let unit = Scanner.distanceUnit(scanner.letters()) else {
            scanner.at = start
            return nil
        }
        return Distance(number.value, unit)
    }

    /// The line, or what of it stands behind the part that could be read.
    private static func unreadable(_ bytes: Bytes, _ at: Int, _ form: Phrase, _ help: Phrase?) -> LineProblem {
        var start = at
        while start < bytes.count, bytes[start].isBlank { start += 1 }
        if start >= bytes.count || help != nil { start = 0 }
        return LineProblem(
            "set-syntax", start, bytes.count, Phrase("`{0}` can't be read.", bytes.part(start, bytes.count).string),
            expected: form, help: help)
    }
}

import Documents
import Domain

/// The lines of cardio and metcon sessions: laps, intervals and movements.
enum CardioLines {
    /// `400m in 1:32`.
    static func lap(_ bytes: Bytes, problems: inout [LineProblem]) -> Lap? {
        var scanner = Scanner(bytes)
        scanner.skipBlanks()
        if let distance = distance(&scanner) {
            scanner.skipBlanks()
            if scanner.letters().equalsIgnoringCase("in") {
                scanner.skipBlanks()
                if let time = scanner.timeSpan() {
                    scanner.skipBlanks()
                    if scanner.isAtEnd { return Lap(distance: distance, time: time) }
                }
            }
        }
        problems.append(unreadable(bytes, "DISTANCE in TIME: 400m in 1:32"))
        return nil
    }

    /// `6 x 400m in 1:30 rest 90s`, `8 x 30s rest 90s`.
    static func interval(_ bytes: Bytes, problems: inout [LineProblem]) -> Interval? {
        var scanner = Scanner(bytes)
        scanner.skipBlanks()
        if let count = scanner.integer(), (1...1000).contains(count) {
            scanner.skipBlanks()
            if scanner.take(UInt8(ascii: "x")) || scanner.take(UInt8(ascii: "X")) {
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
        problems.append(unreadable(bytes, "COUNT x DISTANCE [in TIME] [rest TIME]: 6 x 400m in 1:30 rest 90s"))
        return nil
    }

    private static func readIntervalWords(_ scanner: inout Scanner, _ result: inout Interval) -> Bool {
        while true {
            scanner.skipBlanks()
            if scanner.isAtEnd { return true }
            let word = scanner.letters()
            scanner.skipBlanks()
            guard let time = scanner.timeSpan() else { return false }
            if word.equalsIgnoringCase("in"), result.time == nil {
                result.time = time
            } else if word.equalsIgnoringCase("rest"), result.rest == nil {
                result.rest = time
            } else {
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

    private static func unreadable(_ bytes: Bytes, _ form: String) -> LineProblem {
        LineProblem("set-syntax", 0, bytes.count, Phrase("`{0}` can't be read.", bytes.string), expected: Phrase(form))
    }
}

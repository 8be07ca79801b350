/// A day of the proleptic Gregorian calendar, without time zone.
public struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    public var days: Int32

    public init(days: Int32) { self.days = days }

    /// The date, or nil where no such day exists (`2025-02-30`). Years 1 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.daysIn(month: month, year: year)
        else { return nil }
        // Days from civil, H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
        let y = month <= 2 ? year - 1 : year
        let era = y / 400
        let yearOfEra = y - era * 400
        let shifted = (month + 9) % 12
        let dayOfYear = (153 * shifted + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        days = Int32(era * 146_097 + dayOfEra - 719_468)
    }

    /// The number of days in a month, 1 to 12, of a year.
    public static func daysIn(month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether `year` has a 29th of February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// Year, month (1-12) and day (1-31).
    public var components: (year: Int, month: Int, day: Int) {
        let z = Int(days) + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// The day of the week.
    public var weekday: Weekday {
        let index = ((Int(days) + 3) % 7 + 7) % 7
        return Weekday.allCases[index]
    }

    public static func < (a: Self, b: Self) -> Bool { a.days < b.days }
    public static func + (date: Self, count: Int) -> Self { .init(days: date.days + Int32(clamping: count)) }
    public static func - (a: Self, b: Self) -> Int { Int(a.days) - Int(b.days) }

    /// The first day of the week that holds this date, where weeks begin on `start`.
    public func startOfWeek(_ start: Weekday) -> CivilDate {
        let back = (weekday.index - start.index + 7) % 7
        return self + -back
    }

    /// Whole years from this date to `other`, as ages are counted.
    public func years(until other: CivilDate) -> Int {
        let (y1, m1, d1) = components
        let (y2, m2, d2) = other.components
        return y2 - y1 - ((m2, d2) < (m1, d1) ? 1 : 0)
    }
}

extension CivilDate: CustomStringConvertible {
    /// `2025-11-12`, as ISO 8601 writes it.
    public var description: String {
        let (year, month, day) = components
        return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
    }
}

/// A non-negative number with leading zeros.
func padded(_ value: Int, to width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// A day of the week, from Monday as ISO 8601 counts; the raw value is the key in files.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
    case sunday = "sun"

    /// 0 for Monday to 6 for Sunday.
    public var index: Int {
        switch self {
        case .monday: 0
        case .tuesday: 1
        case .wednesday: 2
        case .thursday: 3
        case .friday: 4
        case .saturday: 5
        case .sunday: 6
        }
    }

    /// The full English word, as settings spell it: `sunday`.
    public var fullName: String {
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"][index]
    }
}

extension CivilDate {
    /// The date of `2025-11-12`, exactly so; nil for anything else.
    public init?(iso text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

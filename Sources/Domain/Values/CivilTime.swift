/// A wall-clock time of day.
public struct CivilTime: Hashable, Comparable, Sendable {
    /// Seconds since midnight, 0 to 86,399.
    public var seconds: Int32

    /// The time, or nil outside 00:00:00 to 23:59:59.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
            return nil
        }
        seconds = Int32(hour * 3600 + minute * 60 + second)
    }

    public var hour: Int { Int(seconds) / 3600 }
    public var minute: Int { Int(seconds) / 60 % 60 }
    public var second: Int { Int(seconds) % 60 }
    public static func < (a: Self, b: Self) -> Bool { a.seconds < b.seconds }
}

extension CivilTime: CustomStringConvertible {
    /// `18:30`, or `18:30:15` where there are seconds.
    public var description: String {
        let short = padded(hour, to: 2) + ":" + padded(minute, to: 2)
        return second == 0 ? short : short + ":" + padded(second, to: 2)
    }
}

/// A date, with the time of day and the offset from UTC where they are known.
/// Without an offset it is local wall time.
public struct DateTime: Hashable, Sendable {
    public var date: CivilDate
    public var time: CivilTime?
    /// Minutes east of UTC, -1,439 to 1,439; nil is local wall time.
    public var offset: Int16?

    public init(date: CivilDate, time: CivilTime? = nil, offset: Int16? = nil) {
        self.date = date
        self.time = time
        self.offset = time == nil ? nil : offset
    }

    /// Seconds since 1970-01-01 00:00 of the wall clock (the offset is left out of it);
    /// a date without time counts as its midnight.
    public var wallSeconds: Int64 { Int64(date.days) * 86_400 + Int64(time?.seconds ?? 0) }
}

extension DateTime: CustomStringConvertible {
    /// `2025-11-12`, `2025-11-12 18:30` or `2025-11-12 18:30+03:00`.
    public var description: String {
        guard let time else { return date.description }
        var text = date.description + " " + time.description
        if let offset {
            let minutes = Int(offset.magnitude)
            text += offset < 0 ? "-" : "+"
            text += padded(minutes / 60, to: 2) + ":" + padded(minutes % 60, to: 2)
        }
        return text
    }
}

/// A length of time.
public struct TimeSpan: Hashable, Comparable, Sendable {
    /// Milliseconds, never negative.
    public var milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = max(0, milliseconds) }
    public init(seconds: Int) { milliseconds = Int64(max(0, min(seconds, 1 << 40))) * 1000 }

    /// The length in seconds.
    public var seconds: Double { Double(milliseconds) / 1000 }
    public static func < (a: Self, b: Self) -> Bool { a.milliseconds < b.milliseconds }
}

extension TimeSpan: CustomStringConvertible {
    /// The form that files use: `45s`, `1:30`, `20min`, `1h05min`, `1:02:30`, `12.5s`.
    public var description: String {
        let whole = Int(milliseconds / 1000)
        let thousandths = Int(milliseconds % 1000)
        let (hours, minutes, seconds) = (whole / 3600, whole / 60 % 60, whole % 60)
        var tail = ""
        if thousandths != 0 {
            tail = "." + padded(thousandths, to: 3)
            while tail.hasSuffix("0") { tail.removeLast() }
        }
        if whole < 60 { return String(whole) + tail + "s" }
        if seconds == 0, tail.isEmpty {
            if hours == 0 { return String(minutes) + "min" }
            return String(hours) + "h" + (minutes == 0 ? "" : padded(minutes, to: 2) + "min")
        }
        let end = padded(seconds, to: 2) + tail
        if hours == 0 { return String(minutes) + ":" + end }
        return String(hours) + ":" + padded(minutes, to: 2) + ":" + end
    }
}

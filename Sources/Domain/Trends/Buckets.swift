/// A stretch of the calendar that sessions are summed over.
public enum BucketSize: String, CaseIterable, Hashable, Sendable {
    case day, week, month

    /// How many the trends show unless asked otherwise.
    public var usualCount: Int {
        switch self {
        case .day: 10
        case .week: 8
        case .month: 6
        }
    }

    /// The first day of the bucket that holds `date`.
    public func start(of date: CivilDate, weekStarts: Weekday) -> CivilDate {
        switch self {
        case .day: date
        case .week: date.startOfWeek(weekStarts)
        case .month: date + (1 - date.components.day)
        }
    }

    /// The first day of the next bucket after the one that begins on `start`.
    func next(after start: CivilDate) -> CivilDate {
        switch self {
        case .day: return start + 1
        case .week: return start + 7
        case .month:
            let (year, month, _) = start.components
            return start + CivilDate.daysIn(month: month, year: year)
        }
    }

    /// The first day of the bucket before the one that begins on `start`.
    func previous(before start: CivilDate) -> CivilDate {
        switch self {
        case .day: start + -1
        case .week: start + -7
        case .month: self.start(of: start + -1, weekStarts: .monday)
        }
    }
}

/// What one session brings to a trend: all of it, or what of it belongs to an exercise, a category
/// or a muscle group.
public struct TrendPoint: Hashable, Sendable {
    public var date: CivilDate
    /// kg.
    public var volume: Double
    public var sets: Double

    public init(date: CivilDate, volume: Double, sets: Double = 0) {
        self.date = date
        self.volume = volume
        self.sets = sets
    }
}

/// One bar of a trend. A bucket in which nothing was done is there, with zeros.
public struct Bucket: Hashable, Sendable {
    public var first: CivilDate
    /// The last day that belongs to it.
    public var last: CivilDate
    public var sessions: Int
    /// kg.
    public var volume: Double
    public var sets: Double
}

extension Bucket {
    /// The last `count` buckets (10 days, 8 weeks, 6 months where nil), oldest first; the newest
    /// holds `today` and may be running still. Points outside are left out.
    public static func last(
        _ size: BucketSize, count: Int? = nil, today: CivilDate, weekStarts: Weekday = .sunday,
        of points: some Sequence<TrendPoint>
    ) -> [Bucket] {
        let count = count ?? size.usualCount
        guard count > 0 else { return [] }
        var starts = [size.start(of: today, weekStarts: weekStarts)]
        while starts.count < count { starts.append(size.previous(before: starts[starts.count - 1])) }
        starts.reverse()
        var buckets = starts.map { first in
            Bucket(first: first, last: size.next(after: first) + -1, sessions: 0, volume: 0, sets: 0)
        }
        for point in points {
            guard let index = buckets.index(holding: point.date) else { continue }
            buckets[index].sessions += 1
            buckets[index].volume += point.volume
            buckets[index].sets += point.sets
        }
        return buckets
    }
}

extension [Bucket] {
    /// Sessions per bucket on average; nil where there are no buckets.
    public var frequency: Double? {
        isEmpty ? nil : Double(reduce(0) { $0 + $1.sessions }) / Double(count)
    }

    /// The bucket that a day falls into, by binary search.
    fileprivate func index(holding date: CivilDate) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].last < date { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].first <= date ? low : nil
    }
}

extension DateTime {
    /// The day that a moment belongs to, where days begin at `start`: with 04:00, 01:30 is still
    /// the day before. A date without a time is that date.
    public func day(startingAt start: CivilTime?) -> CivilDate {
        guard let start, let time, time < start else { return date }
        return date + -1
    }
}

/// The bodyweight without its daily noise: exponentially smoothed, as Walker's "The Hacker's Diet"
/// does it. Each day the trend goes a tenth of the way from where it was to the scale.
///
/// **Gaps.** After a gap of `d` days the trend goes `1 - 0.9^d` of the way, as it would if the days
/// between had shown the new weight too: the further back the old trend is, the less it weighs.
/// (Eckner, "Algorithms for Unevenly Spaced Time Series", 2019, calls it the next-point EMA.)
/// Several weigh-ins on a day count as their mean. The first weight is the first trend.
public struct WeightTrend: Hashable, Sendable {
    /// The share of the way that the trend goes in a day.
    public static let smoothing = 0.1

    /// A day with a weigh-in.
    public struct Point: Hashable, Sendable {
        public var date: CivilDate
        /// kg, the mean of the day.
        public var weight: Double
        /// kg, smoothed.
        public var trend: Double
    }

    /// By date, one a day.
    public let points: [Point]

    /// The trend of weigh-ins in kg, in any order. Weights of 0 and below are left out.
    public init(_ weighIns: some Sequence<(date: CivilDate, kilograms: Double)>) {
        var days: [(date: CivilDate, sum: Double, count: Double)] = []
        let valid = weighIns.filter { $0.kilograms > 0 && $0.kilograms.isFinite }
        for (date, kilograms) in valid.sorted(by: { $0.date < $1.date }) {
            if days.last?.date == date {
                days[days.count - 1].sum += kilograms
                days[days.count - 1].count += 1
            } else {
                days.append((date, kilograms, 1))
            }
        }
        var points: [Point] = []
        points.reserveCapacity(days.count)
        for day in days {
            let weight = day.sum / day.count
            var trend = weight
            if let last = points.last {
                trend -= (weight - last.trend) * Self.kept(days: day.date - last.date)
            }
            points.append(Point(date: day.date, weight: weight, trend: trend))
        }
        self.points = points
    }

    /// The trend of a bodyweight log.
    public init(_ entries: [BodyweightEntry]) {
        self.init(entries.lazy.map { (date: $0.date.date, kilograms: $0.weight.kilograms) })
    }

    /// What is left of the distance to the scale after some days: `0.9^d`.
    static func kept(days: Int) -> Double {
        // After 400 days it is below 1e-18.
        (0..<min(max(days, 0), 400)).reduce(1) { kept, _ in kept * (1 - smoothing) }
    }

    /// The trend on a day in kg: between weigh-ins on the straight line from one to the next, after
    /// the last one as it was left. Nil before the first.
    public func value(on date: CivilDate) -> Double? {
        guard let next = points.partitioned(after: date) else { return points.last?.trend }
        guard next > 0 else { return nil }
        let (a, b) = (points[next - 1], points[next])
        return a.trend + (b.trend - a.trend) * Double(date - a.date) / Double(b.date - a.date)
    }

    /// How the trend changed, in kg, over the `days` that end on `end` (the last weigh-in where that
    /// is nil), 7 and 30 usually. Nil where the log does not reach back so far.
    public func change(days: Int, until end: CivilDate? = nil) -> Double? {
        guard let end = end ?? points.last?.date, let now = value(on: end),
            let then = value(on: end + -days)
        else { return nil }
        return now - then
    }

    /// The bodyweight in kg that sets of a day stand on: the last one weighed by then, else the
    /// first one after. Nil for an empty log.
    public func bodyweight(on date: CivilDate) -> Double? {
        guard let next = points.partitioned(after: date) else { return points.last?.weight }
        return points[max(0, next - 1)].weight
    }
}

extension [WeightTrend.Point] {
    /// The first point after a date, by binary search; nil where there is none.
    fileprivate func partitioned(after date: CivilDate) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].date > date { high = middle } else { low = middle + 1 }
        }
        return low < count ? low : nil
    }
}

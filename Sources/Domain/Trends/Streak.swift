/// Days or weeks in a row with at least one session.
public struct Streak: Hashable, Sendable {
    /// The run that stands today. A day or week that is not over breaks none: with no session in it
    /// yet, the run up to the one before still stands.
    public var current: Int
    /// The longest run there ever was.
    public var longest: Int
    /// The first day of the current run's first bucket; nil where there is no run.
    public var since: CivilDate?

    /// The streak of `size` (days, weeks or months) in the days on which there was a session, in
    /// any order, any number of times. Days after `today` are left out.
    public init(
        of size: BucketSize, in dates: some Sequence<CivilDate>, today: CivilDate,
        weekStarts: Weekday = .sunday
    ) {
        let starts = Set(
            dates.lazy.filter { $0 <= today }.map { size.start(of: $0, weekStarts: weekStarts) }
        ).sorted()
        current = 0
        longest = 0
        var run = 0
        var runStart: CivilDate?
        var previous: CivilDate?
        for start in starts {
            if let previous, size.next(after: previous) == start {
                run += 1
            } else {
                run = 1
                runStart = start
            }
            longest = max(longest, run)
            previous = start
        }
        let running = size.start(of: today, weekStarts: weekStarts)
        if let previous, previous == running || size.next(after: previous) == running {
            current = run
            since = runStart
        }
    }
}

import Domain
import Testing

@Suite struct BucketsTests {
    static func buckets(
        _ size: BucketSize, count: Int? = nil, today: String, weekStarts: Weekday = .sunday,
        _ points: [(String, Double)] = []
    ) -> [Bucket] {
        Bucket.last(
            size, count: count, today: Sample.day(today), weekStarts: weekStarts,
            of: points.map { TrendPoint(date: Sample.day($0.0), volume: $0.1, sets: 1) })
    }

    static func spans(_ buckets: [Bucket]) -> [String] { buckets.map { "\($0.first)/\($0.last)" } }

    /// 2020 has 53 ISO weeks; weeks run over New Year; the leap day is a day.
    @Test(
        arguments: [
            (2, .day, "2024-03-01", .sunday, ["2024-02-29/2024-02-29", "2024-03-01/2024-03-01"]),
            (2, .day, "2025-03-01", .sunday, ["2025-02-28/2025-02-28", "2025-03-01/2025-03-01"]),
            (2, .week, "2025-11-12", .sunday, ["2025-11-02/2025-11-08", "2025-11-09/2025-11-15"]),
            (1, .week, "2025-11-12", .monday, ["2025-11-10/2025-11-16"]),
            (1, .week, "2025-11-12", .wednesday, ["2025-11-12/2025-11-18"]),
            (1, .week, "2025-11-12", .thursday, ["2025-11-06/2025-11-12"]),
            (3, .week, "2021-01-05", .monday, ["2020-12-21/2020-12-27", "2020-12-28/2021-01-03", "2021-01-04/2021-01-10"]),
            (2, .week, "2025-01-01", .sunday, ["2024-12-22/2024-12-28", "2024-12-29/2025-01-04"]),
            (
                4, .month, "2024-03-31", .sunday,
                ["2023-12-01/2023-12-31", "2024-01-01/2024-01-31", "2024-02-01/2024-02-29", "2024-03-01/2024-03-31"]
            ),
        ] as [(Int, BucketSize, String, Weekday, [String])])
    func spans(count: Int, size: BucketSize, today: String, weekStarts: Weekday, expected: [String]) {
        #expect(Self.spans(Self.buckets(size, count: count, today: today, weekStarts: weekStarts)) == expected)
    }

    @Test func usualCounts() {
        let counts = BucketSize.allCases.map { Self.buckets($0, today: "2025-11-12").count }
        #expect(counts == [10, 8, 6])
        #expect(Self.buckets(.day, count: 0, today: "2025-11-12").isEmpty)
    }

    /// Both ends of a bucket are in it; what is outside is in none; nothing is a zero.
    @Test func sums() {
        let buckets = Self.buckets(
            .week, count: 3, today: "2025-11-12",
            [
                ("2025-10-25", 1), ("2025-10-26", 10), ("2025-11-01", 20), ("2025-11-09", 100),
                ("2025-11-12", 200), ("2025-11-12", 400), ("2025-11-16", 1000),
            ])
        #expect(buckets.map(\.volume) == [30, 0, 700])
        #expect(buckets.map(\.sessions) == [2, 0, 3])
        #expect(buckets.map(\.sets) == [2, 0, 3])
        #expect(Sample.near(buckets.frequency, 5.0 / 3))
        #expect([Bucket]().frequency == nil)
    }

    @Test func smallHoursBelongToTheDayBefore() {
        let four = CivilTime(hour: 4, minute: 0)
        func day(_ hour: Int, _ minute: Int) -> String {
            DateTime(date: Sample.day("2025-01-01"), time: CivilTime(hour: hour, minute: minute))
                .day(startingAt: four).description
        }
        #expect(day(1, 30) == "2024-12-31" && day(3, 59) == "2024-12-31" && day(4, 0) == "2025-01-01")
        #expect(DateTime(date: Sample.day("2025-01-01")).day(startingAt: four) == Sample.day("2025-01-01"))
        let early = DateTime(date: Sample.day("2025-01-01"), time: CivilTime(hour: 0, minute: 5))
        #expect(early.day(startingAt: nil) == Sample.day("2025-01-01"))
    }

    /// Sizes, session days, today: the current run, the longest and where the current begins.
    @Test(
        arguments: [
            (.day, ["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01", 3, 3, "2024-02-28"),
            (.day, ["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-02", 3, 3, "2024-02-28"),
            (.day, ["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-03", 0, 3, nil),
            (.day, ["2025-01-01", "2025-01-01", "2025-01-03"], "2025-01-03", 1, 1, "2025-01-03"),
            (.day, [], "2025-01-03", 0, 0, nil), (.day, ["2025-01-04"], "2025-01-03", 0, 0, nil),
            // Saturday, Sunday: two weeks from Sunday, one from Monday.
            (.week, ["2025-11-08", "2025-11-09"], "2025-11-09", 2, 2, "2025-11-02"),
            // The running week has none yet; the one before stands.
            (.week, ["2025-10-30", "2025-11-04"], "2025-11-12", 2, 2, "2025-10-26"),
            (.week, ["2025-10-30", "2025-11-04"], "2025-11-16", 0, 2, nil),
            // Over New Year, and through the 53rd week.
            (.week, ["2021-01-10", "2021-01-03", "2020-12-27", "2020-12-20"], "2021-01-10", 4, 4, "2020-12-20"),
            (.week, ["2025-01-01", "2025-01-08", "2025-01-15", "2025-02-12"], "2025-02-12", 1, 3, "2025-02-09"),
            (.month, ["2024-12-31", "2025-01-01", "2025-02-28"], "2025-03-31", 3, 3, "2024-12-01"),
        ] as [(BucketSize, [String], String, Int, Int, String?)])
    func streaks(
        size: BucketSize, days: [String], today: String, current: Int, longest: Int, since: String?
    ) {
        let streak = Streak(of: size, in: days.map(Sample.day), today: Sample.day(today))
        #expect(streak.current == current)
        #expect(streak.longest == longest)
        #expect(streak.since?.description == since)
    }

    @Test func streaksFollowTheWeekSetting() {
        let days = ["2025-11-08", "2025-11-09"].map(Sample.day)
        let streak = Streak(of: .week, in: days, today: Sample.day("2025-11-09"), weekStarts: .monday)
        #expect(streak.current == 1)
    }
}

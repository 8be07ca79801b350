import Domain
import Testing

@Suite struct CivilDateTests {
    /// Days since 1970 and the weekday (Python's proleptic `datetime.date`).
    @Test(
        arguments: [
            ("0001-01-01", -719_162, .monday), ("1600-02-29", -135_081, .tuesday),
            ("1900-01-01", -25_567, .monday), ("1969-12-31", -1, .wednesday), ("1970-01-01", 0, .thursday),
            ("2000-02-29", 11_016, .tuesday), ("2024-02-29", 19_782, .thursday),
            ("2025-11-12", 20_404, .wednesday), ("2100-03-01", 47_541, .monday),
            ("9999-12-31", 2_932_896, .friday),
        ] as [(String, Int32, Weekday)])
    func known(text: String, days: Int32, weekday: Weekday) {
        let date = Sample.day(text)
        #expect(date.days == days)
        #expect(date.weekday == weekday)
        #expect(date.description == text)
    }

    /// Every 13th day of the years 1 to 9999 comes back, in order; 13 shares no factor with 7 or 400 years.
    @Test func roundTrip() {
        var previous: (Int, Int, Int) = (0, 12, 31)
        for days in stride(from: Int32(-719_162), through: 2_932_896, by: 13) {
            let date = CivilDate(days: days)
            let (year, month, day) = date.components
            guard (year, month, day) > previous, CivilDate(year: year, month: month, day: day) == date
            else {
                Issue.record("\(days) became \(year)-\(month)-\(day)")
                return
            }
            previous = (year, month, day)
        }
        #expect(previous.0 == 9999)
    }

    /// Every day of 400 years: the next day is the next day of the calendar.
    @Test func consecutiveDays() {
        var expected = (year: 1900, month: 1, day: 1)
        var date = CivilDate(year: 1900, month: 1, day: 1)!
        while expected.year < 2300 {
            guard date.components == expected else {
                Issue.record("\(date) is not \(expected)")
                return
            }
            date = date + 1
            expected.day += 1
            if expected.day > CivilDate.daysIn(month: expected.month, year: expected.year) {
                expected = expected.month == 12 ? (expected.year + 1, 1, 1) : (expected.year, expected.month + 1, 1)
            }
        }
    }

    @Test(arguments: [
        (2025, 2, 29), (1900, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0),
        (2025, 1, 32), (0, 1, 1), (10_000, 1, 1), (.max, 1, 1), (2025, .min, 1), (2025, 1, .max),
    ]) func impossible(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    @Test func leapYears() {
        #expect([1600, 2000, 2024, 2400].allSatisfy(CivilDate.isLeap))
        #expect(![1700, 1900, 2023, 2025, 2100].contains(where: CivilDate.isLeap))
    }

    /// A date, where weeks begin, and where its week began.
    @Test(
        arguments: [
            ("2025-11-12", .sunday, "2025-11-09"), ("2025-11-12", .monday, "2025-11-10"),
            ("2025-11-12", .wednesday, "2025-11-12"), ("2025-11-12", .thursday, "2025-11-06"),
            ("2021-01-01", .monday, "2020-12-28"), ("1969-12-31", .saturday, "1969-12-27"),
            ("2024-03-01", .thursday, "2024-02-29"), ("0001-01-03", .monday, "0001-01-01"),
        ] as [(String, Weekday, String)])
    func weeks(date: String, start: Weekday, expected: String) {
        #expect(Sample.day(date).startOfWeek(start).description == expected)
    }

    /// Who was born on a leap day is a year older on the first of March.
    @Test(arguments: [
        ("1990-05-17", "2025-05-16", 34), ("1990-05-17", "2025-05-17", 35), ("2000-02-29", "2023-02-28", 22),
        ("2000-02-29", "2023-03-01", 23), ("2000-02-29", "2024-02-29", 24), ("2025-01-01", "2025-12-31", 0),
    ]) func ages(born: String, on: String, years: Int) {
        #expect(Sample.day(born).years(until: Sample.day(on)) == years)
    }

    @Test func arithmetic() {
        let leap = Sample.day("2024-02-29")
        #expect((leap + 1).description == "2024-03-01" && (leap + 366).description == "2025-03-01")
        #expect(Sample.day("2025-01-01") - Sample.day("2024-01-01") == 366)
        #expect(Sample.day("2024-01-01") < leap)
        #expect(Weekday.allCases.map(\.index) == Array(0..<7))
        #expect(Weekday.sunday.fullName == "sunday" && Weekday.monday.fullName == "monday")
    }
}

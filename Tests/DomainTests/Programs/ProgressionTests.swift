import Domain
import Testing

@Suite struct ProgressionTests {
    /// The first weeks of each pattern, worked by hand.
    @Test(
        arguments: [
            (.linear, ["1", "1.025", "1.05", "1.075", "1.1"]),
            (.wave, ["1", "1.05", "0.95", "1.05", "1.1", "1", "1.1", "1.15", "1.05"]),
            (.threeOneDeload, ["1", "1.025", "1.05", "0.6", "1.1", "1.125", "1.15", "0.66", "1.2"]),
            (.fourOneDeload, ["1", "1.025", "1.05", "1.075", "0.6", "1.125", "1.15", "1.175", "1.2", "0.675"]),
        ] as [(ProgressionPattern, [String])])
    func weeks(pattern: ProgressionPattern, expected: [String]) {
        let weeks = (1...expected.count).map { pattern.intensity(week: $0)!.description }
        #expect(weeks == expected)
    }

    @Test(
        arguments: [
            (.linear, []), (.wave, []), (.custom, []), (.threeOneDeload, [4, 8, 12]), (.fourOneDeload, [5, 10]),
        ] as [(ProgressionPattern, [Int])])
    func deloads(pattern: ProgressionPattern, expected: [Int]) {
        #expect((0...12).filter { pattern.isDeload(week: $0) } == expected)
    }

    @Test(arguments: ProgressionPattern.allCases)
    func weeksThatDoNotExist(pattern: ProgressionPattern) {
        for week in [0, -1, .min, .max] { #expect(pattern.intensity(week: week) == nil) }
        #expect(!pattern.isDeload(week: 0) && !pattern.isDeload(week: -4))
    }

    @Test func customSaysNothing() {
        #expect(ProgressionPattern.custom.intensity(week: 1) == nil)
    }

    /// A day goes before its week, the week before the pattern.
    @Test func modifierOfAWeek() {
        let day = ProgramDay(template: "Push", intensity: FixedPoint(0.8))
        var week = ProgramWeek(days: [.monday: day, .tuesday: ProgramDay(template: "Pull")])
        func modifier(_ number: Int, _ weekday: Weekday? = nil) -> WeekModifier {
            week.modifier(number: number, pattern: .threeOneDeload, weekday: weekday)
        }
        #expect(modifier(2) == WeekModifier(intensity: FixedPoint(1.025)))
        #expect(modifier(2, .monday).intensity == FixedPoint(0.8))
        #expect(modifier(2, .monday).isDeload)
        #expect(modifier(2, .tuesday).intensity == FixedPoint(1.025))
        #expect(modifier(4).isMarkedDeload)
        week.intensity = FixedPoint(0.9)
        #expect(modifier(3).intensity == FixedPoint(0.9) && !modifier(3).isDeload)
        week.deload = false
        #expect(!modifier(4).isDeload)
        week.deload = nil
        week.phase = .deload
        #expect(modifier(1).isDeload)
        week.intensity = nil
        #expect(week.modifier(number: 3, pattern: .custom).intensity == FixedPoint(1))
    }
}

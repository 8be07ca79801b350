import Domain
import Testing

@Suite struct EnergyTests {
    @Test(
        arguments: [
            (80, 180, 30, .male, 1780), (60, 165, 25, .female, 1345.25), (80, 180, 30, .other, 1697),
            (80, 180, 30, .preferNotToSay, 1697), (80, 180, 30, nil, 1697), (80, 180, 0, .male, 1930),
        ] as [(Double, Double, Int, Gender?, Double)])
    func basalRate(kilograms: Double, centimetres: Double, years: Int, gender: Gender?, expected: Double) {
        let rate = Energy.basalRate(
            kilograms: kilograms, centimetres: centimetres, years: years, gender: gender)
        #expect(rate == expected)
    }

    @Test func impossibleBodiesHaveNoRate() {
        #expect(Energy.basalRate(kilograms: 0, centimetres: 180, years: 30, gender: .male) == nil)
        #expect(Energy.basalRate(kilograms: 80, centimetres: 0, years: 30, gender: .male) == nil)
        #expect(Energy.basalRate(kilograms: 80, centimetres: 180, years: -1, gender: .male) == nil)
    }

    @Test(
        arguments: [
            (.sedentary, 1200), (.lightlyActive, 1375), (.moderatelyActive, 1550), (.veryActive, 1725),
            (.extraActive, 1900),
        ] as [(ActivityLevel, Double)])
    func activity(level: ActivityLevel, expected: Double) {
        #expect(Sample.near(Energy.dailyExpenditure(basalRate: 1000, activity: level), expected))
    }

    @Test func caloriesForAGoal() {
        var profile = Profile(
            height: Length(FixedPoint(180), .cm), gender: .male, dateOfBirth: Sample.day("1995-11-13"),
            activity: .moderatelyActive)
        // The day before the thirtieth birthday, and the day.
        #expect(profile.basalRate(bodyweight: 80, on: Sample.day("2025-11-12")) == 1785)
        #expect(profile.basalRate(bodyweight: 80, on: Sample.day("2025-11-13")) == 1780)
        let day = Sample.day("2025-11-13")
        #expect(Sample.near(profile.calories(for: .maintain, bodyweight: 80, on: day), 2759))
        #expect(Sample.near(profile.calories(for: .cut, bodyweight: 80, on: day), 2259))
        #expect(Sample.near(profile.calories(for: .bulk, bodyweight: 80, on: day), 3259))
        #expect(profile.age(on: Sample.day("1990-01-01")) == nil)
        profile.activity = nil
        #expect(profile.calories(for: .cut, bodyweight: 80, on: day) == nil)
        profile.height = nil
        #expect(profile.basalRate(bodyweight: 80, on: day) == nil)
    }

    /// Half a kilogram lost in a week is 550 kcal a day.
    @Test func observed() {
        #expect(Energy.observedExpenditure(meanIntake: 2200, weightChange: -0.5, days: 7) == 2750)
        #expect(Energy.observedExpenditure(meanIntake: 2200, weightChange: 0.5, days: 7) == 1650)
        #expect(Energy.observedExpenditure(meanIntake: 2200, weightChange: 1, days: 0) == nil)
    }

    @Test func observedFromALog() {
        let start = Sample.day("2025-11-01")
        let intakes = (0...10).map { day in
            DayIntake(
                date: start + day, nutrients: Nutrients(calories: FixedPoint(day == 10 ? 9000 : 2000)),
                isComplete: day != 4)
        }
        // From 80 to 90 in ten days: the trend goes 10 × (1 - 0.9^10) = 6.513 kg up.
        let trend = WeightTrend([(start, 80.0), (start + 10, 90.0)].map { (date: $0.0, kilograms: $0.1) })
        let observed = ObservedExpenditure(from: start, to: start + 10, intakes: intakes, trend: trend)
        #expect(observed?.trackedDays == 9 && observed?.days == 10 && observed?.meanIntake == 2000)
        #expect(Sample.near(observed?.weightChange, 6.5132155990, 1e-9))
        #expect(Sample.near(observed?.kilocalories, 2000 - 6.5132155990 * 770, 1e-9))
        #expect(ObservedExpenditure(from: start, to: start + 11, intakes: intakes, trend: trend) == nil)
        #expect(ObservedExpenditure(from: start + -1, to: start + 10, intakes: intakes, trend: trend) == nil)
        #expect(ObservedExpenditure(from: start, to: start, intakes: intakes, trend: trend) == nil)
        #expect(ObservedExpenditure(from: start, to: start + 10, intakes: [], trend: trend) == nil)
    }
}

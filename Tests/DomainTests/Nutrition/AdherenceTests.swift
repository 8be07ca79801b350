import Domain
import Testing

@Suite struct AdherenceTests {
    static let profile = Profile(
        goals: NutritionGoals(
            calories: FixedPoint(2600), protein: .gramsPerKilogram(FixedPoint(2)), carbs: .grams(FixedPoint(290))),
        restDayGoals: NutritionGoals(calories: FixedPoint(2300)),
        trainingDayGoals: NutritionGoals(carbs: .grams(FixedPoint(350))))

    static func intake(_ date: String, _ calories: Int?, _ protein: Int? = nil, complete: Bool = true) -> DayIntake {
        DayIntake(
            date: Sample.day(date),
            nutrients: Nutrients(
                calories: calories.map { FixedPoint($0) }, protein: protein.map { FixedPoint($0) }),
            isComplete: complete)
    }

    static func week(_ intakes: [DayIntake], bodyweight: Double? = 80) -> Adherence {
        Adherence(
            Sample.day("2025-11-10")...Sample.day("2025-11-16"), intakes: intakes,
            goals: profile.goals, isTrainingDay: { $0 == Sample.day("2025-11-10") },
            bodyweight: { _ in bodyweight })
    }

    @Test func overrides() {
        let training = Self.profile.goals(isTrainingDay: true)
        #expect(training.calories == FixedPoint(2600) && training.carbs == .grams(FixedPoint(350)))
        let rest = Self.profile.goals(isTrainingDay: false)
        #expect(rest.calories == FixedPoint(2300) && rest.carbs == .grams(FixedPoint(290)))
        #expect(rest.protein == .gramsPerKilogram(FixedPoint(2)) && rest.fat == nil)
        #expect(MacroGoal.gramsPerKilogram(FixedPoint(1.8)).grams(bodyweight: 82.5) == 148.5)
        #expect(MacroGoal.gramsPerKilogram(FixedPoint(2)).grams(bodyweight: nil) == nil)
    }

    /// A day of fasting is a zero; a day without a log is no day of fasting.
    @Test func untrackedIsNotZero() {
        let week = Self.week([
            Self.intake("2025-11-10", 2600, 160), Self.intake("2025-11-11", 0, 0),
            Self.intake("2025-11-13", 500, 20, complete: false), Self.intake("2025-11-20", 9000, 900),
        ])
        #expect(week.days.count == 7)
        #expect(week.days.map(\.state) == [.tracked, .tracked, .untracked, .incomplete, .untracked, .untracked, .untracked])
        #expect(week.count(.tracked) == 2 && week.count(.untracked) == 4 && week.count(.incomplete) == 1)
        #expect(week.days[0].figures[.calories] == GoalFigure(goal: 2600, eaten: 2600))
        #expect(week.days[1].figures[.calories] == GoalFigure(goal: 2300, eaten: 0))
        #expect(week.days[2].figures.isEmpty)
        #expect(week.days[3].figures[.calories]?.eaten == 500)
        // Averages are over the two days that are fully known.
        #expect(week.average(.calories) == GoalFigure(goal: 2450, eaten: 1300))
        #expect(week.average(.protein) == GoalFigure(goal: 160, eaten: 80))
        #expect(week.daysMet(.calories)?.met == 1 && week.daysMet(.calories)?.of == 2)
    }

    @Test func unknownsAreLeftOut() {
        let week = Self.week([Self.intake("2025-11-10", nil, 100)], bodyweight: nil)
        #expect(week.days[0].figures.isEmpty)
        #expect(week.average(.protein) == nil && week.average(.fat) == nil && week.daysMet(.calories) == nil)
    }

    @Test func figures() {
        let figure = GoalFigure(goal: 200, eaten: 220)
        #expect(figure.difference == 20 && Sample.near(figure.percent, 110))
        #expect(figure.isMet() && !figure.isMet(within: 0.05))
        #expect(!GoalFigure(goal: 200, eaten: 179).isMet())
        #expect(GoalFigure(goal: 0, eaten: 0).isMet() && GoalFigure(goal: 0, eaten: 5).percent == nil)
    }
}

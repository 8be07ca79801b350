extension MacroGoal {
    /// The goal in grams a day; nil where it is per kilogram and the bodyweight (kg) is unknown.
    public func grams(bodyweight: Double?) -> Double? {
        switch self {
        case .grams(let grams): grams.double
        case .gramsPerKilogram(let grams): bodyweight.map { grams.double * $0 }
        }
    }
}

extension NutritionGoals {
    /// These goals with what `other` says in their place.
    public func overridden(by other: NutritionGoals) -> NutritionGoals {
        NutritionGoals(
            calories: other.calories ?? calories, protein: other.protein ?? protein,
            carbs: other.carbs ?? carbs, fat: other.fat ?? fat)
    }
}

extension Profile {
    /// The goals of a training or a rest day.
    public func goals(isTrainingDay: Bool) -> NutritionGoals {
        goals.overridden(by: isTrainingDay ? trainingDayGoals : restDayGoals)
    }
}

/// What adherence is measured in: kcal, and grams of macros.
public enum GoalKind: String, CaseIterable, Hashable, Sendable {
    case calories, protein, carbs, fat
}

/// A goal and what was eaten.
public struct GoalFigure: Hashable, Sendable {
    /// kcal or g.
    public var goal: Double
    public var eaten: Double

    public init(goal: Double, eaten: Double) {
        self.goal = goal
        self.eaten = eaten
    }

    /// Above 0: more than the goal.
    public var difference: Double { eaten - goal }
    /// Percent of the goal; nil for a goal of 0.
    public var percent: Double? { goal > 0 ? eaten / goal * 100 : nil }
    /// Whether the goal was kept within a share of it (0.1: 10 %), either way.
    public func isMet(within share: Double = 0.1) -> Bool { difference.magnitude <= goal * share + 1e-9 }
}

/// How much is known of what was eaten on a day.
public enum TrackingState: String, CaseIterable, Hashable, Sendable {
    /// Nothing was written down: no day of zero.
    case untracked
    /// Something is missing, a food without numbers or by the person's own word: the sums are too low.
    case incomplete
    /// Written down; zero is zero.
    case tracked
}

/// What was eaten on a day for which there is a log.
public struct DayIntake: Hashable, Sendable {
    public var date: CivilDate
    /// The day's sums; a nil nutrient is unknown.
    public var nutrients: Nutrients
    /// Whether the sums hold all that was eaten.
    public var isComplete: Bool

    public init(date: CivilDate, nutrients: Nutrients, isComplete: Bool = true) {
        self.date = date
        self.nutrients = nutrients
        self.isComplete = isComplete
    }

    /// The day's sum of one kind in kcal or g; nil: unknown.
    public func amount(_ kind: GoalKind) -> Double? {
        switch kind {
        case .calories: nutrients.calories?.double
        case .protein: nutrients.protein?.double
        case .carbs: nutrients.carbs?.double
        case .fat: nutrients.fat?.double
        }
    }
}

/// A day against its goals.
public struct DayAdherence: Hashable, Sendable {
    public var date: CivilDate
    public var state: TrackingState
    public var isTrainingDay: Bool
    /// Where there is both a goal and a known amount.
    public var figures: [GoalKind: GoalFigure]
}

/// A period against the goals, day by day and averaged.
public struct Adherence: Hashable, Sendable {
    /// Every day of the period, untracked ones too.
    public var days: [DayAdherence]

    /// - Parameters:
    ///   - intakes: The logged days, in any order; a day without one is untracked.
    ///   - bodyweight: kg on a day, for goals per kilogram.
    public init(
        _ period: ClosedRange<CivilDate>, intakes: [DayIntake],
        goals: (_ isTrainingDay: Bool) -> NutritionGoals, isTrainingDay: (CivilDate) -> Bool,
        bodyweight: (CivilDate) -> Double? = { _ in nil }
    ) {
        let byDate = Dictionary(intakes.map { ($0.date, $0) }, uniquingKeysWith: { _, last in last })
        days = (period.lowerBound.days...period.upperBound.days).map { day in
            let date = CivilDate(days: day)
            let trains = isTrainingDay(date)
            guard let intake = byDate[date] else {
                return DayAdherence(date: date, state: .untracked, isTrainingDay: trains, figures: [:])
            }
            let goals = goals(trains)
            var figures: [GoalKind: GoalFigure] = [:]
            for kind in GoalKind.allCases {
                guard let eaten = intake.amount(kind),
                    let goal = goals.amount(kind, bodyweight: { bodyweight(date) })
                else { continue }
                figures[kind] = GoalFigure(goal: goal, eaten: eaten)
            }
            return DayAdherence(
                date: date, state: intake.isComplete ? .tracked : .incomplete, isTrainingDay: trains,
                figures: figures)
        }
    }

    /// How many days are in a state.
    public func count(_ state: TrackingState) -> Int { days.count { $0.state == state } }

    /// The mean goal and the mean eaten, over the days that are fully tracked; nil where none has
    /// both.
    public func average(_ kind: GoalKind) -> GoalFigure? {
        let figures = tracked(kind)
        guard !figures.isEmpty else { return nil }
        let sum = figures.reduce(into: (goal: 0.0, eaten: 0.0)) {
            $0.goal += $1.goal
            $0.eaten += $1.eaten
        }
        return GoalFigure(
            goal: sum.goal / Double(figures.count), eaten: sum.eaten / Double(figures.count))
    }

    /// On how many of the fully tracked days a goal was kept; nil where none has it.
    public func daysMet(_ kind: GoalKind, within share: Double = 0.1) -> (met: Int, of: Int)? {
        let figures = tracked(kind)
        return figures.isEmpty ? nil : (figures.count { $0.isMet(within: share) }, figures.count)
    }

    private func tracked(_ kind: GoalKind) -> [GoalFigure] {
        days.compactMap { $0.state == .tracked ? $0.figures[kind] : nil }
    }
}

extension NutritionGoals {
    /// A goal in kcal or g; the bodyweight is asked for only where it is needed.
    func amount(_ kind: GoalKind, bodyweight: () -> Double?) -> Double? {
        let goal: MacroGoal?
        switch kind {
        case .calories: return calories?.double
        case .protein: goal = protein
        case .carbs: goal = carbs
        case .fat: goal = fat
        }
        guard case .gramsPerKilogram = goal else { return goal?.grams(bodyweight: nil) }
        return goal?.grams(bodyweight: bodyweight())
    }
}

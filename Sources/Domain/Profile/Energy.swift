extension ActivityLevel {
    /// What the basal rate is multiplied by for a day's expenditure.
    public var factor: Double {
        switch self {
        case .sedentary: 1.2
        case .lightlyActive: 1.375
        case .moderatelyActive: 1.55
        case .veryActive: 1.725
        case .extraActive: 1.9
        }
    }
}

/// What a person wants their weight to do.
public enum EnergyGoal: String, CaseIterable, Hashable, Sendable {
    case cut, maintain, bulk

    /// kcal a day on top of the expenditure: about half a kilogram a week.
    public var adjustment: Double {
        switch self {
        case .cut: -500
        case .maintain: 0
        case .bulk: 500
        }
    }
}

/// Energy spent, estimated from who a person is or observed in what the log shows.
public enum Energy {
    /// kcal in a kilogram of body mass (Wishnofsky 1958: 3,500 kcal a pound).
    public static let kilocaloriesPerKilogram = 7_700.0

    /// The basal metabolic rate in kcal a day (Mifflin, St Jeor et al., Am. J. Clin. Nutr. 51,
    /// 1990): 10 kg + 6.25 cm - 5 years, + 5 for men and - 161 for women; where a person says
    /// neither, the mean of the two, - 78. Nil for a weight or height of 0 or below, or an age
    /// below 0.
    public static func basalRate(
        kilograms: Double, centimetres: Double, years: Int, gender: Gender?
    ) -> Double? {
        guard kilograms > 0, centimetres > 0, years >= 0 else { return nil }
        let base = 10 * kilograms + 6.25 * centimetres - 5 * Double(years)
        switch gender {
        case .male: return base + 5
        case .female: return base - 161
        case .other, .preferNotToSay, nil: return base - 78
        }
    }

    /// The total daily energy expenditure in kcal.
    public static func dailyExpenditure(basalRate: Double, activity: ActivityLevel) -> Double {
        basalRate * activity.factor
    }

    /// The expenditure that a log shows, in kcal a day: what was eaten less what the body kept.
    /// Nil where no day has passed.
    ///
    /// - Parameters:
    ///   - meanIntake: kcal a day, over the days that are fully tracked.
    ///   - weightChange: kg from the first to the last day, of the trend rather than the scale.
    ///   - days: From the first to the last day.
    public static func observedExpenditure(meanIntake: Double, weightChange: Double, days: Int) -> Double? {
        days > 0 ? meanIntake - weightChange * kilocaloriesPerKilogram / Double(days) : nil
    }
}

/// The expenditure observed over a period, with how much of it was logged.
public struct ObservedExpenditure: Hashable, Sendable {
    /// kcal a day.
    public var kilocalories: Double
    /// kcal a day over the fully tracked days.
    public var meanIntake: Double
    /// kg, of the trend.
    public var weightChange: Double
    /// From the first to the last day.
    public var days: Int
    public var trackedDays: Int

    /// The expenditure from `start` to `end`, of the intake on the days from `start` up to the day
    /// before `end`: a weight is what the days before it made. Incomplete days and days without
    /// calories are left out. Nil where the trend does not span the period or nothing was tracked.
    public init?(from start: CivilDate, to end: CivilDate, intakes: [DayIntake], trend: WeightTrend) {
        let eaten = intakes.compactMap { day in
            day.isComplete && day.date >= start && day.date < end ? day.amount(.calories) : nil
        }
        guard !eaten.isEmpty, let first = trend.value(on: start), let last = trend.value(on: end),
            trend.points.last.map({ $0.date >= end }) == true
        else { return nil }
        days = end - start
        trackedDays = eaten.count
        weightChange = last - first
        meanIntake = eaten.reduce(0, +) / Double(eaten.count)
        guard
            let kilocalories = Energy.observedExpenditure(
                meanIntake: meanIntake, weightChange: weightChange, days: days)
        else { return nil }
        self.kilocalories = kilocalories
    }
}

extension Profile {
    /// The age in whole years; nil where the date of birth is unknown or yet to come.
    public func age(on date: CivilDate) -> Int? {
        dateOfBirth.flatMap { $0 <= date ? $0.years(until: date) : nil }
    }

    /// The basal metabolic rate in kcal a day at a bodyweight in kg; nil where height or age is
    /// missing.
    public func basalRate(bodyweight: Double, on date: CivilDate) -> Double? {
        guard let height, let years = age(on: date) else { return nil }
        return Energy.basalRate(
            kilograms: bodyweight, centimetres: height.centimetres, years: years, gender: gender)
    }

    /// The calories of a day for a goal, in kcal; nil where height, age or activity is missing.
    public func calories(for goal: EnergyGoal, bodyweight: Double, on date: CivilDate) -> Double? {
        guard let activity, let rate = basalRate(bodyweight: bodyweight, on: date) else { return nil }
        return Energy.dailyExpenditure(basalRate: rate, activity: activity) + goal.adjustment
    }
}

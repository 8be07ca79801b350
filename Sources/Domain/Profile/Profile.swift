public enum Gender: String, CaseIterable, Hashable, Sendable {
    case male, female, other
    case preferNotToSay = "prefer_not_to_say"
}

public enum ActivityLevel: String, CaseIterable, Hashable, Sendable {
    case sedentary
    case lightlyActive = "lightly_active"
    case moderatelyActive = "moderately_active"
    case veryActive = "very_active"
    case extraActive = "extra_active"
}

/// A macro goal: grams a day, or grams per kilogram of bodyweight.
public enum MacroGoal: Hashable, Sendable {
    case grams(FixedPoint)
    case gramsPerKilogram(FixedPoint)
}

/// What to eat in a day; a nil is no goal.
public struct NutritionGoals: Hashable, Sendable {
    /// kcal, above 0.
    public var calories: FixedPoint?
    public var protein: MacroGoal?
    public var carbs: MacroGoal?
    public var fat: MacroGoal?

    public init(
        calories: FixedPoint? = nil, protein: MacroGoal? = nil, carbs: MacroGoal? = nil,
        fat: MacroGoal? = nil
    ) {
        self.calories = calories
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
    }
}

/// The program being followed.
public struct ActiveProgram: Hashable, Sendable {
    public var name: String
    public var started: CivilDate?
    /// The day or week to stand at, where a person sets it by hand.
    public var day: Int?
    public var week: Int?

    public init(name: String, started: CivilDate? = nil, day: Int? = nil, week: Int? = nil) {
        self.name = name
        self.started = started
        self.day = day
        self.week = week
    }
}

/// Who trains.
public struct Profile: Hashable, Sendable {
    /// At most 50 characters.
    public var name: String?
    public var height: Length?
    public var gender: Gender?
    public var dateOfBirth: CivilDate?
    public var activity: ActivityLevel?
    public var fitnessLevel: Difficulty?
    /// In the person's words: `get stronger`.
    public var trainingGoals: [String]
    /// 0 to 7.
    public var trainingDaysPerWeek: Int?
    public var equipment: [Equipment]
    public var goals: NutritionGoals
    public var restDayGoals: NutritionGoals
    public var trainingDayGoals: NutritionGoals
    /// Training maxima by exercise name.
    public var trainingMax: [String: Weight]
    public var program: ActiveProgram?
    public var notes: String?

    public init(
        name: String? = nil, height: Length? = nil, gender: Gender? = nil,
        dateOfBirth: CivilDate? = nil, activity: ActivityLevel? = nil,
        fitnessLevel: Difficulty? = nil, trainingGoals: [String] = [],
        trainingDaysPerWeek: Int? = nil, equipment: [Equipment] = [], goals: NutritionGoals = .init(),
        restDayGoals: NutritionGoals = .init(), trainingDayGoals: NutritionGoals = .init(),
        trainingMax: [String: Weight] = [:], program: ActiveProgram? = nil, notes: String? = nil
    ) {
        self.name = name
        self.height = height
        self.gender = gender
        self.dateOfBirth = dateOfBirth
        self.activity = activity
        self.fitnessLevel = fitnessLevel
        self.trainingGoals = trainingGoals
        self.trainingDaysPerWeek = trainingDaysPerWeek
        self.equipment = equipment
        self.goals = goals
        self.restDayGoals = restDayGoals
        self.trainingDayGoals = trainingDayGoals
        self.trainingMax = trainingMax
        self.program = program
        self.notes = notes
    }
}

/// One weigh-in.
public struct BodyweightEntry: Hashable, Sendable {
    public var date: DateTime
    public var weight: Weight
    /// Percent.
    public var bodyFat: FixedPoint?
    /// Girths by name: `waist`.
    public var girths: [String: Length]
    public var notes: String?

    public init(
        date: DateTime, weight: Weight, bodyFat: FixedPoint? = nil, girths: [String: Length] = [:],
        notes: String? = nil
    ) {
        self.date = date
        self.weight = weight
        self.bodyFat = bodyFat
        self.girths = girths
        self.notes = notes
    }

    /// The girths that have a key of their own.
    public static let girthKeys = ["waist", "hips", "chest", "neck", "shoulders", "arm", "forearm", "thigh", "calf"]
}

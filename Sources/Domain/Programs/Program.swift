public enum ProgramCategory: String, CaseIterable, Hashable, Sendable {
    case powerlifting, bodybuilding, strength, calisthenics, crossfit
    case strengthTraining = "strength_training"
    case generalFitness = "general_fitness"
    case sportSpecific = "sport_specific"
}

public enum Difficulty: String, CaseIterable, Hashable, Sendable {
    case beginner, intermediate, advanced
}

/// What a training week is for.
public enum Phase: String, CaseIterable, Hashable, Sendable {
    case hypertrophy, strength, peaking, deload, testing
}

/// A plan over days or weeks.
public struct Program: Hashable, Sendable {
    public var id: String?
    /// At most 100 characters, unique as names compare.
    public var name: String
    public var names: [String: String]
    public var description: String?
    public var category: ProgramCategory
    public var difficulty: Difficulty?
    public var created: CivilDate?
    public var lastUsed: CivilDate?
    public var schedule: Schedule

    public init(
        id: String? = nil, name: String, names: [String: String] = [:], description: String? = nil,
        category: ProgramCategory = .generalFitness, difficulty: Difficulty? = nil,
        created: CivilDate? = nil, lastUsed: CivilDate? = nil, schedule: Schedule
    ) {
        self.id = id
        self.name = name
        self.names = names
        self.description = description
        self.category = category
        self.difficulty = difficulty
        self.created = created
        self.lastUsed = lastUsed
        self.schedule = schedule
    }
}

/// The two shapes of a program.
public enum Schedule: Hashable, Sendable {
    /// Day follows day as workouts are completed; the list is gone through `repeats` times.
    /// Days in all: 1 to 365.
    case days([ProgramDay], repeats: Int)
    /// Weeks follow the calendar.
    case weeks([ProgramWeek], progression: ProgressionPattern)
}

/// A day of a program: a template, or rest.
public struct ProgramDay: Hashable, Sendable {
    /// Nil is a rest day.
    public var template: String?
    public var name: String?
    /// At most 500 characters.
    public var notes: String?
    /// Overrides of the week's modifiers, in weeks only.
    public var intensity: FixedPoint?
    public var volume: FixedPoint?
    /// A suggested RPE.
    public var rpe: RPE?
    /// The number as written, where the file numbers its days.
    public var number: Int?

    public init(
        template: String?, name: String? = nil, notes: String? = nil, intensity: FixedPoint? = nil,
        volume: FixedPoint? = nil, rpe: RPE? = nil, number: Int? = nil
    ) {
        self.template = template
        self.name = name
        self.notes = notes
        self.intensity = intensity
        self.volume = volume
        self.rpe = rpe
        self.number = number
    }
}

/// A week of a program.
public struct ProgramWeek: Hashable, Sendable {
    /// The number as written, where the file numbers its weeks.
    public var number: Int?
    public var name: String?
    public var notes: String?
    public var phase: Phase?
    /// Load modifier, 1 is unchanged; nil: the progression pattern gives it.
    public var intensity: FixedPoint?
    /// Volume modifier, 1 is unchanged.
    public var volume: FixedPoint?
    /// Nil: the progression pattern decides.
    public var deload: Bool?
    public var days: [Weekday: ProgramDay]

    public init(
        number: Int? = nil, name: String? = nil, notes: String? = nil, phase: Phase? = nil,
        intensity: FixedPoint? = nil, volume: FixedPoint? = nil, deload: Bool? = nil,
        days: [Weekday: ProgramDay]
    ) {
        self.number = number
        self.name = name
        self.notes = notes
        self.phase = phase
        self.intensity = intensity
        self.volume = volume
        self.deload = deload
        self.days = days
    }
}

/// How load moves from week to week.
public enum ProgressionPattern: String, CaseIterable, Hashable, Sendable {
    case linear, wave
    case threeOneDeload = "three_one_deload"
    case fourOneDeload = "four_one_deload"
    case custom
}

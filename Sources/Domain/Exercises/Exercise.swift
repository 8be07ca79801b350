/// The tool family of an exercise.
public enum ExerciseCategory: String, CaseIterable, Hashable, Sendable {
    case barbell, dumbbell, bodyweight, machine, cable, kettlebell, band, cardio, metcon
}

/// What an exercise needs.
public enum Equipment: String, CaseIterable, Hashable, Sendable {
    case barbell, dumbbell, none, machine, cable, kettlebell, plate, band
}

/// A muscle group.
public enum Muscle: String, CaseIterable, Hashable, Sendable {
    case chest, back, shoulders, biceps, triceps, forearms, quads, hamstrings, glutes, calves, core
    case fullBody = "full_body"
}

/// The coarser view that groups muscles and cardio.
public enum MainGroup: String, CaseIterable, Hashable, Sendable {
    case lowerBody = "lower_body"
    case upperBody = "upper_body"
    case cardio, core
    case fullBody = "full_body"
    case arms, shoulders

    /// The main group of an exercise, from its category and its first muscle.
    public init(category: ExerciseCategory, muscle: Muscle) {
        guard category != .cardio else {
            self = .cardio
            return
        }
        switch muscle {
        case .quads, .hamstrings, .glutes, .calves: self = .lowerBody
        case .chest, .back: self = .upperBody
        case .biceps, .triceps, .forearms: self = .arms
        case .shoulders: self = .shoulders
        case .core: self = .core
        case .fullBody: self = .fullBody
        }
    }
}

/// A movement of the library, preset or a person's own.
public struct Exercise: Hashable, Sendable {
    public var id: String?
    /// At most 100 characters, unique as names compare.
    public var name: String
    /// The name in other languages, by language code.
    public var names: [String: String]
    public var aliases: [String]
    public var category: ExerciseCategory
    public var equipment: Equipment?
    /// Primary muscle groups, at least one.
    public var muscles: [Muscle]
    public var secondaryMuscles: [Muscle]
    public var notes: String?
    /// Library version, from 1.
    public var version: Int

    public init(
        id: String? = nil, name: String, names: [String: String] = [:], aliases: [String] = [],
        category: ExerciseCategory, equipment: Equipment? = nil, muscles: [Muscle],
        secondaryMuscles: [Muscle] = [], notes: String? = nil, version: Int = 1
    ) {
        self.id = id
        self.name = name
        self.names = names
        self.aliases = aliases
        self.category = category
        self.equipment = equipment
        self.muscles = muscles
        self.secondaryMuscles = secondaryMuscles
        self.notes = notes
        self.version = version
    }
}

/// The formats of a metabolic-conditioning session.
public enum MetconType: String, CaseIterable, Hashable, Sendable {
    case amrap = "AMRAP"
    case emom = "EMOM"
    case forTime = "For Time"
    case tabata = "Tabata"
    case chipper = "Chipper"
    case ladder = "Ladder"
    case rounds = "Rounds"
    case other = "Other"
}

/// What a metcon was and how it went. Its time is the workout's `duration`.
public struct Metcon: Hashable, Sendable {
    public var type: MetconType
    /// Whole rounds completed.
    public var rounds: Int?
    /// As a person says it: `7 rounds + 12 reps`. At most 200 characters.
    public var result: String?
    public var movements: [Movement]

    public init(type: MetconType, rounds: Int? = nil, result: String? = nil, movements: [Movement] = []) {
        self.type = type
        self.rounds = rounds
        self.result = result
        self.movements = movements
    }
}

/// One movement of a metcon: `Thruster: 43kg 21-15-9`.
public struct Movement: Hashable, Sendable {
    public var exercise: String
    public var load: Load
    /// The repetition scheme as written: `21-15-9`, `12`, `400m`.
    public var scheme: String

    public init(exercise: String, load: Load, scheme: String) {
        self.exercise = exercise
        self.load = load
        self.scheme = scheme
    }
}

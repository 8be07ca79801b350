/// What a personal record is a record of.
public enum RecordKind: String, CaseIterable, Hashable, Sendable {
    /// kg, by the formula of the settings.
    case estimatedOneRepMax = "estimated_1rm"
    /// kg of one implement; for bodyweight sets what was added, below 0 where assisted, so that
    /// less assistance is the record.
    case heaviestWeight = "heaviest_weight"
    /// Repetitions in one go at a weight.
    case mostReps = "most_reps"
    /// kg of one set.
    case setVolume = "set_volume"
    /// kg of all sets of the exercise in one session.
    case sessionVolume = "session_volume"
    /// Seconds of a timed set at a weight.
    case longestTime = "longest_time"
}

/// A best of one exercise: a record over what stood before, or the baseline that later ones
/// have to beat.
public struct PersonalRecord: Hashable, Sendable {
    public var kind: RecordKind
    /// The exercise's name, as the replay names it.
    public var exercise: String
    public var date: DateTime
    /// Which workout, from 0 in the order in which they were replayed.
    public var workout: Int
    /// In the unit that `kind` says.
    public var value: Double
    /// What it beats; nil for a baseline.
    public var previous: Double?
    /// Where in the workout the set stands, from 0; nil for a session's volume.
    public var place: SetPlace?
    /// kg of one implement (for bodyweight sets what was added), where there is a load.
    public var weight: Double?
    /// The repetitions in one go; nil for times and sessions.
    public var reps: Int?
    /// The estimate in kg that this set gives, where it gives one.
    public var oneRepMax: Double?

    public init(
        kind: RecordKind, exercise: String, date: DateTime, workout: Int, value: Double,
        previous: Double? = nil, place: SetPlace? = nil, weight: Double? = nil, reps: Int? = nil,
        oneRepMax: Double? = nil
    ) {
        self.kind = kind
        self.exercise = exercise
        self.date = date
        self.workout = workout
        self.value = value
        self.previous = previous
        self.place = place
        self.weight = weight
        self.reps = reps
        self.oneRepMax = oneRepMax
    }

    /// Whether it is the first ever of its kind, and so no record.
    public var isBaseline: Bool { previous == nil }

    /// By how much it beats what stood before.
    public var improvement: Double? { previous.map { value - $0 } }
}

/// A set line within a workout.
public struct SetPlace: Hashable, Sendable {
    /// Which exercise of the workout, from 0.
    public var exercise: Int
    /// Which line of the exercise, from 0.
    public var line: Int

    public init(exercise: Int, line: Int) {
        self.exercise = exercise
        self.line = line
    }
}

/// When two weights are one weight.
public enum WeightTie {
    /// kg. A 225 lb set, logged again as 102.06 kg or 102.1 kg, is no heavier: rounding to one
    /// decimal moves a weight by at most this. The finest plates in use, a quarter pound or
    /// kilogram (0.113 kg and 0.25 kg), are more than twice it, so no real step is lost.
    public static let tolerance = 0.05

    /// Whether two weights in kg are the same weight, written or rounded differently.
    public static func holds(_ a: Double, _ b: Double) -> Bool {
        // The last figure keeps 0.05 itself inside, whatever binary fractions make of it.
        (a - b).magnitude <= tolerance + 1e-9
    }

    /// Whether `a` is above `b` by more than the order of additions can explain.
    static func isAbove(_ a: Double, _ b: Double) -> Bool {
        a > b + 1e-9 * max(1, b.magnitude)
    }
}

/// What a session mainly was.
public enum WorkoutType: String, CaseIterable, Hashable, Sendable {
    case lifting, cardio, metcon
}

/// One training session.
public struct Workout: Hashable, Sendable {
    /// A UUID of another app, kept as written.
    public var id: String?
    public var date: DateTime
    public var type: WorkoutType
    /// The session's own title, where it has one.
    public var name: String?
    /// The template it came from, by name.
    public var template: String?
    public var program: String?
    /// The day of the program, from 1.
    public var programDay: Int?
    public var duration: TimeSpan?
    /// 1 to 5.
    public var rating: Int?
    /// The whole session's RPE.
    public var sessionRPE: RPE?
    public var gym: String?
    /// IANA name, where the session was elsewhere: `America/New_York`.
    public var timezone: String?
    public var tags: [String]
    /// At most 500 characters.
    public var notes: String?
    public var exercises: [WorkoutExercise]
    public var cardio: Cardio?
    public var metcon: Metcon?

    public init(
        id: String? = nil, date: DateTime, type: WorkoutType = .lifting, name: String? = nil,
        template: String? = nil, program: String? = nil, programDay: Int? = nil,
        duration: TimeSpan? = nil, rating: Int? = nil, sessionRPE: RPE? = nil,
        gym: String? = nil, timezone: String? = nil, tags: [String] = [], notes: String? = nil,
        exercises: [WorkoutExercise] = [], cardio: Cardio? = nil, metcon: Metcon? = nil
    ) {
        self.id = id
        self.date = date
        self.type = type
        self.name = name
        self.template = template
        self.program = program
        self.programDay = programDay
        self.duration = duration
        self.rating = rating
        self.sessionRPE = sessionRPE
        self.gym = gym
        self.timezone = timezone
        self.tags = tags
        self.notes = notes
        self.exercises = exercises
        self.cardio = cardio
        self.metcon = metcon
    }
}

/// One exercise of a session with its sets, in order.
public struct WorkoutExercise: Hashable, Sendable {
    /// The exercise by name, alias or unambiguous spelling, as written.
    public var exercise: String
    /// Exercises that share a label are done in turn: `A`.
    public var superset: String?
    /// The rest between sets, where no set says its own.
    public var rest: TimeSpan?
    public var notes: String?
    public var sets: [WorkoutSet]

    public init(
        exercise: String, superset: String? = nil, rest: TimeSpan? = nil, notes: String? = nil,
        sets: [WorkoutSet]
    ) {
        self.exercise = exercise
        self.superset = superset
        self.rest = rest
        self.notes = notes
        self.sets = sets
    }
}

/// What a template trains for.
public enum TemplateCategory: String, CaseIterable, Hashable, Sendable {
    case strength, hypertrophy, calisthenics, weightlifting, beginner, custom
}

/// A session to be repeated.
public struct Template: Hashable, Sendable {
    public var id: String?
    /// At most 100 characters, unique as names compare.
    public var name: String
    public var names: [String: String]
    public var category: TemplateCategory
    public var description: String?
    public var created: CivilDate?
    public var lastUsed: CivilDate?
    /// At least one.
    public var exercises: [TemplateExercise]

    public init(
        id: String? = nil, name: String, names: [String: String] = [:],
        category: TemplateCategory = .custom, description: String? = nil,
        created: CivilDate? = nil, lastUsed: CivilDate? = nil, exercises: [TemplateExercise]
    ) {
        self.id = id
        self.name = name
        self.names = names
        self.category = category
        self.description = description
        self.created = created
        self.lastUsed = lastUsed
        self.exercises = exercises
    }
}

/// One exercise of a template with what is to be done.
public struct TemplateExercise: Hashable, Sendable {
    public var exercise: String
    public var superset: String?
    public var rest: TimeSpan?
    /// At most 200 characters.
    public var notes: String?
    /// At least one.
    public var prescriptions: [Prescription]

    public init(
        exercise: String, superset: String? = nil, rest: TimeSpan? = nil, notes: String? = nil,
        prescriptions: [Prescription]
    ) {
        self.exercise = exercise
        self.superset = superset
        self.rest = rest
        self.notes = notes
        self.prescriptions = prescriptions
    }
}

/// A line of a template: `4 x 6-8 @8 rest 2min (no leg drive)`, `3 x 60s`, `1 x 5+ @85%`.
public struct Prescription: Hashable, Sendable {
    /// 1 to 10.
    public var sets: Int
    /// Repetitions (one number, a range, at least), a time or a distance.
    public var work: Work
    /// A load, where the template fixes one.
    public var load: Load
    public var exertion: Exertion?
    /// Percent of the training maximum.
    public var percent: FixedPoint?
    public var type: SetType
    public var tempo: String?
    public var rest: TimeSpan?
    /// At most 200 characters.
    public var note: String?

    public init(
        sets: Int, work: Work, load: Load = .unspecified, exertion: Exertion? = nil,
        percent: FixedPoint? = nil, type: SetType = [], tempo: String? = nil,
        rest: TimeSpan? = nil, note: String? = nil
    ) {
        self.sets = sets
        self.work = work
        self.load = load
        self.exertion = exertion
        self.percent = percent
        self.type = type
        self.tempo = tempo
        self.rest = rest
        self.note = note
    }
}

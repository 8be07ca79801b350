/// How a folder is read and reported on.
public struct Settings: Hashable, Sendable {
    /// The format version; 1.
    public var version: Int
    public var weightUnit: WeightUnit
    public var distanceUnit: DistanceUnit
    public var lengthUnit: LengthUnit
    public var weekStarts: Weekday
    public var oneRepMax: OneRepMaxFormula
    public var language: Language?
    /// IANA name; nil is the machine's.
    public var timezone: String?
    /// To which day the small hours belong; midnight unless said.
    public var dayStarts: CivilTime?
    /// What a bodyweight set weighs in volumes.
    public var bodyweightLoad: BodyweightLoad
    /// The smallest step that can be loaded, by equipment.
    public var increments: [Equipment: Weight]
    /// The carrier of new files.
    public var carrier: Carrier
    /// Whether written YAML files begin with a schema line for editors.
    public var schemaLine: Bool
    /// Severity by finding code.
    public var lint: [String: LintLevel]

    public init(
        version: Int = 1, weightUnit: WeightUnit = .kg, distanceUnit: DistanceUnit = .km,
        lengthUnit: LengthUnit = .cm, weekStarts: Weekday = .sunday,
        oneRepMax: OneRepMaxFormula = .brzycki, language: Language? = nil, timezone: String? = nil,
        dayStarts: CivilTime? = nil, bodyweightLoad: BodyweightLoad = .nothing,
        increments: [Equipment: Weight] = [:], carrier: Carrier = .markdown, schemaLine: Bool = false,
        lint: [String: LintLevel] = [:]
    ) {
        self.version = version
        self.weightUnit = weightUnit
        self.distanceUnit = distanceUnit
        self.lengthUnit = lengthUnit
        self.weekStarts = weekStarts
        self.oneRepMax = oneRepMax
        self.language = language
        self.timezone = timezone
        self.dayStarts = dayStarts
        self.bodyweightLoad = bodyweightLoad
        self.increments = increments
        self.carrier = carrier
        self.schemaLine = schemaLine
        self.lint = lint
    }
}

/// A formula that estimates a one-repetition maximum.
public enum OneRepMaxFormula: String, CaseIterable, Hashable, Sendable {
    case brzycki, epley, lombardi, mayhew, oconner, wathan, lander
}

/// A language that messages are written in.
public enum Language: String, CaseIterable, Hashable, Sendable {
    case english = "en"
    case turkish = "tr"
}

/// What a bodyweight set weighs in volumes: nothing, or the bodyweight of that day.
public enum BodyweightLoad: String, CaseIterable, Hashable, Sendable {
    case nothing = "none"
    case bodyweight
}

/// The two kinds of file that hold the same values.
public enum Carrier: String, CaseIterable, Hashable, Sendable {
    case markdown = "md"
    case yaml
}

/// What a person wants of a finding.
public enum LintLevel: String, CaseIterable, Hashable, Sendable {
    case error, warning, note, off
}

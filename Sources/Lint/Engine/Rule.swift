import Documents
import Domain
import Format

/// One kind of finding: its documentation, its examples (which are its tests) and, where it is not
/// found while reading, its check.
public struct Rule: Sendable {
    public let code: Code
    /// How much it matters unless settings say otherwise.
    public let severity: Severity
    /// What it is, in one line.
    public let summary: String
    /// Why it is looked for, and what to do about it.
    public let explanation: String
    public let examples: [RuleExample]
    /// Whether it is about files and folders on disk, which no example in memory can show.
    public let isAboutDisk: Bool
    let check: RuleCheck

    init(
        _ code: Code, _ severity: Severity, _ summary: String, explanation: String, examples: [RuleExample],
        isAboutDisk: Bool = false, check: RuleCheck = .whileReading
    ) {
        self.code = code
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
        self.examples = examples
        self.isAboutDisk = isAboutDisk
        self.check = check
    }
}

/// When a rule looks.
enum RuleCheck: Sendable {
    /// It is reported while a file is read.
    case whileReading
    case workout(@Sendable (Workout, EntryContext) -> Void)
    case mealDay(@Sendable (MealDay, EntryContext) -> Void)
    /// A line of a meal or recipe that is not simply an amount of a known food.
    case foodLine(@Sendable (DoubtfulFood, EntryContext) -> Void)
    case template(@Sendable (Template, EntryContext) -> Void)
    case program(@Sendable (Program, EntryContext) -> Void)
    case food(@Sendable (Food, EntryContext) -> Void)
    case exercise(@Sendable (Exercise, EntryContext) -> Void)
    case profile(@Sendable (Profile, EntryContext) -> Void)
    case settings(@Sendable (Settings, EntryContext) -> Void)
    case bodyweight(@Sendable ([BodyweightEntry], EntryContext) -> Void)
    /// Any entity.
    case entity(@Sendable (Entity, EntryContext) -> Void)
    /// It compares files with each other.
    case folder(@Sendable (Facts, FolderContext) -> Void)
}

/// An example of a rule: a small folder. In `text`, `⟦…⟧` stands around what the finding points
/// at; a text without these marks must not have the finding.
public struct RuleExample: Sendable {
    public let path: String
    public let text: String
    /// What mends it, where the finding brings a fix: the whole text afterwards.
    public let fixed: String?
    /// Other files of the folder.
    public let others: [(path: String, text: String)]
    /// How the text is saved.
    public let encoding: Encoding

    /// How a text becomes bytes; all but UTF-8 are damage.
    public enum Encoding: Sendable {
        case utf8, latin1, utf16
    }

    /// A text that has the finding between its marks.
    static func bad(
        _ path: String, _ text: String, fixed: String? = nil, with others: [(path: String, text: String)] = [],
        as encoding: Encoding = .utf8
    ) -> RuleExample {
        RuleExample(path: path, text: text, fixed: fixed, others: others, encoding: encoding)
    }

    /// A text that does not have it.
    static func good(_ path: String, _ text: String, with others: [(path: String, text: String)] = []) -> RuleExample {
        RuleExample(path: path, text: text, fixed: nil, others: others, encoding: .utf8)
    }

    /// A part of the text as it is saved.
    public func bytes(_ text: String) -> [UInt8] {
        switch encoding {
        case .utf8: Array(text.utf8)
        case .latin1: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        case .utf16: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
        }
    }

    public var isBad: Bool { text.contains("⟦") }
}

import Domain

/// A kind of file.
public enum Kind: String, CaseIterable, Sendable {
    case settings, profile, bodyweight, exercise, food, template, program, workout
    case mealDay = "meal_day"
    case coach

    /// The folder whose files are of this kind; settings and profile are single files.
    public var folder: String? {
        switch self {
        case .settings, .profile: nil
        case .bodyweight: "bodyweight"
        case .exercise: "exercises"
        case .food: "foods"
        case .template: "templates"
        case .program: "programs"
        case .workout: "workouts"
        case .mealDay: "meals"
        case .coach: "coach"
        }
    }

    /// The kind of a file by its path from the root, or nil where the folder says nothing.
    public init?(path: String) {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else {
            switch path.utf8.firstIndex(of: UInt8(ascii: ".")).map({ path[..<$0] }) ?? path[...] {
            case "antrain": self = .settings
            case "profile": self = .profile
            case "bodyweight": self = .bodyweight
            default: return nil
            }
            return
        }
        switch path[..<slash] {
        case "workouts": self = .workout
        case "meals": self = .mealDay
        case "bodyweight": self = .bodyweight
        case "templates": self = .template
        case "programs": self = .program
        case "exercises": self = .exercise
        case "foods": self = .food
        case "coach": self = .coach
        default: return nil
        }
    }

    /// Whether one file may hold a list of them.
    public var allowsList: Bool {
        switch self {
        case .exercise, .food, .template, .program: true
        default: false
        }
    }

    /// What the record of this kind looks like.
    public var record: Record {
        switch self {
        case .settings: SettingsFormat.record
        case .profile: ProfileFormat.record
        case .bodyweight: BodyweightFormat.record
        case .exercise: ExerciseFormat.record
        case .food: FoodFormat.record
        case .template: TemplateFormat.record
        case .program: ProgramFormat.record
        case .workout: WorkoutFormat.record
        case .mealDay: MealDayFormat.record
        case .coach: CoachFormat.record
        }
    }

    /// The key that a Markdown body's prose stands for, where the kind has one.
    var proseKey: StaticString? {
        switch self {
        case .template, .program: "description"
        case .workout, .mealDay, .exercise, .food, .profile: "notes"
        default: nil
        }
    }
}

import Documents
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
        var copy = path
        let found: Kind? = copy.withUTF8 { bytes in
            guard let slash = bytes.firstIndex(of: UInt8(ascii: "/"), from: 0) else {
                let stem = bytes.part(0, bytes.firstIndex(of: UInt8(ascii: "."), from: 0) ?? bytes.count)
                return stem.equals("antrain")
                    ? .settings : stem.equals("profile") ? .profile : stem.equals("bodyweight") ? .bodyweight : nil
            }
            let folder = bytes.part(0, slash)
            for (name, kind) in Self.folders where folder.equals(name) { return kind }
            return nil
        }
        guard let found else { return nil }
        self = found
    }

    private static let folders: [(StaticString, Kind)] = [
        ("workouts", .workout), ("meals", .mealDay), ("bodyweight", .bodyweight), ("templates", .template),
        ("programs", .program), ("exercises", .exercise), ("foods", .food), ("coach", .coach),
    ]

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

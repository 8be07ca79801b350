import CPresets
import Documents
import Domain

/// The preset libraries, in the format that everyone's own files have.
public enum Presets {
    /// All presets. The exercises come last: they may be in the making on another thread.
    public static let all: [Entity] = foods + templates + programs + exercises

    public static let exercises = read(.exercise, antrain_exercises_bytes(), antrain_exercises_size)
    public static let foods = read(.food, antrain_foods_bytes(), antrain_foods_size)
    public static let templates = read(.template, antrain_templates_bytes(), antrain_templates_size)
    public static let programs = read(.program, antrain_programs_bytes(), antrain_programs_size)

    /// The text of a preset library as it is reviewed.
    public static func source(_ kind: Kind) -> SourceText {
        switch kind {
        case .exercise: source(kind, antrain_exercises_bytes(), antrain_exercises_size)
        case .food: source(kind, antrain_foods_bytes(), antrain_foods_size)
        case .template: source(kind, antrain_templates_bytes(), antrain_templates_size)
        case .program: source(kind, antrain_programs_bytes(), antrain_programs_size)
        default: SourceText(path: "presets", text: "")
        }
    }

    private static func source(_ kind: Kind, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> SourceText {
        SourceText(path: "presets/\(kind.folder ?? "").yaml", bytes: Bytes(start: bytes, count: count))
    }

    private static func read(_ kind: Kind, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [Entity] {
        Reader().read(source(kind, bytes, count), carrier: .yaml, kind: kind).map(\.entity)
    }
}

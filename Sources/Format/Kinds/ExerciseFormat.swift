import Documents
import Domain

/// Exercises: keys, reading and writing.
public enum ExerciseFormat {
    static let name = Field("name", .text(max: 100), required: true, "The name that logs and templates refer to.")
    static let names = Field(
        "names", .dictionary(keys: "language code", .text(max: 100)),
        "The name in other languages, by language code: {tr: Göğüs Presi}.")
    static let aliases = Field("aliases", .list(.text(max: 100)), "Other names that logs may use.")
    static let category = Field(
        "category", .choice(ExerciseCategory.allCases.map(\.rawValue)), required: true,
        "The family of movements it belongs to, by tool.")
    static let equipment = Field(
        "equipment", .choice(Equipment.allCases.map(\.rawValue)),
        "What it needs; `none` for nothing, left out where no word fits.")
    static let muscles = Field(
        "muscles", .list(.choice(Muscle.allCases.map(\.rawValue)), atLeast: 1), required: true,
        "The muscle groups that it trains most; at least one.")
    static let secondary = Field(
        "secondary_muscles", .list(.choice(Muscle.allCases.map(\.rawValue))),
        "The muscle groups that help, counted apart from those that it trains most.")
    static let notes = Field("notes", .text(max: 2000), "Notes, cues, links.")
    static let version = Field("version", .integer(1...1_000_000), "The version of the entry, from 1.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")
    public static let record = Record(
        "exercise", "A movement.", [name, names, aliases, category, equipment, muscles, secondary, notes, version, id])

    static func read(_ map: MapReader) -> Exercise? {
        let name = map.text(name) ?? ""
        let category = map.choice(category, ExerciseCategory.self)
        let muscles = map.choices(muscles, Muscle.self)
        if map.value(Self.muscles) != 0, map.items(Self.muscles).isEmpty {
            map.reader.report(
                "missing-key", map.value(Self.muscles), "An exercise trains at least one muscle group.",
                expected: Self.muscles.shape.example, help: "Write: muscles: [quads, glutes]")
        }
        let exercise = Exercise(
            id: map.text(id), name: name, names: map.names(names), aliases: map.texts(aliases),
            category: category ?? .barbell, equipment: map.choice(equipment, Equipment.self), muscles: muscles,
            secondaryMuscles: map.choices(secondary, Muscle.self), notes: map.text(notes),
            version: map.integer(version) ?? 1)
        return name.isEmpty ? nil : exercise
    }

    static func write(_ exercise: Exercise) -> Outline {
        var entries = Entries()
        entries.text(name, exercise.name)
        entries.names(names, exercise.names)
        entries.texts(aliases, exercise.aliases)
        entries.word(category, exercise.category)
        entries.word(equipment, exercise.equipment)
        entries.texts(muscles, exercise.muscles.map(\.rawValue))
        entries.texts(secondary, exercise.secondaryMuscles.map(\.rawValue))
        entries.text(notes, exercise.notes)
        if exercise.version != 1 { entries.number(version, exercise.version) }
        entries.text(id, exercise.id)
        return entries.map
    }
}

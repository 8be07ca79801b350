import Documents
import Domain

/// Templates: keys, reading and writing.
public enum TemplateFormat {
    static let name = Field("name", .text(max: 100), required: true, "The name that workouts and programs refer to.")
    static let names = Field(
        "names", .dictionary(keys: "language code", .text(max: 100)), "The name in other languages, by language code.")
    static let category = Field("category", .choice(TemplateCategory.allCases.map(\.rawValue)), "What the template trains for.")
    static let description = Field("description", .text(max: 2000), "What it is and whom it suits.")
    static let created = Field("created", .date, "When it was made.")
    static let lastUsed = Field("last_used", .date, "When it was last used.")
    static let exercises = Field(
        "exercises", .list(.named(.prescription, long: { exerciseRecord }), atLeast: 1), required: true,
        "What is to be done, exercise by exercise: `Bench Press: 4 x 6-8`.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")

    public static let record = Record(
        "template", "A session to be repeated.", [name, names, category, description, created, lastUsed, exercises, id])

    static let exercise = Field("exercise", .text(max: 100), required: true, "The exercise, by any of its names.")
    static let superset = Field("superset", .text(max: 20), "A label; exercises that share it are done in turn: A.")
    static let rest = Field("rest", .duration, "The rest between sets: 2min.")
    static let notes = Field("notes", .text(max: 200), "Notes on the exercise.")
    static let sets = Field(
        "sets", .list(.either([.line(.prescription), .map { PrescriptionFormat.record }]), atLeast: 1), required: true,
        "What is to be done: 4 x 6-8 @8.")
    static let exerciseRecord = Record(
        "an exercise of a template", "An exercise with what is to be done.", [exercise, superset, rest, notes, sets])

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Template? {
        var template = Template(name: map.text(name) ?? "", exercises: [])
        template.id = map.text(id)
        template.names = map.names(names)
        template.category = map.choice(category, TemplateCategory.self) ?? .custom
        template.description = map.text(description)
        template.created = map.date(created)
        template.lastUsed = map.date(lastUsed)
        for item in map.items(exercises) {
            if let exercise = readExercise(item, map.reader, &places) { template.exercises.append(exercise) }
        }
        if map.value(exercises) != 0, map.items(exercises).isEmpty { map.missing(exercises) }
        return template.name.isEmpty ? nil : template
    }

    private static func readExercise(_ node: NodeID, _ reader: Reader, _ places: inout [[NodeID]]) -> TemplateExercise? {
        guard let entry = reader.named(node, exerciseRecord, name: exercise, lines: sets) else { return nil }
        var result: TemplateExercise
        var marks: [NodeID]
        let lines: NodeID
        switch entry {
        case .bare(let name):
            reader.reportNoLines(name, Phrase("`{0}` does not say what is to be done.", reader.tree.text(name)), .prescription) {
                line in
                var problems: [LineProblem] = []
                return PrescriptionLine.parse(line, unit: reader.units.weight, problems: &problems) != nil
            }
            return nil
        case .short(let name, let value):
            result = TemplateExercise(exercise: reader.tree.text(name), prescriptions: [])
            marks = [name]
            lines = value
        case .long(let map):
            guard let name = map.text(exercise) else { return nil }
            result = TemplateExercise(
                exercise: name, superset: map.text(superset), rest: map.duration(rest), notes: map.text(notes), prescriptions: [])
            marks = [map.value(exercise)]
            lines = map.value(sets)
        }
        let nodes = reader.lineNodes(lines)
        for node in nodes {
            guard let line = PrescriptionFormat.read(node, reader) else { continue }
            result.prescriptions.append(line)
            marks.append(node)
        }
        if nodes.isEmpty, lines != 0, !reader.tree.truncated {
            reader.reportNoLines(marks[0], Phrase("`{0}` does not say what is to be done.", result.exercise), .prescription) {
                _ in false
            }
        }
        guard !result.prescriptions.isEmpty else { return nil }
        places.append(marks)
        return result
    }

    static func write(_ template: Template, long: Bool = false) -> Outline {
        var entries = Entries()
        entries.text(name, template.name)
        entries.names(names, template.names)
        entries.word(category, template.category)
        entries.text(description, template.description)
        entries.value(created, template.created)
        entries.value(lastUsed, template.lastUsed)
        entries.outline(exercises, .list(template.exercises.map { write($0, long: long) }))
        entries.text(id, template.id)
        return entries.map
    }

    private static func write(_ value: TemplateExercise, long: Bool) -> Outline {
        let lines = value.prescriptions.map { PrescriptionFormat.write($0, long: long) }
        let plain = value.superset == nil && value.rest == nil && value.notes == nil
        if !long, plain, WorkoutFormat.canBeKey(value.exercise, exercise) {
            let single = lines.count == 1 && lines[0].string != nil
            return .map([.init(value.exercise, single ? lines[0] : .list(lines))])
        }
        var entries = Entries()
        entries.text(exercise, value.exercise)
        entries.text(superset, value.superset)
        entries.value(rest, value.rest)
        entries.text(notes, value.notes)
        entries.outline(sets, .list(lines))
        return entries.map
    }
}

extension MapReader {
    /// Names by language code.
    func names(_ field: Field) -> [String: String] {
        var result: [String: String] = [:]
        let found = value(field)
        guard found != 0 else { return result }
        guard reader.tree[found].kind == .map else {
            reader.report(
                "wrong-type", found, "Names by language were expected here.", expected: "{tr: …}",
                help: Phrase("Write: {0}", "names: {tr: \(reader.tree.text(found))}"))
            return result
        }
        pairs(found) { key, value in
            if let text = reader.checkedText(value, .text(max: 100)) { result[reader.tree.text(key)] = text }
        }
        return result
    }

    /// Goes through the pairs of a map with free keys, reporting doubled ones.
    func pairs(_ map: NodeID, _ take: (_ key: NodeID, _ value: NodeID) -> Void) {
        var seen = Set<String>()
        var key = reader.tree.firstChild(map)
        while key != 0 {
            let value = reader.tree[key].next
            if seen.insert(reader.tree.text(key)).inserted {
                take(key, value)
            } else {
                reader.reportDoubled(key, in: map)
            }
            key = value == 0 ? 0 : reader.tree[value].next
        }
    }
}

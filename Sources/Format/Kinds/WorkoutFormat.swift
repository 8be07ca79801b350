import Documents
import Domain

/// Workouts: keys, reading and writing.
public enum WorkoutFormat {
    static let date = Field("date", .dateTime, required: true, "When the session began: a date, with the time where it is known.")
    static let type = Field(
        "type", .choice(WorkoutType.allCases.map(\.rawValue)),
        "What the session mainly was; left out, `cardio_type` or `metcon_type` tell, else it is lifting.")
    static let name = Field("name", .text(max: 100), "The session's own title.")
    static let template = Field("template", .text(max: 100), "The template it came from, by name.")
    static let program = Field("program", .text(max: 100), "The program it belongs to, by name.")
    static let programDay = Field("program_day", .integer(1...365), "The day of the program, from 1.")
    static let duration = Field("duration", .duration, "How long the session took: 1h05min, 28:40.")
    static let rating = Field("rating", .integer(1...5), "How the session was, 1 to 5.")
    static let sessionRPE = Field("session_rpe", .rpe, "The exertion of the whole session, 1 to 10.")
    static let gym = Field("gym", .text(max: 100), "Where it took place.")
    static let timezone = Field(
        "timezone", .text(max: 60), "The time zone of the date, where it is not the usual one: Europe/Istanbul.")
    static let units = Field("units", .choice(WeightUnit.allCases.map(\.rawValue)), "The unit of bare loads in this file.")
    static let tags = Field("tags", .list(.text(max: 100)), "Words to find it by.")
    static let notes = Field("notes", .text(max: 500), "Notes on the session.")
    static let exercises = Field(
        "exercises", .list(.named(.set, long: { exerciseRecord }), atLeast: 1),
        "What was done, exercise by exercise: `Bench Press:` with its sets below it.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")

    public static let record = Record(
        "workout", "One training session.",
        [
            date, type, name, template, program, programDay, duration, rating, sessionRPE, gym, timezone, units, tags,
            notes, CardioFormat.cardioType, CardioFormat.distance, CardioFormat.pace, CardioFormat.heartRate,
            CardioFormat.maxHeartRate, CardioFormat.elevation, CardioFormat.calories, CardioFormat.laps,
            CardioFormat.intervals, MetconFormat.metconType, MetconFormat.rounds, MetconFormat.result,
            MetconFormat.movements, exercises, id,
        ],
        requirements: [
            .when(type, says: "lifting", needed: exercises, telling: [CardioFormat.cardioType, MetconFormat.metconType]),
            .when(type, says: "cardio", needed: CardioFormat.cardioType),
            .when(type, says: "metcon", needed: MetconFormat.metconType),
        ])

    static let exercise = Field("exercise", .text(max: 100), required: true, "The exercise, by any of its names.")
    static let superset = Field("superset", .text(max: 20), "A label; exercises that share it are done in turn: A.")
    static let rest = Field("rest", .duration, "The rest between sets: 2min.")
    static let exerciseNotes = Field("notes", .text(max: 500), "Notes on the exercise.")
    static let sets = Field(
        "sets", .list(.either([.line(.set), .map { SetFormat.record }]), atLeast: 1), required: true,
        "The sets, one line each: 80kg x 8 @7.")
    static let exerciseRecord = Record(
        "an exercise of a workout", "An exercise with its sets.", [exercise, superset, rest, exerciseNotes, sets])

    // MARK: Reading

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Workout? {
        let reader = map.reader
        if let unit = map.choice(units, WeightUnit.self) { reader.units.weight = unit }
        let date = map.dateTime(date)
        var workout = Workout(date: date ?? DateTime(date: CivilDate(days: 0)))
        workout.id = map.text(id)
        workout.name = map.text(name)
        workout.template = map.text(template)
        workout.program = map.text(program)
        workout.programDay = map.integer(programDay)
        workout.duration = map.duration(duration)
        workout.rating = map.integer(rating)
        workout.sessionRPE = map.rpe(sessionRPE)
        workout.gym = map.text(gym)
        workout.timezone = map.text(timezone)
        workout.tags = map.texts(tags)
        workout.notes = map.text(notes)
        workout.cardio = CardioFormat.read(map)
        workout.metcon = MetconFormat.read(map)
        let said = map.choice(type, WorkoutType.self)
        workout.type =
            said
            ?? (map.value(CardioFormat.cardioType) != 0 ? .cardio : map.value(MetconFormat.metconType) != 0 ? .metcon : .lifting)
        for item in map.items(exercises) {
            if let exercise = readExercise(item, reader, &places) { workout.exercises.append(exercise) }
        }
        checkType(workout, map)
        return date == nil ? nil : workout
    }

    private static func checkType(_ workout: Workout, _ map: MapReader) {
        guard !map.reader.tree.truncated else { return }
        switch workout.type {
        case .lifting where map.items(exercises).isEmpty:
            // Sets that have lost their exercise say it better.
            guard !map.reader.findings.contains(where: { $0.code == "set-without-exercise" }) else { return }
            map.missing(exercises)
        case .cardio where map.value(CardioFormat.cardioType) == 0: map.missing(CardioFormat.cardioType)
        case .metcon where map.value(MetconFormat.metconType) == 0: map.missing(MetconFormat.metconType)
        default: break
        }
    }

    private static func readExercise(_ node: NodeID, _ reader: Reader, _ places: inout [[NodeID]]) -> WorkoutExercise? {
        guard let entry = reader.named(node, exerciseRecord, name: exercise, lines: sets) else { return nil }
        var result: WorkoutExercise
        var marks: [NodeID]
        let lines: NodeID
        switch entry {
        case .bare(let name):
            reader.reportNoLines(name, Phrase("`{0}` has no sets.", reader.tree.text(name)), .set) { line in
                var problems: [LineProblem] = []
                return SetLine.parse(line, unit: reader.units.weight, problems: &problems) != nil
            }
            return nil
        case .short(let name, let value):
            result = WorkoutExercise(exercise: reader.tree.text(name), sets: [])
            marks = [name]
            lines = value
        case .long(let map):
            guard let name = map.text(exercise) else { return nil }
            result = WorkoutExercise(
                exercise: name, superset: map.text(superset), rest: map.duration(rest), notes: map.text(exerciseNotes), sets: [])
            marks = [map.value(exercise)]
            lines = map.value(sets)
        }
        let nodes = reader.lineNodes(lines)
        result.sets.reserveCapacity(nodes.count)
        marks.reserveCapacity(nodes.count + 1)
        for node in nodes {
            guard let set = SetFormat.read(node, reader) else { continue }
            result.sets.append(set)
            marks.append(node)
        }
        if nodes.isEmpty, lines != 0, !reader.tree.truncated {
            reader.reportNoLines(marks[0], Phrase("`{0}` has no sets.", result.exercise), .set) { _ in false }
        }
        guard !result.sets.isEmpty else { return nil }
        places.append(marks)
        return result
    }

    // MARK: Writing

    static func write(_ workout: Workout, long: Bool = false) -> Outline {
        var entries = Entries()
        entries.value(date, workout.date)
        entries.word(type, workout.type)
        entries.text(name, workout.name)
        entries.text(template, workout.template)
        entries.text(program, workout.program)
        entries.number(programDay, workout.programDay)
        entries.value(duration, workout.duration)
        entries.number(rating, workout.rating)
        entries.number(sessionRPE, workout.sessionRPE)
        entries.text(gym, workout.gym)
        entries.text(timezone, workout.timezone)
        entries.texts(tags, workout.tags)
        if let cardio = workout.cardio { CardioFormat.write(cardio, &entries) }
        if let metcon = workout.metcon { MetconFormat.write(metcon, &entries, long: long) }
        entries.text(notes, workout.notes)
        if !workout.exercises.isEmpty {
            entries.outline(exercises, .list(workout.exercises.map { write($0, long: long) }))
        }
        entries.text(id, workout.id)
        return entries.map
    }

    private static func write(_ value: WorkoutExercise, long: Bool) -> Outline {
        let lines = Outline.list(value.sets.map { SetFormat.write($0, long: long) })
        let plain = value.superset == nil && value.rest == nil && value.notes == nil
        if !long, plain, canBeKey(value.exercise, exercise) { return .map([.init(value.exercise, lines)]) }
        var entries = Entries()
        entries.text(exercise, value.exercise)
        entries.text(superset, value.superset)
        entries.value(rest, value.rest)
        entries.text(exerciseNotes, value.notes)
        entries.outline(sets, lines)
        return entries.map
    }

    /// Whether a name can be the key of the short form without being taken for a key of the long one.
    static func canBeKey(_ name: String, _ field: Field) -> Bool {
        // YAML keys are on one line and at most 1,024 characters long.
        Spelling.nearest(name, among: [field.name]) == nil && !name.isEmpty && name != "sets" && name != "foods"
            && name != "scheme"
            && name.utf8.count < 300 && name.utf8.first != UInt8(ascii: "-")
    }
}

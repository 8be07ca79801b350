import Documents
import Domain

/// Programs: keys, reading and writing.
public enum ProgramFormat {
    static let name = Field("name", .text(max: 100), required: true, "The name that the profile and workouts refer to.")
    static let names = Field(
        "names", .dictionary(keys: "language code", .text(max: 100)), "The name in other languages, by language code.")
    static let description = Field("description", .text(max: 5000), "What it is and whom it suits.")
    static let category = Field("category", .choice(ProgramCategory.allCases.map(\.rawValue)), "What the program trains for.")
    static let difficulty = Field("difficulty", .choice(Difficulty.allCases.map(\.rawValue)), "Whom it is for.")
    static let created = Field("created", .date, "When it was made.")
    static let lastUsed = Field("last_used", .date, "When it was last followed.")
    static let days = Field(
        "days", .list(.either([.text(max: 100), .map { dayRecord }])),
        "The days in order, each a template or `rest`: [Push Day, Pull Day, rest].")
    static let `repeat` = Field("repeat", .integer(1...365), "How often the days are gone through.")
    static let progression = Field(
        "progression", .choice(ProgressionPattern.allCases.map(\.rawValue)),
        "How loads move from week to week; `custom` takes the weeks as they are written.")
    static let weeks = Field("weeks", .list(.map { weekRecord }), "The weeks in order, each with its days by weekday.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")

    public static let record = Record(
        "program", "A plan over days or weeks.",
        [name, names, description, category, difficulty, created, lastUsed, days, `repeat`, progression, weeks, id],
        requirements: [.exactlyOne([days, weeks])])

    static let day = Field("day", .integer(1...365), "The day's number, from 1.")
    static let template = Field("template", .text(max: 100), required: true, "The template of the day, or rest.")
    static let dayName = Field("name", .text(max: 100), "The day's own name.")
    static let notes = Field("notes", .text(max: 500), "Notes on the day.")
    static let intensity = Field("intensity", .decimal(min: 0, exclusive: true, max: 3), "Load modifier; 1 is unchanged.")
    static let volume = Field("volume", .decimal(min: 0, exclusive: true, max: 3), "Volume modifier; 1 is unchanged.")
    static let rpe = Field("rpe", .rpe, "A suggested RPE.")
    static let dayRecord = Record(
        "a day of a program", "A day of a program.", [day, template, dayName, notes, intensity, volume, rpe])

    static let week = Field("week", .integer(1...520), "The week's number, from 1.")
    static let weekName = Field("name", .text(max: 100), "The week's own name.")
    static let weekNotes = Field("notes", .text(max: 500), "Notes on the week.")
    static let phase = Field("phase", .choice(Phase.allCases.map(\.rawValue)), "What the week is for.")
    static let deload = Field("deload", .flag, "Whether it is a deload week.")
    static let weekDays = Field("days", .map { weekDaysRecord }, required: true, "The days by weekday; a day left out is rest.")
    static let weekRecord = Record(
        "a week of a program", "A week of a program.",
        [week, weekName, phase, intensity, volume, deload, weekNotes, weekDays])
    static let weekdays: [Field] = [
        Field("mon", dayShape, "Monday's template."), Field("tue", dayShape, "Tuesday's template."),
        Field("wed", dayShape, "Wednesday's template."), Field("thu", dayShape, "Thursday's template."),
        Field("fri", dayShape, "Friday's template."), Field("sat", dayShape, "Saturday's template."),
        Field("sun", dayShape, "Sunday's template."),
    ]
    static let dayShape = Shape.either([.text(max: 100), .map { dayRecord }])
    static let weekDaysRecord = Record("the days of a week", "The days of a week.", weekdays)

    // MARK: Reading

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Program? {
        let days = map.items(days)
        let weeks = map.items(weeks)
        let reader = map.reader
        var schedule = Schedule.days([], repeats: 1)
        if map.value(Self.weeks) != 0 {
            if map.value(Self.days) != 0 {
                reader.report(
                    "two-schedules", map.keyNode(Self.days), "A program has `days` or `weeks`, not both.",
                    expected: "one of the two",
                    help: "Keep the one that you follow; here only `weeks` is read.")
            }
            let read = weeks.compactMap { readWeek($0, reader, &places) }
            schedule = .weeks(read, progression: map.choice(progression, ProgressionPattern.self) ?? .custom)
        } else if map.value(Self.days) != 0 {
            let read = days.compactMap { readDay($0, reader, &places) }
            let repeats = map.integer(`repeat`) ?? 1
            if read.count * repeats > 365 {
                reader.report(
                    "out-of-range", map.value(`repeat`) != 0 ? map.value(`repeat`) : map.value(Self.days),
                    Phrase("The program has {0} days.", String(read.count * repeats)), expected: "1 to 365 days in all")
            }
            schedule = .days(read, repeats: repeats)
        } else if !reader.tree.truncated {
            map.missing(Self.days)
        }
        guard let name = map.text(name) else { return nil }
        return Program(
            id: map.text(id), name: name, names: map.names(names), description: map.text(description),
            category: map.choice(category, ProgramCategory.self) ?? .generalFitness,
            difficulty: map.choice(difficulty, Difficulty.self), created: map.date(created),
            lastUsed: map.date(lastUsed), schedule: schedule)
    }

    private static func readDay(_ node: NodeID, _ reader: Reader, _ places: inout [[NodeID]]) -> ProgramDay? {
        switch reader.tree[node].kind {
        case .scalar:
            let text = reader.checkedText(node, .text(max: 100)) ?? ""
            let rest = isRest(text)
            places.append([rest ? 0 : node])
            return ProgramDay(template: rest ? nil : text)
        case .null:
            places.append([0])
            if !reader.tree.truncated {
                reportNoTemplate(node, reader)
            }
            return ProgramDay(template: nil)
        default:
            guard let map = MapReader(reader, node, dayRecord) else { return nil }
            let text = map.text(template)
            let rest = text.map(isRest) ?? true
            places.append([rest ? 0 : map.value(template)])
            return ProgramDay(
                template: rest ? nil : text, name: map.text(dayName), notes: map.text(notes),
                intensity: map.decimal(intensity), volume: map.decimal(volume), rpe: map.rpe(rpe),
                number: map.integer(day))
        }
    }

    private static func reportNoTemplate(_ node: NodeID, _ reader: Reader) {
        let place = reader.tree[node].kind == .null ? reader.dash(before: node) : reader.tree.span(node)
        reader.findings.append(
            Finding(
                "day-without-template", at: place, "This day names no template.", expected: "a template, or `rest`",
                help: "Write the template's name behind it, or `rest`."))
    }

    static func isRest(_ text: String) -> Bool { NameKey(text) == NameKey("rest") }

    private static func readWeek(_ node: NodeID, _ reader: Reader, _ places: inout [[NodeID]]) -> ProgramWeek? {
        guard let map = MapReader(reader, node, weekRecord) else { return nil }
        var week = ProgramWeek(days: [:])
        week.number = map.integer(Self.week)
        week.name = map.text(weekName)
        week.notes = map.text(weekNotes)
        week.phase = map.choice(phase, Phase.self)
        week.intensity = map.decimal(intensity)
        week.volume = map.decimal(volume)
        week.deload = map.flag(deload)
        guard let days = map.map(weekDays, weekDaysRecord) else { return week }
        for (weekday, field) in zip(Weekday.allCases, weekdays) {
            let value = days.value(field)
            if value == 0 {
                let key = days.keyNode(field)
                if key != 0, !reader.tree.truncated { reportNoTemplate(key, reader) }
            } else if let day = readDay(value, reader, &places) {
                week.days[weekday] = day
            }
        }
        return week
    }

    // MARK: Writing

    static func write(_ program: Program) -> Outline {
        var entries = Entries()
        entries.text(name, program.name)
        entries.names(names, program.names)
        entries.text(description, program.description)
        entries.word(category, program.category)
        entries.word(difficulty, program.difficulty)
        entries.value(created, program.created)
        entries.value(lastUsed, program.lastUsed)
        switch program.schedule {
        case .days(let list, let repeats):
            let plain = list.allSatisfy { $0 == ProgramDay(template: $0.template) }
            entries.outline(days, .list(list.map(write), flow: plain && list.count <= 10))
            if repeats > 1 { entries.number(`repeat`, repeats) }
        case .weeks(let list, let pattern):
            entries.word(progression, pattern)
            entries.outline(weeks, .list(list.map(write)))
        }
        entries.text(id, program.id)
        return entries.map
    }

    private static func write(_ value: ProgramDay) -> Outline {
        if value == ProgramDay(template: value.template) { return .text(value.template ?? "rest") }
        var entries = Entries()
        entries.number(day, value.number)
        entries.text(template, value.template ?? "rest")
        entries.text(dayName, value.name)
        entries.text(notes, value.notes)
        entries.number(intensity, value.intensity)
        entries.number(volume, value.volume)
        entries.number(rpe, value.rpe)
        return .map(entries.list, flow: value.notes?.contains(where: \.isNewline) != true)
    }

    private static func write(_ value: ProgramWeek) -> Outline {
        var entries = Entries()
        entries.number(week, value.number)
        entries.text(weekName, value.name)
        entries.word(phase, value.phase)
        entries.number(intensity, value.intensity)
        entries.number(volume, value.volume)
        entries.flag(deload, value.deload)
        entries.text(weekNotes, value.notes)
        let list = Weekday.allCases.compactMap { day in value.days[day].map { Outline.Entry(day.rawValue, write($0)) } }
        entries.outline(weekDays, .map(list, flow: list.isEmpty))
        return entries.map
    }
}

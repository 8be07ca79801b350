import Documents
import Domain

/// The profile: keys, reading and writing.
public enum ProfileFormat {
    static let name = Field("name", .text(max: 50), "Who trains.")
    static let height = Field("height", .length, "Body height: 178cm or 5ft 10in.")
    static let gender = Field("gender", .choice(Gender.allCases.map(\.rawValue)), "For energy formulas.")
    static let dateOfBirth = Field("date_of_birth", .date, "For energy formulas: 1990-05-17.")
    static let activity = Field(
        "activity", .choice(ActivityLevel.allCases.map(\.rawValue)), "Activity in the whole week, for the daily energy.")
    static let fitnessLevel = Field("fitness_level", .choice(Difficulty.allCases.map(\.rawValue)), "Training experience.")
    static let trainingGoals = Field("training_goals", .list(.text(max: 200)), "What the training is for.")
    static let trainingDays = Field("training_days_per_week", .integer(0...7), "How often.")
    static let equipment = Field("equipment", .list(.choice(Equipment.allCases.map(\.rawValue))), "What there is to train with.")
    static let goals = Field("goals", .map { goalsRecord }, "What to eat in a day.")
    static let restGoals = Field("rest_day_goals", .map { goalsRecord }, "What differs from `goals` on rest days.")
    static let trainingGoalsDay = Field("training_day_goals", .map { goalsRecord }, "What differs from `goals` on training days.")
    static let trainingMax = Field(
        "training_max", .dictionary(keys: "exercise", .weight),
        "Training maxima by exercise, which percentages refer to: {Squat: 140kg}.")
    static let program = Field(
        "program", .either([.text(max: 100), .map { programRecord }]),
        "The program being followed: its name, or {name: PPL Hypertrophy, started: 2025-10-06}.")
    static let notes = Field("notes", .text(max: 2000), "Notes.")
    public static let record = Record(
        "profile", "Who trains, and what for.",
        [
            name, height, gender, dateOfBirth, activity, fitnessLevel, trainingGoals, trainingDays, equipment, goals,
            restGoals, trainingGoalsDay, trainingMax, program, notes,
        ])

    static let calories = Field("calories", .decimal(min: 0, exclusive: true, max: 20_000), unit: "kcal", "Energy in kcal a day.")
    static let protein = Field("protein", .macroGoal, "Protein a day: 180 or 2g/kg.")
    static let carbs = Field("carbs", .macroGoal, "Carbohydrate a day: 290 or 4g/kg.")
    static let fat = Field("fat", .macroGoal, "Fat a day: 80 or 1g/kg.")
    static let goalsRecord = Record("goals", "What to eat in a day.", [calories, protein, carbs, fat])

    static let programName = Field("name", .text(max: 100), required: true, "The program's name.")
    static let started = Field("started", .date, "When it was begun.")
    static let day = Field("day", .integer(1...365), "The day to stand at, where set by hand.")
    static let week = Field("week", .integer(1...520), "The week to stand at, where set by hand.")
    static let programRecord = Record("the active program", "The program being followed.", [programName, started, day, week])

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Profile? {
        let reader = map.reader
        var profile = Profile(name: map.text(name))
        profile.height = map.length(height)
        profile.gender = map.choice(gender, Gender.self)
        profile.dateOfBirth = map.date(dateOfBirth)
        profile.activity = map.choice(activity, ActivityLevel.self)
        profile.fitnessLevel = map.choice(fitnessLevel, Difficulty.self)
        profile.trainingGoals = map.texts(trainingGoals, max: 200)
        profile.trainingDaysPerWeek = map.integer(trainingDays)
        profile.equipment = map.choices(equipment, Equipment.self)
        profile.goals = readGoals(map, goals)
        profile.restDayGoals = readGoals(map, restGoals)
        profile.trainingDayGoals = readGoals(map, trainingGoalsDay)
        profile.notes = map.text(notes)
        let maxima = map.value(trainingMax)
        if maxima != 0, reader.tree[maxima].kind == .map {
            map.pairs(maxima) { key, value in
                let bytes = reader.tree.bytes(value).trimmed
                let units = reader.units
                guard let weight = reader.parse(value, bytes, { b throws(ScalarProblem) in try ScalarParsing.weight(b, units) })
                else { return }
                profile.trainingMax[reader.tree.text(key)] = weight
                places.append([key])
            }
        } else if maxima != 0 {
            reader.report(
                "wrong-type", maxima, "Exercises with their maxima were expected here.", expected: "{Squat: 140kg}",
                help: "Write each exercise with its weight, in curly brackets or one below the other.")
        }
        let active = map.value(program)
        if active != 0, reader.tree[active].kind == .scalar {
            profile.program = ActiveProgram(name: reader.tree.text(active))
            places.append([0, active])
        } else if let active = map.map(program, programRecord), let name = active.text(programName) {
            profile.program = ActiveProgram(
                name: name, started: active.date(started), day: active.integer(day), week: active.integer(week))
            places.append([0, active.value(programName)])
        }
        return profile
    }

    private static func readGoals(_ map: MapReader, _ field: Field) -> NutritionGoals {
        guard let goals = map.map(field, goalsRecord) else { return NutritionGoals() }
        return NutritionGoals(
            calories: goals.decimal(calories), protein: goals.parse(protein, goal), carbs: goals.parse(carbs, goal),
            fat: goals.parse(fat, goal))
    }

    /// `180`, `180 g`, `2g/kg`.
    static func goal(_ bytes: Bytes) throws(ScalarProblem) -> MacroGoal {
        var scanner = Scanner(bytes)
        if let number = scanner.decimal() {
            scanner.skipBlanks()
            let unit = bytes.part(scanner.at, bytes.count)
            if unit.isEmpty || unit.equalsIgnoringCase("g") { return .grams(number.value) }
            if unit.equalsIgnoringCase("g/kg") { return .gramsPerKilogram(number.value) }
        }
        throw ScalarProblem(
            message: Phrase("`{0}` is not a goal in grams.", bytes.string), expected: Shape.macroGoal.example)
    }

    static func write(_ profile: Profile) -> Outline {
        var entries = Entries()
        entries.text(name, profile.name)
        entries.value(height, profile.height)
        entries.word(gender, profile.gender)
        entries.value(dateOfBirth, profile.dateOfBirth)
        entries.word(activity, profile.activity)
        entries.word(fitnessLevel, profile.fitnessLevel)
        entries.texts(trainingGoals, profile.trainingGoals)
        entries.number(trainingDays, profile.trainingDaysPerWeek)
        entries.texts(equipment, profile.equipment.map(\.rawValue))
        entries.outline(goals, write(profile.goals))
        entries.outline(restGoals, write(profile.restDayGoals))
        entries.outline(trainingGoalsDay, write(profile.trainingDayGoals))
        if !profile.trainingMax.isEmpty {
            let maxima = profile.trainingMax.sorted { $0.key < $1.key }
            entries.outline(trainingMax, .map(maxima.map { .init($0.key, .text($0.value.description)) }, flow: true))
        }
        if let active = profile.program {
            var map = Entries()
            map.text(programName, active.name)
            map.value(started, active.started)
            map.number(day, active.day)
            map.number(week, active.week)
            entries.outline(program, .map(map.list, flow: true))
        }
        entries.text(notes, profile.notes)
        return entries.map
    }

    private static func write(_ value: NutritionGoals) -> Outline? {
        guard value != NutritionGoals() else { return nil }
        var entries = Entries()
        entries.number(calories, value.calories)
        for (field, goal) in [(protein, value.protein), (carbs, value.carbs), (fat, value.fat)] {
            switch goal {
            case .grams(let grams)?: entries.number(field, grams)
            case .gramsPerKilogram(let grams)?: entries.text(field, "\(grams)g/kg")
            case nil: break
            }
        }
        return .map(entries.list, flow: true)
    }
}

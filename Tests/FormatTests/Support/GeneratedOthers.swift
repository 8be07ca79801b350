import Domain
import Format

extension Generator {
    mutating func program() -> Program {
        let schedule: Schedule
        if chance(50) {
            let days = some(1...12) { $0.programDay(inWeek: false) }
            schedule = .days(days, repeats: int(1...(365 / days.count)))
        } else {
            schedule = .weeks(some(1...4) { $0.programWeek() }, progression: pick(ProgressionPattern.self))
        }
        return Program(
            id: optionalText(10), name: name(), names: names(), description: optionalText(60),
            category: pick(ProgramCategory.self),
            difficulty: maybe { $0.pick(Difficulty.self) }, created: maybe { $0.date() }, lastUsed: maybe { $0.date() },
            schedule: schedule)
    }

    mutating func programDay(inWeek: Bool) -> ProgramDay {
        // A template named "rest" is a rest day.
        var day = ProgramDay(template: chance(20) ? nil : name())
        if let template = day.template, NameKey(template) == NameKey("rest") { day.template = nil }
        guard chance(35) else { return day }
        day.name = optionalText()
        day.notes = optionalText()
        day.intensity = maybe { $0.positive(3) }
        day.volume = maybe { $0.positive(3) }
        day.rpe = maybe { $0.rpe() }
        day.number = maybe { $0.int(1...365) }
        return day
    }

    mutating func programWeek() -> ProgramWeek {
        var week = ProgramWeek(days: [:])
        week.number = maybe { $0.int(1...520) }
        week.name = optionalText()
        week.notes = optionalText()
        week.phase = maybe { $0.pick(Phase.self) }
        week.intensity = maybe { $0.positive(3) }
        week.volume = maybe { $0.positive(3) }
        week.deload = maybe { $0.chance(50) }
        for weekday in Weekday.allCases where chance(40) { week.days[weekday] = programDay(inWeek: true) }
        return week
    }

    mutating func mealDay() -> MealDay {
        var day = MealDay(date: date(), meals: some(0...4) { $0.meal() }, notes: optionalText(40))
        if chance(40) {
            day.facts = DayFacts(
                sleep: maybe { $0.span() }, steps: maybe { $0.int(0...200_000) }, water: maybe { $0.decimal(0...5000) },
                complete: maybe { $0.chance(50) })
        }
        return day
    }

    mutating func meal() -> Meal {
        Meal(
            name: chance(50) ? pick(["Breakfast", "Lunch", "Öğle", "Notes", "Meals"]) : name(), time: maybe { $0.time() },
            notes: optionalText(20),
            foods: some(0...4) { $0.foodEntry() })
    }

    /// A line of a meal. Its phrase is what stands outside brackets: no blanks at its ends, and no bracket that would be
    /// the note; and it is something.
    mutating func phrase() -> String {
        let simple = [
            "80 g Oats", "2 eggs", "7 Up", "2 % milk", "1/2 Ekmek", "½ simit", "\"80\" Oats", "Yulaf 80 g", "1_000 x", "no",
            "12:30",
        ]
        let text = chance(50) ? pick(simple) : text()
        return Self.trimmed(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "(" && $0 != ")" })))
    }

    mutating func foodEntry() -> FoodEntry {
        FoodEntry(phrase: phrase(), nutrients: maybe(20) { $0.nutrients() }, note: maybe(25) { $0.text() })
    }

    /// At least one number: none at all says nothing.
    mutating func nutrients() -> Nutrients {
        var result = Nutrients()
        for (_, path) in Nutrients.keys { result[keyPath: path] = maybe { $0.decimal(0...900) } }
        if result == Nutrients() { result.calories = decimal(0...900) }
        return result
    }

    mutating func food() -> Food {
        var food = Food(name: name(), names: names(), aliases: some(0...2) { $0.text() }, category: pick(FoodCategory.self))
        food.id = optionalText(10)
        food.brand = optionalText()
        // A food has numbers or is made of foods; the basis is said with the numbers.
        food.nutrients = maybe(70) { $0.nutrients() }
        if food.nutrients != nil, chance(20) { food.basis = .per100ml }
        food.ingredients = some(food.nutrients == nil ? 1...4 : 0...2) { $0.foodEntry() }
        food.servings = distinct(0...3) { $0.text() }.map { name in
            ServingUnit(name: name, size: size(), description: optionalText(20))
        }
        food.defaultServing = optionalText()
        food.density = maybe(20) { $0.positive(25) }
        food.yield = maybe(20) { $0.positive(5000) }
        food.favorite = chance(20)
        food.notes = optionalText(50)
        food.version = chance(80) ? 1 : int(1...9)
        return food
    }

    /// A serving weighs more than nothing.
    mutating func size() -> ServingUnit.Size {
        switch int(0...2) {
        case 0: .grams(positive())
        case 1: .millilitres(positive())
        default: .share(int(1...4), of: int(1...12))
        }
    }

    mutating func exercise() -> Exercise {
        // An exercise trains at least one muscle group.
        Exercise(
            id: optionalText(10), name: name(), names: names(), aliases: some(0...3) { $0.text() },
            category: pick(ExerciseCategory.self),
            equipment: maybe { $0.pick(Equipment.self) }, muscles: some(1...3) { $0.pick(Muscle.self) },
            secondaryMuscles: some(0...2) { $0.pick(Muscle.self) }, notes: optionalText(60), version: chance(80) ? 1 : int(1...9))
    }

    mutating func goals() -> NutritionGoals {
        guard chance(50) else { return NutritionGoals() }
        func macro(_ generator: inout Generator) -> MacroGoal {
            generator.chance(50) ? .grams(generator.decimal()) : .gramsPerKilogram(generator.decimal(0...5))
        }
        return NutritionGoals(
            calories: maybe { $0.positive(5000) }, protein: maybe(40, macro), carbs: maybe(40, macro), fat: maybe(40, macro))
    }

    mutating func profile() -> Profile {
        var profile = Profile(name: optionalText(80))
        profile.height = maybe { Length($0.decimal(100...220), $0.pick(LengthUnit.self)) }
        profile.gender = maybe { $0.pick(Gender.self) }
        profile.dateOfBirth = maybe { $0.date() }
        profile.activity = maybe { $0.pick(ActivityLevel.self) }
        profile.fitnessLevel = maybe { $0.pick(Difficulty.self) }
        profile.trainingGoals = some(0...2) { $0.text() }
        profile.trainingDaysPerWeek = maybe { $0.int(0...7) }
        profile.equipment = some(0...3) { $0.pick(Equipment.self) }
        profile.goals = goals()
        profile.restDayGoals = goals()
        profile.trainingDayGoals = goals()
        for name in distinct(0...3, { $0.text() }) { profile.trainingMax[name] = weight() }
        profile.program = maybe { generator in
            ActiveProgram(
                name: generator.name(), started: generator.maybe { $0.date() }, day: generator.maybe { $0.int(1...365) },
                week: generator.maybe { $0.int(1...520) })
        }
        profile.notes = optionalText(50)
        return profile
    }

    mutating func bodyweight() -> [BodyweightEntry] {
        distinct(0...6) { $0.dateTime() }.map { date in
            // A body weighs more than nothing, and is fat from 0 to 100 per cent.
            var entry = BodyweightEntry(date: date, weight: Weight(positive(), pick(WeightUnit.self)))
            guard chance(40) else { return entry }
            entry.bodyFat = maybe { $0.decimal(0...99) }
            for key in BodyweightEntry.girthKeys where chance(20) {
                entry.girths[key] = Length(decimal(10...150), pick(LengthUnit.self))
            }
            entry.notes = optionalText()
            return entry
        }
    }

    mutating func settings() -> Settings {
        var settings = Settings()
        settings.weightUnit = pick(WeightUnit.self)
        settings.distanceUnit = pick(DistanceUnit.self)
        settings.lengthUnit = pick(LengthUnit.self)
        settings.weekStarts = pick(Weekday.self)
        settings.oneRepMax = pick(OneRepMaxFormula.self)
        settings.language = maybe { $0.pick(Language.self) }
        settings.timezone = optionalText()
        settings.dayStarts = maybe { $0.time() }
        settings.bodyweightLoad = pick(BodyweightLoad.self)
        for tool in Equipment.allCases where chance(20) { settings.increments[tool] = weight() }
        settings.carrier = pick(Carrier.self)
        settings.schemaLine = chance(30)
        for code in distinct(0...3, { $0.text() }) { settings.lint[code] = pick(LintLevel.self) }
        return settings
    }

    mutating func conversation() -> Conversation {
        Conversation(
            id: optionalText(10), title: optionalText(), created: dateTime(),
            messages: some(0...5) { generator in
                Message(from: generator.pick(Speaker.self), at: generator.maybe(70) { $0.dateTime() }, text: generator.text())
            })
    }

    mutating func entity(_ kind: Kind) -> Entity {
        switch kind {
        case .settings: .settings(settings())
        case .profile: .profile(profile())
        case .bodyweight: .bodyweight(bodyweight())
        case .exercise: .exercise(exercise())
        case .food: .food(food())
        case .template: .template(template())
        case .program: .program(program())
        case .workout: .workout(workout())
        case .mealDay: .mealDay(mealDay())
        case .coach: .coach(conversation())
        }
    }
}

import Documents
import Domain
import Format
import Log

/// An entity as a person reads it in a terminal.
struct ReadableEntity {
    private(set) var text = ""
    private let base: LogBase
    private let translate: @Sendable (String) -> String
    private let width: Int

    init(_ entity: Entity, _ base: LogBase, _ translate: @escaping @Sendable (String) -> String, width: Int) {
        self.base = base
        self.translate = translate
        self.width = min(width, 100)
        switch entity {
        case .workout(let value): workout(value)
        case .mealDay(let value): mealDay(value)
        case .template(let value): template(value)
        case .coach(let value): conversation(value)
        default: generic(entity)
        }
    }

    private mutating func line(_ line: String = "") { text += line + "\n" }

    private mutating func prose(_ note: String?, indent: Int = 0) {
        guard let note else { return }
        for part in TextWrap.lines(note, width: width - indent) { line(String(repeating: " ", count: indent) + part) }
    }

    private func say(_ template: String, _ arguments: String...) -> String {
        Phrase(template: template, arguments: arguments).text(translate)
    }

    // MARK: Workouts

    private mutating func workout(_ workout: Workout) {
        let title =
            workout.name ?? workout.template ?? workout.cardio?.type.rawValue ?? workout.metcon?.type.rawValue
            ?? workout.type.rawValue
        var facts = [workout.date.description]
        if let duration = workout.duration { facts.append(duration.description) }
        if let rating = workout.rating { facts.append("\(rating)/5") }
        if let rpe = workout.sessionRPE { facts.append("RPE \(rpe)") }
        if let gym = workout.gym { facts.append(gym) }
        line("\(title) · " + facts.joined(separator: " · "))
        prose(workout.notes)
        if let cardio = workout.cardio { self.cardio(cardio, workout) }
        if let metcon = workout.metcon { self.metcon(metcon) }
        for exercise in workout.exercises {
            line()
            line(exercise.exercise + (exercise.superset.map { " (\(say("superset {0}", $0)))" } ?? ""))
            prose(exercise.notes, indent: 2)
            for set in exercise.sets {
                let box = set.status == .planned ? "[ ] " : set.status == .missed ? "[-] " : ""
                line("  " + box + SetLine.print(set, status: false))
            }
        }
        guard !workout.exercises.isEmpty else { return }
        let totals = workout.totals { name in
            LoadBasis(
                bodyweightLoad: base.settings.bodyweightLoad,
                isBodyweightExercise: base.definitions.library.exercise(name)?.category == .bodyweight)
        }
        line()
        line(say("{0} sets, {1} reps, volume {2} kg", String(totals.sets), String(totals.reps), Self.rounded(totals.volume)))
    }

    private mutating func cardio(_ cardio: Cardio, _ workout: Workout) {
        var facts: [String] = []
        if let distance = cardio.distance { facts.append(distance.description) }
        if let pace = cardio.pace {
            facts.append(pace.description)
        } else if let distance = cardio.distance, distance.metres > 0, let duration = workout.duration {
            let each = TimeSpan(seconds: Int((duration.seconds / distance.metres * 1000).rounded()))
            facts.append("\(each)/km")
        }
        if let rate = cardio.heartRate { facts.append(say("{0} beats/min", String(rate))) }
        if let elevation = cardio.elevation { facts.append("↑ \(elevation)") }
        if let calories = cardio.calories { facts.append("\(calories) kcal") }
        if !facts.isEmpty { line(facts.joined(separator: " · ")) }
        for lap in cardio.laps { line("  \(lap.distance) in \(lap.time)") }
        for item in Entity.workout(workout).outline()["intervals"]?.items ?? [] { line("  " + (item.string ?? "")) }
    }

    private mutating func metcon(_ metcon: Metcon) {
        let facts = [metcon.rounds.map { say("{0} rounds", String($0)) }, metcon.result].compactMap { $0 }
        if !facts.isEmpty { line(facts.joined(separator: " · ")) }
        for movement in metcon.movements {
            let load = SetLine.print(movement.load)
            line("  " + ([movement.exercise, load, movement.scheme].filter { !$0.isEmpty }).joined(separator: " "))
        }
    }

    private static func rounded(_ value: Double) -> String { FixedPoint((value * 10).rounded() / 10).description }

    // MARK: Meals

    private mutating func mealDay(_ day: MealDay) {
        line(day.date.description)
        prose(day.notes)
        var resolver = FoodResolver(base.definitions.library)
        var total = MealTotal()
        for meal in day.meals {
            line()
            var sum = MealTotal()
            var lines: [(String, String)] = []
            for entry in meal.foods {
                let part = MealTotal(entry, &resolver, base.definitions.library)
                sum.add(part)
                lines.append(("  " + FoodLine.print(entry), part.calories.map { "\(Int($0.rounded())) kcal" } ?? "?"))
            }
            total.add(sum)
            line(meal.name + (meal.time.map { " \($0)" } ?? ""))
            prose(meal.notes, indent: 2)
            let column = min(width - 10, (lines.map { TerminalWidth.cells(of: $0.0) }.max() ?? 0) + 2)
            for (left, right) in lines {
                line(TerminalWidth.pad(left, to: column) + TerminalWidth.pad(right, to: 9, atStart: true))
            }
        }
        line()
        line(
            say(
                "{0} kcal, {1} g protein, {2} g carbs, {3} g fat", Self.rounded(total.calories ?? 0), Self.rounded(total.protein),
                Self.rounded(total.carbs), Self.rounded(total.fat))
                + (total.isComplete ? "" : " " + say("(some lines are unknown)")))
    }

    // MARK: Others

    private mutating func template(_ template: Template) {
        line("\(template.name) · \(template.category.rawValue)")
        prose(template.description)
        for exercise in template.exercises {
            line()
            line(exercise.exercise + (exercise.superset.map { " (\(say("superset {0}", $0)))" } ?? ""))
            prose(exercise.notes, indent: 2)
            for prescription in exercise.prescriptions { line("  " + PrescriptionLine.print(prescription)) }
        }
    }

    private mutating func conversation(_ conversation: Conversation) {
        line((conversation.title.map { $0 + " · " } ?? "") + conversation.created.description)
        for message in conversation.messages {
            line()
            line("\(message.from.rawValue)\(message.at.map { " \($0)" } ?? "")")
            prose(message.text, indent: 2)
        }
    }

    /// Keys and values, for what has no layout of its own.
    private mutating func generic(_ entity: Entity) {
        let entries = entity.outline().entries
        var rest = entries[...]
        if let name = entity.name, let first = rest.first, first.key == "name" {
            line("\(name) · \(translate(entity.kind.rawValue))")
            rest = rest.dropFirst()
        }
        let column = (rest.map(\.key.count).max() ?? 0) + 2
        for entry in rest {
            let value = Self.inline(entry.value)
            if let value, TerminalWidth.cells(of: value) + column <= width || !value.contains(" ") {
                line(TerminalWidth.pad(entry.key, to: column) + value)
            } else if let value {
                let parts = TextWrap.lines(value, width: width - column)
                for (index, part) in parts.enumerated() {
                    line(TerminalWidth.pad(index == 0 ? entry.key : "", to: column) + part)
                }
            } else {
                line(entry.key)
                for part in YAMLPrinter.print(entry.value).split(separator: "\n") { line("  " + part) }
            }
        }
    }

    /// A value on one line; nil for nested lists and maps.
    private static func inline(_ outline: Outline) -> String? {
        switch outline.content {
        case .list(let items):
            let texts = items.compactMap(\.string)
            return texts.count == items.count ? texts.joined(separator: ", ") : nil
        case .map(let entries):
            let texts = entries.compactMap { entry in entry.value.string.map { "\(entry.key) \($0)" } }
            return texts.count == entries.count ? texts.joined(separator: ", ") : nil
        default: return outline.string
        }
    }
}

/// Energy and macros of lines added up.
struct MealTotal {
    var calories: Double?
    var protein = 0.0
    var carbs = 0.0
    var fat = 0.0
    var isComplete = true

    init() {}

    /// What a line amounts to.
    init(_ entry: FoodEntry, _ resolver: inout FoodResolver, _ library: Library) {
        var factor = 1.0
        var nutrients = entry.nutrients
        if nutrients == nil {
            switch resolver.resolve(entry.phrase) {
            case .food(let food, let grams), .turned(let food, let grams, _):
                nutrients = library.foods[food].nutrients
                factor = grams / 100
            default: break
            }
        }
        guard let nutrients, let energy = nutrients.calories else {
            isComplete = false
            return
        }
        calories = energy.double * factor
        protein = (nutrients.protein?.double ?? 0) * factor
        carbs = (nutrients.carbs?.double ?? 0) * factor
        fat = (nutrients.fat?.double ?? 0) * factor
    }

    mutating func add(_ other: MealTotal) {
        if let more = other.calories { calories = (calories ?? 0) + more }
        protein += other.protein
        carbs += other.carbs
        fat += other.fat
        isComplete = isComplete && other.isComplete
    }
}

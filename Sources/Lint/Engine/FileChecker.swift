import Documents
import Domain
import Format

/// Checks files one by one. One checker serves one thread.
public final class FileChecker {
    public let context: EntryContext
    private let levels: Levels
    private let reader: Reader

    public init(definitions: Definitions, settings: Settings, today: CivilDate) {
        reader = Reader(units: Units(settings))
        context = EntryContext(reader: reader, definitions: definitions, settings: settings, today: today)
        levels = Levels(settings)
    }

    /// What the rules that compare files will need, of all files so far.
    public var facts: Facts { context.facts }

    /// Checks a file.
    ///
    /// - Parameters:
    ///   - source: its bytes; `source.path` is the path that is shown.
    ///   - file: its number among all files.
    ///   - name: its path from the root.
    ///   - isNamed: whether it is meant to be a log; others are passed over if they do not say so.
    public func check(_ source: SourceText, file: Int32, name: FileName, isNamed: Bool = true) -> [Diagnostic] {
        let entries = reader.read(source, carrier: name.carrier, kind: name.kind, fileDate: name.date)
        if !isNamed, !reader.saysKind { return [] }
        context.file = file
        context.path = name.path
        context.fileDate = name.date
        context.found.removeAll(keepingCapacity: true)
        for entry in entries {
            context.entry = entry
            check(entry.entity)
        }
        guard !reader.findings.isEmpty || !context.found.isEmpty else { return [] }
        let all = reader.findings.map { ($0, nil as Severity?) } + context.found.map { ($0.finding, $0.severity) }
        return levels.diagnostics(all, in: source, allowances: Allowances(reader.tree))
    }

    private func check(_ entity: Entity) {
        for check in RuleSet.entity { check(entity, context) }
        switch entity {
        case .workout(let value):
            for check in RuleSet.workout { check(value, context) }
            collect(value)
        case .mealDay(let value):
            for check in RuleSet.mealDay { check(value, context) }
            for part in value.meals.indices { checkFoods(value.meals[part].foods, part, isIngredient: false) }
            context.facts.days.append(.init(place: context.place(context.node("date")), day: value.date.days))
        case .template(let value): for check in RuleSet.template { check(value, context) }
        case .program(let value): for check in RuleSet.program { check(value, context) }
        case .food(let value):
            for check in RuleSet.food { check(value, context) }
            if !value.ingredients.isEmpty { checkFoods(value.ingredients, 0, isIngredient: true) }
        case .exercise(let value): for check in RuleSet.exercise { check(value, context) }
        case .profile(let value): for check in RuleSet.profile { check(value, context) }
        case .settings(let value): for check in RuleSet.settings { check(value, context) }
        case .bodyweight(let value):
            for check in RuleSet.bodyweight { check(value, context) }
            for (index, entry) in value.enumerated() {
                context.facts.weighIns.append(
                    .init(
                        place: context.place(context.nameNode(index)), weightPlace: weightPlace(index), day: entry.date.date.days,
                        time: entry.date.time?.seconds ?? -1, kilograms: entry.weight.kilograms, unit: entry.weight.unit))
            }
        case .coach: break
        }
    }

    private func collect(_ workout: Workout) {
        context.facts.sessions.append(
            .init(
                place: context.place(context.node("date")), wallSeconds: workout.date.wallSeconds,
                hasTime: workout.date.time != nil, duration: Int32(clamping: (workout.duration?.milliseconds ?? 0) / 1000)))
        for part in workout.exercises.indices { collectTop(workout, part) }
    }

    private func collectTop(_ workout: Workout, _ part: Int) {
        let sets = workout.exercises[part].sets
        var best: (line: Int, kilograms: Double, unit: WeightUnit)?
        for line in sets.indices where sets[line].status == .completed && !sets[line].type.contains(.warmup) {
            guard case .weight(let weight, _) = sets[line].load, weight.kilograms > best?.kilograms ?? 0 else { continue }
            best = (line, weight.kilograms, weight.unit)
        }
        guard let best, let exercise = context.exercisePlace(workout.exercises[part].exercise) else { return }
        context.facts.tops.append(
            .init(
                place: context.place(context.loadSpan(context.lineNode(part, best.line))), exercise: Int32(exercise),
                wallSeconds: workout.date.wallSeconds, kilograms: Float(best.kilograms), unit: best.unit))
    }

    /// The place of a weigh-in's weight, behind its date.
    private func weightPlace(_ index: Int) -> Facts.Place {
        let value = context.lineNode(index, 0)
        let weight = context.tree.value(value, "weight")
        return context.place(weight == 0 ? value : weight)
    }

    /// Lines that bring their own numbers, or are an amount of a known food, need no rule.
    private func checkFoods(_ foods: [FoodEntry], _ part: Int, isIngredient: Bool) {
        for line in foods.indices where foods[line].nutrients == nil {
            let meaning = context.meaning(foods[line].phrase)
            if case .food = meaning { continue }
            let doubtful = DoubtfulFood(
                entry: foods[line], node: context.lineNode(part, line), meaning: meaning, isIngredient: isIngredient)
            for check in RuleSet.foodLine { check(doubtful, context) }
        }
    }
}

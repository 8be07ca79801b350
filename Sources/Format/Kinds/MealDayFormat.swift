import Documents
import Domain

/// Days of meals: keys, reading and writing.
public enum MealDayFormat {
    static let date = Field("date", .date, required: true, "The day.")
    static let meals = Field(
        "meals", .list(.named(.food, long: { mealRecord })), "The meals, in order; a day with none was a day of fasting.")
    static let day = Field("day", .map { dayRecord }, "What else the day was.")
    static let notes = Field("notes", .text(max: 2000), "Notes on the day.")
    public static let record = Record("meal day", "What was eaten on one day.", [date, meals, day, notes])

    static let meal = Field("meal", .text(max: 100), required: true, "The meal's name: Breakfast, Lunch, Dinner, Snack, or any.")
    static let time = Field("time", .time, "When it was eaten.")
    static let mealNotes = Field("notes", .text(max: 500), "Notes on the meal.")
    static let foods = Field(
        "foods", .list(.either([.line(.food), .map { foodRecord }])), required: true, "What was eaten, one line each: 80 g Oats.")
    static let mealRecord = Record("a meal", "A meal with its foods.", [meal, time, mealNotes, foods])

    static let sleep = Field("sleep", .duration, "How long was slept: 7h20min.")
    static let steps = Field("steps", .integer(0...200_000), "Steps walked.")
    static let water = Field("water", .volume, "Water drunk: 2.5l or 750ml.")
    static let complete = Field(
        "complete", .flag, "Whether everything eaten is written down; `false` keeps the day out of averages.")
    static let dayRecord = Record("the day", "What else the day was.", [sleep, steps, water, complete])

    static let food = Field("food", .text(max: 200), required: true, "The food's name, or a whole meal line.")
    static let amount = Field("amount", .text(max: 40), "How much: 80 g, 2 pieces.")
    static let foodNotes = Field("notes", .text(max: 500), "Notes on the food.")
    static let foodRecord = Record(
        "a food of a meal", "A food with its keys.", [food, amount, foodNotes] + FoodFormat.nutrientFields)

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> MealDay? {
        let date = map.date(date)
        var result = MealDay(date: date ?? CivilDate(days: 0), meals: [])
        for item in map.items(meals) {
            if let meal = readMeal(item, map.reader, &places) { result.meals.append(meal) }
        }
        if let day = map.map(day, dayRecord) {
            result.facts = DayFacts(
                sleep: day.duration(sleep), steps: day.integer(steps), water: day.parse(water, self.water(of:)),
                complete: day.flag(complete))
        }
        result.notes = map.text(notes)
        return date == nil ? nil : result
    }

    private static func readMeal(_ node: NodeID, _ reader: Reader, _ places: inout [[NodeID]]) -> Meal? {
        guard let entry = reader.named(node, mealRecord, name: meal, lines: foods) else { return nil }
        var result: Meal
        var marks: [NodeID]
        let lines: NodeID
        switch entry {
        case .bare(let name):
            (result, marks, lines) = (heading(name, reader), [name], 0)
        case .short(let name, let value):
            (result, marks, lines) = (heading(name, reader), [name], value)
        case .long(let map):
            guard let name = map.text(meal) else { return nil }
            result = Meal(name: name, time: map.time(time), notes: map.text(mealNotes), foods: [])
            marks = [map.value(meal)]
            lines = map.value(foods)
        }
        let nodes = reader.lineNodes(lines)
        result.foods.reserveCapacity(nodes.count)
        marks.reserveCapacity(nodes.count + 1)
        for node in nodes {
            guard let food = readFood(node, reader) else { continue }
            result.foods.append(food)
            marks.append(node)
        }
        places.append(marks)
        return result
    }

    /// `Breakfast 08:15`.
    private static func heading(_ node: NodeID, _ reader: Reader) -> Meal {
        let bytes = reader.tree.bytes(node).trimmed
        var start = bytes.count
        while start > 0, !bytes[start - 1].isBlank { start -= 1 }
        var scanner = Scanner(bytes)
        scanner.at = start
        if start > 0, bytes[start].isDigit, bytes.part(start, bytes.count).contains(UInt8(ascii: ":")) {
            if let time = try? ScalarParsing.time(&scanner), scanner.isAtEnd {
                return Meal(name: bytes.part(0, start).trimmed.string, time: time, foods: [])
            }
            reader.report(
                "wrong-value", node, Phrase("`{0}` is not a time of day.", bytes.part(start, bytes.count).string),
                expected: "a time from 00:00 to 23:59")
        }
        return Meal(name: bytes.string, foods: [])
    }

    static func readFood(_ node: NodeID, _ reader: Reader) -> FoodEntry? {
        let tree = reader.tree
        switch tree[node].kind {
        case .scalar: return reader.line(node) { FoodLine.parse($0, problems: &$1) }
        case .map:
            if let bytes = reader.rejoined(node, record: foodRecord) {
                var problems: [LineProblem] = []
                defer { reader.report(problems, in: node) }
                return FoodLine.parse(bytes, problems: &problems)
            }
            guard let map = MapReader(reader, node, foodRecord), let name = map.text(food) else { return nil }
            let amount = map.text(amount)
            if amount == nil, var entry = reader.line(map.value(food), { FoodLine.parse($0, problems: &$1) }) {
                entry.note = map.text(foodNotes) ?? entry.note
                entry.nutrients = FoodFormat.nutrients(map) ?? entry.nutrients
                return entry
            }
            // A name is quoted where it could be taken for an amount.
            let quoted = name.first?.isNumber == true || name.contains("(") ? "\"\(name)\"" : name
            var entry = FoodEntry(phrase: [amount, quoted].compactMap { $0 }.joined(separator: " "))
            entry.note = map.text(foodNotes)
            entry.nutrients = FoodFormat.nutrients(map)
            return entry
        default:
            if !tree.truncated {
                reader.reportEmpty("food-syntax", node, "This list item is empty.", expected: LineGrammar.food.example)
            }
            return nil
        }
    }

    private static func water(of bytes: Bytes) throws(ScalarProblem) -> FixedPoint {
        var scanner = Scanner(bytes)
        if let number = scanner.decimal(), number.value <= FixedPoint(1_000_000) {
            scanner.skipBlanks()
            let unit = scanner.letters()
            if scanner.isAtEnd {
                if unit.equalsIgnoringCase("ml") { return number.value }
                if unit.equalsIgnoringCase("l") { return FixedPoint(millionths: number.value.millionths * 1000) }
            }
        }
        throw ScalarProblem(message: Phrase("`{0}` is not an amount of water.", bytes.string), expected: "2.5l or 750ml")
    }

    static func write(_ value: MealDay, long: Bool = false) -> Outline {
        var entries = Entries()
        entries.value(date, value.date)
        entries.outline(meals, value.meals.isEmpty ? nil : .list(value.meals.map { write($0, long: long) }))
        if value.facts != DayFacts() {
            var facts = Entries()
            facts.value(sleep, value.facts.sleep)
            facts.number(steps, value.facts.steps)
            facts.text(water, value.facts.water.map { "\($0)ml" })
            facts.flag(complete, value.facts.complete)
            entries.outline(day, .map(facts.list, flow: true))
        }
        entries.text(notes, value.notes)
        return entries.map
    }

    private static func write(_ value: Meal, long: Bool) -> Outline {
        let lines = Outline.list(value.foods.map { write($0, long: long) }, flow: value.foods.isEmpty)
        let heading = value.name + (value.time.map { " \($0)" } ?? "")
        let clash = value.time == nil && (value.name.split(separator: " ").last?.first?.isNumber ?? false)
        if !long, value.notes == nil, !clash, WorkoutFormat.canBeKey(heading, meal), SetFormat.isTrimmed(value.name),
            !value.name.isEmpty
        {
            return .map([.init(heading, lines)])
        }
        var entries = Entries()
        entries.text(meal, value.name)
        entries.value(time, value.time)
        entries.text(mealNotes, value.notes)
        entries.outline(foods, lines)
        return entries.map
    }

    static func write(_ entry: FoodEntry, long: Bool) -> Outline {
        let line = FoodLine.print(entry)
        if !long, SetFormat.readsBack(line, entry, { FoodLine.parse($0, problems: &$1) }) { return .text(line) }
        var entries = Entries()
        entries.text(food, entry.phrase)
        entries.text(foodNotes, entry.note)
        if let nutrients = entry.nutrients { entries.list += FoodFormat.write(nutrients) }
        return entries.map
    }
}

/// What was eaten on one day, and what the day was like.
public struct MealDay: Hashable, Sendable {
    public var date: CivilDate
    public var meals: [Meal]
    public var facts: DayFacts
    public var notes: String?

    public init(date: CivilDate, meals: [Meal], facts: DayFacts = .init(), notes: String? = nil) {
        self.date = date
        self.meals = meals
        self.facts = facts
        self.notes = notes
    }
}

/// One meal with its lines.
public struct Meal: Hashable, Sendable {
    public var name: String
    public var time: CivilTime?
    public var notes: String?
    public var foods: [FoodEntry]

    public init(name: String, time: CivilTime? = nil, notes: String? = nil, foods: [FoodEntry]) {
        self.name = name
        self.time = time
        self.notes = notes
        self.foods = foods
    }
}

/// One line of a meal or recipe.
public struct FoodEntry: Hashable, Sendable {
    /// The line without its brackets: `80 g Oats`, `2 eggs`. Which part is the amount, the unit
    /// and the name depends on the library, so it is kept as written.
    public var phrase: String
    /// The whole line's own numbers, where it brings them.
    public var nutrients: Nutrients?
    public var note: String?

    public init(phrase: String, nutrients: Nutrients? = nil, note: String? = nil) {
        self.phrase = phrase
        self.nutrients = nutrients
        self.note = note
    }
}

/// What else a day is worth noting for.
public struct DayFacts: Hashable, Sendable {
    public var sleep: TimeSpan?
    public var steps: Int?
    /// Litres × 1 are kept in ml.
    public var water: FixedPoint?
    /// Whether everything eaten is written down; nil: nobody said.
    public var complete: Bool?

    public init(sleep: TimeSpan? = nil, steps: Int? = nil, water: FixedPoint? = nil, complete: Bool? = nil) {
        self.sleep = sleep
        self.steps = steps
        self.water = water
        self.complete = complete
    }
}

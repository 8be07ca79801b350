/// Energy and nutrients of an amount of food. A nil is unknown, not zero.
public struct Nutrients: Hashable, Sendable {
    /// kcal.
    public var calories: FixedPoint?
    /// g.
    public var protein: FixedPoint?
    /// g, fibre included (as USDA tables count).
    public var carbs: FixedPoint?
    /// g.
    public var fat: FixedPoint?
    /// g.
    public var fiber: FixedPoint?
    /// g.
    public var sugar: FixedPoint?
    /// g.
    public var salt: FixedPoint?
    /// g.
    public var alcohol: FixedPoint?

    public init(
        calories: FixedPoint? = nil, protein: FixedPoint? = nil, carbs: FixedPoint? = nil,
        fat: FixedPoint? = nil, fiber: FixedPoint? = nil, sugar: FixedPoint? = nil,
        salt: FixedPoint? = nil, alcohol: FixedPoint? = nil
    ) {
        self.calories = calories
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
        self.fiber = fiber
        self.sugar = sugar
        self.salt = salt
        self.alcohol = alcohol
    }

    /// The key of each nutrient in files, in the order in which they are written.
    public static var keys: [(key: String, path: WritableKeyPath<Nutrients, FixedPoint?>)] {
        [
            ("calories", \.calories), ("protein", \.protein), ("carbs", \.carbs), ("fat", \.fat),
            ("fiber", \.fiber), ("sugar", \.sugar), ("salt", \.salt), ("alcohol", \.alcohol),
        ]
    }
}

public enum FoodCategory: String, CaseIterable, Hashable, Sendable {
    case protein, carb, fat, vegetable, fruit, dairy, other
}

/// A named portion: `scoop: 30 g`, or a share of a recipe: `portion: 1/4`.
public struct ServingUnit: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        case grams(FixedPoint)
        case millilitres(FixedPoint)
        /// `1/4` of a recipe's whole yield.
        case share(Int, of: Int)
    }

    public var name: String
    public var size: Size
    public var description: String?

    public init(name: String, size: Size, description: String? = nil) {
        self.name = name
        self.size = size
        self.description = description
    }
}

/// What the numbers of a food are for.
public enum NutrientBasis: Hashable, Sendable {
    case per100g, per100ml
}

/// A food of the library, preset or a person's own; a recipe where it has ingredients.
public struct Food: Hashable, Sendable {
    public var id: String?
    /// At most 100 characters, unique as names compare.
    public var name: String
    public var names: [String: String]
    public var aliases: [String]
    /// At most 50 characters.
    public var brand: String?
    public var category: FoodCategory
    public var nutrients: Nutrients?
    public var basis: NutrientBasis
    public var servings: [ServingUnit]
    /// The name of the unit that a bare count means.
    public var defaultServing: String?
    /// g per ml.
    public var density: FixedPoint?
    /// Meal lines: `500 g Beef mince`.
    public var ingredients: [FoodEntry]
    /// The weight of the finished recipe in g; nil: the sum of its ingredients.
    public var yield: FixedPoint?
    public var favorite: Bool
    public var notes: String?
    public var version: Int

    public init(
        id: String? = nil, name: String, names: [String: String] = [:], aliases: [String] = [],
        brand: String? = nil, category: FoodCategory = .other, nutrients: Nutrients? = nil,
        basis: NutrientBasis = .per100g, servings: [ServingUnit] = [], defaultServing: String? = nil,
        density: FixedPoint? = nil, ingredients: [FoodEntry] = [], yield: FixedPoint? = nil,
        favorite: Bool = false, notes: String? = nil, version: Int = 1
    ) {
        self.id = id
        self.name = name
        self.names = names
        self.aliases = aliases
        self.brand = brand
        self.category = category
        self.nutrients = nutrients
        self.basis = basis
        self.servings = servings
        self.defaultServing = defaultServing
        self.density = density
        self.ingredients = ingredients
        self.yield = yield
        self.favorite = favorite
        self.notes = notes
        self.version = version
    }
}

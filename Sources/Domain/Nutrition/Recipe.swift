/// Recipes: foods made of foods.
extension Library {
    /// Works out the values of recipes from their ingredients, and returns those that contain
    /// themselves, by place in `foods`.
    ///
    /// A recipe's values are per 100 g of its yield, or of the sum of its ingredients where no yield
    /// is said. Ingredients that are unknown count nothing; a recipe with its own values keeps them.
    public mutating func resolveRecipes() -> [Int] {
        let recipes = foods.indices.filter { !foods[$0].ingredients.isEmpty }
        guard !recipes.isEmpty else { return [] }
        var state: [Int: Bool] = [:]
        var cycles: [Int] = []
        for recipe in recipes { resolve(recipe, depth: 0, &state, &cycles) }
        return cycles
    }

    /// How deep recipes may be made of recipes; what is deeper is taken for a cycle.
    private static let deepestRecipe = 50

    private mutating func resolve(_ recipe: Int, depth: Int, _ state: inout [Int: Bool], _ cycles: inout [Int]) {
        guard state[recipe] == nil else { return }
        guard depth <= Self.deepestRecipe else {
            cycles.append(recipe)
            return
        }
        state[recipe] = false
        var grams = 0.0
        var total: [Double] = Nutrients.keys.map { _ in 0 }
        var known: [Bool] = Nutrients.keys.map { _ in true }
        for entry in foods[recipe].ingredients {
            if let own = entry.nutrients {
                add(own, 1, &total, &known)
                continue
            }
            var resolver = FoodResolver(self)
            var meaning = resolver.resolve(entry.phrase)
            if let food = meaning.foodPlace, food == recipe || !foods[food].ingredients.isEmpty {
                if food == recipe || state[food] == false {
                    if !cycles.contains(recipe) { cycles.append(recipe) }
                    continue
                }
                resolve(food, depth: depth + 1, &state, &cycles)
                var again = FoodResolver(self)
                meaning = again.resolve(entry.phrase)
            }
            guard case .food(let food, let weight) = meaning else { continue }
            grams += weight
            if let nutrients = foods[food].nutrients { add(nutrients, weight / 100, &total, &known) }
        }
        finish(recipe, grams, total, known)
        state[recipe] = true
    }

    private func add(_ nutrients: Nutrients, _ factor: Double, _ total: inout [Double], _ known: inout [Bool]) {
        for (index, entry) in Nutrients.keys.enumerated() {
            if let value = nutrients[keyPath: entry.path] {
                total[index] += value.double * factor
            } else {
                known[index] = false
            }
        }
    }

    private mutating func finish(_ recipe: Int, _ grams: Double, _ total: [Double], _ known: [Bool]) {
        let yield = foods[recipe].yield?.double ?? grams
        guard yield > 0 else { return }
        var food = foods[recipe]
        if food.yield == nil { food.yield = FixedPoint(yield) }
        if food.nutrients == nil {
            var nutrients = Nutrients()
            for (index, entry) in Nutrients.keys.enumerated() where known[index] || index < 4 {
                nutrients[keyPath: entry.path] = FixedPoint((total[index] / yield * 10_000).rounded() / 100)
            }
            food.nutrients = nutrients
        }
        replaceFood(recipe, food)
    }
}

extension FoodMeaning {
    /// The food that is meant, where one is.
    public var foodPlace: Int? {
        switch self {
        case .food(let food, _), .unknownUnit(_, let food), .noDensity(let food), .noServing(let food),
            .turned(let food, _, _):
            food
        case .unknownFood, .ambiguous: nil
        }
    }
}

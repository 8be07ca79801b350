/// What a meal line means, by the library.
public enum FoodMeaning: Hashable, Sendable {
    /// An amount of a food, in grams.
    case food(Int, grams: Double)
    /// No food has this name.
    case unknownFood(String)
    /// The food is known, the unit is not one of its own.
    case unknownUnit(String, food: Int)
    /// A volume of a food that says no density.
    case noDensity(food: Int)
    /// A bare count of a food that has no portion.
    case noServing(food: Int)
    /// Two readings that both make sense.
    case ambiguous(String, Int, Int)
    /// The name stands before the amount.
    case turned(Int, grams: Double, phrase: String)
}

/// Resolves meal lines against a library. Remembers what it has seen, since people eat the same
/// things often; one resolver serves one thread.
public struct FoodResolver {
    private let library: Library
    private var seen: [String: FoodMeaning] = [:]

    public init(_ library: Library) { self.library = library }

    /// The meaning of a line, in this order: the whole line as a name; amount, unit and name (the
    /// longest known unit); count and name; name with a trailing amount.
    public mutating func resolve(_ phrase: String) -> FoodMeaning {
        let parsed = FoodPhrase(phrase)
        guard let amount = parsed.amount, !parsed.rest.isEmpty else { return resolveUnmeasured(phrase) }
        if !library.foodNamesWithDigit.isEmpty, library.foodNamesWithDigit.contains(NameKey(phrase)),
            let whole = library.foodNames[phrase]
        {
            if case .food(let other, _) = measured(parsed.rest), other != whole { return .ambiguous(phrase, whole, other) }
            return servings(1, of: whole)
        }
        return measured(parsed.rest).scaled(by: amount)
    }

    /// The meaning of one unit of a rest such as `g Oats` or `eggs`.
    private mutating func measured(_ rest: String) -> FoodMeaning {
        if let known = seen[rest] { return known }
        let meaning = findMeasured(rest)
        if seen.count < 20_000 { seen[rest] = meaning }
        return meaning
    }

    private func findMeasured(_ rest: String) -> FoodMeaning {
        let words = rest.split(separator: " ")
        var problem: FoodMeaning?
        // Longest unit first: `yemek kaşığı Zeytinyağı`.
        for count in stride(from: min(2, words.count - 1), through: 1, by: -1) {
            let unit = words[..<count].joined(separator: " ")
            let name = Self.unquoted(words[count...].joined(separator: " "))
            guard let food = library.foodNames[name] ?? library.foodNames[Self.withoutOf(name)] else {
                if FoodUnit.grams(unit) != nil || FoodUnit.millilitres(unit) != nil { problem = .unknownFood(name) }
                continue
            }
            if let grams = grams(of: unit, food) { return .food(food, grams: grams) }
            if FoodUnit.millilitres(unit) != nil { return .noDensity(food: food) }
            // The longer name is the likelier one: `scop Vanilla Whey` speaks of Vanilla Whey, not of Whey.
            problem = .unknownUnit(unit, food: food)
        }
        let name = Self.unquoted(rest)
        if let food = library.foodNames[name] ?? singular(name) { return servings(1, of: food) }
        if let problem { return problem }
        for count in [2, 1] where words.count > count && isUnit(words[..<count].joined(separator: " ")) {
            return .unknownFood(words[count...].joined(separator: " "))
        }
        return .unknownFood(name)
    }

    private mutating func resolveUnmeasured(_ phrase: String) -> FoodMeaning {
        let name = Self.unquoted(phrase)
        if let food = library.foodNames[name] { return servings(1, of: food) }
        if let (_, turned) = FoodPhrase.trailing(phrase), let amount = turned.amount {
            switch measured(turned.rest).scaled(by: amount) {
            case .food(let food, let grams): return .turned(food, grams: grams, phrase: Self.print(amount) + " " + turned.rest)
            // What remains without the unit is the name: `Chiken Breast 200 g`.
            case .unknownFood(let inner) where inner.utf8.count < turned.rest.utf8.count: return .unknownFood(inner)
            default: break
            }
        }
        return .unknownFood(name)
    }

    private static func print(_ amount: Double) -> String { FixedPoint(amount).description }

    /// `eggs` for `Egg`.
    private func singular(_ name: String) -> Int? {
        for ending in ["es", "s"] where name.lowercased().hasSuffix(ending) {
            if let food = library.foodNames[String(name.dropLast(ending.count))] { return food }
        }
        return nil
    }

    private static func withoutOf(_ name: String) -> String {
        name.lowercased().hasPrefix("of ") ? String(name.dropFirst(3)) : name
    }

    private static func unquoted(_ name: String) -> String {
        guard name.count > 1, let first = name.first, first == "\"" || first == "'", name.last == first else { return name }
        return String(name.dropFirst().dropLast())
    }

    private func isUnit(_ word: String) -> Bool {
        FoodUnit.keys(word).contains { library.servingUnits.contains($0) || $0 == NameKey("piece") }
    }

    /// Grams in one unit of a food; nil where it does not have the unit.
    private func grams(of unit: String, _ food: Int) -> Double? {
        if let grams = FoodUnit.grams(unit) { return grams }
        let entry = library.foods[food]
        let keys = FoodUnit.keys(unit)
        for key in keys {
            if let serving = entry.servings.first(where: { NameKey($0.name) == key }) { return grams(serving.size, food) }
        }
        if let millilitres = FoodUnit.millilitres(unit) { return gramsPerMillilitre(food).map { $0 * millilitres } }
        return nil
    }

    private func grams(_ size: ServingUnit.Size, _ food: Int) -> Double? {
        switch size {
        case .grams(let grams): grams.double
        case .millilitres(let ml): gramsPerMillilitre(food).map { $0 * ml.double }
        case .share(let part, let whole):
            library.foods[food].yield.map { $0.double * Double(part) / Double(whole) }
        }
    }

    /// A food with values per 100 ml is measured in millilitres: one counts as one gram there.
    private func gramsPerMillilitre(_ food: Int) -> Double? {
        let entry = library.foods[food]
        if let density = entry.density { return density.double }
        if let unit = entry.servings.first(where: { NameKey($0.name) == NameKey("ml") }), case .grams(let grams) = unit.size {
            return grams.double
        }
        return entry.basis == .per100ml ? 1 : nil
    }

    /// A count of the default portion, or of the only one.
    private func servings(_ count: Double, of food: Int) -> FoodMeaning {
        let entry = library.foods[food]
        let unit =
            entry.defaultServing.flatMap { name in entry.servings.first { NameKey($0.name) == NameKey(name) } }
            ?? entry.servings.first { NameKey($0.name) == NameKey("piece") }
            ?? entry.servings.first
        guard let unit, let grams = grams(unit.size, food) else { return .noServing(food: food) }
        return .food(food, grams: grams * count)
    }
}

extension FoodMeaning {
    /// The meaning of that many units.
    func scaled(by amount: Double) -> FoodMeaning {
        if case .food(let food, let grams) = self { return .food(food, grams: grams * amount) }
        return self
    }
}

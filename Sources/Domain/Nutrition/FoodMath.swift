/// Energy units. Files give either; everything is kept in kcal.
public enum EnergyUnit {
    /// Kilojoules in a kilocalorie (the thermochemical calorie, exactly 4.184 J).
    public static let kilojoulesPerKilocalorie = 4.184

    public static func kilocalories(kilojoules: Double) -> Double { kilojoules / kilojoulesPerKilocalorie }
    public static func kilojoules(kilocalories: Double) -> Double { kilocalories * kilojoulesPerKilocalorie }
}

/// What fibre counts when energy is worked out from macros.
public enum FiberEnergy: Hashable, Sendable {
    /// Like the carbohydrate it is a part of, 4 kcal/g, as US labels may.
    case asCarbs
    /// 2 kcal/g, as EU labels do (Regulation 1169/2011, annex XIV).
    case two
}

/// The macronutrients that give energy.
public enum Macro: String, CaseIterable, Hashable, Sendable {
    case protein, carbs, fat, alcohol

    /// kcal per gram (Atwater's general factors, and 7 for alcohol).
    public var kilocaloriesPerGram: Double {
        switch self {
        case .protein, .carbs: 4
        case .fat: 9
        case .alcohol: 7
        }
    }
}

extension Nutrients {
    /// The energy in kcal that the macros give: 4 kcal/g of protein and carbohydrate, 9 of fat, 7 of
    /// alcohol. Nil where protein, carbohydrate or fat is unknown; unknown fibre and alcohol are
    /// taken as none.
    public func energyFromMacros(fiber rule: FiberEnergy = .asCarbs) -> Double? {
        guard let protein, let carbs, let fat else { return nil }
        // Fibre is a part of the carbohydrate; some labels list more of it than they should.
        let fiber = rule == .two ? min(self.fiber?.double ?? 0, carbs.double) : 0
        return protein.double * Macro.protein.kilocaloriesPerGram
            + (carbs.double - fiber) * Macro.carbs.kilocaloriesPerGram + fiber * 2
            + fat.double * Macro.fat.kilocaloriesPerGram
            + (alcohol?.double ?? 0) * Macro.alcohol.kilocaloriesPerGram
    }

    /// Grams of protein, carbohydrate, fat and alcohol together, of those that are known.
    public var macroGrams: Double {
        [protein, carbs, fat, alcohol].reduce(0) { $0 + ($1?.double ?? 0) }
    }

    /// Whether the macros of 100 g fit into 100 g; of 100 ml, where `density` (g/ml) is known, into
    /// its weight.
    public func macrosFit(basis: NutrientBasis = .per100g, density: Double? = nil) -> Bool {
        let limit: Double? = basis == .per100g ? 100 : density.map { $0 * 100 }
        return limit.map { macroGrams <= $0 + 1e-6 } ?? true
    }

    /// How far the stated energy is from what the macros give, in kcal; above 0: more is stated.
    /// 0 where the statement is within `relative` of, or `absolute` kcal from, the energy by either
    /// way of counting fibre, or between the two. Nil where a figure to compare is missing.
    ///
    /// The tolerance leaves room for the specific factors that food tables use and for rounding.
    public func energyMismatch(relative: Double = 0.2, absolute: Double = 10) -> Double? {
        guard let stated = calories?.double, let high = energyFromMacros(),
            let low = energyFromMacros(fiber: .two)
        else { return nil }
        let nearest = min(max(stated, low), high)
        let difference = stated - nearest
        return difference.magnitude <= max(absolute, nearest * relative) ? 0 : difference
    }
}

/// A share of the day's calories for each macro.
public enum MacroPreset: String, CaseIterable, Hashable, Sendable {
    case balanced
    case highProtein = "high_protein"
    case keto
    case lowCarb = "low_carb"
    case endurance

    /// Percent of calories; the three make 100.
    public var percent: (protein: Int, carbs: Int, fat: Int) {
        switch self {
        case .balanced: (30, 40, 30)
        case .highProtein: (40, 30, 30)
        case .keto: (30, 5, 65)
        case .lowCarb: (35, 20, 45)
        case .endurance: (20, 55, 25)
        }
    }

    /// The grams of each macro that `calories` kcal make, at 4, 4 and 9 kcal/g.
    public func grams(calories: Double) -> (protein: Double, carbs: Double, fat: Double) {
        let (protein, carbs, fat) = percent
        func grams(_ percent: Int, _ macro: Macro) -> Double {
            calories * Double(percent) / 100 / macro.kilocaloriesPerGram
        }
        return (grams(protein, .protein), grams(carbs, .carbs), grams(fat, .fat))
    }
}

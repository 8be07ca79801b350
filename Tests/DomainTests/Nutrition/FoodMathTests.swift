import Domain
import Testing

@Suite struct FoodMathTests {
    static func food(
        _ calories: Double?, _ protein: Double?, _ carbs: Double?, _ fat: Double?, fiber: Double? = nil,
        alcohol: Double? = nil
    ) -> Nutrients {
        func fixed(_ value: Double?) -> FixedPoint? { value.map { FixedPoint($0) } }
        return Nutrients(
            calories: fixed(calories), protein: fixed(protein), carbs: fixed(carbs), fat: fixed(fat),
            fiber: fixed(fiber), alcohol: fixed(alcohol))
    }

    /// Macros, and the energy with fibre as carbohydrate and at 2 kcal/g.
    @Test(
        arguments: [
            (food(nil, 10, 20, 5), 165, 165), (food(nil, 0, 0, 0), 0, 0), (food(nil, 0, 2.6, 0, alcohol: 10.6), 84.6, 84.6),
            // Rolled oats (USDA 169705): 16.9, 66.3, 6.9, fibre 10.6.
            (food(389, 16.9, 66.3, 6.9, fiber: 10.6), 394.9, 373.7),
            // More fibre than carbohydrate, as some labels list it apart.
            (food(nil, 0, 5, 0, fiber: 8), 20, 10),
        ] as [(Nutrients, Double, Double)])
    func energy(food: Nutrients, asCarbs: Double, two: Double) {
        #expect(Sample.near(food.energyFromMacros(), asCarbs))
        #expect(Sample.near(food.energyFromMacros(fiber: .two), two))
    }

    @Test func unknownMacrosGiveNoEnergy() {
        #expect(Self.food(100, nil, 20, 5).energyFromMacros() == nil)
        #expect(Self.food(100, 10, nil, 5).energyMismatch() == nil)
        #expect(Self.food(nil, 10, 20, 5).energyMismatch() == nil)
    }

    @Test func macrosFitIntoTheirWeight() {
        #expect(Self.food(nil, 40, 50, 10).macrosFit())
        #expect(!Self.food(nil, 40, 50, 10.1).macrosFit())
        #expect(!Self.food(nil, 40, 50, 0, alcohol: 11).macrosFit())
        #expect(Self.food(nil, nil, 100, nil).macrosFit())
        // 100 ml of honey weigh 142 g.
        let honey = Self.food(nil, 0.4, 117, 0)
        #expect(honey.macrosFit(basis: .per100ml, density: 1.42))
        #expect(!honey.macrosFit(basis: .per100ml, density: 1))
        #expect(honey.macrosFit(basis: .per100ml))
    }

    @Test func energyMismatch() {
        #expect(Self.food(389, 16.9, 66.3, 6.9, fiber: 10.6).energyMismatch() == 0)
        #expect(Self.food(165, 10, 20, 5).energyMismatch() == 0)
        #expect(Self.food(198, 10, 20, 5).energyMismatch() == 0)
        #expect(Self.food(199, 10, 20, 5).energyMismatch() == 34)
        #expect(Self.food(100, 10, 20, 5).energyMismatch() == -65)
        // kJ in the place of kcal.
        #expect(Self.food(690, 10, 20, 5).energyMismatch() == 525)
        // Small figures: within 10 kcal.
        #expect(Self.food(12, 0, 1, 0).energyMismatch() == 0)
        #expect(Self.food(15, 0, 1, 0).energyMismatch() == 11)
    }

    /// 2,000 kcal: grams of protein, carbohydrate and fat.
    @Test(
        arguments: [
            (.balanced, 150, 200, 66.6666667), (.highProtein, 200, 150, 66.6666667), (.keto, 150, 25, 144.4444444),
            (.lowCarb, 175, 100, 100), (.endurance, 100, 275, 55.5555556),
        ] as [(MacroPreset, Double, Double, Double)])
    func presets(preset: MacroPreset, protein: Double, carbs: Double, fat: Double) {
        let grams = preset.grams(calories: 2000)
        #expect(Sample.near(grams.protein, protein, 1e-8))
        #expect(Sample.near(grams.carbs, carbs, 1e-8))
        #expect(Sample.near(grams.fat, fat, 1e-8))
        #expect(preset.percent.protein + preset.percent.carbs + preset.percent.fat == 100)
        #expect(Sample.near(grams.protein * 4 + grams.carbs * 4 + grams.fat * 9, 2000))
    }

    @Test func kilojoules() {
        #expect(EnergyUnit.kilojoules(kilocalories: 250) == 1046)
        #expect(Sample.near(EnergyUnit.kilocalories(kilojoules: 418.4), 100))
    }
}

import Domain
import Format
import Testing

/// The preset foods pass the checks that people's own foods are put to.
@Suite struct PresetFoodTests {
    /// Foods whose energy honestly differs from 4, 4, 9 and 7 kcal a gram.
    static let exceptions: Set<String> = [
        // Its energy is that of acetic acid, 3.5 kcal a gram.
        "Vinegar"
    ]

    @Test func caloriesAgreeWithMacros() {
        let off = Self.foods.filter { ($0.nutrients?.energyMismatch() ?? 0) != 0 }.map(\.name)
        #expect(Set(off) == Self.exceptions)
    }

    @Test func macrosFit() {
        #expect(
            Self.foods.filter { $0.nutrients?.macrosFit(basis: $0.basis, density: $0.density?.double) == false }.map(\.name) == []
        )
    }

    static let foods: [Food] = Presets.foods.compactMap { if case .food(let food) = $0 { food } else { nil } }
}

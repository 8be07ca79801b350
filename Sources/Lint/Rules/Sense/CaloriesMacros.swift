import Documents
import Domain
import Format

extension Rule {
    static let caloriesMacros = Rule(
        "calories-macros", .warning, "Calories of a food that its protein, carbs and fat do not make.",
        explanation: """
            Protein and carbohydrate give about 4 kcal a gram, fat 9, alcohol 7. Where the stated calories are more \
            than a fifth away from that sum, a digit slipped, the label's kilojoules were copied, or the values of a \
            portion stand in one field and those of 100 g in another. Sugar alcohols and fibre make honest differences; \
            exempt such a food with a comment: `# antrain: allow calories-macros`.
            """,
        examples: [
            .bad(
                "foods/oats.yaml",
                """
                name: Porridge Oats
                per_100g: {calories: ⟦37⟧, protein: 13, carbs: 68, fat: 6.5}
                """),
            .bad(
                "foods/oats.yaml",
                """
                name: Porridge Oats
                per_100g:
                  calories: ⟦1586⟧
                  protein: 13
                  carbs: 68
                  fat: 6.5
                """),
            .bad(
                "foods/raki.md",
                """
                ---
                name: House Raki
                per_100ml: {calories: ⟦250⟧, protein: 0, carbs: 0, fat: 0}
                ---
                """),
            .good("foods/oats.yaml", oats),
            .good("foods/raki.yaml", "name: House Raki\nper_100ml: {calories: 250, protein: 0, carbs: 0, fat: 0, alcohol: 36}\n"),
        ],
        check: .food { food, context in
            guard let nutrients = food.nutrients, let difference = nutrients.energyMismatch(), difference != 0,
                let stated = nutrients.calories?.double, let made = nutrients.energyFromMacros()
            else { return }
            let nearest = FixedPoint(made.rounded()).description
            let kilojoules = EnergyUnit.kilocalories(kilojoules: stated)
            let help: Phrase
            if made > 0, (0.85...1.15).contains(kilojoules / made) {
                help = Phrase(
                    "These look like kilojoules: {0} kJ is {1} kcal.", FixedPoint(stated).description,
                    FixedPoint(kilojoules.rounded()).description)
            } else if difference > 0, nutrients.alcohol == nil, made < stated / 2 {
                help = "Check the numbers against the label; if it holds alcohol, say how much: `alcohol: 12`, in grams."
            } else {
                help = "Check all four numbers against the label, and that all are for the same amount."
            }
            context.report(
                "calories-macros", context.nutrientNode("calories"),
                Phrase("The macros make about {0} kcal, not {1}.", nearest, FixedPoint(stated).description),
                expected: Phrase("about {0}: 4 kcal a gram of protein and carbs, 9 of fat, 7 of alcohol", nearest), help: help)
        })
}

extension EntryContext {
    /// The node of a nutrient of a food; that of all of them where it says none.
    func nutrientNode(_ key: StaticString) -> NodeID {
        for basis in ["per_100g", "per_100ml"] as [StaticString] where has(basis) {
            let map = tree.value(entry.node, basis)
            let value = tree.value(map, key)
            return value == 0 ? map : value
        }
        return entry.node
    }
}

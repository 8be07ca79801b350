import Documents
import Domain
import Format

extension Rule {
    static let macrosOver100 = Rule(
        "macros-over-100", .error, "More than 100 g of protein, carbs and fat in 100 g of a food.",
        explanation: """
            The macros are parts of the food, so together they can't weigh more than it does. Either a digit slipped, \
            or the values are those of a whole package. Copy the column of the label that says "per 100 g"; if it \
            only has a portion, divide by its grams and multiply by 100.
            """,
        examples: [
            .bad(
                "foods/oats.yaml",
                """
                name: Porridge Oats
                per_100g: {calories: 379, protein: 13, carbs: ⟦680⟧, fat: 6.5}
                """),
            .bad(
                "foods/oats.md",
                """
                ---
                name: Porridge Oats
                per_100g:
                  protein: 26
                  carbs: ⟦136⟧
                  fat: 13
                ---
                """),
            .good("foods/oats.yaml", oats),
        ],
        check: .food { food, context in
            guard let nutrients = food.nutrients,
                !nutrients.macrosFit(basis: food.basis, density: food.density?.double)
            else { return }
            let parts: [(StaticString, FixedPoint?)] = [
                ("protein", nutrients.protein), ("carbs", nutrients.carbs), ("fat", nutrients.fat),
                ("alcohol", nutrients.alcohol),
            ]
            let most = parts.max { $0.1 ?? .zero < $1.1 ?? .zero }
            context.report(
                "macros-over-100", context.nutrientNode(most?.0 ?? "carbs"),
                Phrase(
                    "Protein, carbs, fat and alcohol come to {0} g in 100 {1} of `{2}`.",
                    FixedPoint(nutrients.macroGrams).description, food.basis == .per100g ? "g" : "ml", food.name),
                expected: "at most as much as 100 of the food weigh",
                help: "Check the digits against the label, and that the values are not those of a whole package.")
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let calorieExcess = Rule(
        "calorie-excess", .warning, "A day of more than 15,000 kcal.",
        explanation: """
            Even the riders of the Tour de France and the swimmers of the most quoted breakfasts stay below that. One \
            line is usually to blame: grams where pieces were meant, or a zero too many. The line that makes most of \
            the day is pointed at.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Porridge Oats
                  - Lunch:
                      - ⟦8000 g Porridge Oats⟧
                """,
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Lunch
                - 80 g Porridge Oats
                - ⟦Soup of the house⟧ (35000 kcal, 12 g protein)
                """,
                with: [("foods/oats.yaml", oats)]),
            .good(
                "meals/2025/2025-11-12.yaml",
                "date: 2025-11-12\nmeals:\n  - Breakfast:\n      - 300 g Porridge Oats\n", with: [("foods/oats.yaml", oats)]),
        ],
        check: .mealDay { day, context in
            var total = 0.0
            var most = (calories: -1.0, part: 0, line: 0)
            for part in day.meals.indices {
                let foods = day.meals[part].foods
                for line in foods.indices {
                    let calories = foods[line].nutrients.map { $0.calories?.double ?? 0 } ?? context.calories(foods[line].phrase)
                    total += calories
                    if calories > most.calories { most = (calories, part, line) }
                }
            }
            guard total > 15_000 else { return }
            let entry = day.meals[most.part].foods[most.line]
            context.report(
                "calorie-excess", at: context.span(of: entry.phrase, in: context.lineNode(most.part, most.line)),
                Phrase(
                    "This day comes to {0} kcal, most of it here: {1} kcal.", FixedPoint(total.rounded()).description,
                    FixedPoint(most.calories.rounded()).description),
                expected: "at most 15000 kcal a day", help: Phrase("Check the amount and the unit of `{0}`.", entry.phrase))
        })
}

extension EntryContext {
    /// The energy of a meal line in kcal; 0 where it is not known.
    fileprivate func calories(_ phrase: String) -> Double {
        let place: Int
        var grams: Double
        switch meaning(phrase) {
        case .food(let food, let weight), .turned(let food, let weight, _): (place, grams) = (food, weight)
        default: return 0
        }
        let foods = definitions.library.foods
        guard let calories = foods[place].nutrients?.calories?.double else { return 0 }
        if foods[place].basis == .per100ml, let density = foods[place].density?.double, density > 0 { grams /= density }
        return calories * grams / 100
    }
}

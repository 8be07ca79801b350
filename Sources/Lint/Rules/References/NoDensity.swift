import Documents
import Domain
import Format

extension Rule {
    static let noDensity = Rule(
        "no-density", .warning, "A volume of a food that does not say what a millilitre weighs.",
        explanation: """
            The food's values are for 100 g, and a millilitre is not a gram: oil is lighter than water, honey heavier. \
            Rather than guess, the line is left out and its day counts as incomplete. Write grams, or say once in the \
            food what a millilitre weighs, with `density:`; a drink whose label speaks of 100 ml takes `per_100ml:`.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 250 ⟦ml⟧ Oat Drink
                """,
                with: [("foods/oat-drink.yaml", "name: Oat Drink\nper_100g: {calories: 46, protein: 1, carbs: 6.7, fat: 1.5}\n")]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Breakfast
                - 1 ⟦glass⟧ Oat Drink
                """,
                with: [
                    (
                        "foods/oat-drink.yaml",
                        "name: Oat Drink\nper_100g: {calories: 46, protein: 1, carbs: 6.7, fat: 1.5}\nservings: {glass: 200 ml}\n"
                    )
                ]),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 250 ml Oat Drink
                """,
                with: [
                    (
                        "foods/oat-drink.yaml",
                        "name: Oat Drink\nper_100g: {calories: 46, protein: 1, carbs: 6.7, fat: 1.5}\ndensity: 1.03\n"
                    )
                ]),
        ],
        check: .foodLine { line, context in
            let foods = context.definitions.library.foods
            let place: Int
            let unit: String
            switch line.meaning {
            case .noDensity(let food):
                place = food
                unit = FoodPhrase(line.entry.phrase).rest.split(separator: " ").first.map(String.init) ?? ""
            case .unknownUnit(let word, let food):
                guard let own = foods[food].servings.first(where: { NameKey($0.name) == NameKey(word) }),
                    case .millilitres = own.size
                else { return }
                (place, unit) = (food, word)
            default: return
            }
            let whole = line.span(context)
            context.report(
                "no-density", at: context.find(unit, in: whole) ?? whole,
                Phrase("`{0}` does not say what a millilitre weighs.", foods[place].name),
                help: Phrase(
                    "Write grams, as in `200 g {0}`, or add to the food `density:` with the grams of one millilitre (water is 1, milk 1.03, oil 0.92).",
                    foods[place].name),
                related: context.related(.food, place, "The food is here."))
        })
}

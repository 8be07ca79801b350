import Documents
import Domain
import Format

extension Rule {
    static let unknownServing = Rule(
        "unknown-serving", .warning, "An amount in a unit that the food does not have.",
        explanation: """
            What a slice or a scoop weighs differs from food to food, so each food says its own units, under \
            `servings:`. A line in any other unit can't be counted, and its day is incomplete. Use one of the units \
            that the food has, write grams, or add the unit to the food.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 2 ⟦scop⟧ Vanilla Whey
                """,
                fixed: """
                    date: 2025-11-12
                    meals:
                      - Breakfast:
                          - 2 scoop Vanilla Whey
                    """,
                with: [("foods/whey.yaml", whey)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Breakfast
                - 1 ⟦bucket⟧ Vanilla Whey (after the run)
                """,
                with: [("foods/whey.yaml", whey)]),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - 1 ⟦slice⟧ Village Bread
                """,
                with: [("foods/bread.yaml", "name: Village Bread\nper_100g: {calories: 265, protein: 9, carbs: 49, fat: 3.2}\n")]),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Lunch:
                      - 1 ⟦portion⟧ Odd Stew
                """,
                with: [("foods/stew.yaml", "name: Odd Stew\nper_100g: {calories: 120}\nservings: {portion: 1/4}\n")]),
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 2 ⟦Vanila⟧ Whey
                """,
                with: [("foods/whey.yaml", whey), ("foods/plain.yaml", whey.replacing("Vanilla Whey", with: "Whey"))]),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 2 scoops Vanilla Whey
                      - 30 g Vanilla Whey
                      - 1 Vanilla Whey
                """,
                with: [("foods/whey.yaml", whey)]),
        ],
        check: .foodLine { line, context in
            guard case .unknownUnit(let unit, let place) = line.meaning else { return }
            let food = context.definitions.library.foods[place]
            let whole = line.span(context)
            let span = context.find(unit, in: whole) ?? whole
            let own = food.servings.first { NameKey($0.name) == NameKey(unit) }
            if let own {
                // A volume without a density is a rule of its own.
                guard case .share = own.size else { return }
                context.report(
                    "unknown-serving", at: span,
                    Phrase("Nobody knows what all of `{0}` weighs, so not what one `{1}` of it does.", food.name, own.name),
                    help: Phrase(
                        "Add to the recipe what it weighs when done, for example `yield: 1.8kg`, or write grams: `250 g {0}`.",
                        food.name),
                    related: context.related(.food, place, "The food is here."))
                return
            }
            let near = Spelling.nearest(unit, among: food.servings.map(\.name))
            // `2 Porrige Oats` is no two porriges of oats.
            let meant = near == nil ? context.hint(FoodPhrase(line.entry.phrase).rest, .food) : NameHint()
            context.report(
                "unknown-serving", at: span, Phrase("`{0}` has no unit `{1}`.", food.name, unit),
                expected: Phrase("one of: {0}", DoubtfulFood.units(food)),
                help: near.map { Phrase("Did you mean `{0}`?", $0) } ?? meant.fix.map {
                    Phrase("Did you mean the food `{0}`?", $0)
                }
                    ?? Phrase(
                        "Use one of its units, or add to the food: `servings: {{1}: 30 g}`, with the grams of one `{0}`.", unit,
                        unit),
                related: context.related(.food, place, "The food is here."), fix: near)
        })

    /// A food for examples.
    static let whey = """
        name: Vanilla Whey
        per_100g: {calories: 400, protein: 80, carbs: 8, fat: 6}
        servings: {scoop: 30 g}
        """
}

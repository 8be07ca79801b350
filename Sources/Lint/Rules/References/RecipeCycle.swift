import Documents
import Domain
import Format

extension Rule {
    static let recipeCycle = Rule(
        "recipe-cycle", .error, "A recipe that contains itself.",
        explanation: """
            The values of a recipe are the sum of its ingredients, which has no end when one of them is made of the \
            recipe again. Usually an ingredient has the name of the dish by mistake: name the plain food instead, or \
            give it a name of its own.
            """,
        examples: [
            .bad(
                "foods/chili.yaml",
                """
                name: Odd Chili
                ingredients:
                  - 500 g Beef Bits (1000 kcal)
                  - ⟦200 g Odd Chili⟧
                """),
            .bad(
                "foods/sauces.yaml",
                """
                - name: Odd Chili
                  ingredients: [400 g Odd Sauce]
                - name: Odd Sauce
                  ingredients:
                    - 100 g Tomato Bits (20 kcal)
                    - ⟦50 g Odd Chili⟧
                """),
            .good(
                "foods/sauces.yaml",
                """
                - name: Odd Chili
                  ingredients: [400 g Odd Sauce]
                - name: Odd Sauce
                  ingredients: ["100 g Tomato Bits (20 kcal, 1 g protein)"]
                """),
        ],
        check: .food { food, context in
            guard !context.definitions.recipeCycles.isEmpty, !food.ingredients.isEmpty,
                let place = context.definitions.library.foodNames[food.name], context.definitions.recipeCycles.contains(place)
            else { return }
            for line in food.ingredients.indices {
                let entry = food.ingredients[line]
                guard entry.nutrients == nil, let target = context.meaning(entry.phrase).foodPlace else { continue }
                var seen: Set<Int> = []
                guard let way = context.way(from: target, to: place, &seen) else { continue }
                let node = context.lineNode(0, line)
                let name = context.definitions.library.foods[target].name
                context.report(
                    "recipe-cycle", at: context.span(of: entry.phrase, in: node),
                    target == place
                        ? Phrase("`{0}` is an ingredient of itself.", food.name)
                        : Phrase(
                            "`{0}` is made of `{1}` again: {2}.", name, food.name, ([food.name] + way).joined(separator: " → ")),
                    help: "Take it out, or name the plain food that is meant.",
                    related: target == place ? nil : context.related(.food, target, "The other recipe is here."))
            }
        })
}

extension EntryContext {
    /// The names of the foods on the way from a food to another that it is made of; nil where it is
    /// not.
    fileprivate func way(from start: Int, to end: Int, _ seen: inout Set<Int>) -> [String]? {
        let food = definitions.library.foods[start]
        if start == end { return [food.name] }
        guard seen.count < 200, seen.insert(start).inserted else { return nil }
        for entry in food.ingredients where entry.nutrients == nil {
            if let next = meaning(entry.phrase).foodPlace, let way = way(from: next, to: end, &seen) { return [food.name] + way }
        }
        return nil
    }
}

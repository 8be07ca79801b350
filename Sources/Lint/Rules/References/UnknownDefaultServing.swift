import Documents
import Domain
import Format

extension Rule {
    static let unknownDefaultServing = Rule(
        "unknown-default-serving", .error, "A default portion that the food does not have.",
        explanation: """
            `default_serving` says which of the food's own units a bare number means: with `default_serving: scoop`, \
            `2 Whey` is two scoops. It has to be one of those that stand under `servings:`. Correct the word, or add \
            the unit with its weight.
            """,
        examples: [
            .bad(
                "foods/whey.yaml",
                """
                name: Vanilla Whey
                per_100g: {calories: 400, protein: 80, carbs: 8, fat: 6}
                servings: {scoop: 30 g, bag: 1kg}
                default_serving: ⟦scoops⟧
                """,
                fixed: """
                    name: Vanilla Whey
                    per_100g: {calories: 400, protein: 80, carbs: 8, fat: 6}
                    servings: {scoop: 30 g, bag: 1kg}
                    default_serving: scoop
                    """),
            .bad(
                "foods/bread.md",
                """
                ---
                name: Village Bread
                per_100g: {calories: 265, protein: 9, carbs: 49, fat: 3.2}
                default_serving: ⟦slice⟧
                ---
                """),
            .good("foods/whey.yaml", whey + "\ndefault_serving: scoop\n"),
        ],
        check: .food { food, context in
            guard let word = food.defaultServing, !food.servings.contains(where: { NameKey($0.name) == NameKey(word) }) else {
                return
            }
            let names = food.servings.map(\.name)
            let near = Spelling.nearest(word, among: names)
            context.report(
                "unknown-default-serving", context.node("default_serving"), Phrase("`{0}` has no unit `{1}`.", food.name, word),
                expected: names.isEmpty ? nil : Phrase("one of: {0}", names.joined(separator: ", ")),
                help: near.map { Phrase("Did you mean `{0}`?", $0) }
                    ?? Phrase("Say what one weighs: add `{0}: 30 g`, with its own grams, under `servings:`.", word),
                fix: near)
        })
}

import Documents
import Domain
import Format

extension Rule {
    static let noServing = Rule(
        "no-serving", .warning, "A bare count of a food that has no portion.",
        explanation: """
            `2 Egg` is two pieces because the food says what a piece weighs. A food without `servings:` has nothing to \
            count, so the line is worth nothing that is known and its day is incomplete. Write an amount in grams, or \
            give the food a portion.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - ⟦2 Porridge Oats⟧
                """,
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Breakfast
                - ⟦Porridge Oats⟧
                """,
                with: [("foods/oats.yaml", oats)]),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Breakfast:
                      - 80 g Porridge Oats
                      - 1 Vanilla Whey
                """,
                with: [("foods/oats.yaml", oats), ("foods/whey.yaml", whey)]),
        ],
        check: .foodLine { line, context in
            guard case .noServing(let place) = line.meaning else { return }
            let food = context.definitions.library.foods[place]
            let message =
                FoodPhrase(line.entry.phrase).amount == nil
                ? Phrase("This line does not say how much `{0}` it was.", food.name)
                : Phrase("`{0}` has no portion that could be counted.", food.name)
            context.report(
                "no-serving", at: line.span(context), message, expected: Phrase("an amount: `80 g {0}`", food.name),
                help: "Write the grams, or add to the food what one weighs: `servings: {piece: 60 g}`.",
                related: context.related(.food, place, "The food is here."))
        })
}

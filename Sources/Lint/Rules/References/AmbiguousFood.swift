import Documents
import Domain
import Format

extension Rule {
    static let ambiguousFood = Rule(
        "ambiguous-food", .warning, "A line that means a food with a number in its name, or a count of another food.",
        explanation: """
            With both a `7 Up` and an `Up` among the foods, `7 Up` may be one can of the one or seven of the other. \
            Neither is counted until the line says which. A name in double quotes behind a number is always a name; an \
            `x` behind the number makes it a count.
            """,
        examples: [
            .bad(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Snack:
                      - ⟦3 Bears⟧
                """,
                with: [("foods/bears.yaml", bears)]),
            .bad(
                "meals/2025/2025-11-12.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Snack
                - ⟦3 Bears⟧ (shared)
                """,
                with: [("foods/bears.yaml", bears)]),
            .good(
                "meals/2025/2025-11-12.yaml",
                """
                date: 2025-11-12
                meals:
                  - Snack:
                      - 1 "3 Bears"
                      - 3 x Bears
                """,
                with: [("foods/bears.yaml", bears)]),
        ],
        check: .foodLine { line, context in
            guard case .ambiguous(let phrase, let whole, let other) = line.meaning else { return }
            let foods = context.definitions.library.foods
            let parsed = FoodPhrase(phrase)
            let count = parsed.amount.map { FixedPoint($0).description } ?? "1"
            context.report(
                "ambiguous-food", at: line.span(context),
                Phrase("This is the food `{0}`, or {1} of `{2}`.", foods[whole].name, count, foods[other].name),
                help: Phrase("Write `1 \"{0}\"` for the one, `{1} x {2}` for the other.", foods[whole].name, count, parsed.rest))
        })

    /// Foods for examples.
    static let bears = """
        - name: 3 Bears
          per_100g: {calories: 340, protein: 7, carbs: 77, fat: 0.2}
          servings: {bag: 175 g}
        - name: Bears
          per_100g: {calories: 340, protein: 7, carbs: 77, fat: 0.2}
          servings: {piece: 2 g}
        """
}

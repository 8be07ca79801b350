import Documents
import Domain
import Format

/// A line of a meal or recipe that is not simply an amount of a known food.
struct DoubtfulFood {
    let entry: FoodEntry
    let node: NodeID
    let meaning: FoodMeaning
    /// Whether it is an ingredient of a recipe, and not a line of a meal.
    let isIngredient: Bool

    /// The place of the line without its brackets.
    func span(_ context: EntryContext) -> Span {
        let food = context.tree.value(node, "food")
        return context.span(of: entry.phrase, in: food == 0 ? node : food)
    }

    /// The place of the food's name, which stands behind the amount.
    func nameSpan(_ name: String, _ context: EntryContext) -> Span {
        let span = span(context)
        return context.find(name, in: span, last: true) ?? span
    }

    /// The units that a food can be counted in, as they are written.
    static func units(_ food: Food) -> String {
        (food.servings.map(\.name) + ["g"]).map { "`\($0)`" }.joined(separator: ", ")
    }
}

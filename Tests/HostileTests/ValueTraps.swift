extension Trap {
    private static let squat = "date: 2025-11-13\nexercises:\n  - Squat:\n"
    private static let lunch = "date: 2025-11-13\nmeals:\n  - Lunch:\n"
    private static let meals = "meals/2025/2025-11-13.yaml"

    /// What the format's own words, numbers and names let a file do.
    static let values: [Trap] = [
        Trap("200,000 broken sets", nil) { squat + lines(200_000) { _ in "    - a" } },
        Trap("150,000 wrong RPEs", "rpe-range") { squat + lines(150_000) { _ in "    - 1 x 5 @80" } },
        Trap("200,000 sets", nil) { squat + lines(200_000) { _ in "    - 100kg x 5" } },
        Trap("a million repetitions in one set", nil) { squat + "      - 100kg x " + `repeat`("8,", 1_000_000) + "8\n" },
        Trap("a million sets in one line", nil) { squat + "      - 100kg x 5 x 1000000000\n" },
        Trap("numbers of 100,000 digits", nil) {
            squat + "      - \(`repeat`("9", 100_000))kg x \(`repeat`("9", 100_000)) @\(`repeat`("9", 100_000))\n"
        },
        Trap("decimals of 100,000 digits", nil) { squat + "      - 0.\(`repeat`("0", 100_000))1kg x 5\n" },
        Trap("a note of 200,000 brackets", nil) {
            squat + "      - 100kg x 5 " + `repeat`("(", 200_000) + `repeat`(")", 200_000) + "\n"
        },
        Trap("a note of open brackets", nil) { squat + "      - 100kg x 5 " + `repeat`("(", 400_000) + "\n" },
        Trap("a set of 400,000 words", nil) { squat + "      - 100kg x 5 " + `repeat`("belt ", 400_000) + "\n" },
        Trap("a set of 400,000 unknown words", nil) { squat + "      - 100kg x 5 " + `repeat`("blet ", 400_000) + "\n" },
        Trap("rest-pause without end", nil) { squat + "      - 100kg x 1" + `repeat`("+1", 1_000_000) + "\n" },
        Trap("10,000 unknown exercises", "unknown-exercise") {
            "date: 2025-11-13\nexercises:\n" + lines(10_000) { "  - Bnech Perss \($0): [100kg x 5]" }
        },
        Trap("an exercise's name of 1 MB", nil) {
            "date: 2025-11-13\nexercises:\n  - exercise: " + `repeat`("bench press ", 90_000) + "\n    sets: [100kg x 5]\n"
        },
        Trap("20,000 unknown foods", nil, at: meals) { lunch + lines(20_000) { "      - 80 g Oast \($0)" } },
        Trap("a food's name of 1 MB", nil, at: meals) { lunch + "      - 80 g " + `repeat`("oats ", 200_000) + "\n" },
        Trap("a food line of 300,000 numbers", nil, at: meals) { lunch + "      - " + `repeat`("1 ", 300_000) + "Egg\n" },
        Trap("nutrition of 300,000 parts", nil, at: meals) {
            lunch + "      - Soup (" + `repeat`("1 g fat, ", 300_000) + "1 g fat)\n"
        },
        Trap("20,000 meals", nil, at: meals) { "date: 2025-11-13\nmeals:\n" + lines(20_000) { "  - Meal \($0): [80 g Oats]" } },
        Trap("30,000 foods of the same name", nil, at: "foods/many.yaml") {
            lines(30_000) { _ in "- {name: Porridge, per_100g: {calories: 1}}" }
        },
        Trap("20,000 foods", nil, at: "foods/many.yaml") {
            lines(20_000) { "- {name: Porridge \($0), per_100g: {calories: 1}}" }
        },
        Trap("recipes made of each other", nil, at: "foods/circle.yaml") {
            lines(5000) {
                "- {name: Dish \($0), ingredients: [1 portion Dish \(($0 + 1) % 5000), 1 portion Dish \(($0 + 7) % 5000)], servings: {portion: 100 g}}"
            }
        },
        Trap("recipes that double, 60 deep", nil, at: "foods/double.yaml") {
            "- {name: Dish 60, per_100g: {calories: 1}, servings: {portion: 100 g}}\n"
                + lines(60) {
                    "- {name: Dish \($0), ingredients: [1 portion Dish \($0 + 1), 1 portion Dish \($0 + 1)], servings: {portion: 100 g}}"
                }
        },
        Trap("5,000 recipes", nil, at: "foods/recipes.yaml") {
            lines(5000) { "- {name: Dish \($0), ingredients: [100 g Oats, 2 pieces Egg], servings: {portion: 100 g}}" }
        },
        Trap("50,000 servings", nil, at: "foods/servings.yaml") {
            "name: Stew\nper_100g: {calories: 1}\nservings:\n" + lines(50_000) { "  s\($0): 30 g" }
        },
        Trap("50,000 aliases of an exercise", nil, at: "exercises/lift.yaml") {
            "name: Lift\ncategory: barbell\naliases:\n" + lines(50_000) { "  - Lift \($0)" }
        },
        Trap("a program of a billion days", nil, at: "programs/long.yaml") {
            "name: Long\ndays: [Squat Day]\nrepeat: 999999999\n"
        },
        Trap("a program of 20,000 unknown days", nil, at: "programs/long.yaml") {
            "name: Long\ndays:\n" + lines(20_000) { "  - Day \($0)" }
        },
        Trap("50,000 weigh-ins on one day", nil, at: "bodyweight/2025/2025-11.yaml") {
            lines(50_000) { _ in "2025-11-13: 82.4kg" }
        },
        Trap("50,000 weigh-ins", nil, at: "bodyweight/2025/2025-11.yaml") {
            lines(50_000) { "\(1900 + $0 / 336)-\(1001 + $0 / 28 % 12)-\(1001 + $0 % 28): 82.4kg".replacing("-10", with: "-") }
        },
        Trap("dates and times out of range", nil) {
            "date: 99999-99-99 99:99\nduration: \(`repeat`("9", 5000))h\nexercises:\n  - Squat: [100kg x 5]\n"
        },
    ]
}

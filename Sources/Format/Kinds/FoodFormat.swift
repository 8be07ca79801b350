import Documents
import Domain

/// Foods and recipes: keys, reading and writing.
public enum FoodFormat {
    static let name = Field("name", .text(max: 100), required: true, "The name that meal lines refer to.")
    static let names = Field(
        "names", .dictionary(keys: "language code", .text(max: 100)),
        "The name in other languages, by language code: {tr: Yulaf}.")
    static let aliases = Field("aliases", .list(.text(max: 100)), "Other names that meal lines may use.")
    static let brand = Field("brand", .text(max: 50), "The maker.")
    static let category = Field("category", .choice(FoodCategory.allCases.map(\.rawValue)), "What it mainly is.")
    static let per100g = Field(
        "per_100g", .map { nutrientsRecord }, "Energy and nutrients of 100 g: {calories: 379, protein: 13, carbs: 68, fat: 6.5}.")
    static let per100ml = Field(
        "per_100ml", .map { nutrientsRecord }, "Energy and nutrients of 100 ml, for what is measured by volume.")
    static let servings = Field(
        "servings", .dictionary(keys: "unit", .either([.servingSize, .map { servingRecord }])),
        "Named portions, which meal lines count in: {scoop: 30 g, cup: 240 ml}; of a recipe also {portion: 1/4}.")
    static let defaultServing = Field("default_serving", .text(max: 40), "The portion that a bare number means.")
    static let density = Field(
        "density", .decimal(min: 0, exclusive: true, max: 25), unit: "g/ml",
        "Grams in one millilitre, to turn one measure into the other.")
    static let ingredients = Field(
        "ingredients", .list(.either([.line(.food), .map { MealDayFormat.foodRecord }])),
        "What a recipe is made of, as meal lines: 500 g Beef mince.")
    static let yield = Field("yield", .foodWeight, "What the finished recipe weighs: 1.8kg.")
    static let favorite = Field("favorite", .flag, "Whether it is a favourite.")
    static let notes = Field("notes", .text(max: 2000), "Notes.")
    static let version = Field("version", .integer(1...1_000_000), "The version of the entry, from 1.")
    static let id = Field("id", .text(max: 100), "An identifier of another app, kept as it is.")
    public static let record = Record(
        "food", "A food, or a recipe made of foods.",
        [
            name, names, aliases, brand, category, per100g, per100ml, servings, defaultServing, density, ingredients,
            yield, favorite, notes, version, id,
        ], requirements: [.some([per100g, per100ml, ingredients])])

    static let nutrientFields = [
        Field("calories", .decimal(min: 0, max: 20_000), unit: "kcal", "Energy in kcal."),
        Field("protein", .decimal(min: 0, max: 5000), unit: "g", "Protein in g."),
        Field("carbs", .decimal(min: 0, max: 5000), unit: "g", "Carbohydrate in g, fibre included."),
        Field("fat", .decimal(min: 0, max: 5000), unit: "g", "Fat in g."),
        Field("fiber", .decimal(min: 0, max: 5000), unit: "g", "Fibre in g."),
        Field("sugar", .decimal(min: 0, max: 5000), unit: "g", "Sugar in g."),
        Field("salt", .decimal(min: 0, max: 5000), unit: "g", "Salt in g."),
        Field("alcohol", .decimal(min: 0, max: 5000), unit: "g", "Alcohol in g."),
    ]
    static let nutrientsRecord = Record("the nutrients", "Energy and nutrients.", nutrientFields)
    static let grams = Field("grams", .decimal(min: 0, exclusive: true, max: 100_000), unit: "g", "Grams in one unit.")
    static let description = Field("description", .text(max: 200), "What the unit looks like.")
    static let amount = Field("amount", .servingSize, "The size: 30 g, 250 ml or 1/4.")
    static let servingRecord = Record(
        "a serving", "A named portion.", [grams, amount, description], requirements: [.some([amount, grams])])

    static func read(_ map: MapReader, _ places: inout [[NodeID]]) -> Food? {
        var food = Food(name: map.text(name) ?? "")
        food.id = map.text(id)
        food.names = map.names(names)
        food.aliases = map.texts(aliases)
        food.brand = map.text(brand)
        food.category = map.choice(category, FoodCategory.self) ?? .other
        if let per = map.map(per100g, nutrientsRecord) {
            food.nutrients = nutrients(per)
        } else if let per = map.map(per100ml, nutrientsRecord) {
            food.nutrients = nutrients(per)
            food.basis = .per100ml
        }
        food.servings = readServings(map)
        food.defaultServing = map.text(defaultServing)
        food.density = map.decimal(density)
        food.yield = map.parse(yield, weightInGrams)
        food.favorite = map.flag(favorite) ?? false
        food.notes = map.text(notes)
        food.version = map.integer(version) ?? 1
        var marks: [NodeID] = [map.value(name)]
        for item in map.items(ingredients) {
            guard let entry = MealDayFormat.readFood(item, map.reader) else { continue }
            food.ingredients.append(entry)
            marks.append(item)
        }
        places.append(marks)
        if map.value(per100g) == 0, map.value(per100ml) == 0, map.value(ingredients) == 0, !map.reader.tree.truncated {
            map.missing(per100g)
        }
        return food.name.isEmpty ? nil : food
    }

    static func nutrients(_ map: MapReader) -> Nutrients? {
        var result = Nutrients()
        for (field, entry) in zip(nutrientFields, Nutrients.keys) { result[keyPath: entry.path] = map.decimal(field) }
        return result == Nutrients() ? nil : result
    }

    private static func readServings(_ map: MapReader) -> [ServingUnit] {
        let found = map.value(servings)
        guard found != 0 else { return [] }
        let reader = map.reader
        guard reader.tree[found].kind == .map else {
            reader.report(
                "wrong-type", found, "Units with their sizes were expected here.", expected: "{scoop: 30 g}",
                help: "Write each unit with its size, in curly brackets or one below the other.")
            return []
        }
        var result: [ServingUnit] = []
        map.pairs(found) { key, value in
            let name = reader.tree.text(key)
            if reader.tree[value].kind == .map {
                guard let unit = MapReader(reader, value, servingRecord) else { return }
                let size = unit.parse(amount, self.size) ?? unit.decimal(grams).map(ServingUnit.Size.grams)
                if let size { result.append(ServingUnit(name: name, size: size, description: unit.text(description))) }
                if unit.value(amount) == 0, unit.value(grams) == 0 { unit.missing(amount) }
            } else if reader.tree[value].kind == .scalar,
                let size = reader.parse(value, reader.tree.bytes(value).trimmed, self.size)
            {
                result.append(ServingUnit(name: name, size: size))
            } else if reader.tree[value].kind == .null {
                reader.report(
                    "wrong-value", key, Phrase("The size of `{0}` is missing.", name), expected: Shape.servingSize.example)
            }
        }
        return result
    }

    /// `30 g`, `250 ml`, `1/4`; a bare number is grams.
    static func size(_ bytes: Bytes) throws(ScalarProblem) -> ServingUnit.Size {
        var scanner = Scanner(bytes)
        let problem = ScalarProblem(
            message: Phrase("`{0}` is not a serving's size.", bytes.string), expected: Shape.servingSize.example)
        guard let number = scanner.decimal() else { throw problem }
        if scanner.take(UInt8(ascii: "/")) {
            guard let whole = scanner.integer(), scanner.isAtEnd, whole > 0, number.value.millionths % 1_000_000 == 0,
                number.value > .zero
            else { throw problem }
            return .share(Int(number.value.millionths / 1_000_000), of: whole)
        }
        scanner.skipBlanks()
        let unit = scanner.letters()
        guard scanner.isAtEnd else { throw problem }
        guard number.value > .zero else {
            throw ScalarProblem(
                code: "out-of-range", message: "A serving weighs more than nothing.", expected: Shape.servingSize.example)
        }
        guard number.value <= FixedPoint(1_000_000) else {
            throw ScalarProblem(
                code: "out-of-range", message: Phrase("`{0}` is more than any food weighs.", bytes.string),
                expected: "at most 1000 kg")
        }
        let thousandfold = FixedPoint(millionths: number.value.millionths * 1000)
        if unit.isEmpty || unit.equalsIgnoringCase("g") { return .grams(number.value) }
        if unit.equalsIgnoringCase("kg") { return .grams(thousandfold) }
        if unit.equalsIgnoringCase("ml") { return .millilitres(number.value) }
        if unit.equalsIgnoringCase("l") { return .millilitres(thousandfold) }
        if unit.equalsIgnoringCase("oz") { return .grams(FixedPoint(number.value.double * 28.349523125)) }
        throw problem
    }

    private static func weightInGrams(_ bytes: Bytes) throws(ScalarProblem) -> FixedPoint {
        if case .grams(let grams) = try size(bytes) { return grams }
        throw ScalarProblem(message: Phrase("`{0}` is not a weight.", bytes.string), expected: "1800 g or 1.8kg")
    }

    // MARK: Writing

    static func write(_ food: Food, long: Bool = false) -> Outline {
        var entries = Entries()
        entries.text(name, food.name)
        entries.names(names, food.names)
        entries.texts(aliases, food.aliases)
        entries.text(brand, food.brand)
        entries.word(category, food.category)
        if let nutrients = food.nutrients {
            entries.outline(food.basis == .per100g ? per100g : per100ml, .map(write(nutrients), flow: true))
        }
        if !food.servings.isEmpty { entries.outline(servings, write(food.servings)) }
        entries.text(defaultServing, food.defaultServing)
        entries.number(density, food.density)
        if !food.ingredients.isEmpty {
            entries.outline(ingredients, .list(food.ingredients.map { MealDayFormat.write($0, long: long) }))
        }
        entries.text(yield, food.yield.map { "\($0) g" })
        if food.favorite { entries.flag(favorite, true) }
        entries.text(notes, food.notes)
        if food.version != 1 { entries.number(version, food.version) }
        entries.text(id, food.id)
        return entries.map
    }

    static func write(_ nutrients: Nutrients) -> [Outline.Entry] {
        Nutrients.keys.compactMap { key, path in
            nutrients[keyPath: path].map { Outline.Entry(key, .number($0.description)) }
        }
    }

    private static func write(_ servings: [ServingUnit]) -> Outline {
        let plain = servings.allSatisfy { $0.description == nil }
        return .map(
            servings.map { unit in
                let size = Outline.text(print(unit.size))
                guard let text = unit.description else { return .init(unit.name, size) }
                return .init(unit.name, .map([.init(amount.name, size), .init(description.name, .text(text))], flow: true))
            }, flow: plain)
    }

    static func print(_ size: ServingUnit.Size) -> String {
        switch size {
        case .grams(let grams): "\(grams) g"
        case .millilitres(let ml): "\(ml) ml"
        case .share(let part, let whole): "\(part)/\(whole)"
        }
    }
}

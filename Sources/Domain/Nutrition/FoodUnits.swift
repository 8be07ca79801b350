/// The units of meal lines that every food has, and the words for those that a food may have.
public enum FoodUnit {
    /// Grams in a unit of mass (international avoirdupois ounce and pound), or nil.
    public static func grams(_ word: String) -> Double? {
        switch word.lowercased() {
        case "g", "gr", "gram", "grams": 1
        case "kg", "kilo": 1000
        case "mg": 0.001
        case "oz", "ounce", "ounces": 28.349523125
        case "lb", "lbs", "pound", "pounds": 453.59237
        default: nil
        }
    }

    /// Millilitres in a unit of volume, or nil.
    public static func millilitres(_ word: String) -> Double? {
        switch word.lowercased() {
        case "ml": 1
        case "cl": 10
        case "dl": 100
        case "l", "lt", "liter", "litre", "liters", "litres": 1000
        default: nil
        }
    }

    /// The serving units' other names, English and Turkish.
    static let synonyms: [NameKey: NameKey] = {
        let groups: [(String, [String])] = [
            ("piece", ["pieces", "pcs", "pc", "adet", "tane"]), ("slice", ["dilim"]), ("cup", ["su bardağı", "bardak"]),
            ("glass", ["glasses", "bardak"]), ("tablespoon", ["tbsp", "yemek kaşığı"]),
            ("teaspoon", ["tsp", "çay kaşığı", "tatlı kaşığı"]), ("scoop", ["ölçek"]), ("serving", ["porsiyon"]),
            ("container", ["kutu", "paket"]), ("handful", ["avuç"]), ("bowl", ["kase"]), ("bottle", ["şişe"]),
            ("portion", ["porsiyon"]), ("can", ["kutu"]),
        ]
        var table: [NameKey: NameKey] = [:]
        for (unit, words) in groups {
            for word in words where table[NameKey(word)] == nil { table[NameKey(word)] = NameKey(unit) }
        }
        return table
    }()

    /// The keys under which a food may know a unit word: itself, its singular, its synonym.
    static func keys(_ word: String) -> [NameKey] {
        let key = NameKey(word)
        var result = [key]
        if let other = synonyms[key] { result.append(other) }
        for ending in ["es", "s"] where key.text.hasSuffix(ending) && key.text.count > ending.count + 1 {
            result.append(NameKey(key.text.dropLast(ending.count)))
        }
        return result
    }
}

import Documents
import Domain

/// A line of a meal or recipe: `AMOUNT [UNIT] FOOD [(nutrition or note)]`.
public enum FoodLine {
    public static func parse(_ bytes: Bytes, problems: inout [LineProblem]) -> FoodEntry? {
        let text = bytes.trimmed
        guard !text.isEmpty else {
            problems.append(
                LineProblem("food-syntax", 0, bytes.count, "This line names no food.", expected: "AMOUNT UNIT FOOD: 80 g Oats"))
            return nil
        }
        guard let last = text.last, last == UInt8(ascii: ")") || text.contains(UInt8(ascii: "(")) else {
            return FoodEntry(phrase: text.string)
        }
        guard let (open, close) = brackets(text) else {
            // Brackets in the middle belong to the name.
            if isBalanced(text) { return FoodEntry(phrase: text.string) }
            if let open = text.firstIndex(of: UInt8(ascii: "("), from: 0), open > 0 {
                problems.append(
                    LineProblem(
                        "unbalanced-note", open, open + 1,
                        "This bracket is not closed; the note runs to the end of the line.", rewritten: text.string + ")"))
                return FoodEntry(
                    phrase: text.part(0, open).trimmed.string, note: text.part(open + 1, text.count).trimmed.string)
            }
            return FoodEntry(phrase: text.string)
        }
        let phrase = text.part(0, open).trimmed
        guard !phrase.isEmpty, close == text.count - 1 else { return FoodEntry(phrase: text.string) }
        let inside = text.part(open + 1, close)
        if let nutrients = nutrition(inside) { return FoodEntry(phrase: phrase.string, nutrients: nutrients) }
        if mentionsEnergy(inside) {
            problems.append(
                LineProblem(
                    "nutrition-in-note", open, close + 1,
                    "This bracket speaks of calories, and can't be read as nutrition; it is kept as a note.",
                    expected: "NUMBER UNIT [macro], separated by commas: (350 kcal, 12 g protein, 40 g carbs, 15 g fat)"))
        }
        let note = inside.trimmed.string
        return FoodEntry(phrase: phrase.string, note: note.isEmpty ? nil : note)
    }

    /// The line in its canonical form.
    public static func print(_ entry: FoodEntry) -> String {
        var text = entry.phrase
        if let nutrients = entry.nutrients { text += " (\(print(nutrients)))" }
        if let note = entry.note { text += " (\(note))" }
        return text
    }

    static func print(_ nutrients: Nutrients) -> String {
        Nutrients.keys.compactMap { key, path in
            nutrients[keyPath: path].map { key == "calories" ? "\($0) kcal" : "\($0) g \(key)" }
        }.joined(separator: ", ")
    }

    static func isBalanced(_ text: Bytes) -> Bool {
        var depth = 0
        for byte in text {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// The last outermost pair of brackets.
    private static func brackets(_ text: Bytes) -> (Int, Int)? {
        guard text.last == UInt8(ascii: ")") else { return nil }
        var depth = 0
        var i = text.count - 1
        while i >= 0 {
            if text[i] == UInt8(ascii: ")") { depth += 1 }
            if text[i] == UInt8(ascii: "(") {
                depth -= 1
                if depth == 0 { return (i, text.count - 1) }
            }
            i -= 1
        }
        return nil
    }

    /// The numbers of a bracket, if each of its parts is one.
    static func nutrition(_ bytes: Bytes) -> Nutrients? {
        var result = Nutrients()
        var scanner = Scanner(bytes)
        while true {
            scanner.skipBlanks()
            guard let number = scanner.decimal() else { return nil }
            scanner.skipBlanks()
            let unit = scanner.letters()
            scanner.skipBlanks()
            let name = scanner.letters()
            guard let (path, value) = nutrient(number.value, unit, name), result[keyPath: path] == nil else { return nil }
            result[keyPath: path] = value
            scanner.skipBlanks()
            if scanner.isAtEnd { return result }
            guard scanner.take(UInt8(ascii: ",")) || scanner.take(UInt8(ascii: ";")) else { return nil }
        }
    }

    private static func nutrient(
        _ value: FixedPoint, _ unit: Bytes, _ name: Bytes
    ) -> (WritableKeyPath<Nutrients, FixedPoint?>, FixedPoint)? {
        if unit.equalsIgnoringCase("kcal") || unit.equalsIgnoringCase("cal") {
            return name.isEmpty ? (\.calories, value) : nil
        }
        if unit.equalsIgnoringCase("kj") {
            // One thermochemical kilocalorie is 4.184 kJ by definition.
            return name.isEmpty ? (\.calories, FixedPoint((value.double / 4.184 * 100).rounded() / 100)) : nil
        }
        guard unit.equalsIgnoringCase("g") else { return nil }
        if name.equalsIgnoringCase("protein") { return (\.protein, value) }
        if name.equalsIgnoringCase("carbs") || name.equalsIgnoringCase("carb") || name.equalsIgnoringCase("carbohydrates") {
            return (\.carbs, value)
        }
        if name.equalsIgnoringCase("fat") { return (\.fat, value) }
        if name.equalsIgnoringCase("fiber") || name.equalsIgnoringCase("fibre") { return (\.fiber, value) }
        if name.equalsIgnoringCase("sugar") { return (\.sugar, value) }
        if name.equalsIgnoringCase("salt") { return (\.salt, value) }
        return name.equalsIgnoringCase("alcohol") ? (\.alcohol, value) : nil
    }

    private static func mentionsEnergy(_ bytes: Bytes) -> Bool {
        let text = bytes.string.lowercased()
        for word in text.split(whereSeparator: { !$0.isLetter }) where word == "kcal" || word == "cal" || word == "kj" || word == "calories" {
            return true
        }
        return false
    }
}

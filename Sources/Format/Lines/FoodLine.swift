import Documents
import Domain

/// A line of a meal or recipe: `AMOUNT [UNIT] FOOD [(nutrition or note)]`.
public enum FoodLine {
    public static func parse(_ bytes: Bytes, problems: inout [LineProblem]) -> FoodEntry? {
        let text = bytes.trimmed
        let shift = bytes.count - text.count
        guard !text.isEmpty else {
            problems.append(
                LineProblem(
                    "food-syntax", 0, bytes.count, "This line names no food.", expected: "AMOUNT UNIT FOOD: 80 g Oats",
                    help: "Write what was eaten, or delete the line."))
            return nil
        }
        guard text.contains(UInt8(ascii: "(")) || text.contains(UInt8(ascii: ")")) else {
            return unbracketed(text, &problems)
        }
        guard isBalanced(text) else { return unbalanced(text, shift > 0 && bytes[0].isBlank ? shift : 0, &problems) }
        // Brackets in the middle belong to the name.
        guard let (open, close) = brackets(text), open > 0 else { return FoodEntry(phrase: text.string) }
        let phrase = text.part(0, open).trimmed
        guard !phrase.isEmpty else { return FoodEntry(phrase: text.string) }
        let inside = text.part(open + 1, close)
        if let nutrients = nutrition(inside) { return FoodEntry(phrase: phrase.string, nutrients: nutrients) }
        if mentionsEnergy(inside) { problems.append(unreadNutrition(text, open, close)) }
        let note = inside.trimmed.string
        return FoodEntry(phrase: phrase.string, note: note.isEmpty ? nil : note)
    }

    /// A line without brackets: a food, or one with its energy behind it, as in `Soup, 350 kcal`.
    private static func unbracketed(_ text: Bytes, _ problems: inout [LineProblem]) -> FoodEntry? {
        if isAmount(text) {
            problems.append(
                LineProblem(
                    "food-syntax", 0, text.count, Phrase("`{0}` is an amount without a food.", text.string),
                    expected: "AMOUNT UNIT FOOD: 80 g Oats",
                    help: Phrase("Write what it was: {0} Oats", text.string)))
            return nil
        }
        // Numbers alone have commas between them, or are one number with its unit.
        let canBeNumbers = text.contains(UInt8(ascii: ",")) || text.count(where: { $0 == 32 }) < 2
        if canBeNumbers, let energy = nutrition(text), energy.calories != nil {
            problems.append(
                LineProblem(
                    "food-syntax", 0, text.count, Phrase("`{0}` says no food.", text.string),
                    expected: "FOOD (NUMBERS): Soup (350 kcal)",
                    help: Phrase("Write what it was, and the numbers in brackets: Snack ({0})", text.string)))
            return nil
        }
        return FoodEntry(phrase: text.string)
    }

    /// Whether a line is nothing but a number and a unit of mass or volume.
    private static func isAmount(_ text: Bytes) -> Bool {
        var scanner = Scanner(text)
        guard scanner.decimal() != nil else { return false }
        scanner.skipBlanks()
        let unit = scanner.letters()
        guard scanner.isAtEnd else { return false }
        let units: [StaticString] = ["g", "gr", "kg", "mg", "ml", "cl", "dl", "l", "oz"]
        return units.contains { unit.equalsIgnoringCase($0) }
    }

    /// A line with a bracket that is not closed, or was never opened.
    private static func unbalanced(_ text: Bytes, _ shift: Int, _ problems: inout [LineProblem]) -> FoodEntry? {
        var depth = 0
        for (i, byte) in text.enumerated() {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            guard depth < 0 else { continue }
            let line = text.part(0, i).string + text.part(i + 1, text.count).string
            problems.append(
                LineProblem("unbalanced-note", shift + i, shift + i + 1, "This bracket was never opened.", rewritten: line))
            return FoodEntry(phrase: text.string)
        }
        guard let open = text.firstIndex(of: UInt8(ascii: "("), from: 0) else { return FoodEntry(phrase: text.string) }
        let closed = text.string + String(repeating: ")", count: depth)
        problems.append(
            LineProblem(
                "unbalanced-note", shift + open, shift + open + 1,
                "This bracket is not closed; what is in it runs to the end of the line.", rewritten: closed))
        guard open > 0 else { return FoodEntry(phrase: text.string) }
        let inside = text.part(open + 1, text.count)
        let phrase = text.part(0, open).trimmed.string
        if let nutrients = nutrition(inside) { return FoodEntry(phrase: phrase, nutrients: nutrients) }
        return FoodEntry(phrase: phrase, note: inside.trimmed.string)
    }

    /// What is said of a bracket that speaks of energy, and can't be read as nutrition.
    private static func unreadNutrition(_ text: Bytes, _ open: Int, _ close: Int) -> LineProblem {
        var (start, end) = (open + 1, open + 1)
        while end <= close {
            if end == close || text[end] == UInt8(ascii: ",") || text[end] == UInt8(ascii: ";") {
                let part = text.part(start, end)
                if nutrition(part) == nil || part.trimmed.isEmpty { break }
                start = end + 1
            }
            end += 1
        }
        while start < end, text[start].isBlank { start += 1 }
        while end > start, text[min(end, close) - 1].isBlank { end -= 1 }
        let part = text.part(start, min(end, close)).string
        return LineProblem(
            "nutrition-in-note", start, min(end, close),
            part.isEmpty
                ? "A macro stands twice in this bracket, so it is kept as a note and not counted."
                : Phrase("`{0}` can't be read as nutrition, so the whole bracket is kept as a note and not counted.", part),
            expected: "NUMBER UNIT [macro], separated by commas: (350 kcal, 12 g protein, 40 g carbs, 15 g fat)")
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
        if unit.equalsIgnoringCase("kcal") || unit.equalsIgnoringCase("cal") || unit.equalsIgnoringCase("cals")
            || unit.equalsIgnoringCase("calories")
        {
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
        for word in text.split(whereSeparator: { !$0.isLetter })
        where word == "kcal" || word == "cal" || word == "kj" || word == "calories" {
            return true
        }
        return false
    }
}

import Documents
import Domain

/// Bodyweight files: a line for each weigh-in, under its date.
public enum BodyweightFormat {
    static let weight = Field(
        "weight", .bodyweight, required: true, "The bodyweight: 82.4kg. A bare number has the unit of the settings.")
    static let bodyFat = Field("body_fat", .share, "Body fat in percent of the bodyweight: 15%.")
    static let notes = Field("notes", .text(max: 500), "Notes on the weigh-in.")
    static let girths: [Field] = [
        Field("waist", .length, "Girth of the waist: 84cm."), Field("hips", .length, "Girth of the hips."),
        Field("chest", .length, "Girth of the chest."), Field("neck", .length, "Girth of the neck."),
        Field("shoulders", .length, "Girth of the shoulders."), Field("arm", .length, "Girth of the upper arm."),
        Field("forearm", .length, "Girth of the forearm."), Field("thigh", .length, "Girth of the thigh."),
        Field("calf", .length, "Girth of the calf."),
    ]
    static let entryRecord = Record("a weigh-in", "A weigh-in with its keys.", [weight, bodyFat, notes] + girths)
    /// The file itself has dates for keys.
    public static let record = Record("bodyweight", "Weigh-ins, one line each, under their dates.", [], dated: entryShape)
    static let entryShape = Shape.either([.bodyweight, .map { entryRecord }])

    static func read(_ reader: Reader, _ root: NodeID, _ places: inout [[NodeID]]) -> [BodyweightEntry]? {
        let tree = reader.tree
        guard tree[root].kind == .map else {
            if tree[root].kind != .null {
                reader.report(
                    "wrong-type", root, "Dates with weights were expected here.", expected: "2025-11-12: 82.4kg",
                    help: "Begin each line with the date, without `- `, and put a `:` and a space behind it.")
            }
            return []
        }
        var result: [BodyweightEntry] = []
        var key = tree.firstChild(root)
        while key != 0 {
            let value = tree[key].next
            if !Record.isForeign(tree.bytes(key)), let entry = readEntry(key, value, reader) {
                result.append(entry)
                places.append([key, value])
            }
            key = value == 0 ? 0 : tree[value].next
        }
        return result
    }

    private static func readEntry(_ key: NodeID, _ value: NodeID, _ reader: Reader) -> BodyweightEntry? {
        let tree = reader.tree
        guard let date = reader.parse(key, tree.bytes(key).trimmed, ScalarParsing.dateTime) else { return nil }
        let units = reader.units
        switch tree[value].kind {
        case .scalar:
            let read: (Bytes) throws(ScalarProblem) -> Weight = { b throws(ScalarProblem) in try ScalarParsing.weight(b, units) }
            guard let weight = reader.parse(value, tree.bytes(value).trimmed, read), isPositive(weight, value, reader)
            else { return nil }
            return BodyweightEntry(date: date, weight: weight)
        case .map:
            guard let map = MapReader(reader, value, entryRecord), let weight = map.weight(weight),
                isPositive(weight, map.value(self.weight), reader)
            else { return nil }
            var entry = BodyweightEntry(date: date, weight: weight, notes: map.text(notes))
            entry.bodyFat = map.parse(bodyFat, ScalarParsing.percent)
            if let fat = entry.bodyFat, !(0...100).contains(fat.double) {
                reader.report(
                    "out-of-range", map.value(bodyFat), Phrase("{0} is out of range.", "\(fat)%"), expected: "0% to 100%")
            }
            for field in girths { entry.girths[field.name] = map.length(field) }
            return entry
        default:
            if !tree.truncated {
                reader.report(
                    "wrong-value", key, "The weight is missing here.", expected: "2025-11-12: 82.4kg",
                    help: Phrase("Write: {0}: 82.4kg", tree.text(key)))
            }
            return nil
        }
    }

    private static func isPositive(_ weight: Weight, _ node: NodeID, _ reader: Reader) -> Bool {
        if weight.amount > .zero { return true }
        reader.report("out-of-range", node, "A body weighs more than nothing.", expected: "more than 0: 82.4kg")
        return false
    }

    static func write(_ entries: [BodyweightEntry]) -> Outline {
        .map(
            entries.map { entry in
                let plain = BodyweightEntry(date: entry.date, weight: entry.weight)
                if entry == plain { return .init(entry.date.description, .typed(entry.weight.description), typedKey: true) }
                var map = Entries()
                map.value(weight, entry.weight)
                map.typed(bodyFat, entry.bodyFat.map { "\($0)%" })
                for field in girths { map.value(field, entry.girths[field.name]) }
                map.text(notes, entry.notes)
                return .init(
                    entry.date.description, .map(map.list, flow: entry.notes?.contains(where: \.isNewline) != true),
                    typedKey: true)
            }, flow: entries.isEmpty)
    }
}

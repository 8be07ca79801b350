/// The keys of a record as a Markdown table, for the format's reference.
public enum KeyReference {
    /// A table of a kind's keys and, below it, of the records that they hold.
    public static func markdown(for kind: Kind) -> String {
        var seen = Set<String>()
        return tables(kind.record, isRoot: true, &seen)
    }

    private static func tables(_ record: Record, isRoot: Bool, _ seen: inout Set<String>) -> String {
        guard seen.insert(record.name).inserted, !record.fields.isEmpty else { return "" }
        var text = isRoot ? "" : "\nKeys of \(record.name):\n\n"
        text += "| key | value | meaning |\n| --- | --- | --- |\n"
        for field in record.fields {
            text +=
                "| `\(field.name)`\(field.required ? " (required)" : "") | \(describe(field.shape)) | \(escaped(field.meaning)) |\n"
        }
        for field in record.fields {
            for inner in records(field.shape) { text += tables(inner, isRoot: false, &seen) }
        }
        return text
    }

    private static func escaped(_ text: String) -> String { text.split(separator: "|").joined(separator: "\\|") }

    private static func records(_ shape: Shape) -> [Record] {
        switch shape {
        case .map(let record): [record()]
        case .list(let inner, _), .dictionary(_, let inner): records(inner)
        case .either(let shapes): shapes.flatMap(records)
        case .named(_, let long): [long()]
        default: []
        }
    }

    /// What may stand under a key, in a few words.
    static func describe(_ shape: Shape) -> String {
        switch shape {
        case .text(let max): "text, at most \(max) characters"
        case .integer(let range):
            range.upperBound > 1_000_000
                ? "whole number from \(range.lowerBound)" : "whole number, \(range.lowerBound) to \(range.upperBound)"
        case .decimal(let min, let exclusive, let max): "number, \(exclusive ? "above " : "")\(plain(min)) to \(plain(max))"
        case .flag: "`true` or `false`"
        case .choice(let words, _): words.map { "`\($0)`" }.joined(separator: ", ")
        case .date: "date: `2025-11-12`"
        case .dateTime: "date and time: `2025-11-12 18:30`"
        case .time: "time of day: `18:30`"
        case .duration: "length of time: `45s`, `1:30`, `20min`, `1h05min`"
        case .weight, .bodyweight: "weight: `82.4kg`, `181lb`"
        case .distance: "distance: `5.2km`, `400m`, `3mi`"
        case .length: "length: `178cm`, `1.78m`, `5ft 10in`"
        case .pace: "pace: `5:31/km`, `1:45/500m`"
        case .rpe: "RPE, 1 to 10 in halves"
        case .percent: "percentage: `15%`"
        case .share: "percentage, 0 to 100: `15%`"
        case .load: "load: `80kg`, `175lb`, `bw`, `bw+10kg`, `75%`"
        case .reps: "repetitions: `8`, `8+3+2`, `3/5`, `6-8`"
        case .exertion: "RPE, 1 to 10 in halves, or a range: `8-9`"
        case .pain: "place and score: `knee 3/10`"
        case .foodWeight: "weight: `1800 g`, `1.8kg`"
        case .volume: "amount: `2.5l`, `750ml`"
        case .macroGoal: "grams a day `180`, or per kg of bodyweight `2g/kg`"
        case .servingSize: "amount: `30 g`, `250 ml`, `1/4`"
        case .line(let grammar): "[\(grammar.rawValue) line](#lines)"
        case .list(let inner, _): "list: \(describe(inner))"
        case .map(let record): "keys of \(record().name)"
        case .dictionary(let keys, let inner): "\(keys) → \(describe(inner))"
        case .either(let shapes): shapes.map(describe).joined(separator: "; or ")
        case .named(let grammar, let long): "`Name:` with [\(grammar.rawValue) lines](#lines); or keys of \(long().name)"
        }
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}

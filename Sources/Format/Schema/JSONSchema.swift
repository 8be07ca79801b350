import Documents

/// JSON Schemas (2020-12) of the kinds of file, for editors: completion, hover texts, and a check
/// while typing that never finds fault with what the reader takes. They are written from the same
/// `Record`s that the reader goes by.
public enum JSONSchema {
    /// The schema of a kind as JSON, indented, with a newline at its end.
    public static func text(for kind: Kind) -> String {
        var json = JSONWriter()
        write(schema(of: kind), &json)
        return json.drain() + "\n"
    }

    /// The file name of a kind's schema, which is its `$id` too.
    public static func fileName(of kind: Kind) -> String { kind.rawValue + ".schema.json" }

    static func schema(of kind: Kind) -> Outline {
        let record = kind.record
        var builder = JSONSchemaBuilder(root: kind)
        let single = builder.reference(to: record)
        var root: [Outline.Entry] = [
            .init("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            .init("$id", .text(fileName(of: kind))),
            .init("$comment", .text("Written by: antrain schema \(kind.rawValue) > Schemas/\(fileName(of: kind))")),
            .init("title", .text("antrain \(record.name)")),
            .init("description", .text(record.meaning)),
        ]
        switch kind {
        case _ where kind.allowsList:
            root.append(.init("anyOf", .list([single, .map([.init("type", .text("array")), .init("items", single)])])))
        case .settings, .profile, .bodyweight:
            // An empty file is one where nothing has been written yet.
            root += JSONSchemaBuilder.orNull(single).entries
        default:
            root += single.entries
        }
        root.append(.init("$defs", .map(builder.definitions)))
        return .map(root)
    }

    private static func write(_ outline: Outline, _ json: inout JSONWriter) {
        switch outline.content {
        case .text(let text): json.string(text)
        case .number(let digits): json.number(digits)
        case .flag(let flag): json.bool(flag)
        case .null: json.null()
        case .list(let items): json.array { for item in items { write(item, &$0) } }
        case .map(let entries):
            json.object {
                for entry in entries {
                    $0.key(entry.key)
                    write(entry.value, &$0)
                }
            }
        }
    }
}

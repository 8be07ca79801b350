import Documents
import Domain
import Format
import Log

/// Entities in one of the forms that `show` and `list` offer.
struct EntityPrinter {
    let format: EntityFormat
    let base: LogBase
    let translate: @Sendable (String) -> String
    let width: Int

    /// All entities, one after another.
    func text(_ entities: [Entity]) throws -> String {
        switch format {
        case .text: return entities.map { ReadableEntity($0, base, translate, width: width).text }.joined(separator: "\n")
        case .json:
            var writer = JSONWriter()
            if entities.count == 1 {
                Self.write(entities[0], &writer)
            } else {
                writer.array { writer in for entity in entities { Self.write(entity, &writer) } }
            }
            return writer.drain() + "\n"
        case .yaml, .md:
            guard entities.count == 1 else {
                throw CommandError(
                    Phrase("{0} things are meant, and a file holds one.", String(entities.count)),
                    help: "Name one of them by its file, or use --format json.")
            }
            return Writer.text(of: entities[0], carrier: format == .md ? .markdown : .yaml, schemaLine: nil)
        }
    }

    /// An entity as a JSON object: the keys of its file, with lines spelled out, and its kind.
    static func write(_ entity: Entity, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("kind", entity.kind.rawValue)
            for entry in entity.outline(long: true).entries {
                writer.key(entry.key)
                write(entry.value, &writer)
            }
        }
    }

    private static func write(_ outline: Outline, _ writer: inout JSONWriter) {
        switch outline.content {
        case .text(let text): writer.string(text)
        case .number(let digits): writer.number(digits)
        case .flag(let flag): writer.bool(flag)
        case .null: writer.null()
        case .list(let items): writer.array { writer in for item in items { write(item, &writer) } }
        case .map(let entries):
            writer.object { writer in
                for entry in entries {
                    writer.key(entry.key)
                    write(entry.value, &writer)
                }
            }
        }
    }
}

import Documents
import Testing
@testable import Format

/// What holds of every schema, whatever checks with it.
struct StructureTests {
    /// Every map of a schema with the path to it.
    private static func maps(_ schema: Outline, _ path: String = "#") -> [(path: String, map: Outline)] {
        switch schema.content {
        case .map(let entries): [(path, schema)] + entries.flatMap { maps($0.value, "\(path)/\($0.key)") }
        case .list(let items): items.enumerated().flatMap { maps($0.element, "\(path)/\($0.offset)") }
        default: []
        }
    }

    /// The records that a record holds, itself first, and its scalars.
    private static func contents(_ record: Record, _ records: inout [String: Record], _ scalars: inout Set<String>) {
        guard records.updateValue(record, forKey: record.name) == nil else { return }
        for shape in record.fields.map(\.shape) + [record.dated].compactMap(\.self) { contents(shape, &records, &scalars) }
    }

    private static func contents(_ shape: Shape, _ records: inout [String: Record], _ scalars: inout Set<String>) {
        if let scalar = shape.scalar { scalars.insert(scalar.name) }
        switch shape {
        case .list(let inner, _), .dictionary(_, let inner): contents(inner, &records, &scalars)
        case .map(let record), .named(_, let record): contents(record(), &records, &scalars)
        case .either(let shapes): for shape in shapes { contents(shape, &records, &scalars) }
        default: break
        }
    }

    @Test(arguments: Kind.allCases) func headIsComplete(_ kind: Kind) {
        let schema = JSONSchema.schema(of: kind)
        #expect(schema["$schema"]?.content == .text("https://json-schema.org/draft/2020-12/schema"))
        #expect(schema["$id"]?.content == .text("\(kind.rawValue).schema.json"))
        #expect(schema["title"] != nil)
        #expect(schema["description"]?.content == .text(kind.record.meaning))
    }

    @Test(arguments: Kind.allCases) func textIsStable(_ kind: Kind) {
        let text = JSONSchema.text(for: kind)
        #expect(text == JSONSchema.text(for: kind))
        #expect(text.hasSuffix("}\n"))
        #expect(!text.contains("\t"))
    }

    @Test(arguments: Kind.allCases) func referencesLeadSomewhere(_ kind: Kind) {
        let schema = JSONSchema.schema(of: kind)
        let names = Set(schema["$defs"]?.entries.map(\.key) ?? [])
        var used = Set<String>()
        for (path, map) in Self.maps(schema) {
            guard case .text(let target)? = map["$ref"]?.content else { continue }
            #expect(target.hasPrefix("#/$defs/"), "\(path)")
            used.insert(String(target.dropFirst("#/$defs/".count)))
        }
        #expect(used == names)
        #expect(schema["$defs"]?.entries.count == names.count)
    }

    /// Two things of one name would be one definition.
    @Test(arguments: Kind.allCases) func definitionsHaveNamesOfTheirOwn(_ kind: Kind) {
        var records: [String: Record] = [:]
        var scalars = Set<String>()
        Self.contents(kind.record, &records, &scalars)
        let definitions = JSONSchema.schema(of: kind)["$defs"]
        for scalar in scalars { #expect(definitions?[scalar]?["pattern"] != nil, "\(scalar)") }
        let titles = definitions?.entries.compactMap { $0.value["title"]?.content } ?? []
        for record in records.keys { #expect(titles.contains(.text(record)), "\(record)") }
    }

    @Test(arguments: Kind.allCases) func everyPropertyIsExplained(_ kind: Kind) {
        var records: [String: Record] = [:]
        var scalars = Set<String>()
        Self.contents(kind.record, &records, &scalars)
        let definitions = JSONSchema.schema(of: kind)["$defs"]?.entries.map(\.value) ?? []
        for (name, record) in records {
            let schema = definitions.first { $0["title"]?.content == .text(name) }
            let properties = schema?["properties"]
            for field in record.fields {
                #expect(properties?[field.name]?["description"]?.content == .text(field.meaning), "\(name).\(field.name)")
                #expect(field.meaning.hasSuffix("."), "\(name).\(field.name): \(field.meaning)")
            }
            #expect(schema?["additionalProperties"]?.content == .flag(false))
            #expect(schema?["patternProperties"]?[Record.foreignKeys] != nil)
            let required = Set(schema?["required"]?.items.map(\.content) ?? [])
            #expect(required == Set(record.fields.filter(\.required).map { .text($0.name) }))
        }
    }

    @Test(arguments: Kind.allCases) func patternsAreRegularExpressions(_ kind: Kind) throws {
        for (path, map) in Self.maps(JSONSchema.schema(of: kind)) {
            if case .text(let pattern)? = map["pattern"]?.content {
                #expect(throws: Never.self, "\(path)") { try Regex(pattern) }
            }
        }
    }

    /// What a definition gives as an example passes its own pattern.
    @Test(arguments: Kind.allCases) func examplesPass(_ kind: Kind) throws {
        for (path, map) in Self.maps(JSONSchema.schema(of: kind)) {
            guard case .text(let pattern)? = map["pattern"]?.content, let examples = map["examples"] else { continue }
            let regex = try Regex(pattern).matchingSemantics(.unicodeScalar)
            #expect(!examples.items.isEmpty, "\(path)")
            for case .number(let example) in examples.items.map(\.content) {
                #expect(example.firstMatch(of: regex) != nil, "\(path): \(example)")
            }
        }
    }

    /// The keys that the reader passes over in silence, and those that it does not.
    @Test func foreignKeysAreTheReaders() throws {
        let pattern = try Regex(Record.foreignKeys)
        for key in ["tags", "aliases", "cssclasses", "kind", "x_mood", "x_", "tag", "xmood", "kinds", "", "Tags"] {
            var text = key
            #expect(text.withUTF8 { Record.isForeign($0) } == (key.firstMatch(of: pattern) != nil), "\(key)")
        }
    }
}

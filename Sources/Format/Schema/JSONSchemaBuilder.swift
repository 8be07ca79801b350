import Documents

/// Builds the schema of one kind; what is used in several places becomes a definition.
struct JSONSchemaBuilder {
    /// The definitions in the order in which they are first spoken of.
    private(set) var definitions: [Outline.Entry] = []
    private let root: Kind
    /// The definitions of the words that lists are made of.
    private var wordLists: [[String]: String] = [:]
    /// The key whose value is being described.
    private var key = ""

    init(root: Kind) { self.root = root }

    private static let null = type("null")

    private static func type(_ names: String...) -> Outline { .map([.init("type", types(names))]) }

    private static func types(_ names: [String]) -> Outline {
        names.count == 1 ? .text(names[0]) : .list(names.map(Outline.text))
    }

    private static func anyOf(_ schemas: [Outline]) -> Outline {
        schemas.count == 1 ? schemas[0] : .map([.init("anyOf", .list(schemas))])
    }

    private static func words(_ words: some Sequence<String>) -> Outline { .list(words.map(Outline.text)) }

    // MARK: Definitions

    /// A reference to a definition, which `build` makes where it is not there yet.
    private mutating func define(_ name: String, _ build: (inout Self) -> Outline) -> Outline {
        if !definitions.contains(where: { $0.key == name }) {
            let index = definitions.count
            definitions.append(.init(name, .map([])))
            definitions[index].value = build(&self)
        }
        return .map([.init("$ref", .text("#/$defs/\(name)"))])
    }

    /// `an exercise of a workout` as the name of a definition.
    private static func slug(_ name: String) -> String {
        var words = name.split(separator: " ")
        if let first = words.first, ["a", "an", "the"].contains(first) { words.removeFirst() }
        return words.joined(separator: "_")
    }

    // MARK: Records

    mutating func reference(to record: Record) -> Outline {
        Self.typed(define(Self.slug(record.name)) { $0.schema(of: record) }, "object")
    }

    /// The types stand beside a reference, not in its definition: so `null` can be added to them
    /// without an `anyOf`, which would make for poorer messages.
    private static func typed(_ reference: Outline, _ names: String...) -> Outline {
        .map(reference.entries + [.init("type", types(names))])
    }

    private mutating func schema(of record: Record) -> Outline {
        var properties = record.fields.map { Outline.Entry($0.name, property($0)) }
        var patterns: [Outline.Entry] = []
        if let dated = record.dated {
            patterns.append(.init(Pattern.whole(Pattern.dateTime), value(dated)))
        }
        if record.name == root.record.name { properties.append(.init("kind", kindProperty)) }
        patterns.append(.init(Record.foreignKeys, .flag(true)))
        let required = record.fields.filter(\.required).map(\.name)
        var entries: [Outline.Entry] = [
            .init("title", .text(record.name)), .init("description", .text(record.meaning)),
            .init("properties", .map(properties)), .init("patternProperties", .map(patterns)),
            .init("additionalProperties", .flag(false)),
        ]
        if !required.isEmpty { entries.append(.init("required", Self.words(required))) }
        if !record.requirements.isEmpty {
            entries.append(.init("allOf", .list(record.requirements.map(Self.schema(of:)))))
        }
        return .map(entries)
    }

    private var kindProperty: Outline {
        Self.describe(
            Self.choice([root.rawValue], also: []), "The kind of file, where its folder does not say it.")
    }

    private mutating func property(_ field: Field) -> Outline {
        key = field.name
        var schema =
            if case .decimal = field.shape { Self.decimal(field) } else { value(field.shape) }
        if field.required {
            if case .text = field.shape { schema["minLength"] = .number("1") }
        }
        if !field.required { schema = Self.orNull(schema) }
        return Self.describe(schema, field.meaning)
    }

    private static func describe(_ schema: Outline, _ meaning: String) -> Outline {
        .map([.init("description", .text(meaning))] + schema.entries)
    }

    /// A key with nothing behind it is a key left out.
    static func orNull(_ schema: Outline) -> Outline {
        if let type = schema["type"] {
            var result = schema
            result["type"] = .list((type.items.isEmpty ? [type] : type.items) + [.text("null")])
            return result
        }
        guard let choices = schema["anyOf"] else { return anyOf([schema, null]) }
        var result = schema
        result["anyOf"] = .list(choices.items + [null])
        return result
    }

    // MARK: Requirements

    private static func schema(of requirement: Requirement) -> Outline {
        switch requirement {
        case .some(let fields): .map([.init("anyOf", .list(fields.map(stands)))])
        case .exactlyOne(let fields): .map([.init("oneOf", .list(fields.map(stands)))])
        case .when(let field, let word, let needed, let telling):
            .map([.init("if", condition(field, word, telling)), .init("then", stands(needed))])
        }
    }

    /// The key is there, with something under it.
    private static func stands(_ field: Field) -> Outline {
        .map([
            .init("required", words([field.name])),
            .init("properties", .map([.init(field.name, .map([.init("not", null)]))])),
        ])
    }

    private static func condition(_ field: Field, _ word: String, _ telling: [Field]?) -> Outline {
        let said = Outline.map([
            .init("required", words([field.name])),
            .init("properties", .map([.init(field.name, choice([word], also: []))])),
        ])
        guard let telling else { return said }
        let silent = Outline.map([.init("properties", .map(([field] + telling).map { .init($0.name, null) }))])
        return anyOf([said, silent])
    }

    // MARK: Values

    private mutating func value(_ shape: Shape) -> Outline {
        if let scalar = shape.scalar {
            let reference = define(scalar.name) { _ in Self.schema(of: scalar, shape) }
            return scalar.number == nil ? Self.typed(reference, "string") : Self.typed(reference, "string", "number")
        }
        switch shape {
        case .text(let max): return Self.text(max)
        case .integer(let range): return Self.integer(range)
        case .flag: return Self.flag
        case .choice(let words, let also): return Self.choice(words, also: also)
        case .list(let item, let least): return list(item, least)
        case .map(let record): return reference(to: record())
        case .dictionary(_, let shape):
            return .map([.init("type", .text("object")), .init("additionalProperties", item(shape))])
        case .either(let shapes): return Self.anyOf(shapes.map { value($0) })
        case .named(let grammar, let long): return named(grammar, long())
        default: return .map([])
        }
    }

    /// A value of a list or dictionary. Of these, an empty one is passed over.
    private mutating func item(_ shape: Shape) -> Outline {
        switch shape {
        case .text, .named, .line(.lap), .line(.interval): Self.orNull(value(shape))
        case .choice(let words, let also): wordList(words, also)
        default: value(shape)
        }
    }

    private mutating func wordList(_ words: [String], _ also: [String]) -> Outline {
        let name = wordLists[words] ?? key
        wordLists[words] = name
        return define(name) { _ in Self.choice(words, also: also) }
    }

    private mutating func list(_ shape: Shape, _ least: Int) -> Outline {
        var array: [Outline.Entry] = [.init("type", .text("array")), .init("items", item(shape))]
        if least > 0 { array.append(.init("minItems", .number(String(least)))) }
        let single = if case .choice(let words, let also) = shape { wordList(words, also) } else { value(shape) }
        return .map([.init("anyOf", .list([.map(array)] + (single["anyOf"]?.items ?? [single])))])
    }

    /// `Bench Press: [lines]`, or the long form with keys.
    private mutating func named(_ grammar: LineGrammar, _ record: Record) -> Outline {
        var forms = [reference(to: record), define(Self.slug(record.name) + "_in_short") { $0.short(grammar, record) }]
        // A meal or a movement may be a name and nothing more.
        if Self.isEnoughByName(grammar) { forms.append(Self.type("string", "number", "boolean")) }
        return Self.anyOf(forms)
    }

    private static func isEnoughByName(_ grammar: LineGrammar) -> Bool { grammar == .food || grammar == .movement }

    private mutating func short(_ grammar: LineGrammar, _ record: Record) -> Outline {
        let name = record.fields.first?.name ?? "name"
        let lines = record.fields.last
        var below = lines.map { value($0.shape) } ?? .map([])
        if Self.isEnoughByName(grammar) { below = Self.orNull(below) }
        var names: [Outline.Entry] = [.init("not", .map([.init("enum", Self.words([name, lines?.name ?? ""]))]))]
        // A meal's name may end with its time, and with none that is no time.
        if grammar == .food {
            names.append(
                .init("pattern", .text(#"^(?![\s\S]*[ \t]\d[^ \t]*:[^ \t]*[ \t]*$)|[ \t]"# + Pattern.time + #"[ \t]*$"#)))
        }
        return .map([
            .init("title", .text("the short form of \(record.name)")),
            .init("description", .text("Its name, and under it what the long form has under `\(lines?.name ?? "")`.")),
            .init("type", .text("object")), .init("minProperties", .number("1")), .init("maxProperties", .number("1")),
            .init("propertyNames", .map(names)), .init("additionalProperties", below),
        ])
    }

    // MARK: Scalars

    private static func schema(of scalar: Shape.Scalar, _ shape: Shape) -> Outline {
        .map(
            [
                .init("description", .text(shape.example.english)),
                .init("pattern", .text(scalar.pattern)),
                // Not of the standard, but shown by editors in place of the pattern.
                .init("patternErrorMessage", .text("Expected \(shape.example.english)")),
            ] + (scalar.number ?? []) + [.init("examples", .list(scalar.examples.map(Outline.number)))])
    }

    /// Text is whatever stands there: `name: 21` is a name.
    private static func text(_ max: Int) -> Outline {
        .map([.init("type", types(["string", "number", "boolean"])), .init("maxLength", .number(String(max)))])
    }

    private static func integer(_ range: ClosedRange<Int>) -> Outline {
        .map([
            .init("type", types(["integer", "string"])), .init("minimum", .number(String(range.lowerBound))),
            .init("maximum", .number(String(range.upperBound))), .init("pattern", .text(Pattern.integer(range))),
        ])
    }

    private static func decimal(_ field: Field) -> Outline {
        guard case .decimal(let min, let exclusive, let max) = field.shape else { return .map([]) }
        let unit = field.unit.isEmpty ? "" : #"[ \t]*(?:"# + Pattern.word(field.unit) + ")?"
        return .map([
            .init("type", types(["number", "string"])), .init(exclusive ? "exclusiveMinimum" : "minimum", number(min)),
            .init("maximum", number(max)),
            .init("pattern", .text(Pattern.whole(Pattern.measure + unit, positive: exclusive))),
        ])
    }

    private static func number(_ value: Double) -> Outline {
        .number(value == value.rounded() ? String(Int(value)) : String(value))
    }

    private static let flag = Outline.map([
        .init("type", types(["boolean", "string"])),
        .init(
            "pattern",
            .text(Pattern.whole(Pattern.any(["true", "yes", "on", "false", "no", "off"].map { Pattern.word($0) })))),
    ])

    /// The words as they are written are offered; any spelling that the reader takes is accepted.
    private static func choice(_ words: [String], also: [String]) -> Outline {
        anyOf([
            .map([.init("enum", Self.words(words))]),
            .map([.init("type", .text("string")), .init("pattern", .text(Pattern.folded(words + also)))]),
        ])
    }
}

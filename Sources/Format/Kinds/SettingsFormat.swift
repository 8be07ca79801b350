import Documents
import Domain

/// Settings: keys, reading and writing.
public enum SettingsFormat {
    static let version = Field("antrain", .integer(1...1), required: true, "The version of the format; 1.")
    static let units = Field("units", .map { unitsRecord }, "What bare numbers mean.")
    static let weekStarts = Field(
        "week_starts", .choice(Weekday.allCases.map(\.fullName), also: Weekday.allCases.map(\.rawValue)),
        "The first day of the week in reports.")
    static let oneRepMax = Field(
        "one_rep_max", .choice(OneRepMaxFormula.allCases.map(\.rawValue)), "The formula for estimated one-repetition maxima.")
    static let language = Field("language", .choice(Language.allCases.map(\.rawValue)), "The language of messages and reports.")
    static let timezone = Field("timezone", .text(max: 60), "What today means: Europe/Istanbul.")
    static let dayStarts = Field("day_starts", .time, "When a day begins, for those who train after midnight: 04:00.")
    static let bodyweightLoad = Field(
        "bodyweight_load", .choice(BodyweightLoad.allCases.map(\.rawValue)), "What a bodyweight set weighs in volumes.")
    static let increments = Field("increments", .map { incrementsRecord }, "The smallest step that can be loaded, by equipment.")
    static let carrier = Field(
        "carrier", .choice(Carrier.allCases.map(\.rawValue)),
        "The kind of file that is written for new entries: Markdown or YAML.")
    static let schemaLine = Field("schema_line", .flag, "Whether written YAML begins with a schema line for editors.")
    static let lint = Field(
        "lint", .dictionary(keys: "finding code", .choice(LintLevel.allCases.map(\.rawValue))),
        "The severity of findings by their code: {maybe-sets: off}.")
    public static let record = Record(
        "settings", "How the folder is read and reported on.",
        [
            version, units, weekStarts, oneRepMax, language, timezone, dayStarts, bodyweightLoad, increments, carrier,
            schemaLine, lint,
        ])

    static let weight = Field("weight", .choice(WeightUnit.allCases.map(\.rawValue)), "The unit of bare loads and bodyweights.")
    static let distance = Field("distance", .choice(DistanceUnit.allCases.map(\.rawValue)), "The unit of bare distances.")
    static let length = Field("length", .choice(LengthUnit.allCases.map(\.rawValue)), "The unit of bare heights and girths.")
    static let unitsRecord = Record("units", "What bare numbers mean.", [weight, distance, length])
    static let incrementFields = [
        Field("barbell", .weight, "The smallest step of a barbell: 2.5kg."),
        Field("dumbbell", .weight, "The smallest step of dumbbells: 2kg."),
        Field("none", .weight, "The smallest step of what is loaded without equipment: 1.25kg."),
        Field("machine", .weight, "The smallest step of a machine: 5kg."),
        Field("cable", .weight, "The smallest step of a cable: 2.5kg."),
        Field("kettlebell", .weight, "The smallest step of kettlebells: 4kg."),
        Field("plate", .weight, "The smallest step of plates: 2.5kg."),
        Field("band", .weight, "The smallest step of bands: 1kg."),
    ]
    static let incrementsRecord = Record("increments", "Steps by equipment.", incrementFields)

    static func read(_ map: MapReader) -> Settings? {
        var settings = Settings(version: map.integer(version) ?? 1)
        if let units = map.map(units, unitsRecord) {
            settings.weightUnit = units.choice(weight, WeightUnit.self) ?? settings.weightUnit
            settings.distanceUnit = units.choice(distance, DistanceUnit.self) ?? settings.distanceUnit
            settings.lengthUnit = units.choice(length, LengthUnit.self) ?? settings.lengthUnit
        }
        map.reader.units = Units(settings)
        settings.weekStarts = map.weekday(weekStarts) ?? settings.weekStarts
        settings.oneRepMax = map.choice(oneRepMax, OneRepMaxFormula.self) ?? settings.oneRepMax
        settings.language = map.choice(language, Language.self)
        settings.timezone = map.text(timezone)
        settings.dayStarts = map.time(dayStarts)
        settings.bodyweightLoad = map.choice(bodyweightLoad, BodyweightLoad.self) ?? settings.bodyweightLoad
        if let steps = map.map(increments, incrementsRecord) {
            for field in incrementFields {
                if let equipment = Equipment(rawValue: field.name), let step = steps.weight(field) {
                    settings.increments[equipment] = step
                }
            }
        }
        settings.carrier = map.choice(carrier, Carrier.self) ?? settings.carrier
        settings.schemaLine = map.flag(schemaLine) ?? settings.schemaLine
        let rules = map.value(lint)
        if rules != 0, map.reader.tree[rules].kind != .map {
            map.reader.report(
                "wrong-type", rules, "Codes of findings with severities were expected here.", expected: "{maybe-sets: off}",
                help: "Write each code with off, note, warning or error, in curly brackets or one below the other.")
        } else if rules != 0 {
            map.pairs(rules) { key, value in
                let code = map.reader.tree.text(key)
                let bytes = map.reader.tree.bytes(value).trimmed
                if let level = map.reader.choice(value, bytes, LintLevel.self, key: code) { settings.lint[code] = level }
            }
        }
        return settings
    }

    static func write(_ settings: Settings) -> Outline {
        let standard = Settings()
        var entries = Entries()
        entries.number(version, settings.version)
        entries.outline(
            units,
            .map(
                [
                    .init(weight.name, .text(settings.weightUnit.rawValue)),
                    .init(distance.name, .text(settings.distanceUnit.rawValue)),
                    .init(length.name, .text(settings.lengthUnit.rawValue)),
                ], flow: true))
        entries.text(weekStarts, settings.weekStarts.fullName)
        entries.word(oneRepMax, settings.oneRepMax)
        entries.word(language, settings.language)
        entries.text(timezone, settings.timezone)
        entries.value(dayStarts, settings.dayStarts)
        if settings.bodyweightLoad != standard.bodyweightLoad { entries.word(bodyweightLoad, settings.bodyweightLoad) }
        if !settings.increments.isEmpty {
            let steps = Equipment.allCases.compactMap { tool in
                settings.increments[tool].map { Outline.Entry(tool.rawValue, .text($0.description)) }
            }
            entries.outline(increments, .map(steps, flow: true))
        }
        if settings.carrier != standard.carrier { entries.word(carrier, settings.carrier) }
        if settings.schemaLine { entries.flag(schemaLine, true) }
        if !settings.lint.isEmpty {
            let rules = settings.lint.sorted { $0.key < $1.key }
            entries.outline(lint, .map(rules.map { .init($0.key, .text($0.value.rawValue)) }, flow: true))
        }
        return entries.map
    }
}

extension MapReader {
    /// A weekday by its full word or its short key.
    func weekday(_ field: Field) -> Weekday? {
        guard let (node, bytes) = scalar(field) else { return nil }
        let key = NameKey(bytes.string)
        if let day = Weekday.allCases.first(where: { NameKey($0.fullName) == key || NameKey($0.rawValue) == key }) { return day }
        reader.reportUnknownWord(node, bytes.string, among: Weekday.allCases.map(\.fullName), key: field.name)
        return nil
    }
}

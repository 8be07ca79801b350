import Documents

/// A key of a record.
public struct Field: Sendable {
    public let key: StaticString
    public let shape: Shape
    public let required: Bool
    /// The unit that may stand behind a plain number.
    public let unit: String
    /// What it means, as an editor shows it.
    public let meaning: String

    public init(_ key: StaticString, _ shape: Shape, required: Bool = false, unit: String = "", _ meaning: String) {
        self.key = key
        self.shape = shape
        self.required = required
        self.unit = unit
        self.meaning = meaning
    }

    public var name: String { key.description }
}

/// What the keys of a record demand of each other.
public enum Requirement: Sendable {
    /// At least one of these must stand.
    case some([Field])
    /// One of these must stand, and only one.
    case exactlyOne([Field])
    /// Where `field` says `word`, `needed` must stand. The word is also meant where `field` is left
    /// out, and with it all of `telling`; nil where it is meant only when it is said.
    case when(_ field: Field, says: String, needed: Field, telling: [Field]? = nil)
}

/// A map with known keys.
public struct Record: Sendable {
    public let name: String
    public let meaning: String
    public let fields: [Field]
    public let requirements: [Requirement]
    /// What stands under keys that are dates, where there are such.
    public let dated: Shape?

    public init(
        _ name: String, _ meaning: String, _ fields: [Field], requirements: [Requirement] = [], dated: Shape? = nil
    ) {
        self.name = name
        self.meaning = meaning
        self.fields = fields
        self.requirements = requirements
        self.dated = dated
    }

    /// The field of a key, given as bytes.
    func field(_ key: Bytes) -> Field? {
        for field in fields where key.equals(field.key) { return field }
        return nil
    }

    /// Keys that other tools put into front matter and that are kept without a word.
    static func isForeign(_ key: Bytes) -> Bool {
        key.equals("tags") || key.equals("aliases") || key.equals("cssclasses") || key.starts(with: "x_")
            || key.equals("kind")
    }

    /// `isForeign` as a regular expression.
    static let foreignKeys = "^x_|^(?:tags|aliases|cssclasses|kind)$"
}

import Documents

/// A key of a record.
public struct Field: Sendable {
    public let key: StaticString
    public let shape: Shape
    public let required: Bool
    /// What it means, as an editor shows it.
    public let meaning: String

    public init(_ key: StaticString, _ shape: Shape, required: Bool = false, _ meaning: String) {
        self.key = key
        self.shape = shape
        self.required = required
        self.meaning = meaning
    }

    public var name: String { key.description }
}

/// A map with known keys.
public struct Record: Sendable {
    public let name: String
    public let meaning: String
    public let fields: [Field]

    public init(_ name: String, _ meaning: String, _ fields: [Field]) {
        self.name = name
        self.meaning = meaning
        self.fields = fields
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
}

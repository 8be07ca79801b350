/// Finds entries by name, alias or name in another language, as `NameKey` compares.
public struct NameIndex: Sendable {
    private var entries: [NameKey: Int32] = [:]
    /// Keys that two entries lay claim to, with the entries.
    public private(set) var clashes: [(name: String, first: Int, second: Int)] = []

    public init() {}

    public mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

    /// Gives a name to an entry. A name that another entry has stays with that one, as a clash.
    public mutating func add(_ name: String, _ entry: Int) {
        let key = NameKey(name)
        guard let other = entries[key] else {
            entries[key] = Int32(entry)
            return
        }
        if Int(other) != entry { clashes.append((name, Int(other), entry)) }
    }

    /// The entry of a name, or nil.
    public subscript(_ name: String) -> Int? { entries[NameKey(name)].map(Int.init) }
}

/// Finds entries by name, alias or name in another language, as `NameKey` compares.
public struct NameIndex: Sendable {
    private var entries: [NameKey: Int32] = [:]
    /// A name that two entries lay claim to; it leads to the first.
    public struct Clash: Hashable, Sendable {
        public var name: String
        public var key: NameKey
        public var first: Int
        public var second: Int
    }

    private var clashes: [Int: [Clash]] = [:]

    public init() {}

    public mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

    /// Gives a name to an entry. A name that another entry has stays with that one, as a clash.
    public mutating func add(_ name: String, _ entry: Int) {
        let key = NameKey(name)
        guard let other = entries[key] else {
            entries[key] = Int32(entry)
            return
        }
        guard Int(other) != entry else { return }
        let clash = Clash(name: name, key: key, first: Int(other), second: entry)
        clashes[entry, default: []].append(clash)
        // One entry of a thousand rivals hears of the first of them.
        if clashes[Int(other), default: []].count < 20 { clashes[Int(other), default: []].append(clash) }
    }

    /// The names that an entry has to share, as first or second.
    public func clashes(of entry: Int) -> [Clash] { clashes.isEmpty ? [] : clashes[entry] ?? [] }

    /// Whether any name is shared.
    public var hasClashes: Bool { !clashes.isEmpty }

    /// The entry of a name, or nil.
    public subscript(_ name: String) -> Int? { entries[NameKey(name)].map(Int.init) }
}

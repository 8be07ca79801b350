/// A document about to be written: what a tree says, without places, in a carrier's own layout.
public struct Outline: Hashable, Sendable {
    public indirect enum Content: Hashable, Sendable {
        case text(String)
        /// A number, as its digits.
        case number(String)
        case flag(Bool)
        case list([Outline])
        case map([Entry])
        case null
    }

    public struct Entry: Hashable, Sendable {
        public var key: String
        public var value: Outline

        public init(_ key: String, _ value: Outline) {
            self.key = key
            self.value = value
        }
    }

    public var content: Content
    /// Whether a list or map is written on one line.
    public var flow: Bool
    /// Comment lines above it.
    public var above: [String] = []
    /// A comment behind it.
    public var behind: String?

    public init(_ content: Content, flow: Bool = false) {
        self.content = content
        self.flow = flow
    }

    public static func text(_ text: String) -> Outline { Outline(.text(text)) }
    public static func number(_ digits: String) -> Outline { Outline(.number(digits)) }
    public static func flag(_ flag: Bool) -> Outline { Outline(.flag(flag)) }
    public static func list(_ items: [Outline], flow: Bool = false) -> Outline { Outline(.list(items), flow: flow) }
    public static func map(_ entries: [Entry], flow: Bool = false) -> Outline { Outline(.map(entries), flow: flow) }

    /// The value under a key of a map.
    public subscript(key: String) -> Outline? {
        get {
            guard case .map(let entries) = content else { return nil }
            return entries.first { $0.key == key }?.value
        }
        set {
            guard case .map(var entries) = content else { return }
            if let index = entries.firstIndex(where: { $0.key == key }) {
                if let newValue { entries[index].value = newValue } else { entries.remove(at: index) }
            } else if let newValue {
                entries.append(Entry(key, newValue))
            }
            content = .map(entries)
        }
    }

    public var entries: [Entry] {
        if case .map(let entries) = content { return entries }
        return []
    }

    public var items: [Outline] {
        if case .list(let items) = content { return items }
        return []
    }

    /// The text of a scalar.
    public var string: String? {
        switch content {
        case .text(let text): text
        case .number(let digits): digits
        case .flag(let flag): flag ? "true" : "false"
        case .null: ""
        case .list, .map: nil
        }
    }
}

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
        /// Whether the key is typed by its place, as the dates of weigh-ins are.
        public var typedKey = false

        public init(_ key: String, _ value: Outline, typedKey: Bool = false) {
            self.key = key
            self.value = value
            self.typedKey = typedKey
        }
    }

    public var content: Content
    /// Whether a list or map is written on one line.
    public var flow: Bool
    /// Whether a text is typed by its key (a date, a duration, a set line), so that it is written as
    /// it is even where another loader takes it for something else. Free text is quoted there.
    public var typed = false
    /// Comment lines above it.
    public var above: [String] = []
    /// A comment behind it.
    public var behind: String?
    /// Comment lines under the last child of a list or map.
    public var below: [String] = []

    public init(_ content: Content, flow: Bool = false) {
        self.content = content
        self.flow = flow
    }

    public static func text(_ text: String) -> Outline { Outline(.text(text)) }
    public static func number(_ digits: String) -> Outline { Outline(.number(digits)) }
    public static func flag(_ flag: Bool) -> Outline { Outline(.flag(flag)) }
    public static func list(_ items: [Outline], flow: Bool = false) -> Outline { Outline(.list(items), flow: flow) }
    public static func map(_ entries: [Entry], flow: Bool = false) -> Outline { Outline(.map(entries), flow: flow) }

    /// A text whose key says what it is.
    public static func typed(_ text: String) -> Outline {
        var outline = Outline(.text(text))
        outline.typed = true
        return outline
    }

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

// MARK: Comments

extension Outline {
    /// The values of a list or map.
    public var children: [Outline] {
        switch content {
        case .list(let items): items
        case .map(let entries): entries.map(\.value)
        default: []
        }
    }

    /// Whether comments stand anywhere under it.
    public var holdsComments: Bool {
        !below.isEmpty || children.contains { !$0.above.isEmpty || $0.behind != nil || $0.holdsComments }
    }

    /// All comments of it and of what it holds, in the order in which they are written.
    public var comments: [String] {
        above + (behind.map { [$0] } ?? []) + children.flatMap(\.comments) + below
    }

    /// The same without any comment.
    public var uncommented: Outline {
        var copy = self
        copy.above = []
        copy.behind = nil
        copy.below = []
        switch content {
        case .list(let items): copy.content = .list(items.map(\.uncommented))
        case .map(let entries):
            copy.content = .map(entries.map { Entry($0.key, $0.value.uncommented, typedKey: $0.typedKey) })
        default: break
        }
        return copy
    }
}

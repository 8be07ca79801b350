/// A sentence for people: an English template with `{0}`, `{1}` … for what it speaks of.
///
/// The template is the key under which translations are found, so text is written once, where it
/// is used, and every other language is one table.
public struct Phrase: Hashable, Sendable {
    public var template: String
    public var arguments: [String]

    public init(_ template: String, _ arguments: String...) {
        self.template = template
        self.arguments = arguments
    }

    public init(template: String, arguments: [String]) {
        self.template = template
        self.arguments = arguments
    }

    /// The same with long arguments cut, for texts that may be whole lines of a damaged file.
    var clipped: Phrase {
        Phrase(template: template, arguments: arguments.map { $0.utf8.count > 200 ? String($0.prefix(160)) + "…" : $0 })
    }

    /// The sentence in English.
    public var english: String { fill(template) }

    /// The sentence in the language that `translate` turns templates into.
    public func text(_ translate: (String) -> String) -> String { fill(translate(template)) }

    /// What a sentence quotes is cut where no reader would follow it any more.
    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > 400, text.count > 400 else { return text }
        return text.prefix(400) + "…"
    }

    private func fill(_ template: String) -> String {
        guard !arguments.isEmpty else { return template }
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}"), let index = Int(rest[..<close]),
                arguments.indices.contains(index)
            else {
                result += "{"
                continue
            }
            result += Self.shortened(arguments[index])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}

extension Phrase: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

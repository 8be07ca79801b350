/// The stable, readable name of a kind of finding: `unknown-key`.
public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let slug: String

    public init(_ slug: String) { self.slug = slug }
    public init(stringLiteral value: String) { slug = value }
    public var description: String { slug }
}

/// A replacement of some bytes by others.
public struct Edit: Hashable, Sendable {
    public var span: Span
    public var text: String

    public init(_ span: Span, _ text: String) {
        self.span = span
        self.text = text
    }
}

/// Something to say about a place in a source text.
public struct Finding: Hashable, Sendable {
    public var code: Code
    public var span: Span
    /// What is wrong, naming the offending text.
    public var message: Phrase
    /// What was expected.
    public var expected: Phrase?
    /// A way out.
    public var help: Phrase?
    /// Another place that belongs to it.
    public var related: Related?
    /// Edits that mend it.
    public var fix: [Edit]

    public struct Related: Hashable, Sendable {
        /// Another file; nil is the finding's own.
        public var path: String?
        public var span: Span
        public var line: Int?
        public var message: Phrase

        public init(path: String? = nil, span: Span = .none, line: Int? = nil, message: Phrase) {
            self.path = path
            self.span = span
            self.line = line
            self.message = message
        }
    }

    public init(
        _ code: Code, at span: Span, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil,
        related: Related? = nil, fix: [Edit] = []
    ) {
        self.code = code
        self.span = span
        self.message = message
        self.expected = expected
        self.help = help
        self.related = related
        self.fix = fix
    }
}

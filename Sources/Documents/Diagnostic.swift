/// How much a finding matters.
public enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
    case note, warning, error

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// A finding with everything that is needed to show it, when its source is gone.
public struct Diagnostic: Hashable, Sendable {
    /// Where it is, as a person would name the file.
    public var path: String
    public var severity: Severity
    public var code: Code
    /// The first character, and the place behind the last one on the same line.
    public var start: Position
    public var end: Position
    /// The whole line that holds it; nil where there is none to show.
    public var excerpt: String?
    public var message: Phrase
    public var expected: Phrase?
    public var help: Phrase?
    public var related: Related?
    /// Edits that mend it, as byte offsets of the file.
    public var fix: [Edit]

    /// Another place that belongs to it.
    public struct Related: Hashable, Sendable {
        public var path: String
        public var start: Position
        public var excerpt: String?
        public var message: Phrase

        public init(path: String, start: Position, excerpt: String?, message: Phrase) {
            self.path = path
            self.start = start
            self.excerpt = excerpt
            self.message = message
        }
    }

    public init(
        path: String, severity: Severity, code: Code, start: Position, end: Position, excerpt: String?,
        message: Phrase, expected: Phrase? = nil, help: Phrase? = nil, related: Related? = nil, fix: [Edit] = []
    ) {
        self.path = path
        self.severity = severity
        self.code = code
        self.start = start
        self.end = end
        self.excerpt = excerpt
        self.message = message
        self.expected = expected
        self.help = help
        self.related = related
        self.fix = fix
    }

    /// The longest line that is kept as an excerpt, in bytes.
    static let longestExcerpt = 2000

    /// A finding of a source, with its line taken along.
    public init(_ finding: Finding, in source: SourceText, severity: Severity) {
        let start = source.position(at: min(finding.span.start, source.bytes.count))
        let line = source.lineSpan(start.line - 1)
        let end = max(finding.span.start, min(finding.span.end, line.end))
        self.init(
            path: source.path, severity: severity, code: finding.code, start: start,
            end: Position(line: start.line, column: start.column + end - finding.span.start),
            excerpt: Self.excerpt(line, source), message: finding.message, expected: finding.expected,
            help: finding.help, fix: finding.fix)
        if let other = finding.related {
            if let path = other.path {
                related = Related(
                    path: path, start: Position(line: other.line ?? 1, column: 1), excerpt: nil, message: other.message)
            } else {
                let place = source.position(at: min(other.span.start, source.bytes.count))
                related = Related(
                    path: source.path, start: place, excerpt: Self.excerpt(source.lineSpan(place.line - 1), source),
                    message: other.message)
            }
        }
    }

    private static func excerpt(_ line: Span, _ source: SourceText) -> String? {
        line.end - line.start > longestExcerpt ? nil : source.slice(line).string
    }
}

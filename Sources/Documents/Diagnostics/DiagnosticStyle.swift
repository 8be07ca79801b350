/// How diagnostics are printed.
public struct DiagnosticStyle: Sendable {
    /// Whether to colour with ANSI sequences.
    public var color: Bool
    /// The columns to keep to. Whoever asks for fewer than `narrowest` gets that many.
    public var width: Int {
        didSet { width = max(width, Self.narrowest) }
    }
    /// Turns an English template into the language of the reader.
    public var translate: @Sendable (String) -> String

    /// Below this no sentence reads well.
    public static let narrowest = 40

    public init(
        color: Bool = false, width: Int = 80, translate: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.color = color
        self.width = max(width, Self.narrowest)
        self.translate = translate
    }

    func text(_ phrase: Phrase) -> String { phrase.text(translate) }

    /// The text in a colour, if colours are wanted.
    func paint(_ text: String, _ ink: Ink) -> String {
        color && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// What colours mean here, as the parameters of an ANSI sequence.
    enum Ink: String {
        case error = "1;31"
        case warning = "1;33"
        case note = "1;34"
        case strong = "1"
        case dim = "2"

        init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }
    }
}

/// The words that the printing itself adds, as they are given to `translate`.
public enum DiagnosticTexts {
    public static let expected = "expected"
    public static let help = "help"
    public static let seeAlso = "see also"

    static func severity(_ severity: Severity) -> String { severity.rawValue }

    /// All of them, so that a program can check that its translations are complete.
    public static let all =
        Severity.allCases.map(severity) + [expected, help, seeAlso] + DiagnosticSummary.templates
}

/// Prints diagnostics one by one: what the calls append, in their order, is the whole output.
public protocol DiagnosticRenderer {
    /// Appends a diagnostic.
    mutating func add(_ diagnostic: Diagnostic, to output: inout String)
    /// Appends what comes after the last one.
    mutating func finish(_ summary: DiagnosticSummary, to output: inout String)
}

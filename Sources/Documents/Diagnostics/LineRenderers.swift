/// One line for each diagnostic, as editors and scripts know it from compilers:
/// `file:line:column: severity: message [code]`.
///
/// Columns are UTF-8 bytes, from 1. A diagnostic never takes more than its line: line breaks are
/// written `\n`.
public struct ShortRenderer: DiagnosticRenderer {
    public var style: DiagnosticStyle

    public init(_ style: DiagnosticStyle = DiagnosticStyle()) { self.style = style }

    public func add(_ diagnostic: Diagnostic, to output: inout String) {
        let severity = style.translate(DiagnosticTexts.severity(diagnostic.severity)) + ":"
        output += Self.flat(diagnostic.path) + ":"
        if diagnostic.start.line > 0 { output += "\(diagnostic.start.line):\(diagnostic.start.column):" }
        output += " " + style.paint(severity, DiagnosticStyle.Ink(diagnostic.severity))
        output += " " + Self.flat(style.text(diagnostic.message)) + " [\(diagnostic.code)]\n"
    }

    /// Nothing: each line is a diagnostic.
    public func finish(_ summary: DiagnosticSummary, to output: inout String) {}

    private static func flat(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return VisibleText.of(result)
    }
}

/// Workflow commands that GitHub Actions turns into annotations of the changed lines:
/// `::error file=…,line=…,col=…,endColumn=…,title=code::message`.
///
/// Columns count UTF-16 code units from 1, as GitHub's editor does; where the line is not at hand,
/// bytes.
public struct GitHubRenderer: DiagnosticRenderer {
    private let style: DiagnosticStyle

    public init(translate: @escaping @Sendable (String) -> String = { $0 }) {
        style = DiagnosticStyle(translate: translate)
    }

    public func add(_ diagnostic: Diagnostic, to output: inout String) {
        output += "::" + Self.command(diagnostic.severity) + " file=" + Self.property(diagnostic.path)
        let start = diagnostic.start
        if start.line > 0 {
            output += ",line=\(start.line),col=\(Self.units(start.column, diagnostic.excerpt))"
            if diagnostic.end.line == start.line, diagnostic.end.column > start.column {
                output += ",endColumn=\(Self.units(diagnostic.end.column, diagnostic.excerpt))"
            }
        }
        output += ",title=" + Self.property(diagnostic.code.slug) + "::" + Self.data(message(diagnostic)) + "\n"
    }

    /// The summary, as a line of the log.
    public func finish(_ summary: DiagnosticSummary, to output: inout String) {
        output += summary.text(style.translate) + "\n"
    }

    private func message(_ diagnostic: Diagnostic) -> String {
        var lines = [style.text(diagnostic.message)]
        func add(_ word: String, _ sentence: String) { lines.append(style.translate(word) + ": " + sentence) }
        if let expected = diagnostic.expected { add(DiagnosticTexts.expected, style.text(expected)) }
        if let help = diagnostic.help { add(DiagnosticTexts.help, style.text(help)) }
        if let other = diagnostic.related {
            let place = "\(other.path):\(other.start.line):\(other.start.column)"
            add(DiagnosticTexts.seeAlso, place + ": " + style.text(other.message))
        }
        return lines.joined(separator: "\n")
    }

    private static func command(_ severity: Severity) -> String {
        severity == .note ? "notice" : severity.rawValue
    }

    /// A column in bytes as one in UTF-16 code units.
    private static func units(_ column: Int, _ line: String?) -> Int {
        guard let line else { return column }
        let bytes = line.utf8.prefix(max(0, column - 1))
        return String(decoding: bytes, as: UTF8.self).utf16.count + max(1, column - bytes.count)
    }

    private static func data(_ text: String) -> String { escape(text) { "%\r\n".unicodeScalars.contains($0) } }
    private static func property(_ text: String) -> String { escape(text) { "%\r\n:,".unicodeScalars.contains($0) } }

    private static func escape(_ text: String, _ mustEscape: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if mustEscape(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result.append(contentsOf: ("%" + (digits.count == 1 ? "0" : "") + digits).unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

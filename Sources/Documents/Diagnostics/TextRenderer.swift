/// Diagnostics for people: what is wrong, where, the line itself with the very characters
/// underlined, and the way out.
///
///     error: `@77` is no effort. [set-syntax]
///       --> workouts/2025/2025-11-12-push-day.md:14:14
///     14 | - 80kg x 8 @77
///        |            ^^^ expected: 1 to 10, in halves
///        = help: A percentage is written `@77%`, a load `@77kg`.
public struct TextRenderer: DiagnosticRenderer {
    public var style: DiagnosticStyle

    public init(_ style: DiagnosticStyle = DiagnosticStyle()) { self.style = style }

    public func add(_ diagnostic: Diagnostic, to output: inout String) {
        output += block(diagnostic) + "\n"
    }

    public func finish(_ summary: DiagnosticSummary, to output: inout String) {
        output += summary.text(style.translate) + "\n"
    }

    /// The lines of one diagnostic, each with its line break.
    public func block(_ diagnostic: Diagnostic) -> String {
        var block = TextBlock(style, gutter: gutter(diagnostic))
        let ink = DiagnosticStyle.Ink(diagnostic.severity)
        block.heading(diagnostic, ink)
        block.place(diagnostic.path, diagnostic.start)

        var expected = diagnostic.expected.map(style.text)
        if let excerpt = diagnostic.excerpt {
            let label = expected.map { word(DiagnosticTexts.expected) + VisibleText.of($0) }
            let isLabelled = block.excerpt(
                excerpt, line: diagnostic.start.line, underlining: bytes(diagnostic), with: "^", ink, label: label)
            if isLabelled { expected = nil }
        }
        if let expected { block.remark(word(DiagnosticTexts.expected), expected) }
        if let help = diagnostic.help { block.remark(word(DiagnosticTexts.help), style.text(help)) }

        if let related = diagnostic.related {
            block.remark(word(DiagnosticTexts.seeAlso), style.text(related.message))
            block.place(related.path, related.start)
            if let excerpt = related.excerpt {
                let offset = max(0, related.start.column - 1)
                _ = block.excerpt(
                    excerpt, line: related.start.line, underlining: offset..<offset, with: "-", .note, label: nil)
            }
        }
        return block.text
    }

    private func word(_ template: String) -> String { style.translate(template) + ": " }

    /// The cells of the widest line number.
    private func gutter(_ diagnostic: Diagnostic) -> Int {
        var line = diagnostic.excerpt == nil ? 0 : diagnostic.start.line
        if let related = diagnostic.related, related.excerpt != nil { line = max(line, related.start.line) }
        return String(line).utf8.count
    }

    /// What to underline, in bytes from the beginning of the line.
    private func bytes(_ diagnostic: Diagnostic) -> Range<Int> {
        let start = max(0, diagnostic.start.column - 1)
        let end = diagnostic.end.line > diagnostic.start.line ? Int.max : diagnostic.end.column - 1
        return start..<max(start, end)
    }
}

/// The lines of one diagnostic while they are put together.
private struct TextBlock {
    let style: DiagnosticStyle
    let gutter: Int
    var text = ""

    init(_ style: DiagnosticStyle, gutter: Int) {
        self.style = style
        self.gutter = gutter
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// How bad it is, what it is, and under which name it can be looked up.
    mutating func heading(_ diagnostic: Diagnostic, _ ink: DiagnosticStyle.Ink) {
        let word = style.translate(DiagnosticTexts.severity(diagnostic.severity)) + ":"
        let indent = TerminalWidth.cells(of: word) + 1
        let room = style.width - indent
        let sentence = TextWrap.lines(style.text(diagnostic.message), width: room)
        let code = "[\(diagnostic.code)]"
        let codeFits = sentence.last.map { TerminalWidth.cells(of: $0) + 1 + TerminalWidth.cells(of: code) <= room } ?? false
        text += style.paint(word, ink) + " "
        text += sentence.map { style.paint($0, .strong) }.joined(separator: "\n" + blanks(indent))
        text += (codeFits ? " " : "\n" + blanks(indent)) + style.paint(code, .dim) + "\n"
    }

    /// The line that says where; it is never broken, so that it can be clicked.
    mutating func place(_ path: String, _ position: Position) {
        text += style.paint(blanks(gutter) + "-->", .dim) + " " + VisibleText.of(path)
        if position.line > 0 { text += ":\(position.line):\(position.column)" }
        text += "\n"
    }

    /// The source line, underlined; false if there was no room for the label behind the underline.
    mutating func excerpt(
        _ excerpt: String, line: Int, underlining bytes: Range<Int>, with mark: String, _ ink: DiagnosticStyle.Ink,
        label: String?
    ) -> Bool {
        let source = ExcerptLine(excerpt, underlining: bytes, width: style.width - gutter - 3)
        let number = TerminalWidth.pad(String(line), to: gutter, atStart: true)
        text += style.paint(number + " |", .dim) + (source.text.isEmpty ? "" : " " + source.text) + "\n"

        var marks = String(repeating: mark, count: source.length)
        let used = gutter + 3 + source.indent + source.length
        let fits = label.map { used + 1 + TerminalWidth.cells(of: $0) <= style.width } ?? false
        if fits, let label { marks += " " + label }
        text += style.paint(blanks(gutter) + " |", .dim) + " " + blanks(source.indent) + style.paint(marks, ink) + "\n"
        return fits
    }

    /// A sentence under the source line.
    mutating func remark(_ word: String, _ sentence: String) {
        let indent = gutter + 3 + TerminalWidth.cells(of: word)
        let lines = TextWrap.lines(sentence, width: style.width - indent)
        text += style.paint(blanks(gutter) + " =", .dim) + " " + style.paint(word, .strong)
        text += lines.joined(separator: "\n" + blanks(indent)) + "\n"
    }
}

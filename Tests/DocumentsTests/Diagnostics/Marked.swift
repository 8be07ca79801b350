import Testing

@testable import Documents

/// A source text with the place of a finding between `«` and `»`, and what is said about it.
struct Marked {
    let source: SourceText
    let span: Span

    init(_ marked: String, path: String = "workouts/a.md") {
        var bytes: [UInt8] = []
        var marks: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "«" || scalar == "»" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
        }
        source = SourceText(path: path, bytes: bytes)
        span = Span(marks.first ?? 0, marks.last ?? 0)
    }

    func diagnostic(
        _ message: Phrase = "This is no set.", severity: Severity = .error, code: Code = "set-syntax",
        expected: Phrase? = nil, help: Phrase? = nil, related: Finding.Related? = nil, fix: [Edit] = []
    ) -> Diagnostic {
        let finding = Finding(code, at: span, message, expected: expected, help: help, related: related, fix: fix)
        return Diagnostic(finding, in: source, severity: severity)
    }

    /// The two lines of a block that show the source.
    func excerpt(width: Int = 80) -> String {
        let lines = TextRenderer(DiagnosticStyle(width: width)).block(diagnostic()).split(separator: "\n")
        return lines.dropFirst(2).joined(separator: "\n")
    }
}

extension DiagnosticRenderer {
    /// All that is printed for the diagnostics and, if it is asked for, their summary.
    func output(_ diagnostics: [Diagnostic], files: Int? = nil) -> String {
        var renderer = self
        var output = ""
        var summary = DiagnosticSummary(files: files ?? 0, milliseconds: 120)
        for diagnostic in diagnostics {
            renderer.add(diagnostic, to: &output)
            summary.count(diagnostic)
        }
        if files != nil { renderer.finish(summary, to: &output) }
        return output
    }
}

extension Marked {
    /// A few words of Turkish, as the program's table has them.
    static let turkish: @Sendable (String) -> String = { template in
        [
            "error": "hata", "warning": "uyarı", "note": "not", "expected": "beklenen", "help": "yardım",
            "see also": "ayrıca bkz.", "`{0}` is no effort.": "`{0}` bir zorlanma derecesi değil.",
            "1 to 10, in halves": "1 ile 10 arası, yarımlarla",
            "{0} error": "{0} hata", "{0} errors": "{0} hata", "{0} warning": "{0} uyarı", "{0} warnings": "{0} uyarı",
            "{0} in {1} of {2} files ({3} s)": "{2} dosyanın {1} tanesinde {0} ({3} sn)", "{0}.{1}": "{0},{1}",
            "{0} files, nothing to report ({1} s)": "{0} dosya, bildirilecek bir şey yok ({1} sn)",
        ][template] ?? template
    }
}

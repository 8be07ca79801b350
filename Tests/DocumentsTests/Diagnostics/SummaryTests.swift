import Testing

@testable import Documents

@Suite struct SummaryTests {
    @Test(arguments: [
        ([3, 1, 0, 2, 431, 120], "3 errors, 1 warning in 2 of 431 files (0.12 s)"),
        ([1, 0, 0, 1, 431, 4], "1 error in 1 of 431 files (0.00 s)"),
        ([0, 2, 1, 1, 1, 5], "2 warnings, 1 note in 1 file (0.01 s)"),
        ([0, 0, 2, 2, 2, 61_996], "2 notes in 2 of 2 files (62.00 s)"),
        ([0, 0, 0, 0, 431, 50], "431 files, nothing to report (0.05 s)"),
        ([0, 0, 0, 0, 1, 50], "1 file, nothing to report (0.05 s)"),
        ([0, 0, 0, 0, 0, 0], "0 files, nothing to report (0.00 s)"),
        ([1, 0, 0, 1, 0, 0], "1 error in 1 file (0.00 s)"),
    ]) func english(n: [Int], text: String) {
        #expect(summary(n) == text)
    }

    @Test func turkishNeedsNoPlural() {
        #expect(summary([3, 1, 0, 2, 431, 120], Marked.turkish) == "431 dosyanın 2 tanesinde 3 hata, 1 uyarı (0,12 sn)")
        #expect(summary([0, 0, 0, 0, 431, 50], Marked.turkish) == "431 dosya, bildirilecek bir şey yok (0,05 sn)")
    }

    @Test func counts() {
        var summary = DiagnosticSummary(files: 5)
        for severity in [Severity.error, .error, .warning] { summary.count(Marked("«x»").diagnostic(severity: severity)) }
        summary.count(Marked("«x»", path: "b").diagnostic())
        #expect(!summary.isEmpty && summary.text() == "3 errors, 1 warning in 2 of 5 files (0.00 s)")
    }

    /// Whatever is asked of `translate` is in the list that tables are checked against.
    @Test func allTemplatesAreListed() {
        let listed = Set(DiagnosticTexts.all)
        #expect(listed.count == DiagnosticTexts.all.count)
        let check: @Sendable (String) -> String = { template in
            #expect(listed.contains(template) || template == "This is no set.", "\(template)")
            return template
        }
        for n in [[1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 3, 1], [0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 2, 1]] { _ = summary(n, check) }
        for severity in Severity.allCases {
            let diagnostic = Marked("«x»").diagnostic(
                severity: severity, expected: "This is no set.", help: "This is no set.",
                related: .init(message: "This is no set."))
            _ = TextRenderer(DiagnosticStyle(translate: check)).block(diagnostic)
        }
    }

    private func summary(_ n: [Int], _ translate: (String) -> String = { $0 }) -> String {
        DiagnosticSummary.text(
            errors: n[0], warnings: n[1], notes: n[2], filesWithFindings: n[3], files: n[4], milliseconds: n[5], translate)
    }
}

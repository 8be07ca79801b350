import Testing

@testable import Documents

@Suite struct TextRendererTests {
    let effort = Marked("name: Push\nsets:\n- 80kg x 8 «@77»\n", path: "workouts/2025/2025-11-12-push-day.md")
    let noEffort = Phrase("`{0}` is no effort.", "@77")

    func print(_ diagnostic: Diagnostic, width: Int = 80) -> String {
        TextRenderer(DiagnosticStyle(width: width)).block(diagnostic)
    }

    @Test func aBlock() {
        let diagnostic = effort.diagnostic(
            noEffort, expected: "1 to 10, in halves", help: "A percentage is written `@77%`, a load `@77kg`.")
        #expect(
            print(diagnostic) == """
                error: `@77` is no effort. [set-syntax]
                 --> workouts/2025/2025-11-12-push-day.md:3:12
                3 | - 80kg x 8 @77
                  |            ^^^ expected: 1 to 10, in halves
                  = help: A percentage is written `@77%`, a load `@77kg`.

                """)
    }

    @Test func blocksAndSummary() {
        let output = TextRenderer().output(
            [
                effort.diagnostic(noEffort),
                Marked("«date»: 2025-11-12", path: "-").diagnostic("Odd.", severity: .note, code: "odd"),
            ],
            files: 431)
        #expect(
            output == """
                error: `@77` is no effort. [set-syntax]
                 --> workouts/2025/2025-11-12-push-day.md:3:12
                3 | - 80kg x 8 @77
                  |            ^^^

                note: Odd. [odd]
                 --> -:1:1
                1 | date: 2025-11-12
                  | ^^^^

                1 error, 1 note in 2 of 431 files (0.12 s)

                """)
    }

    @Test func turkishWords() {
        let diagnostic = Marked("- Şınav «@77» çok ağır").diagnostic(
            noEffort, severity: .warning, expected: "1 to 10, in halves", help: "…")
        #expect(
            TextRenderer(DiagnosticStyle(translate: Marked.turkish)).block(diagnostic) == """
                uyarı: `@77` bir zorlanma derecesi değil. [set-syntax]
                 --> workouts/a.md:1:11
                1 | - Şınav @77 çok ağır
                  |         ^^^ beklenen: 1 ile 10 arası, yarımlarla
                  = yardım: …

                """)
    }

    @Test func relatedPlace() {
        let text = Marked("name: A\n" + String(repeating: "x\n", count: 9) + "«name»: B")
        let diagnostic = text.diagnostic(
            "`name` is written twice.", code: "duplicate-key",
            related: Finding.Related(span: Span(0, 4), message: "The first one is here."))
        #expect(
            print(diagnostic) == """
                error: `name` is written twice. [duplicate-key]
                  --> workouts/a.md:11:1
                11 | name: B
                   | ^^^^
                   = see also: The first one is here.
                  --> workouts/a.md:1:1
                 1 | name: A
                   | -

                """)
    }

    @Test func relatedPlaceElsewhere() {
        let related = Finding.Related(path: "exercises/press.md", line: 120, message: "The exercise is defined here.")
        #expect(
            print(Marked("- «Press»").diagnostic(related: related)) == """
                error: This is no set. [set-syntax]
                 --> workouts/a.md:1:3
                1 | - Press
                  |   ^^^^^
                  = see also: The exercise is defined here.
                 --> exercises/press.md:120:1

                """)
    }

    @Test func withoutASourceLine() {
        var diagnostic = effort.diagnostic(noEffort, expected: "1 to 10, in halves")
        diagnostic.excerpt = nil
        #expect(
            print(diagnostic) == """
                error: `@77` is no effort. [set-syntax]
                 --> workouts/2025/2025-11-12-push-day.md:3:12
                  = expected: 1 to 10, in halves

                """)
        diagnostic.start = Position(line: 0, column: 0)
        #expect(print(diagnostic).contains(" --> workouts/2025/2025-11-12-push-day.md\n"))
    }

    @Test func sentencesWrap() {
        let diagnostic = Marked("- 80kg «x»").diagnostic(
            Phrase("The line ends where a number of repetitions should stand, after `{0}`.", "80kg  x"),
            expected: "a number of repetitions, such as 8, or several, such as 8, 8, 6",
            help: "Write how often you lifted it, as in `- 80kg x 8`, or leave out the `x` altogether.\nOr so.")
        #expect(
            print(diagnostic, width: 44) == """
                error: The line ends where a number of
                       repetitions should stand, after
                       `80kg  x`. [set-syntax]
                 --> workouts/a.md:1:8
                1 | - 80kg x
                  |        ^
                  = expected: a number of repetitions, such
                              as 8, or several, such as 8,
                              8, 6
                  = help: Write how often you lifted it, as
                          in `- 80kg x 8`, or leave out the
                          `x` altogether.
                          Or so.

                """)
        #expect(print(diagnostic, width: 3) == print(diagnostic, width: 40))
        #expect(print(diagnostic, width: 40).split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func theCodeTakesALineWhereItHasNoRoom() {
        let diagnostic = Marked("«x»").diagnostic("A sentence of just this many cells.")
        #expect(
            print(diagnostic, width: 42).hasPrefix(
                """
                error: A sentence of just this many cells.
                       [set-syntax]
                 --> workouts/a.md:1:1

                """))
    }

    @Test func colour() {
        let diagnostic = effort.diagnostic(
            noEffort, expected: "1 to 10", help: "Try.", related: .init(span: Span(0, 4), message: "Here."))
        let lines = TextRenderer(DiagnosticStyle(color: true)).block(diagnostic).replacing("\u{1B}[", with: "‹").replacing(
            "‹0m", with: "›")
        #expect(
            lines == """
                ‹1;31merror:› ‹1m`@77` is no effort.› ‹2m[set-syntax]›
                ‹2m -->› workouts/2025/2025-11-12-push-day.md:3:12
                ‹2m3 |› - 80kg x 8 @77
                ‹2m  |›            ‹1;31m^^^ expected: 1 to 10›
                ‹2m  =› ‹1mhelp: ›Try.
                ‹2m  =› ‹1msee also: ›Here.
                ‹2m -->› workouts/2025/2025-11-12-push-day.md:1:1
                ‹2m1 |› name: Push
                ‹2m  |› ‹1;34m-›

                """)
        let warning = TextRenderer(DiagnosticStyle(color: true)).block(effort.diagnostic(severity: .warning))
        #expect(warning.hasPrefix("\u{1B}[1;33mwarning:\u{1B}[0m ") && warning.contains("\u{1B}[1;33m^^^\u{1B}[0m"))
    }

    @Test func namesCannotForgeOutput() {
        let diagnostic = Marked("«x»", path: "a\n\u{1B}[2Jb.md").diagnostic(
            Phrase("`{0}` is unknown.", "\u{1B}[31m\u{202E}x\r"), expected: "a\nb")
        #expect(
            print(diagnostic) == """
                error: `␛[31m<U+202E>x␍` is unknown. [set-syntax]
                 --> a␊␛[2Jb.md:1:1
                1 | x
                  | ^ expected: a␊b

                """)
    }
}

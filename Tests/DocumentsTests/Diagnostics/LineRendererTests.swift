import Testing

@testable import Documents

@Suite struct LineRendererTests {
    let effort = Marked("a\n- Şınav 🍎 «@77,%»").diagnostic(
        Phrase("`{0}` is no effort.", "@77"), expected: "1 to 10, in halves", help: "Write 100%: `@7`.")

    @Test func short() {
        let warning = Marked("«x»", path: "a\nb.md").diagnostic("One.\r\nTwo\t\u{1B}.", severity: .warning, code: "odd")
        #expect(
            ShortRenderer().output([effort, warning], files: 2) == #"""
                workouts/a.md:2:16: error: `@77` is no effort. [set-syntax]
                a\nb.md:1:1: warning: One.\r\nTwo\t␛. [odd]

                """#)
    }

    @Test func shortInColourAndTurkish() {
        let output = ShortRenderer(DiagnosticStyle(color: true, translate: Marked.turkish)).output([effort])
        #expect(output == "workouts/a.md:2:16: \u{1B}[1;31mhata:\u{1B}[0m `@77` bir zorlanma derecesi değil. [set-syntax]\n")
    }

    @Test func gitHub() {
        let note = Marked("«»x", path: "a,b:c%.md").diagnostic(
            "One.\r\nTwo.", severity: .note, code: "odd", related: .init(path: "b.md", line: 3, message: "Here."))
        // Ş, ı and the apple are 8 bytes, and 4 UTF-16 code units.
        #expect(
            GitHubRenderer().output([effort, note], files: 9) == """
                ::error file=workouts/a.md,line=2,col=12,endColumn=17,title=set-syntax::`@77` is no effort.%0Aexpected: 1 to 10, in halves%0Ahelp: Write 100%25: `@7`.
                ::notice file=a%2Cb%3Ac%25.md,line=1,col=1,title=odd::One.%0D%0ATwo.%0Asee also: b.md:3:1: Here.
                1 error, 1 note in 2 of 9 files (0.12 s)

                """)
    }

    @Test func aFindingAboutAFile() {
        var diagnostic = effort
        diagnostic.start = Position(line: 0, column: 0)
        diagnostic.end = diagnostic.start
        #expect(ShortRenderer().output([diagnostic]) == "workouts/a.md: error: `@77` is no effort. [set-syntax]\n")
        #expect(GitHubRenderer().output([diagnostic]).hasPrefix("::error file=workouts/a.md,title=set-syntax::"))
    }
}

import Testing

@testable import Documents

/// The source line, and which of its characters are underlined.
@Suite struct ExcerptTests {
    /// Each text as it is in the file, and as it prints.
    @Test(arguments: [
        ("«- 80kg» x 8", "1 | - 80kg x 8\n  | ^^^^^^"),
        // Turkish: two bytes a letter, one cell. NFD: two scalars, one cell.
        ("- Kırmızı «şınav»lar", "1 | - Kırmızı şınavlar\n  |           ^^^^^"),
        ("- Go\u{308}g\u{306}u\u{308}s «pres»", "1 | - Go\u{308}g\u{306}u\u{308}s pres\n  |         ^^^^"),
        // A span that begins or ends inside a character takes the whole of it.
        ("ae«\u{301}»i", "1 | ae\u{301}i\n  |  ^"),
        // East Asian letters and emoji: two cells.
        ("- 卧推 «80公斤» x 8", "1 | - 卧推 80公斤 x 8\n  |        ^^^^^^"),
        ("- ｂ «한글» x", "1 | - ｂ 한글 x\n  |      ^^^^"),
        ("- 🍎 «200g»", "1 | - 🍎 200g\n  |      ^^^^"),
        ("- 🏋️‍♀️«👍🏽»🇹🇷 ok", "1 | - 🏋️‍♀️👍🏽🇹🇷 ok\n  |     ^^"),
        ("- 🏋️‍♀️ 👨‍👩‍👧 «🇹🇷» 1️⃣ ok", "1 | - 🏋️‍♀️ 👨‍👩‍👧 🇹🇷 1️⃣ ok\n  |         ^^"),
        // Tabs are as wide as four spaces, wherever they stand.
        ("\t-\t«80kg»", "1 |     -    80kg\n  |          ^^^^"),
        ("a«\t»b", "1 | a    b\n  |  ^^^^"),
        // CR LF and CR end lines, and are no part of them.
        ("a\r\n- «x»\r\nb", "2 | - x\n  |   ^"),
        ("a\r- «x»\rb", "2 | - x\n  |   ^"),
        ("- «x\r\ny»", "1 | - x\n  |   ^"),
        // The end of a line, of a text, and an empty text.
        ("- 80kg x«»\n", "1 | - 80kg x\n  |         ^"),
        ("a\n«»", "2 |\n  | ^"),
        ("«»", "1 |\n  | ^"),
        ("«»abc", "1 | abc\n  | ^"),
        ("«» 卧", "1 |  卧\n  | ^"),
        ("name:« »  ", "1 | name:\n  |      ^"),
        // What hides is shown.
        ("a\u{0}«b»", "1 | a␀b\n  |   ^"),
        ("«\u{1B}[31m»red", "1 | ␛[31mred\n  | ^^^^^"),
        ("- Bench«\u{202E}»x", "1 | - Bench<U+202E>x\n  |        ^^^^^^^^"),
        ("b\u{200B}«a»", "1 | b<U+200B>a\n  |          ^"),
        ("b\u{200D}«a»", "1 | b<U+200D>a\n  |          ^"),
        // A byte-order mark is no part of the text.
        ("\u{FEFF}«name»: x", "1 | name: x\n  | ^^^^"),
    ]) func underlined(text: String, printed: String) {
        #expect(Marked(text).excerpt() == printed)
    }

    @Test func bytesThatAreNoUTF8() {
        let source = SourceText(path: "a.md", bytes: Array("ab".utf8) + [0xFF] + Array("c".utf8))
        let diagnostic = Diagnostic(Finding("not-utf8", at: Span(2, 3), "No."), in: source, severity: .error)
        #expect(TextRenderer().block(diagnostic).hasSuffix("1 | ab\u{FFFD}c\n  |   ^\n"))
    }

    @Test(arguments: [
        // Beginning, middle and end of a line that is too long for 40 cells.
        ("«aaa»" + String(repeating: "-", count: 90), "1 | aaa--------------------------------…\n  | ^^^"),
        (
            String(repeating: "<", count: 90) + "«aaa»" + String(repeating: ">", count: 90),
            "1 | …<<<<<<<<<<<<<<<aaa>>>>>>>>>>>>>>>>…\n  |                 ^^^"
        ),
        (
            String(repeating: "<", count: 90) + "«aaa»",
            "1 | …<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<aaa\n  |                                  ^^^"
        ),
        (
            String(repeating: "<", count: 90) + "«»",
            "1 | …<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<\n  |                                    ^"
        ),
        // Just fitting, with the mark behind it and without.
        (
            String(repeating: "<", count: 35) + "«»",
            "1 | " + String(repeating: "<", count: 35) + "\n  | " + String(repeating: " ", count: 35) + "^"
        ),
        (
            String(repeating: "<", count: 36) + "«»",
            "1 | …" + String(repeating: "<", count: 34) + "\n  | " + String(repeating: " ", count: 35) + "^"
        ),
        (
            String(repeating: "<", count: 35) + "«a»",
            "1 | " + String(repeating: "<", count: 35) + "a\n  | " + String(repeating: " ", count: 35) + "^"
        ),
        // More underlined than fits.
        (
            "ab«" + String(repeating: "x", count: 90) + "»",
            "1 | …" + String(repeating: "x", count: 34) + "…\n  |  " + String(repeating: "^", count: 35)
        ),
        // Wide letters are never halved.
        (
            String(repeating: "公", count: 40) + "«斤»" + String(repeating: "公", count: 40),
            "1 | …公公公公公公公公斤公公公公公公公公…\n  |                  ^^"
        ),
    ]) func longLines(text: String, printed: String) {
        #expect(Marked(text).excerpt(width: 40) == printed)
    }

    @Test func aLabelThatHasNoRoomStandsBelow() {
        let diagnostic = Marked("- 80kg x 8 and more «words»").diagnostic(expected: "a set of its own")
        #expect(
            TextRenderer(DiagnosticStyle(width: 40)).block(diagnostic) == """
                error: This is no set. [set-syntax]
                 --> workouts/a.md:1:21
                1 | - 80kg x 8 and more words
                  |                     ^^^^^
                  = expected: a set of its own

                """)
    }

    /// Whatever the positions are, something is printed and nothing breaks.
    @Test func positionsThatAreNotThere() {
        for line in [-1, 0, 1, 9] {
            for column in [-5, 0, 1, 3, 4, 99] {
                for end in [-5, 0, 2, 99, Int.max] {
                    var diagnostic = Marked("«açb»").diagnostic()
                    diagnostic.start = Position(line: line, column: column)
                    diagnostic.end = Position(line: line, column: end)
                    #expect(TextRenderer().block(diagnostic).contains("| açb\n"))
                    #expect(GitHubRenderer().output([diagnostic]).hasPrefix("::error file="))
                }
            }
        }
    }
}

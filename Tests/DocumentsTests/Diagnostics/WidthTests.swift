import Testing

@testable import Documents

@Suite struct WidthTests {
    @Test(arguments: [
        ("", 0), ("Bench Press", 11), ("Kırmızı Biber", 13), ("\u{E9}", 1), ("e\u{301}", 1), ("İ", 1), ("i\u{307}", 1),
        ("卧推", 4), ("ｶﾞ", 2), ("ガ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("、。", 4), ("🀄", 2),
        ("🍎", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏋️‍♀️", 2), ("👨‍👩‍👧", 2), ("🇹🇷", 2),
        ("🇹", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("⌚", 2), ("©", 1), ("™", 1), ("…", 1), ("–", 1), ("½", 1), ("→", 1), ("█", 1), ("▁", 1),
        ("Καφές", 5), ("Хлеб", 4), ("กำ", 2), ("नमस्ते", 4), ("שָׁלוֹם", 4), ("㉆", 2), ("㉈", 1), ("䷀", 2),
        ("\u{0}\u{1B}\u{7F}\u{9B}", 0), ("\n", 0), ("\r\n", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{A0}", 1), ("\u{FFFD}", 1),
    ]) func cells(text: String, cells: Int) {
        #expect(TerminalWidth.cells(of: text) == cells)
    }

    @Test func pads() {
        #expect(TerminalWidth.pad("卧推", to: 6) == "卧推  " && TerminalWidth.pad("卧推", to: 6, atStart: true) == "  卧推")
        #expect(TerminalWidth.pad("Şınav", to: 3) == "Şınav")
    }

    @Test(arguments: [
        ("plain", "plain"), ("a\tb\r\n", "a␉b␍␊"), ("\u{7F}\u{85}\u{9B}", "␡<U+0085><U+009B>"),
        ("a\u{2066}b\u{2069}", "a<U+2066>b<U+2069>"), ("\u{AD}\u{FEFF}\u{2028}", "<U+00AD><U+FEFF><U+2028>"),
        ("a\u{E0041}", "a<U+E0041>"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("🏋️‍♀️", "🏋️‍♀️"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
        ("ş\u{200C}x", "ş<U+200C>x"), ("şınav — ½", "şınav — ½"),
    ]) func hiddenCharactersShow(text: String, shown: String) {
        #expect(VisibleText.of(text) == shown)
    }

    @Test(arguments: [
        ("", [""]), ("one two three", ["one two", "three"]), ("a\n\nb", ["a", "", "b"]), ("a  b", ["a b"]),
        ("see `- 8 x 8` there", ["see", "`- 8 x 8`", "there"]),
        ("`one two three four`", ["`one two", "three", "four`"]),
        ("at https://example.org/x", ["at", "https://example.org/x"]),
        ("卧推八十公斤八次", ["卧推八十公", "斤八次"]), ("ab 卧推八十公斤", ["ab 卧推八", "十公斤"]),
    ]) func wraps(text: String, lines: [String]) {
        #expect(TextWrap.lines(text, width: 10) == lines)
    }
}

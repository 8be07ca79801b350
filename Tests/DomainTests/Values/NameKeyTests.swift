import Domain
import Testing

@Suite struct NameKeyTests {
    /// Spellings that are one name.
    @Test(arguments: [
        ("Bench Press", "bench-press"), ("Bench Press", "BENCHPRESS"), ("Bench Press (Barbell)", "bench press barbell"),
        ("Pull-Up", "Pull‐Up"), ("Pull-Up", "pull\u{00A0}up"), ("Farmer's Walk", "Farmer’s walk"),
        // Turkish: all four i are one.
        ("Kırmızı Biber", "KIRMIZI BİBER"), ("ISPANAK", "ıspanak"), ("İncir", "incir"), ("i\u{307}ncir", "İNCİR"),
        ("Şınav", "sinav"), ("Göğüs", "gogus"), ("Çömelme", "COMELME"),
        // NFC and NFD.
        ("\u{E9}pinard", "e\u{301}pinard"), ("Ş\u{131}nav", "S\u{327}\u{131}nav"), ("\u{1EC7}", "e\u{323}\u{302}"),
        ("\u{AC00}", "\u{1100}\u{1161}"), ("é", "e"),
        // German, Scandinavian, French.
        ("Weißbrot", "weissbrot"), ("WEIẞBROT", "Weißbrot"), ("Smørrebrød", "smorrebrod"), ("Œuf", "oeuf"),
        // Greek, with tonos, polytonic and final sigma.
        ("Καφές", "ΚΑΦΕΣ"), ("Ψωμί", "ψωμι"), ("ἄρτος", "αρτος"), ("\u{1F71}ρτος", "\u{3AC}ρτος"),
        ("\u{1FBB}\u{1F73}\u{1F75}\u{1F77}\u{1F79}\u{1F7B}\u{1F7D}\u{1FD3}\u{1FE3}", "αεηιουωιυ"),
        // Cyrillic.
        ("Йогурт", "И\u{306}огурт"), ("Ёжик", "ежик"), ("ХЛЕБ", "хлеб"), ("\u{4EB}", "\u{4E9}\u{308}"),
        // Emoji with and without presentation selector, and joiners.
        ("❤\u{FE0F} Müsli", "❤ musli"), ("🏋️‍♀️", "🏋♀"),
    ]) func same(a: String, b: String) {
        #expect(NameKey(a) == NameKey(b), "\(NameKey(a).text) \(NameKey(b).text)")
        #expect(NameKey(a).hashValue == NameKey(b).hashValue)
    }

    /// Names that are not one.
    @Test(arguments: [
        ("Squat", "Squats"), ("2 % milk", "2 milk"), ("5x5", "5x6"), ("🍎", "🍏"), ("Хлеб", "Xle6"), ("ψωμι", "ωμι"),
        ("", "a"), ("!", "?"), ("米", "麦"),
    ]) func different(a: String, b: String) {
        #expect(NameKey(a) != NameKey(b))
    }

    @Test func emptyAndSigns() {
        #expect(NameKey("").isEmpty && NameKey("").text == "")
        #expect(!NameKey("!").isEmpty && NameKey("---") == NameKey("---"))
        #expect(NameKey("Bench Press".dropFirst(6)) == NameKey("press"))
        #expect(NameKey("Kırmızı Biber").text == "kirmizibiber")
        #expect(NameKey("2 % Milk").text == "2%milk")
    }
}

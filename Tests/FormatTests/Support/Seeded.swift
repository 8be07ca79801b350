import Domain

/// A random generator whose numbers depend on nothing but its seed (SplitMix64, Steele, Lea and Flood 2014).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    /// Neighbouring seeds are spread far apart, or their sequences would overlap.
    init(_ seed: UInt64) {
        state = seed
        state = next() ^ (seed << 40)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes values of the domain that try a carrier hard.
struct Generator {
    var random: Seeded

    init(seed: UInt64) { random = Seeded(seed) }

    // MARK: Choices

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func pick<T>(_ values: [T]) -> T { values[int(0...(values.count - 1))] }
    mutating func pick<E: CaseIterable>(_ type: E.Type) -> E { pick(Array(type.allCases)) }

    mutating func maybe<T>(_ percent: Int = 40, _ make: (inout Generator) -> T) -> T? { chance(percent) ? make(&self) : nil }

    mutating func some<T>(_ counts: ClosedRange<Int>, _ make: (inout Generator) -> T) -> [T] {
        (0..<int(counts)).map { _ in make(&self) }
    }

    /// Values that all differ.
    mutating func distinct<T: Hashable>(_ counts: ClosedRange<Int>, _ make: (inout Generator) -> T) -> [T] {
        var seen = Set<T>()
        return some(counts, make).filter { seen.insert($0).inserted }
    }

    // MARK: Texts

    /// Words that a careless writer or reader trips over.
    static let traps = [
        "no", "Yes", "off", "null", "Null", "~", "true", "12:30", "1:2:3", "1_000", "0777", "0o17", "0x1F", "1e3", ".5", "-5",
        "+1", ".inf", "5",
        "2025-11-12", "2025-11-12 18:30", "<<", "=", "-", "--", "---", "--- x", "...", "===", "***", "- a", "* a", "+ a", "1. a",
        "1) b", "# x",
        "## H", "### h", "##", "a # b", "a #b", "Squat ##", "a: b", "a:", ": a", "? a", "?", "a?b", "[x]", "[ ] a", "[x] a",
        "[-] b", "{a}",
        "{a: b}", "{exercise: x}", "a {b: c}", "(a)", "a (b) c", ")(", "(", "*a", "&a", "!a", "|", ">", "> q", "%a", "@8", "`a`",
        "```", "~~~", "'a'",
        "\"a\"", "it's", "a\\b", "\\", "<!-- c -->", "a <!-- b", "x --> y", "<div>", "</p>", "<script>", "| a | b |",
        "[[Link|x]]", "[a](b)",
        "[a]: b", "A1. Bench", "Sets", "sets", "exercise", "Exercize", "exercises", "set", "meal", "food", "Notes", "notes",
        "Laps", "Movements", "time",
        "planned", "missed", "80kg x 8", "80kg x 8 planned", "60s", "Breakfast 08:15", "Snack 2:1", "me", "## me 2025-11-12",
        "&amp;", "--&gt;",
        "Bench Press", "Overhead Press", "bar path drifting", "Çekiş", "ağır", "İstanbul ı", "e\u{301}", "é", "日本語", "👩‍👩‍👧", "💪🏽",
        "\u{202E}rtl", "a\u{338}",
        "-->\u{338}", "a\u{A0}b", "a\u{2028}b", "a\u{85}b", "\u{FEFF}x", "x\u{FFFE}", "a\tb", "\tx", " x", "x ", "  ", "\u{7}",
        "a\u{0}b", "\u{9B}", "",
        "a,b", "a, b", "a;b", "$x^2$", "a_b_c", "*80*8*2*", "https://a.b/c?d=e#f", "a|b", "a / b", "5x5", "5/3/1", "C# Sharp",
        "#tag",
    ]

    /// Anything at all, on one line or several.
    mutating func text() -> String {
        switch int(0...9) {
        case 0...3: return pick(Self.traps)
        case 4...6: return some(1...3) { $0.pick(Self.traps) }.joined(separator: " ")
        case 7: return some(1...4) { $0.character() }.joined()
        default:
            return some(1...4) { $0.pick(Self.traps) }.joined(
                separator: pick(["\n", "\n", "\n\n", "\n\n\n", "\n  ", "\n    ", "\r\n", "\r", " \n"]))
        }
    }

    mutating func character() -> String {
        let range: ClosedRange<Int> = pick([32...126, 32...126, 0xA0...0x17F, 0x300...0x36F, 0x2000...0x206F, 0x1F300...0x1F6FF])
        return Unicode.Scalar(UInt32(int(range))).map { String($0) } ?? "x"
    }

    /// A name of something of the library: anything but nothing, and not only blanks.
    mutating func name() -> String {
        let text = chance(30) ? pick(["Bench Press", "Pull-Up", "Bank Press ağır", "Push Day", "Oats"]) : text()
        return text.utf8.allSatisfy { $0 == 32 || $0 == 9 } ? "x" : text
    }

    mutating func trimmedText() -> String { Self.trimmed(text()) }

    /// Without blanks at its ends, and not nothing.
    static func trimmed(_ text: String) -> String {
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, first == " " || first == "\t" { scalars.removeFirst() }
        while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
        return scalars.isEmpty ? "x" : String(String.UnicodeScalarView(scalars))
    }

    mutating func optionalText(_ percent: Int = 35) -> String? { maybe(percent) { $0.text() } }

    // MARK: Numbers

    /// Zero or more, with up to `digits` decimals.
    mutating func decimal(_ range: ClosedRange<Int> = 0...400, digits: Int = 3) -> FixedPoint {
        var scale: Int64 = 1_000_000
        for _ in 0..<int(0...digits) { scale /= 10 }
        let value = FixedPoint(int(range)).millionths + Int64(int(0...999_999)) / scale * scale
        return FixedPoint(millionths: value)
    }

    mutating func positive(_ limit: Int = 400) -> FixedPoint {
        let value = decimal(0...(limit - 1))
        return value == .zero ? FixedPoint(1) : value
    }

    mutating func weight() -> Weight { Weight(decimal(), pick(WeightUnit.self)) }
    mutating func distance() -> Distance { Distance(decimal(0...50_000), pick(DistanceUnit.self)) }
    mutating func rpe() -> RPE { pick((2...20).compactMap(RPE.init(halves:))) }

    mutating func span() -> TimeSpan {
        switch int(0...4) {
        case 0: TimeSpan(milliseconds: Int64(int(0...90_000)))
        case 1: TimeSpan(milliseconds: Int64(int(0...20_000_000)))
        case 2: TimeSpan(seconds: int(0...400) * 60)
        default: TimeSpan(seconds: int(0...7200))
        }
    }

    // MARK: Dates

    mutating func date() -> CivilDate { CivilDate(days: Int32(int(-20_000...40_000))) }
    mutating func time() -> CivilTime {
        let second = chance(20) ? int(0...59) : 0
        return pick([CivilTime(hour: int(0...23), minute: int(0...59), second: second)].compactMap(\.self))
    }

    /// Offsets of the world's time zones end at 14 hours.
    mutating func dateTime() -> DateTime {
        DateTime(date: date(), time: maybe(70) { $0.time() }, offset: maybe(25) { Int16($0.int(-720...840)) })
    }
}

import Domain

/// Regular expressions (ECMA 262, with and without its flag `u`) for what the parsers take. Each
/// takes at least what its parser takes; what the parser is sure to refuse, most of them refuse too.
enum Pattern {
    // MARK: Building

    /// A whole value, with blanks allowed around it; with `positive`, not zero.
    static func whole(_ alternatives: String..., positive: Bool = false) -> String {
        (positive ? "^(?=.*[1-9])" : "^") + #"[ \t]*(?:"# + alternatives.joined(separator: "|") + #")[ \t]*$"#
    }

    static func any(_ alternatives: [String]) -> String { "(?:" + alternatives.joined(separator: "|") + ")" }

    /// A word in any case, for there is no flag to say so. `turkish` also takes the dotless and dotted i.
    static func word(_ text: String, turkish: Bool = false, between: String = "") -> String {
        text.unicodeScalars.map { scalar in
            guard ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) else { return String(scalar) }
            let lower = Unicode.Scalar(UInt8(scalar.value | 32))
            let upper = Unicode.Scalar(UInt8(scalar.value & 0xDF))
            return turkish && lower == "i" ? "[iIıİ]" : "[\(lower)\(upper)]"
        }.joined(separator: between)
    }

    /// A word as names are compared: case, hyphens, spaces and punctuation do not matter. Accents,
    /// which do not matter either, are left to the parser.
    static func folded(_ words: [String]) -> String {
        let letters = words.map { text in
            String(
                text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }.map(Character.init))
        }
        return #"^[\W_]*"# + any(letters.map { word($0, turkish: true, between: #"[\W_]*"#) }) + #"[\W_]*$"#
    }

    // MARK: Numbers

    static let digits = #"\d+(?:_\d+)*"#
    /// A number with a point or a comma, to its last digit.
    static let number = digits + #"(?:[.,]\d+)?(?![.,]?\d)"#
    /// The same, where a comma before exactly three digits is an error.
    static let measure = #"(?:0+,\d+|"# + digits + #"(?:\.\d+|,(?:\d\d?|\d{4,}))?)(?!\d)"#
    /// The same, where a point is too.
    static let quantity = #"(?:0+[.,]\d+|"# + digits + #"(?:[.,](?:\d\d?|\d{4,}))?)(?![.,]?\d)"#

    /// The whole numbers of a small range, or whatever is written with digits.
    static func integer(_ range: ClosedRange<Int>) -> String {
        range.count > 20 || range.lowerBound < 0
            ? whole(digits) : whole("0*" + any(range.map(String.init)))
    }

    // MARK: Measures

    static let weightUnit = "(?:[kK](?:[gG][sS]?|[iI][lL][oO][sS]?)|[lL][bB][sS]?|[pP][oO][uU][nN][dD][sS]?)"
    static let distanceUnit = any([
        "[kK]?[mM]", "[mM][iI](?:[lL][eE][sS]?)?", "[mM][eE][tT](?:[eE][rR]|[rR][eE])[sS]", "[yY](?:[dD]|[aA][rR][dD][sS])",
        "[fF][tT]",
    ])
    private static let hours = "[hH](?:(?:[oO][uU])?[rR][sS]?)?"
    private static let minutes = "[mM][iI][nN](?:[uU][tT][eE])?[sS]?"
    private static let seconds = "[sS](?:[eE][cC](?:[oO][nN][dD])?[sS]?)?"
    static let timeUnits = any([hours, minutes, "[mM]", seconds])
    private static let timeUnit = timeUnits + "(?![a-zA-Z])"

    /// `1:30`, `1:02:30`.
    static let clock = digits + #"(?::[0-5]\d){1,2}(?:[.,]\d+)?(?!:?\d)"#

    /// A length of time: `1:30`, `90s`, `1h 05min`. One repetition only, for two in each other would
    /// make a checker try every way to divide a long value.
    static let spans =
        any([clock, number + #"[ \t]*"# + timeUnit]) + #"(?:[ \t]*(?:"# + clock + "|" + number + #"[ \t]*"# + timeUnit + "))*"

    static let weight = measure + #"[ \t]*"# + weightUnit + "?"
    static let distance = measure + #"[ \t]*"# + distanceUnit + "?"
    static let length = any([
        digits + #"(?:'|[ \t]*[fF][tT])[ \t]*(?:"# + number + #")?[ \t]*(?:"|[iI][nN])?"#,
        measure + #"[ \t]*(?:[cC]?[mM]|[iI][nN]|")?"#,
    ])
    static let pace = spans + #"[ \t]*/[ \t]*(?:"# + number + ")?" + distanceUnit
    static let rpe = #"0*(?:10(?:[.,]0+)?|[1-9](?:[.,][05]0*)?)(?![.,]?\d)"#

    // MARK: Dates

    /// A day that exists, leap years and all.
    static let date: String = {
        let leap = #"(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"#
        let early = "(?:[1-9]|1[0-2])-0*(?:1\\d|2[0-8]|[1-9])"
        let late = "(?:[13-9]|1[0-2])-0*(?:29|30)"
        let last = "(?:[13578]|1[02])-0*31"
        return #"(?:\d{4}-0*(?:"# + [early, late, last].joined(separator: "|") + ")|" + leap + #"-0*2-0*29)(?!\d)"#
    }()
    static let time = #"0*(?:1\d|2[0-3]|\d)[:.][0-5]\d(?::0*[0-5]?\d(?!\d))?"#
    static let dateTime = date + #"(?:(?:[tT]|[ \t])[ \t]*"# + time + #"(?:\.\d*)?[ \t]*(?:[zZ]|[-+]\d+(?::\d+)?)?)?"#
}

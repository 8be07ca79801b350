/// How many cells of a terminal a text takes.
///
/// A terminal gives most letters one cell, East Asian letters and emoji two, and combining marks
/// none. The width is that of what a person sees as one character, so a family of emoji held
/// together by joiners counts as the one picture it is.
public enum TerminalWidth {
    /// The cells of a text on one line. Control characters have none: a text that may hold some goes
    /// through `VisibleText` first.
    public static func cells(of text: some StringProtocol) -> Int {
        if VisibleText.isPlain(text) { return text.utf8.count }
        return text.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of one character: 0, 1 or 2, and more only for letters that are written side by side.
    public static func cells(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.count == 1 { return cells(first) }
        if isPicture(first, scalars) { return 2 }
        return scalars.reduce(0) { $0 + cells($1) }
    }

    /// The text filled up with spaces to a number of cells, at its end or at its beginning.
    public static func pad(_ text: String, to width: Int, atStart: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - cells(of: text)))
        return atStart ? spaces + text : text + spaces
    }

    private static func cells(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        if isJoined(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        if isRegionalIndicator(value) { return 1 }
        return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
    }

    /// Whether several scalars make one emoji: `❤️`, `1️⃣`, `👍🏽`, `🏋️‍♀️`.
    private static func isPicture(_ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView) -> Bool {
        guard first.properties.isEmoji else { return false }
        return isRegionalIndicator(first.value) ? scalars.count > 1 : scalars.contains { selectsPicture($0) }
    }

    private static func selectsPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || scalar.value == 0x200D || scalar.properties.isEmojiModifier
    }

    /// Two of these letters make a flag, of one cell each.
    private static func isRegionalIndicator(_ value: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(value) }

    /// Vowels and final consonants of Hangul, which are drawn into the cells of the first consonant.
    private static func isJoined(_ value: UInt32) -> Bool {
        (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
    }

    /// East Asian Width W or F in Unicode 16, the emoji aside.
    private static func isWide(_ value: UInt32) -> Bool {
        if value < 0x1100 { return false }
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
            0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F265,
            0x20000...0x2FFFD, 0x30000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}

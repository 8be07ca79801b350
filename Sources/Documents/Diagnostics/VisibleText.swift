/// Text from files and names, made safe for a terminal and for the eye.
///
/// A control character could move the cursor or change colours, a bidi control could turn a line
/// around, and an invisible character hides a difference. Each prints as a sign that can be seen:
/// `␛`, `<U+202E>`.
public enum VisibleText {
    /// The text with every hidden character shown. Line breaks and tabs are hidden characters too.
    public static func of(_ text: some StringProtocol) -> String {
        if isPlain(text) { return String(text) }
        var result = ""
        for character in text { append(character, to: &result) }
        return result
    }

    /// Whether there is nothing but ASCII that prints: the usual case, and a quick one.
    static func isPlain(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { $0 &- 0x20 < 0x5F }
    }

    static func append(_ character: Character, to result: inout String) {
        let scalars = character.unicodeScalars
        let joins = scalars.first.map(takesJoiners) ?? false
        let isFlag = scalars.first?.value == 0x1F3F4
        for scalar in scalars {
            switch scalar.value {
            case 0x200C, 0x200D: result += joins ? String(scalar) : name(scalar)
            case 0xE0020...0xE007F: result += isFlag ? String(scalar) : name(scalar)
            default: result += substitute(scalar) ?? String(scalar)
            }
        }
    }

    /// Joiners belong into emoji and into scripts whose letters join; elsewhere they only hide.
    private static func takesJoiners(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        return (0x600..<0x1E00).contains(value) || value > 0xA800 || scalar.properties.isEmoji && value > 0xFF
    }

    private static func substitute(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0..<0x20: picture(0x2400 + scalar.value)
        case 0x7F: picture(0x2421)
        case 0x80..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            name(scalar)
        default: nil
        }
    }

    /// The sign of a control character from the block Control Pictures.
    private static func picture(_ value: UInt32) -> String? { Unicode.Scalar(value).map { String(Character($0)) } }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}

/// A character of a source line as a terminal shows it.
struct Glyph {
    var shown: String
    var cells: Int
    /// Its bytes, counted from the beginning of the line.
    var bytes: Range<Int>

    /// A tab has no width of its own in the middle of a line that begins behind a gutter.
    static let tab = "    "

    static func all(of line: String) -> [Glyph] {
        var glyphs: [Glyph] = []
        var offset = 0
        glyphs.reserveCapacity(line.utf8.count)
        for character in line {
            if let byte = character.asciiValue, byte &- 0x20 < 0x5F {
                glyphs.append(Glyph(shown: String(character), cells: 1, bytes: offset..<(offset + 1)))
                offset += 1
                continue
            }
            var shown = ""
            switch character {
            case "\t": shown = tab
            case "\u{FEFF}" where offset == 0: break
            default: VisibleText.append(character, to: &shown)
            }
            let end = offset + character.utf8.count
            glyphs.append(Glyph(shown: shown, cells: TerminalWidth.cells(of: shown), bytes: offset..<end))
            offset = end
        }
        return glyphs
    }
}

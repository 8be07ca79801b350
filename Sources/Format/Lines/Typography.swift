import Documents

/// What phones and word processors put in the place of plain signs.
enum Typography {
    /// The line, byte for byte as long, with plain blanks for special ones and for quotation marks around
    /// the whole; its bracket stays as it is. Nil where the line is plain.
    static func mended(_ bytes: Bytes) -> [UInt8]? {
        guard let first = bytes.first, first == UInt8(ascii: "\"") || bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        var result = Array(bytes)
        var depth = 0
        var i = 0
        while i < bytes.count {
            let length = blankLength(bytes, i)
            if depth == 0, length > 0 {
                for place in i..<i + length { result[place] = 32 }
                i += length
                continue
            }
            if bytes[i] == UInt8(ascii: "(") { depth += 1 }
            if bytes[i] == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
            i += 1
        }
        for span in quotes(bytes) {
            for place in span { result[place] = 32 }
        }
        return result
    }

    /// The length of the special blank at a place; 0 for none.
    private static func blankLength(_ bytes: Bytes, _ i: Int) -> Int {
        guard bytes[i] >= 0x80 else { return 0 }
        if bytes.part(i, i + 2).equals("\u{A0}") { return 2 }
        let sign = bytes.part(i, i + 3)
        guard sign.count == 3 else { return 0 }
        // U+2000 to U+200F: blanks of some width or none, and marks of direction; not the joiners.
        if sign[0] == 0xE2, sign[1] == 0x80, sign[2] <= 0x8F, sign[2] != 0x8C, sign[2] != 0x8D { return 3 }
        return sign.equals("\u{202F}") || sign.equals("\u{205F}") || sign.equals("\u{3000}") || sign.equals("\u{FEFF}") ? 3 : 0
    }

    /// The quotation marks around the whole line.
    private static func quotes(_ bytes: Bytes) -> [Range<Int>] {
        guard let last = bytes.last else { return [] }
        if bytes[0] == UInt8(ascii: "\""), last == UInt8(ascii: "\""), bytes.count > 1 {
            return [0..<1, bytes.count - 1..<bytes.count]
        }
        let (open, close) = (bytes.part(0, 3), bytes.part(bytes.count - 3, bytes.count))
        guard bytes.count > 6, isQuote(open), isQuote(close) else { return [] }
        return [0..<3, bytes.count - 3..<bytes.count]
    }

    /// `“`, `”`, `„`, `‘`, `’`.
    private static func isQuote(_ sign: Bytes) -> Bool {
        sign.count == 3 && sign[0] == 0xE2 && sign[1] == 0x80 && (0x98...0x9F).contains(sign[2])
    }

    /// The length of the dash at a place: `-`, or one of the longer ones; 0 for none.
    static func dashLength(_ bytes: Bytes, _ i: Int) -> Int {
        guard i >= 0, i < bytes.count else { return 0 }
        if bytes[i] == UInt8(ascii: "-") { return 1 }
        guard bytes[i] == 0xE2, i + 2 < bytes.count else { return 0 }
        if bytes[i + 1] == 0x80, (0x90...0x95).contains(bytes[i + 2]) { return 3 }
        return bytes[i + 1] == 0x88 && bytes[i + 2] == 0x92 ? 3 : 0
    }
}

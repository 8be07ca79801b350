/// Text in columns of a terminal.
enum TextLayout {
    /// How many columns a text takes: two for East Asian letters and emoji, one for others.
    static func width(_ text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + ($1.unicodeScalars.first.map(isWide) == true ? 2 : 1) }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The text filled up with spaces to a width.
    static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(text)))
    }

    /// Lines no wider than the given width, unless a single word is. Line breaks stay,
    /// and lines that begin with a space are left as they are.
    static func wrap(_ text: String, to columns: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.first == " " ? [String(line)] : fill(line.split(separator: " ").map(String.init), to: columns)
        }
    }

    /// Lines of pieces that stay whole, with a space between.
    static func fill(_ pieces: [String], to columns: Int) -> [String] {
        var lines = [""]
        var used = 0
        for piece in pieces {
            let size = width(piece)
            if used > 0, used + 1 + size > columns {
                lines.append(piece)
                used = size
            } else {
                lines[lines.count - 1] += used > 0 ? " " + piece : piece
                used += (used > 0 ? 1 : 0) + size
            }
        }
        return lines
    }
}

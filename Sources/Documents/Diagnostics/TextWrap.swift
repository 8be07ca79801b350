/// Sentences broken into lines.
public enum TextWrap {
    /// Lines of at most `width` cells. Line breaks in the text stay, and hidden characters are shown.
    ///
    /// What stands between backticks is kept together where it fits, since people copy it. A word that
    /// is wider than a line is broken only where its script allows it: an address stays whole.
    public static func lines(_ text: String, width: Int) -> [String] {
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
        return paragraphs.flatMap { paragraph in
            fill(pieces(VisibleText.of(paragraph), width: width), width: width)
        }
    }

    private static func fill(_ pieces: [Piece], width: Int) -> [String] {
        var lines = [""]
        var used = 0
        for piece in pieces {
            let space = piece.followsSpace && used > 0 ? 1 : 0
            let cells = TerminalWidth.cells(of: piece.text)
            if used > 0, used + space + cells > width {
                lines.append(piece.text)
                used = cells
            } else {
                lines[lines.count - 1] += (space == 1 ? " " : "") + piece.text
                used += space + cells
            }
        }
        return lines
    }

    /// What may not be broken.
    private struct Piece {
        var text: String
        var followsSpace: Bool
    }

    private static func pieces(_ text: String, width: Int) -> [Piece] {
        var words: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        for index in text.indices {
            if text[index] == "`" { isQuoted.toggle() }
            if text[index] == " ", !isQuoted {
                words.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        words.append(text[start...])
        return words.filter { !$0.isEmpty }.flatMap { word -> [Piece] in
            if TerminalWidth.cells(of: word) <= width { return [Piece(text: String(word), followsSpace: true)] }
            return word.split(separator: " ").flatMap { wide($0, width: width) }
        }
    }

    /// A word that is wider than a line: the letters of East Asia may be parted anywhere.
    private static func wide(_ word: Substring, width: Int) -> [Piece] {
        guard TerminalWidth.cells(of: word) > width, word.contains(where: { TerminalWidth.cells(of: $0) > 1 }) else {
            return [Piece(text: String(word), followsSpace: true)]
        }
        return word.enumerated().map { Piece(text: String($1), followsSpace: $0 == 0) }
    }
}

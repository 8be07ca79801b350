import Documents
import Domain

/// What a set line says of whether it was done: `planned` and `missed` in YAML, a check box in
/// Markdown. Everything else of the line stays as it was written.
enum StatusWord {
    /// The line without its word, and what the word said; the line itself where it has none or can't
    /// do without it.
    static func split(_ line: String) -> (text: String, status: SetStatus) {
        let bytes = Array(line.utf8)
        let note = noteRange(bytes)
        for (status, word) in [(SetStatus.planned, "planned"), (.missed, "missed")] {
            for start in starts(of: word, in: bytes) where !note.contains(start) {
                var rest = bytes
                rest.removeSubrange(start..<(start + word.utf8.count))
                // One of the two blanks goes with the word.
                if start > 0, rest[start - 1].isBlank {
                    rest.remove(at: start - 1)
                } else if start < rest.count {
                    rest.remove(at: start)
                }
                let text = String(decoding: rest, as: UTF8.self)
                guard var set = parse(text), set.status == .completed else { continue }
                set.status = status
                if set == parse(line) { return (text, status) }
            }
        }
        return (line, .completed)
    }

    /// The line with the word for a status, in front of its note; nil where it can't be put in.
    static func join(_ line: String, _ status: SetStatus) -> String? {
        guard status != .completed else { return line }
        let bytes = Array(line.utf8)
        let note = noteRange(bytes)
        let head = String(decoding: bytes[..<note.lowerBound], as: UTF8.self)
        let tail = String(decoding: bytes[note.lowerBound...], as: UTF8.self)
        // Whoever takes the word out again takes the blank before it as well.
        let isApart = head.utf8.last?.isBlank == true
        let text = head + (isApart ? "" : " ") + status.rawValue + (isApart ? " " : "") + tail
        guard var set = parse(line), set.status == .completed else { return nil }
        set.status = status
        return set == parse(text) ? text : nil
    }

    private static func parse(_ line: String) -> WorkoutSet? {
        var line = line
        var problems: [LineProblem] = []
        return line.withUTF8 { SetLine.parse($0, unit: .kg, problems: &problems) }
    }

    /// The outermost brackets; an empty range at the end where there are none.
    private static func noteRange(_ bytes: [UInt8]) -> Range<Int> {
        guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return bytes.count..<bytes.count }
        var depth = 0
        for index in open..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return open..<(index + 1) }
        }
        return open..<bytes.count
    }

    private static func starts(of word: String, in bytes: [UInt8]) -> [Int] {
        let letters = Array(word.utf8)
        guard bytes.count >= letters.count else { return [] }
        return (0...(bytes.count - letters.count)).filter { start in
            let end = start + letters.count
            return (start == 0 || bytes[start - 1].isBlank)
                && (end == bytes.count || bytes[end].isBlank || bytes[end] == UInt8(ascii: "("))
                && zip(bytes[start..<end], letters).allSatisfy { $0 | 32 == $1 }
        }
    }
}

import Documents
import Domain

/// What is said about a set line that can't be read: what stands in the way, and the line as it may
/// have been meant. Only a line that can be read is offered.
extension SetLineParser {
    static let form: Phrase = "LOAD x REPS, a time or a distance: 80kg x 8, bw x 10, 60s, 400m"
    static let prescriptionForm: Phrase = "SETS x REPS: 4 x 6-8, 5 x 5, 3 x 60s, 1 x 5+ @85%"

    var bytes: Bytes { scanner.bytes }

    func text(_ start: Int, _ end: Int) -> String { bytes.part(start, end).trimmed.string }

    /// The line with something else in the place of a part; nil where that can't be read either.
    func corrected(_ start: Int, _ end: Int, _ replacement: String) -> String? {
        readable(bytes.part(0, start).string + replacement + bytes.part(end, bytes.count).string)
    }

    /// A line, without needless blanks, if it can be read.
    func readable(_ line: String) -> String? {
        guard !isTrial else { return nil }
        let words = line.split { $0 == " " || $0 == "\t" }
        var tidy = words.joined(separator: " ")
        return tidy.withUTF8 { isReadable($0) } ? tidy : nil
    }

    func isReadable(_ line: Bytes) -> Bool {
        var trial = SetLineParser(line, unit: scanner.bareUnit)
        trial.isTrial = true
        if isPrescription { return (try? trial.parsePrescription()) != nil }
        return (try? trial.parse()) != nil
    }

    // MARK: Words

    /// Words that people use for those of the grammar.
    static let synonyms: [(words: [String], word: String)] = [
        (["w", "wu", "warm", "warmups", "ısınma", "isinma"], "warmup"),
        (["f", "fail", "failed", "tükeniş", "tukenis"], "failure"),
        (["l", "lh", "lhs", "sol"], "left"), (["r", "rh", "rhs", "sağ", "sag"], "right"),
        (["todo", "plan"], "planned"), (["miss", "skipped"], "missed"),
        (["repetitions", "repetition", "times"], "reps"), (["dinlenme"], "rest"),
    ]

    static let vocabulary =
        SetType.words.map(\.word) + WorkoutSet.gearWords + [
            "left", "right", "tempo", "rest", "planned", "missed", "pause", "pain", "reps", "sets", "rpe", "rir",
        ]

    static func meant(_ word: String) -> String? {
        let key = NameKey(word)
        if let known = synonyms.first(where: { $0.words.contains { NameKey($0) == key } }) { return known.word }
        return Spelling.nearest(word, among: vocabulary)
    }

    /// What could not be read, with the words that may stand there.
    func unexpected(at start: Int? = nil, expected: Phrase? = nil) -> LineError {
        var ahead = scanner
        ahead.at = start ?? scanner.at
        let from = ahead.at
        let word = ahead.word()
        guard !word.isEmpty else { return ended(expected: expected) }
        if let expected { return unreadable(from, from + word.count, expected: expected) }
        if chain.isEmpty, lateLoad == nil { return beginning(from) }
        if isTrial { return unreadable(from, from + word.count) }
        if let torn = tornNumber(from) ?? missingSign(from) { return torn }
        if let second = secondSet(from) { return second }
        if let each = eachSide(from, word) { return each }
        if word.first != UInt8(ascii: "#"), let meant = Self.meant(word.string),
            let line = corrected(from, from + word.count, meant)
        {
            var problem = unreadable(from, from + word.count).problem
            problem.help = Phrase("Did you mean `{0}`? Write: {1}", meant, line)
            problem.rewritten = line
            return LineError(problem)
        }
        return freeText(from)
    }

    func unreadable(_ start: Int, _ end: Int, expected: Phrase? = nil) -> LineError {
        LineError(
            LineProblem(
                "set-syntax", start, end, Phrase("`{0}` can't be read at this place of a set.", text(start, end)),
                expected: expected
                    ?? (isPrescription
                        ? "@RPE, @PERCENT%, a load, warmup, drop, failure, amrap, tempo, rest, or a (note)"
                        : "@RPE, warmup, drop, failure, amrap, left, right, tempo, rest, planned, missed, gear, or a (note)")))
    }

    func ended(expected: Phrase?) -> LineError {
        var end = scanner.end
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        var start = end
        while start > 0, !bytes[start - 1].isBlank { start -= 1 }
        return LineError(
            LineProblem(
                "set-syntax", start, end, Phrase("The line ends with `{0}`, where more was expected.", text(start, end)),
                expected: expected ?? (isPrescription ? Self.prescriptionForm : Self.form)))
    }

    /// Text that belongs into brackets, up to the next word that can be read.
    func freeText(_ start: Int) -> LineError {
        var ahead = scanner
        ahead.at = start
        var end = start
        var known: Int?
        while true {
            ahead.skipBlanks()
            let from = ahead.at
            let word = ahead.word()
            if word.isEmpty { break }
            if from > start, isKnown(word) { known = known ?? end } else { known = nil }
            end = from + word.count
        }
        // What can be read behind the text stays outside of the brackets.
        end = known ?? end
        var first = start
        while first < end, Self.isPunctuation(bytes[first]) { first += 1 }
        let dash = Typography.dashLength(bytes, first)
        if dash > 1 { first += dash }
        while first < end, bytes[first].isBlank { first += 1 }
        var last = end
        while last > first, Self.isPunctuation(bytes[last - 1]), bytes[last - 1] != UInt8(ascii: "!") { last -= 1 }
        guard last > first else {
            var problem = unreadable(start, end).problem
            if let line = corrected(start, end, "") {
                problem.rewritten = line
                problem.help = Phrase("Write: {0}", line)
            }
            return LineError(problem)
        }
        var problem = unreadable(first, last).problem
        problem.help = "Free text goes in brackets at the end of the line: 80kg x 8 (felt easy)"
        let free = text(first, last)
        var parts = [trimmedEnd(text(0, start)), text(end, bytes.count)]
        var note = free
        if let open = noteStart, let old = set.note {
            let close = bytes.lastIndex(of: UInt8(ascii: ")")) ?? bytes.count - 1
            parts = [
                bytes.part(0, min(start, open)), open < start ? bytes.part(end, bytes.count) : bytes.part(end, open),
                bytes.part(max(close + 1, end), open < start ? 0 : bytes.count),
            ]
            .map(\.trimmed.string)
            note = open < start ? old + ", " + free : free + ", " + old
            parts[0] = trimmedEnd(parts[0])
        }
        if let line = readable(parts.joined(separator: " ") + " (" + note + ")") {
            problem.rewritten = line
            problem.help =
                bytes[start] == UInt8(ascii: "#")
                ? Phrase("`#` begins no comment here; a note goes in brackets: {0}", line)
                : Phrase("Free text goes in brackets at the end of the line: {0}", line)
        }
        return LineError(problem)
    }

    static func isPunctuation(_ byte: UInt8) -> Bool { byte.isBlank || ",;:.-#/)=!".utf8.contains(byte) }

    func isKnown(_ word: Bytes) -> Bool {
        if word[0] == UInt8(ascii: "@") || word[0].isDigit || word[0] | 32 == UInt8(ascii: "x") && word.count == 1 { return true }
        let key = NameKey(word.string)
        return Self.tailWords.contains { NameKey($0) == key }
    }

    static let tailWords = SetType.words.map(\.word) + ["left", "right", "planned", "missed", "rest"]

    /// `82. 5kg`, as phones mend it.
    func tornNumber(_ start: Int) -> LineError? {
        guard bytes[start] == UInt8(ascii: ".") || bytes[start] == UInt8(ascii: ","), chain.count == 1,
            case .number = chain[0].value
        else { return nil }
        var digits = scanner
        digits.at = start + 1
        digits.skipBlanks()
        let from = digits.at
        guard digits.integer() != nil else { return nil }
        return LineError(
            LineProblem(
                "set-syntax", chain[0].start, digits.at,
                Phrase("The number `{0}` has a blank in it.", text(chain[0].start, digits.at)),
                expected: "LOAD x REPS: 82.5kg x 8", rewritten: corrected(start, from, ".")))
    }

    /// `80kg – 8`, `80kg: 8`.
    func missingSign(_ start: Int) -> LineError? {
        guard chain.count == 1 else { return nil }
        let dash = Typography.dashLength(bytes, start)
        let length = dash > 0 ? dash : ":/=".utf8.contains(bytes[start]) ? 1 : 0
        guard length > 0, let line = corrected(start, start + length, " x ") ?? counted(from: start + length) else { return nil }
        return LineError(
            LineProblem(
                "set-syntax", start, start + length, Phrase("An `x` belongs here instead of `{0}`.", text(start, start + length)),
                expected: isPrescription ? "SETS x REPS" : "LOAD x REPS", rewritten: line))
    }

    /// `80kg 8 8 7` as `80kg x 8,8,7`, with the numbers from `start` on.
    func counted(from start: Int) -> String? {
        guard let (counts, end) = counts(from: start), let first = chain.first else { return nil }
        let list = counts.map(String.init).joined(separator: ",")
        return readable(text(0, first.end) + " x " + list + " " + bytes.part(end, bytes.count).string)
    }

    /// Numbers one behind the other, with blanks between them.
    func counts(from start: Int) -> (counts: [Int], end: Int)? {
        var ahead = scanner
        ahead.at = start
        var result: [Int] = []
        var end = start
        while true {
            ahead.skipBlanks()
            guard let count = ahead.integer(), ahead.isAtEnd || ahead.current.isBlank || ahead.current == UInt8(ascii: ",") else {
                break
            }
            result.append(count)
            end = ahead.at
            _ = ahead.take(UInt8(ascii: ","))
        }
        return result.isEmpty ? nil : (result, end)
    }

    /// `80kg x 8, 85kg x 6`: another set goes on where this one ended.
    func secondSet(_ start: Int) -> LineError? {
        guard !isTrial, !isPrescription, chain.count > 1 else { return nil }
        var first = start
        while first < scanner.end,
            Self.isPunctuation(bytes[first]) || bytes[first] == UInt8(ascii: "&") || bytes[first] == UInt8(ascii: "+")
        { first += 1 }
        var ahead = scanner
        ahead.at = first
        if ahead.takeWord("and", "then") {
            ahead.skipBlanks()
            first = ahead.at
        }
        guard first < scanner.end else { return nil }
        var trial = SetLineParser(bytes.part(first, scanner.end), unit: scanner.bareUnit)
        trial.isTrial = true
        guard let other = try? trial.parse(), trial.chain.count > 1, other.load != .unspecified else { return nil }
        let line = text(first, scanner.end)
        return LineError(
            LineProblem(
                "set-syntax", first, first + line.utf8.count, Phrase("`{0}` is a second set on the same line.", line),
                expected: "each set on a line of its own",
                help: Phrase("Write two lines: {0}, and below it {1}", trimmedEnd(text(0, start)), line)))
    }

    func trimmedEnd(_ line: String) -> String {
        var line = Substring(line)
        while let last = line.last, " ,;/&+.".contains(last) { line.removeLast() }
        return String(line)
    }

    /// `20kg x 10 each`: two dumbbells, or both sides.
    func eachSide(_ start: Int, _ word: Bytes) -> LineError? {
        guard
            word.equalsIgnoringCase("each") || word.equalsIgnoringCase("ea") || word.equalsIgnoringCase("per")
                || word.equalsIgnoringCase("/side")
                || word.equalsIgnoringCase("both")
        else { return nil }
        var problem = unreadable(start, start + word.count).problem
        let line = text(0, start)
        if case .weight(let weight)? = chain.first?.value, chain.count > 1 {
            let pair =
                "2x" + SetLine.print(.weight(weight, count: 1)) + " x "
                + chain.dropFirst().map { text($0.start, $0.end) }.joined(separator: " x ")
            problem.help = Phrase(
                "Two dumbbells are written `{0}`; each side is a line of its own: `{1} left` and `{1} right`.", pair, line)
        } else if case .weight(let weight)? = chain.first?.value {
            let pair = "2x" + SetLine.print(.weight(weight, count: 1))
            problem.help = Phrase(
                "Two dumbbells are written `{0} x 8`; each side is a line of its own, with `left` or `right` behind it.", pair)
        } else {
            problem.help = Phrase("Each side is a line of its own: `{0} left` and `{0} right`.", line)
        }
        return LineError(problem)
    }
}

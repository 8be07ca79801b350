import Documents
import Domain

/// What is said of lines that begin or end in an unexpected way.
extension SetLineParser {
    // MARK: Beginnings and ends

    /// A line that does not begin with a quantity.
    func beginning(_ start: Int) -> LineError {
        var sign = scanner
        sign.at = start
        if !isPrescription, sign.takeTimesSign() {
            let rest = text(sign.at, scanner.end)
            return LineError(
                LineProblem(
                    "set-syntax", start, sign.at, Phrase("Nothing stands before `{0}`.", text(start, sign.at)),
                    expected: "LOAD x REPS: 80kg x 8",
                    help: rest.isEmpty
                        ? nil : Phrase("Write the load first (80kg x {0}); without any: bw x {0}, or {0} reps", rest)))
        }
        var ahead = start
        while ahead < scanner.end, !(bytes[ahead].isDigit && (ahead == 0 || bytes[ahead - 1].isBlank)) { ahead += 1 }
        // The sign before a number is none of the name.
        if let word = text(start, ahead).split(separator: " ").last, word.count == 1, "xX×*".contains(word) {
            ahead = start + bytes.part(start, ahead).trimmed.count - word.utf8.count
        }
        let name = trimmedEnd(text(start, ahead)).split(separator: ":").first.map(String.init) ?? ""
        var problem = LineProblem(
            "set-syntax", start, start + max(1, bytes.part(start, ahead).trimmed.count),
            Phrase("`{0}` can't begin a set.", text(start, ahead)), expected: isPrescription ? Self.prescriptionForm : Self.form)
        if let digits = Self.numbers.firstIndex(of: name.lowercased()), let line = corrected(start, ahead, "\(digits + 1) ") {
            problem.rewritten = line
            problem.help = Phrase("Write: {0}", line)
            return LineError(problem)
        }
        if ahead < scanner.end, let line = readable(bytes.part(ahead, bytes.count).string) {
            if !bytes.part(start, ahead).contains(where: \.isLetter) {
                problem.rewritten = line
                problem.help = Phrase("Write: {0}", line)
                return LineError(problem)
            }
            problem.help = Phrase(
                "The exercise stands above its sets, in Markdown as `## {0}`, in YAML as `- {0}:`. The line itself is only: {1}",
                name, line)
        } else if !isPrescription {
            problem.help = Phrase("A note goes in brackets behind a set: 80kg x 8 ({0})", name)
        }
        return LineError(problem)
    }

    /// A line with words, and nothing that was done.
    func nothingDone() -> LineError {
        let line = text(0, bytes.count)
        return LineError(
            LineProblem(
                "set-syntax", 0, bytes.count, "Nothing in this line says what was done.", expected: Self.form,
                help: line.isEmpty ? nil : Phrase("It stands behind a set: 80kg x 8 {0}", line)))
    }

    /// No number behind `x`.
    func noNumber() -> LineError {
        var ahead = scanner
        let start = ahead.at
        let word = ahead.word()
        guard !word.isEmpty else {
            var sign = start - 1
            while sign > 0, bytes[sign].isBlank { sign -= 1 }
            if bytes[sign] == 0x97 { sign -= 1 }
            return LineError(
                LineProblem(
                    "set-syntax", max(0, sign), max(0, sign) + (bytes[max(0, sign)] >= 0x80 ? 2 : 1),
                    "A number is missing behind this `x`.",
                    expected: isPrescription ? "SETS x REPS: 4 x 6-8" : "LOAD x REPS: 80kg x 8"))
        }
        var problem = LineProblem(
            "set-syntax", start, start + word.count, Phrase("`{0}` is not a number.", word.string),
            expected: isPrescription ? "a number behind `x`: 4 x 6-8" : "a number behind `x`: 80kg x 8")
        let head = text(0, start)
        if ["amrap", "max", "maximum", "failure"].contains(word.string.lowercased()) {
            let kind = word.string.lowercased() == "failure" ? "failure" : "amrap"
            problem.help = Phrase("Write how many there were, and the word behind them: {0} 12 {1}", head, kind)
        } else if let digits = Self.numbers.firstIndex(of: word.string.lowercased()),
            let line = corrected(start, start + word.count, String(digits + 1))
        {
            problem.rewritten = line
            problem.help = Phrase("Write: {0}", line)
        }
        return LineError(problem)
    }

    static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

    func tooMany(_ factor: Factor) -> LineError {
        LineError(
            LineProblem(
                "set-syntax", factor.start, factor.end, Phrase("`{0}` is one number too many.", text(factor.start, factor.end)),
                expected: isPrescription
                    ? "SETS x REPS, and a load with its unit behind them: 4 x 8 80kg" : "LOAD x REPS x SETS: 80kg x 8 x 3"))
    }

    /// Two numbers that can be sets of repetitions or the other way round.
    func twoReadings(_ start: Int, _ end: Int, load: Factor, _ a: Factor, _ b: Factor) -> LineError {
        let (first, second) = (text(a.start, a.end), text(b.start, b.end))
        let head = text(load.start, load.end)
        return LineError(
            LineProblem(
                "set-syntax", start, end,
                Phrase("`{0}` can be {1} sets of {2} or {2} sets of {1}.", text(start, end), first, second),
                expected: "LOAD x REPS x SETS",
                help: Phrase(
                    "Write `{0} x {2} x {1}` for {1} sets of {2}, `{0} x {1} x {2}` for {2} sets of {1}.", head, first, second)))
    }
}

import Documents
import Domain

/// The line of a template: `SETS x REPS[-MAX|+] [LOAD] [@RPE|@PERCENT%] [TYPE] [tempo …] [rest TIME] [(note)]`.
public enum PrescriptionLine {
    public static func parse(_ bytes: Bytes, unit: WeightUnit, problems: inout [LineProblem]) -> Prescription? {
        guard let mended = Typography.mended(bytes) else { return parse(mended: bytes, unit, &problems) }
        return mended.withUnsafeBufferPointer { parse(mended: $0, unit, &problems) }
    }

    private static func parse(mended bytes: Bytes, _ unit: WeightUnit, _ problems: inout [LineProblem]) -> Prescription? {
        var parser = SetLineParser(bytes, unit: unit)
        do {
            let result = try parser.parsePrescription()
            problems += parser.problems
            return result
        } catch {
            problems += parser.problems
            problems.append(error.problem)
            return nil
        }
    }

    /// The line in its canonical form.
    public static func print(_ line: Prescription) -> String {
        var text = "\(line.sets) x " + SetLine.print(line.work)
        let load = SetLine.print(line.load)
        if !load.isEmpty { text += " " + (load.hasSuffix("%") ? "@" + load : load) }
        if let exertion = line.exertion { text += " \(exertion)" }
        if let percent = line.percent { text += " @\(percent)%" }
        for (type, word) in SetType.words where line.type.contains(type) { text += " " + word }
        if let tempo = line.tempo { text += " tempo " + tempo }
        if let rest = line.rest { text += " rest \(rest)" }
        if let note = line.note { text += " (\(note))" }
        return text
    }
}

extension SetLineParser {
    mutating func parsePrescription() throws(LineError) -> Prescription {
        isPrescription = true
        takeNote()
        scanner.skipBlanks()
        try readChain()
        try readWords()
        var load = Load.unspecified
        if let index = chain.firstIndex(where: \.isLoad), index != 1 || lateLoad == nil && chain.count > 2 {
            load = self.load(chain.remove(at: index))
        }
        if let late = lateLoad { load = self.load(late) }
        if latePair, case .weight(let weight, _) = load { load = .weight(weight, count: 2) }
        let sets = try setCount(load)
        if let words = doneWords { throw doneOnly(words) }
        let percent = set.percent
        if case .unspecified = load, let percent {
            load = .percent(percent)
        }
        return Prescription(
            sets: sets.count, work: try work(sets.of), load: load, exertion: set.exertion,
            percent: load == percent.map(Load.percent) ? nil : percent, type: set.type, tempo: set.tempo, rest: set.rest,
            note: set.note)
    }

    /// The number of sets, and what each of them is.
    private func setCount(_ load: Load) throws(LineError) -> (count: Int, of: Factor) {
        var parts = chain
        var said = setsSaid
        if said == nil, let index = parts.firstIndex(where: { if case .sets = $0.value { true } else { false } }) {
            said = parts.remove(at: index)
        }
        if let said { parts.insert(said, at: 0) }
        guard let first = parts.first else { throw unexpected(at: 0, expected: Self.prescriptionForm) }
        guard parts.count > 1 else { throw noSets(first) }
        if parts.count > 2 { throw tooMany(parts[2]) }
        let number: FixedPoint
        switch first.value {
        case .number(let value): number = value
        case .sets(let value): number = FixedPoint(value)
        default:
            throw LineError(
                LineProblem(
                    "set-syntax", first.start, first.end,
                    Phrase("`{0}` can't be a number of sets.", text(first.start, first.end)),
                    expected: Self.prescriptionForm, help: "The number of sets comes first in a template: 4 x 6-8"))
        }
        let sets = Int(clamping: number.millionths / 1_000_000)
        guard number.millionths % 1_000_000 == 0, (1...10).contains(sets) else {
            throw LineError(
                LineProblem(
                    "out-of-range", first.start, first.end, Phrase("{0} sets are not possible.", number.description),
                    expected: "1 to 10 sets",
                    help: "The number of sets comes first in a template: 4 x 6-8"))
        }
        return (sets, parts[1])
    }

    private func noSets(_ factor: Factor) -> LineError {
        let written = text(factor.start, factor.end)
        let line = corrected(factor.start, factor.end, "3 x " + written)
        return LineError(
            LineProblem(
                "set-syntax", factor.start, factor.end,
                Phrase("`{0}` alone does not say how many sets of what are to be done.", written),
                expected: Self.prescriptionForm, help: line.map { Phrase("For three sets, write: {0}", $0) }))
    }

    /// Words for what was done.
    private func doneOnly(_ words: Span) -> LineError {
        let written = text(words.start, words.end)
        if set.status != .completed {
            return LineError(
                LineProblem(
                    "set-syntax", words.start, words.end, Phrase("`{0}` has no place in a template, which is all plan.", written),
                    expected: Self.prescriptionForm, rewritten: corrected(words.start, words.end, "")))
        }
        return LineError(
            LineProblem(
                "set-syntax", words.start, words.end, Phrase("`{0}` belongs to a set that was done.", written),
                expected: Self.prescriptionForm,
                help: Phrase("In a template it goes into the note: 3 x 10 ({0})", written)))
    }

    private func load(_ factor: Factor) -> Load {
        switch factor.value {
        case .weight(let weight): .weight(weight, count: 1)
        case .bodyweight(let added): .bodyweight(added: added)
        case .percent(let percent): .percent(percent)
        default: .unspecified
        }
    }
}

import Documents
import Domain

/// The line of a template: `SETS x REPS[-MAX|+] [LOAD] [@RPE|@PERCENT%] [TYPE] [tempo …] [rest TIME] [(note)]`.
public enum PrescriptionLine {
    public static func parse(_ bytes: Bytes, unit: WeightUnit, problems: inout [LineProblem]) -> Prescription? {
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
        try takeNote(commentFollows: false)
        scanner.skipBlanks()
        try readChain()
        try readWords()
        var load = Load.unspecified
        if let index = chain.firstIndex(where: \.isLoad) { load = self.load(chain.remove(at: index)) }
        if let late = lateLoad { load = self.load(late) }
        if latePair, case .weight(let weight, _) = load { load = .weight(weight, count: 2) }
        guard let first = chain.first else { throw unexpected(at: 0, expected: Self.prescriptionForm) }
        guard chain.count == 2, case .number(let count) = first.value else {
            let last = chain[chain.count - 1]
            throw LineError(
                LineProblem(
                    "set-syntax", first.start, last.end,
                    Phrase("`{0}` does not say how many sets of what.", scanner.bytes.part(first.start, last.end).string),
                    expected: Self.prescriptionForm))
        }
        let sets = Int(count.millionths / 1_000_000)
        guard count.millionths % 1_000_000 == 0, (1...10).contains(sets) else {
            throw LineError(
                LineProblem(
                    "out-of-range", first.start, first.end, Phrase("{0} sets are not possible.", count.description),
                    expected: "1 to 10 sets",
                    help: "The number of sets comes first in a template: 4 x 6-8"))
        }
        if set.status != .completed {
            throw LineError(
                LineProblem("set-syntax", 0, scanner.bytes.count, "A template is a plan already; `planned` and `missed` belong in workouts.", expected: Self.prescriptionForm))
        }
        if set.side != nil || !set.gear.isEmpty || set.pause != nil || set.pain != nil {
            throw LineError(
                LineProblem(
                    "set-syntax", 0, scanner.bytes.count, "Sides, gear, pauses and pain belong to sets that were done.",
                    expected: Self.prescriptionForm, help: "In a template they go into the note: 3 x 10 (left first, belt)"))
        }
        let percent = set.percent
        if case .unspecified = load, let percent {
            load = .percent(percent)
        }
        return Prescription(
            sets: sets, work: try work(chain[1]), load: load, exertion: set.exertion,
            percent: load == percent.map(Load.percent) ? nil : percent, type: set.type, tempo: set.tempo, rest: set.rest,
            note: set.note)
    }

    private static let prescriptionForm: Phrase = "SETS x REPS: 4 x 6-8, 5 x 5, 3 x 60s, 1 x 5+ @85%"

    private func load(_ factor: Factor) -> Load {
        switch factor.value {
        case .weight(let weight): .weight(weight, count: 1)
        case .bodyweight(let added): .bodyweight(added: added)
        case .percent(let percent): .percent(percent)
        default: .unspecified
        }
    }
}

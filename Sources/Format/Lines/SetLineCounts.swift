import Documents
import Domain

/// Repetitions and numbers of sets, with their limits.
extension SetLineParser {
    /// `5 reps @80%` is eighty per cent of the training maximum.
    mutating func moveLonePercent() {
        guard case .unspecified = set.load, let percent = set.percent else { return }
        if case .time = set.work { return }
        if case .distance = set.work { return }
        set.load = .percent(percent)
        set.percent = nil
    }

    func work(_ factor: Factor) throws(LineError) -> Work {
        switch factor.value {
        case .number(let value) where value.millionths % 1_000_000 == 0:
            return .reps(try positive(Int(value.millionths / 1_000_000), factor))
        case .reps(let count): return .reps(try positive(count, factor))
        case .time(let time): return .time(time)
        case .distance(let distance): return .distance(distance, in: nil)
        case .work(let work):
            switch work {
            case .each(let counts), .cluster(let counts):
                for count in counts { _ = try positive(count, factor) }
            case .range(let low, let high):
                _ = try positive(low, factor)
                if low > high {
                    throw LineError(
                        LineProblem(
                            "rep-range", factor.start, factor.end, Phrase("`{0}-{1}` is upside down.", String(low), String(high)),
                            expected: "a range from few to many: 6-8",
                            rewritten: corrected(factor.start, factor.end, "\(high)-\(low)")))
                }
            default: break
            }
            return work
        default:
            let text = scanner.bytes.part(factor.start, factor.end).string
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("`{0}` can't be a number of repetitions.", text),
                    expected: isPrescription
                        ? "a whole number, a range or a time: 4 x 8, 4 x 6-8, 3 x 60s" : "a whole number: 80kg x 8",
                    help: factor.isLoad && isPrescription
                        ? Phrase("A load stands behind the repetitions: 4 x 8 {0}", text)
                        : factor.isAmount
                            ? nil : "Write the whole ones; what was left of the last goes into a note: 80kg x 8 (half a rep more)"
                ))
        }
    }

    func positive(_ count: Int, _ factor: Factor) throws(LineError) -> Int {
        guard count > 0 else {
            throw LineError(
                LineProblem(
                    "out-of-range", factor.start, factor.end, "A set has at least one repetition.",
                    expected: "1 or more",
                    help: "A set that was tried and not made is written: 100kg x 1 missed"))
        }
        return count
    }

    func setCount(_ factor: Factor) throws(LineError) -> Int {
        var number: FixedPoint?
        if case .number(let value) = factor.value { number = value }
        if case .sets(let value) = factor.value { number = FixedPoint(value) }
        if let value = number, value.millionths % 1_000_000 == 0 {
            let count = Int(value.millionths / 1_000_000)
            if (1...100).contains(count) { return count }
            throw LineError(
                LineProblem(
                    "out-of-range", factor.start, factor.end, Phrase("{0} sets are too many for one line.", String(count)),
                    expected: "1 to 100"))
        }
        throw LineError(
            LineProblem(
                "set-syntax", factor.start, factor.end,
                Phrase("`{0}` can't be a number of sets.", scanner.bytes.part(factor.start, factor.end).string),
                expected: "LOAD x REPS x SETS: 80kg x 8 x 3"))
    }

    /// Bare numbers that look like something else.
    mutating func doubt(_ load: FixedPoint, _ factor: Factor) {
        guard load.millionths % 1_000_000 == 0, load > .zero else { return }
        if chain.count > 2 { return doubtThree(load) }
        let value = load.description
        let unit = scanner.bareUnit.rawValue
        let work = SetLine.print(set.work)
        let isCount: Bool
        var isSwapped = false
        switch set.work {
        case .reps(let reps):
            isSwapped = load <= FixedPoint(20) && reps >= 30
            isCount = load <= FixedPoint(6) && load > FixedPoint(1) && reps <= 20
        case .time, .distance: isCount = load <= FixedPoint(10) && load > FixedPoint(1)
        case .range, .each: isCount = load <= FixedPoint(6) && load > FixedPoint(1)
        default: isCount = false
        }
        if isSwapped {
            problems.append(
                LineProblem(
                    "maybe-swapped", factor.start, chain[1].end,
                    Phrase("This is {0} {1} for {2} repetitions.", value, unit, work),
                    expected: "LOAD x REPS",
                    help: Phrase(
                        "If the load is {0}, write `{0}{1} x {2}`; if it is {2}, write `{2}{1} x {0}`.", work, unit, value)))
        } else if isCount {
            let help: Phrase =
                if case .reps = set.work {
                    Phrase(
                        "For {0} sets write the load first and the sets last, `80{2} x {1} x {0}`; for the load {0} write `{0}{2} x {1}`.",
                        value, work, unit)
                } else if case .range = set.work {
                    Phrase(
                        "For {0} sets write the load first and the sets last, `80{2} x {1} x {0}`; for the load {0} write `{0}{2} x {1}`.",
                        value, work, unit)
                } else if case .each = set.work {
                    Phrase("For the load {0} write `{0}{2} x {1}`.", value, work, unit)
                } else {
                    Phrase("For {0} sets write `{1} x {0}`; for the load {0} write `{0}{2} x {1}`.", value, work, unit)
                }
            problems.append(
                LineProblem(
                    "maybe-sets", factor.start, chain[1].end, Phrase("This is a load of {0} {1}, not {0} sets.", value, unit),
                    expected: "LOAD x REPS x SETS", help: help))
        }
    }

    /// `3 x 8 x 80` and `2 x 20 x 10`, which as they stand are loads of 3 and 2.
    mutating func doubtThree(_ load: FixedPoint) {
        guard load <= FixedPoint(6), load > FixedPoint(1), case .reps(let reps) = set.work else { return }
        let value = load.description
        let unit = scanner.bareUnit.rawValue
        let third = set.repeats
        let help =
            third > reps
            ? Phrase(
                "If the load is {0}, write `{0}{1} x {2} x {3}`; if it is {3}, write `{3}{1} x {2} x {0}`.", String(third), unit,
                String(reps), value)
            : load == FixedPoint(2)
                ? Phrase(
                    "If these are two dumbbells, write `2x{0}{1} x {2}`; if the load is 2, write `2{1} x {0} x {2}`.",
                    String(reps), unit, String(third))
                : Phrase("If the load is {0}, write its unit: `{0}{1} x {2} x {3}`", value, unit, String(reps), String(third))
        problems.append(
            LineProblem(
                "maybe-sets", chain[0].start, chain[2].end, Phrase("This is a load of {0} {1}, not {0} sets.", value, unit),
                expected: "LOAD x REPS x SETS", help: help))
    }
}

import Documents
import Domain

/// What the quantities of a set line mean, by where they stand.
extension SetLineParser {
    mutating func assemble() throws(LineError) {
        if let late = lateLoad {
            guard !chain.contains(where: \.isLoad) else {
                throw LineError(
                    LineProblem("set-syntax", late.start, late.end, "This set has two loads.", expected: "one load"))
            }
            chain.insert(late, at: 0)
            outOfOrder()
        } else if let index = chain.firstIndex(where: \.isLoad), index > 0 {
            if isPair(index) {
                try makePair()
                return
            }
            chain.insert(chain.remove(at: index), at: 0)
            outOfOrder()
        }
        guard let first = chain.first else {
            throw LineError(
                LineProblem(
                    "set-syntax", 0, scanner.bytes.count, "Nothing in this line says what was done.",
                    expected: "LOAD x REPS, a time or a distance: 80kg x 8, bw x 10, 60s, 400m"))
        }
        if chain.count == 1 {
            try assembleSingle(first)
        } else {
            try assembleChain()
        }
        if latePair, case .weight(let weight, _) = set.load { set.load = .weight(weight, count: 2) }
    }

    /// `2x20kg x 10`.
    private func isPair(_ index: Int) -> Bool {
        guard index == 1, chain.count >= 3, case .number(let two) = chain[0].value, case .weight = chain[1].value
        else { return false }
        return two == FixedPoint(2)
    }

    private mutating func makePair() throws(LineError) {
        guard case .weight(let weight) = chain[1].value else { return }
        chain.removeFirst()
        try assembleChain()
        set.load = .weight(weight, count: 2)
    }

    private mutating func outOfOrder() {
        let reordered = chain.map { scanner.bytes.part($0.start, $0.end).string }.joined(separator: " x ")
        problems.append(
            LineProblem(
                "set-order", chain[0].start, chain[0].end,
                "The load comes first in a set line; this one is read all the same.",
                expected: Phrase("{0}", reordered)))
    }

    /// One quantity: a time, a distance, or repetitions that say so.
    private mutating func assembleSingle(_ factor: Factor) throws(LineError) {
        switch factor.value {
        case .time(let time): set.work = .time(time)
        case .distance(let distance): set.work = .distance(distance, in: nil)
        case .reps(let count): set.work = .reps(try positive(count, factor))
        case .work(.distance(let distance, let time)): set.work = .distance(distance, in: time)
        case .work where repsSaid: set.work = try work(factor)
        case .number(let value):
            if set.percent != nil || set.type.contains(.amrap), value.millionths % 1_000_000 == 0, set.percent != nil {
                set.work = .reps(try positive(Int(value.millionths / 1_000_000), factor))
                break
            }
            let text = value.description
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("A lone `{0}` can be read in several ways.", text),
                    expected: "LOAD x REPS", help: Phrase("Write `{0} reps`, `{0}kg x REPS`, or `{0}s`.", text)))
        case .weight, .bodyweight, .percent:
            let text = scanner.bytes.part(factor.start, factor.end).string
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("`{0}` is a load without repetitions.", text),
                    expected: Phrase("{0} x REPS", text)))
        case .work(let work):
            let text = scanner.bytes.part(factor.start, factor.end).string
            if case .each(let counts) = work, counts.count > 1 { set.work = work } else {
                throw LineError(
                    LineProblem(
                        "set-syntax", factor.start, factor.end, Phrase("`{0}` has no load before it.", text),
                        expected: Phrase("LOAD x {0}, or bw x {0}", text)))
            }
        }
        moveLonePercent()
    }

    private mutating func assembleChain() throws(LineError) {
        let first = chain[0]
        var next = 1
        switch first.value {
        case .weight(let weight): set.load = .weight(weight, count: 1)
        case .bodyweight(let added): set.load = .bodyweight(added: added)
        case .percent(let percent): set.load = .percent(percent)
        case .number(let value): set.load = .weight(Weight(value, scanner.bareUnit), count: 1)
        case .time(let time):
            set.work = .time(time)
            next = 0
        case .distance(let distance):
            set.work = .distance(distance, in: nil)
            next = 0
        case .reps(let count):
            set.work = .reps(try positive(count, first))
            next = 0
        case .work where repsSaid:
            set.work = try work(first)
            next = 0
        case .work(let work):
            guard case .distance = work else {
                let text = scanner.bytes.part(first.start, first.end).string
                throw LineError(
                    LineProblem(
                        "set-syntax", first.start, first.end, Phrase("`{0}` can't be a load.", text),
                        expected: "a load first: 80kg, bw, bw+10kg"))
            }
            set.work = work
            next = 0
        }
        if next == 1 { set.work = try work(chain[1]) }
        if chain.count > next + 2 {
            let extra = chain[next + 2]
            throw LineError(
                LineProblem(
                    "set-syntax", extra.start, extra.end, "There is one number too many.",
                    expected: "LOAD x REPS x SETS"))
        }
        if chain.count == next + 2 { set.repeats = try setCount(chain[next + 1]) }
        if case .number(let value) = first.value, chain.count == 2 { doubt(value, first) }
        moveLonePercent()
    }

    /// `5 reps @80%` is eighty per cent of the training maximum.
    private mutating func moveLonePercent() {
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
                            expected: Phrase("{0}-{1}", String(high), String(low))))
                }
            default: break
            }
            return work
        default:
            let text = scanner.bytes.part(factor.start, factor.end).string
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("`{0}` can't be a number of repetitions.", text),
                    expected: "a whole number: 80kg x 8"))
        }
    }

    private func positive(_ count: Int, _ factor: Factor) throws(LineError) -> Int {
        guard count > 0 else {
            throw LineError(
                LineProblem(
                    "out-of-range", factor.start, factor.end, "A set has at least one repetition.",
                    expected: "1 or more",
                    help: "A set that was tried and not made is written: 100kg x 1 missed"))
        }
        return count
    }

    private func setCount(_ factor: Factor) throws(LineError) -> Int {
        if case .number(let value) = factor.value, value.millionths % 1_000_000 == 0 {
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
    private mutating func doubt(_ load: FixedPoint, _ factor: Factor) {
        guard case .reps(let reps) = set.work, load.millionths % 1_000_000 == 0 else { return }
        let value = load.description
        let unit = scanner.bareUnit.rawValue
        if load <= FixedPoint(20), load > .zero, reps >= 30 {
            problems.append(
                LineProblem(
                    "maybe-swapped", factor.start, chain[1].end,
                    Phrase("This is {0} {1} for {2} repetitions.", value, unit, String(reps)),
                    expected: "LOAD x REPS",
                    help: Phrase("If the load is {0}, write: {0}{1} x {2}", String(reps), unit, value)))
        } else if load <= FixedPoint(6), load > FixedPoint(1), reps <= 20 {
            problems.append(
                LineProblem(
                    "maybe-sets", factor.start, chain[1].end,
                    Phrase("This is {0} {1} for {2} repetitions, not {0} sets.", value, unit, String(reps)),
                    expected: "LOAD x REPS x SETS",
                    help: Phrase("Write the load first (80kg x {1} x {0}), or its unit ({0}{2} x {1}).", value, String(reps), unit)))
        }
    }
}

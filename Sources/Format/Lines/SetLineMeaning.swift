import Documents
import Domain

/// What the quantities of a set line mean, by where they stand.
extension SetLineParser {
    mutating func assemble() throws(LineError) {
        try takeSets()
        if let late = lateLoad {
            guard !chain.contains(where: \.isLoad) else {
                throw LineError(
                    LineProblem(
                        "set-syntax", late.start, late.end, Phrase("`{0}` is a second load in this set.", text(late.start, late.end)), expected: "one load",
                        help: "Each load has a line of its own: 100kg x 5, and below it 80kg x 5 drop"))
            }
            try turnSetsFirst(late)
            chain.insert(late, at: 0)
            outOfOrder(late)
        } else if let index = chain.firstIndex(where: \.isLoad), index > 0 {
            if isPair(index) {
                try makePair()
                return
            }
            let load = chain.remove(at: index)
            if index == 1, chain.count == 2 {
                try askUnlessEqual(load)
            } else {
                try turnSetsFirst(load)
            }
            chain.insert(load, at: 0)
            outOfOrder(load)
        }
        guard let first = chain.first else { throw nothingDone() }
        if chain.count == 1 {
            try assembleSingle(first)
        } else {
            try assembleChain()
        }
        if latePair, case .weight(let weight, _) = set.load { set.load = .weight(weight, count: 2) }
        if let said = setsSaid, set.repeats > 1 { throw tooMany(said) }
        if let said = setsSaid { set.repeats = try setCount(said) }
    }

    /// `3 sets` of the chain.
    private mutating func takeSets() throws(LineError) {
        while let index = chain.firstIndex(where: { if case .sets = $0.value { true } else { false } }) {
            let factor = chain.remove(at: index)
            guard setsSaid == nil else { throw tooMany(factor) }
            setsSaid = factor
        }
    }

    /// Before or behind a load of its own, `3x8` is three sets of eight, as plans write it. `8x3` can be
    /// meant both ways.
    private mutating func turnSetsFirst(_ load: Factor) throws(LineError) {
        guard chain.count == 2, setsSaid == nil, case .number(let sets) = chain[0].value, sets.millionths % 1_000_000 == 0 else { return }
        if case .number(let reps) = chain[1].value, sets >= reps { return try askUnlessEqual(load) }
        chain.swapAt(0, 1)
    }

    private func askUnlessEqual(_ load: Factor) throws(LineError) {
        if case .number(let a) = chain[0].value, case .number(let b) = chain[1].value, a == b { return }
        let parts = [load] + chain
        throw twoReadings(parts.map(\.start).min() ?? 0, parts.map(\.end).max() ?? 0, load: load, chain[0], chain[1])
    }

    /// `2x20kg x 10`.
    private func isPair(_ index: Int) -> Bool {
        guard index == 1, chain.count >= 3, case .number(let two) = chain[0].value, case .weight = chain[1].value
        else { return false }
        return two == FixedPoint(2)
    }

    private mutating func makePair() throws(LineError) {
        guard case .weight(let weight) = chain[1].value else { return }
        let (count, load) = (chain.removeFirst(), chain[0])
        try assembleChain()
        set.load = .weight(weight, count: 2)
        if scanner.bytes.part(count.end, load.start).contains(where: \.isBlank) {
            let one = SetLine.print(.weight(weight, count: 1))
            let reps = SetLine.print(set.work)
            problems.append(
                LineProblem(
                    "maybe-sets", count.start, load.end, Phrase("This is a pair of {0}, as with dumbbells, not two sets.", one),
                    expected: "LOAD x REPS x SETS",
                    help: Phrase("Write a pair as `2x{0} x {1}`, two sets as `{0} x {1} x 2`.", one, reps)))
        }
    }

    private mutating func outOfOrder(_ load: Factor) {
        let written = text(load.start, load.end)
        problems.append(
            chain.count > 2 || setsSaid != nil
                ? LineProblem("set-order", load.start, load.end, Phrase("`{0}` belongs in front: the load comes first, then repetitions, then sets.", written), expected: "LOAD x REPS x SETS")
                : LineProblem("set-order", load.start, load.end, Phrase("`{0}` belongs in front: the load comes first.", written), expected: "LOAD x REPS"))
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
            if set.percent != nil || setsSaid != nil, value.millionths % 1_000_000 == 0 {
                set.work = .reps(try positive(Int(value.millionths / 1_000_000), factor))
                break
            }
            let text = value.description
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("A lone `{0}` can be read in several ways.", text),
                    expected: "LOAD x REPS, a time or a distance",
                    help: Phrase("Write `{0} reps`, `{0}{1} x 8`, `{0}s` or `{0}m`.", text, scanner.bareUnit.rawValue)))
        case .sets:
            throw tooMany(factor)
        case .weight, .bodyweight, .percent:
            let text = scanner.bytes.part(factor.start, factor.end).string
            throw LineError(
                LineProblem(
                    "set-syntax", factor.start, factor.end, Phrase("`{0}` is a load without repetitions.", text),
                    expected: "LOAD x REPS", help: Phrase("Write how often it was moved, or how long: `{0} x 8`, `{0} x 30s`", text)))
        case .work(let work):
            let text = scanner.bytes.part(factor.start, factor.end).string
            if case .each(let counts) = work, counts.count > 1 { set.work = work } else {
                throw LineError(
                    LineProblem(
                        "set-syntax", factor.start, factor.end, Phrase("`{0}` has no load before it.", text),
                        expected: "LOAD x REPS", help: Phrase("Write `80kg x {0}`, `bw x {0}`, or `{0} reps`.", text)))
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
        case .sets: throw tooMany(first)
        case .work where repsSaid:
            set.work = try work(first)
            next = 0
        case .work(let work):
            guard case .distance = work else {
                let text = scanner.bytes.part(first.start, first.end).string
                throw LineError(
                    LineProblem(
                        "set-syntax", first.start, first.end, Phrase("`{0}` can't be a load.", text),
                        expected: "LOAD x REPS x SETS",
                        help: Phrase("Write the load first: `80kg x {0}`, or `bw x {0}`", text)))
            }
            set.work = work
            next = 0
        }
        if next == 1 { set.work = try work(chain[1]) }
        if chain.count > next + 2 {
            throw tooMany(chain[next + 2])
        }
        if chain.count == next + 2 { set.repeats = try setCount(chain[next + 1]) }
        if case .number(let value) = first.value { doubt(value, first) }
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
                    expected: isPrescription ? "a whole number, a range or a time: 4 x 8, 4 x 6-8, 3 x 60s" : "a whole number: 80kg x 8",
                    help: factor.isLoad && isPrescription
                        ? Phrase("A load stands behind the repetitions: 4 x 8 {0}", text)
                        : factor.isAmount ? nil : "Write the whole ones; what was left of the last goes into a note: 80kg x 8 (half a rep more)"))
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
    private mutating func doubt(_ load: FixedPoint, _ factor: Factor) {
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
                    "maybe-swapped", factor.start, chain[1].end, Phrase("This is {0} {1} for {2} repetitions.", value, unit, work),
                    expected: "LOAD x REPS",
                    help: Phrase("If the load is {0}, write `{0}{1} x {2}`; if it is {2}, write `{2}{1} x {0}`.", work, unit, value)))
        } else if isCount {
            let help: Phrase =
                if case .reps = set.work {
                    Phrase("For {0} sets write the load first and the sets last, `80{2} x {1} x {0}`; for the load {0} write `{0}{2} x {1}`.", value, work, unit)
                } else if case .range = set.work {
                    Phrase("For {0} sets write the load first and the sets last, `80{2} x {1} x {0}`; for the load {0} write `{0}{2} x {1}`.", value, work, unit)
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
    private mutating func doubtThree(_ load: FixedPoint) {
        guard load <= FixedPoint(6), load > FixedPoint(1), case .reps(let reps) = set.work else { return }
        let value = load.description
        let unit = scanner.bareUnit.rawValue
        let third = set.repeats
        let help =
            third > reps
            ? Phrase("If the load is {0}, write `{0}{1} x {2} x {3}`; if it is {3}, write `{3}{1} x {2} x {0}`.", String(third), unit, String(reps), value)
            : load == FixedPoint(2)
                ? Phrase("If these are two dumbbells, write `2x{0}{1} x {2}`; if the load is 2, write `2{1} x {0} x {2}`.", String(reps), unit, String(third))
                : Phrase("If the load is {0}, write its unit: `{0}{1} x {2} x {3}`", value, unit, String(reps), String(third))
        problems.append(
            LineProblem(
                "maybe-sets", chain[0].start, chain[2].end, Phrase("This is a load of {0} {1}, not {0} sets.", value, unit),
                expected: "LOAD x REPS x SETS", help: help))
    }
}

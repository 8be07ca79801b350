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
                        "set-syntax", late.start, late.end,
                        Phrase("`{0}` is a second load in this set.", text(late.start, late.end)), expected: "one load",
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
    mutating func takeSets() throws(LineError) {
        while let index = chain.firstIndex(where: { if case .sets = $0.value { true } else { false } }) {
            let factor = chain.remove(at: index)
            guard setsSaid == nil else { throw tooMany(factor) }
            setsSaid = factor
        }
    }

    /// Before or behind a load of its own, `3x8` is three sets of eight, as plans write it. `8x3` can be
    /// meant both ways.
    mutating func turnSetsFirst(_ load: Factor) throws(LineError) {
        guard chain.count == 2, setsSaid == nil, case .number(let sets) = chain[0].value, sets.millionths % 1_000_000 == 0 else {
            return
        }
        if case .number(let reps) = chain[1].value, sets >= reps { return try askUnlessEqual(load) }
        chain.swapAt(0, 1)
    }

    func askUnlessEqual(_ load: Factor) throws(LineError) {
        if case .number(let a) = chain[0].value, case .number(let b) = chain[1].value, a == b { return }
        let parts = [load] + chain
        throw twoReadings(parts.map(\.start).min() ?? 0, parts.map(\.end).max() ?? 0, load: load, chain[0], chain[1])
    }

    /// `2x20kg x 10`.
    func isPair(_ index: Int) -> Bool {
        guard index == 1, chain.count >= 3, case .number(let two) = chain[0].value, case .weight = chain[1].value
        else { return false }
        return two == FixedPoint(2)
    }

    mutating func makePair() throws(LineError) {
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

    mutating func outOfOrder(_ load: Factor) {
        let written = text(load.start, load.end)
        problems.append(
            chain.count > 2 || setsSaid != nil
                ? LineProblem(
                    "set-order", load.start, load.end,
                    Phrase("`{0}` belongs in front: the load comes first, then repetitions, then sets.", written),
                    expected: "LOAD x REPS x SETS")
                : LineProblem(
                    "set-order", load.start, load.end, Phrase("`{0}` belongs in front: the load comes first.", written),
                    expected: "LOAD x REPS"))
    }

    /// One quantity: a time, a distance, or repetitions that say so.
    mutating func assembleSingle(_ factor: Factor) throws(LineError) {
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
                    expected: "LOAD x REPS",
                    help: Phrase("Write how often it was moved, or how long: `{0} x 8`, `{0} x 30s`", text)))
        case .work(let work):
            let text = scanner.bytes.part(factor.start, factor.end).string
            if case .each(let counts) = work, counts.count > 1 {
                set.work = work
            } else {
                throw LineError(
                    LineProblem(
                        "set-syntax", factor.start, factor.end, Phrase("`{0}` has no load before it.", text),
                        expected: "LOAD x REPS", help: Phrase("Write `80kg x {0}`, `bw x {0}`, or `{0} reps`.", text)))
            }
        }
        moveLonePercent()
    }

    mutating func assembleChain() throws(LineError) {
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
}

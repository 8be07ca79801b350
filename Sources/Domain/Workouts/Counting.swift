/// What counts besides completed working sets, which always do.
public struct SetCounting: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let warmups = SetCounting(rawValue: 1)
    public static let planned = SetCounting(rawValue: 2)
    public static let missed = SetCounting(rawValue: 4)
}

extension Work {
    /// Whether this is repetitions, and not a time or a distance.
    public var isReps: Bool {
        switch self {
        case .time, .distance: false
        default: true
        }
    }

    /// How many sets are written in one: `8,8,7` is three.
    var setCount: Int {
        if case .each(let counts) = self { counts.count } else { 1 }
    }

    /// The repetitions made, over all parts: 13 of `8+3+2`, 23 of `8,8,7`, 3 of `3/5`. Of a target
    /// (`6-8`, `5+`) its lower end. 0 for a time or a distance.
    public var reps: Int {
        switch self {
        case .reps(let count), .made(let count, _), .range(let count, _), .atLeast(let count):
            max(0, count)
        case .cluster(let parts), .each(let parts): parts.reduce(0) { saturatingSum($0, max(0, $1)) }
        case .time, .distance: 0
        }
    }

    /// The repetitions that count for a one-repetition maximum and a repetition record: those done
    /// without a rest, so the first part of a cluster; the most of several sets.
    public var recordReps: Int {
        switch self {
        case .cluster(let parts): max(0, parts.first ?? 0)
        case .each(let counts): max(0, counts.max() ?? 0)
        default: reps
        }
    }
}

extension WorkoutSet {
    /// How many sets this line is: its `repeats`, times the sets listed in it.
    public var setCount: Int { saturatingProduct(max(0, repeats), work.setCount) }

    /// The repetitions of all sets of this line.
    public var reps: Int { saturatingProduct(max(0, repeats), work.reps) }

    /// The sets of this line one by one, each with `repeats` 1 and one number of repetitions.
    public var expanded: [WorkoutSet] {
        var single = self
        single.repeats = 1
        guard case .each(let counts) = work else {
            return Array(repeating: single, count: max(0, repeats))
        }
        let listed = counts.map { count in
            single.work = .reps(count)
            return single
        }
        return (0..<max(0, repeats)).flatMap { _ in listed }
    }

    /// Whether the set counts in totals, volume and records: completed, not a warm-up, and
    /// something of it made (`0/3` is a miss), unless `counting` asks for more.
    public func isCounted(_ counting: SetCounting = []) -> Bool {
        if type.contains(.warmup), !counting.contains(.warmups) { return false }
        switch status {
        case .completed: return !work.isReps || work.reps > 0 || counting.contains(.missed)
        case .planned: return counting.contains(.planned)
        case .missed: return counting.contains(.missed)
        }
    }

    /// Load times repetitions in kg, over all sets of this line.
    ///
    /// Both of a pair count, and every part of a cluster; assistance never makes it negative. Nil
    /// where there is no volume: a set that doesn't count, a time, a distance, or a load that
    /// can't be known (a percentage without training maximum, bodyweight that is to count and is
    /// not in the log).
    public func volume(_ basis: LoadBasis = .init(), counting: SetCounting = []) -> Double? {
        guard work.isReps, isCounted(counting), let load = load.kilograms(basis) else { return nil }
        return load * Double(reps)
    }
}

/// The sum, at most `Int.max`: a file can say any number, and none may stop a report.
func saturatingSum(_ a: Int, _ b: Int) -> Int {
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? .max : sum
}

/// The product of two numbers of 0 or more, at most `Int.max`.
func saturatingProduct(_ a: Int, _ b: Int) -> Int {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    return overflow ? .max : product
}

/// The heaviest set of an exercise or session; of equals, the one with most repetitions, and of
/// those the first.
public struct TopSet: Hashable, Sendable {
    /// The exercise as the session writes it.
    public var exercise: String
    /// Which line of the exercise, from 0.
    public var line: Int
    /// kg of one implement; for bodyweight sets what was added, below 0 where assisted.
    public var weight: Double
    /// Repetitions in one go; 0 for a carry or a hold.
    public var reps: Int

    public init(exercise: String, line: Int, weight: Double, reps: Int) {
        self.exercise = exercise
        self.line = line
        self.weight = weight
        self.reps = reps
    }

    /// Whether this set outranks `other`.
    func beats(_ other: TopSet?) -> Bool {
        guard let other else { return true }
        return (weight, reps) > (other.weight, other.reps)
    }
}

/// What sets add up to.
public struct WorkoutTotals: Hashable, Sendable {
    /// Sets; the left and right of a pair are one.
    public var sets = 0
    /// Repetitions; of a left and right pair both.
    public var reps = 0
    /// kg.
    public var volume = 0.0
    /// Lines of repetitions that count and whose load can't be known, so that `volume` is too low.
    public var unweighedLines = 0
    public var topSet: TopSet?

    public init() {}

    /// Adds the totals of more sets to these.
    public mutating func add(_ other: WorkoutTotals) {
        sets = saturatingSum(sets, other.sets)
        reps = saturatingSum(reps, other.reps)
        volume += other.volume
        unweighedLines = saturatingSum(unweighedLines, other.unweighedLines)
        if let top = other.topSet, top.beats(topSet) { topSet = top }
    }
}

extension WorkoutExercise {
    /// Sets, repetitions, volume and top set of this exercise.
    public func totals(_ basis: LoadBasis = .init(), counting: SetCounting = []) -> WorkoutTotals {
        var totals = WorkoutTotals()
        var pairs = SidePairs()
        for (line, set) in sets.enumerated() where set.isCounted(counting) {
            totals.sets = saturatingSum(totals.sets, pairs.sets(of: set))
            totals.reps = saturatingSum(totals.reps, set.reps)
            if let volume = set.volume(basis, counting: counting) {
                totals.volume += volume
            } else if set.work.isReps {
                totals.unweighedLines += 1
            }
            guard let weight = set.load.comparable(basis) else { continue }
            let top = TopSet(
                exercise: exercise, line: line, weight: weight, reps: set.work.recordReps)
            if top.beats(totals.topSet) { totals.topSet = top }
        }
        return totals
    }
}

extension Workout {
    /// Sets, repetitions, volume and top set of the session, `basis` being asked for once an
    /// exercise, with its name as written.
    public func totals(counting: SetCounting = [], basis: (String) -> LoadBasis) -> WorkoutTotals {
        var totals = WorkoutTotals()
        for exercise in exercises {
            totals.add(exercise.totals(basis(exercise.exercise), counting: counting))
        }
        return totals
    }

    /// The totals where no exercise needs a basis of its own.
    public func totals(_ basis: LoadBasis = .init(), counting: SetCounting = []) -> WorkoutTotals {
        totals(counting: counting) { _ in basis }
    }
}

/// Counts sets so that a left and a right make one: in a run of one-sided sets with the same load
/// the side with more sets says how many there were, in whatever order the sides were done.
private struct SidePairs {
    private var load: Load?
    private var left = 0
    private var right = 0

    /// By how many sets the total grows with this line.
    mutating func sets(of set: WorkoutSet) -> Int {
        guard let side = set.side else {
            load = nil
            return set.setCount
        }
        if load != set.load {
            load = set.load
            left = 0
            right = 0
        }
        let before = max(left, right)
        switch side {
        case .left: left = saturatingSum(left, set.setCount)
        case .right: right = saturatingSum(right, set.setCount)
        }
        return max(left, right) - before
    }
}

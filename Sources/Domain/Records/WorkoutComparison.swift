/// Which way a figure went.
public enum Direction: String, CaseIterable, Hashable, Sendable {
    case up, down, same
}

/// A figure then and now.
public struct Change: Hashable, Sendable {
    public var before: Double
    public var after: Double
    /// Differences up to this are none.
    public var tolerance: Double

    public init(from before: Double, to after: Double, tolerance: Double = 1e-6) {
        self.before = before
        self.after = after
        self.tolerance = tolerance
    }

    /// The difference in the figure's own unit; above 0 is more than before.
    public var absolute: Double { after - before }
    /// The difference in percent of what was before; nil where that was 0.
    public var percent: Double? { before == 0 ? nil : absolute / before.magnitude * 100 }
    public var direction: Direction {
        absolute.magnitude <= tolerance ? .same : absolute > 0 ? .up : .down
    }
}

/// The best sets of two sessions.
public struct BestSetChange: Hashable, Sendable {
    public var before: TopSet?
    public var after: TopSet?

    /// By weight, then by repetitions; a set where there was none is up. Weights that only
    /// rounding tells apart are the same.
    public var direction: Direction {
        guard let before, let after else {
            return after != nil ? .up : before != nil ? .down : .same
        }
        if !WeightTie.holds(after.weight, before.weight) {
            return after.weight > before.weight ? .up : .down
        }
        return after.reps == before.reps ? .same : after.reps > before.reps ? .up : .down
    }
}

/// The same exercise in two sessions.
public struct ExerciseComparison: Hashable, Sendable {
    /// As the later session writes it, or the earlier where only that has it.
    public var exercise: String
    /// Whether each session has it.
    public var isInBefore: Bool
    public var isInAfter: Bool
    /// kg.
    public var volume: Change
    public var sets: Change
    public var reps: Change
    public var bestSet: BestSetChange
}

/// A workout beside an earlier one, of the same template usually.
public struct WorkoutComparison: Hashable, Sendable {
    /// kg.
    public var volume: Change
    public var sets: Change
    public var reps: Change
    /// Minutes; nil where one of the two has none.
    public var duration: Change?
    /// How many different exercises.
    public var exerciseCount: Change
    public var bestSet: BestSetChange
    /// Exercise by exercise: those of the later session in its order, then those it left out.
    public var exercises: [ExerciseComparison]

    /// - Parameters:
    ///   - basis: What the loads stand on, by exercise as written.
    ///   - basisBefore: The same for `before`, where it differs, as bodyweight does by day.
    ///   - canonicalName: The library's name for a name as written.
    public init(
        _ after: Workout, with before: Workout,
        basis: (String) -> LoadBasis = { _ in .init() },
        basisBefore: ((String) -> LoadBasis)? = nil,
        canonicalName: (String) -> String = { $0 }
    ) {
        let new = Self.byExercise(after, basis, canonicalName)
        let old =
            if let basisBefore {
                Self.byExercise(before, basisBefore, canonicalName)
            } else {
                Self.byExercise(before, basis, canonicalName)
            }
        let whole = (old: Self.sum(old.values), new: Self.sum(new.values))
        volume = Self.volumeChange(whole.old, whole.new)
        sets = Change(from: Double(whole.old.sets), to: Double(whole.new.sets))
        reps = Change(from: Double(whole.old.reps), to: Double(whole.new.reps))
        bestSet = BestSetChange(before: whole.old.topSet, after: whole.new.topSet)
        exerciseCount = Change(from: Double(old.values.count), to: Double(new.values.count))
        if let then = before.duration, let now = after.duration {
            duration = Change(from: then.seconds / 60, to: now.seconds / 60)
        }
        let dropped = old.values.filter { new.places[$0.key] == nil }
        exercises = (new.values + dropped).map { entry in
            let then = old.places[entry.key].map { old.values[$0].totals }
            let now = new.places[entry.key].map { new.values[$0].totals }
            let (from, to) = (then ?? .init(), now ?? .init())
            return ExerciseComparison(
                exercise: entry.name, isInBefore: then != nil, isInAfter: now != nil,
                volume: Self.volumeChange(from, to),
                sets: Change(from: Double(from.sets), to: Double(to.sets)),
                reps: Change(from: Double(from.reps), to: Double(to.reps)),
                bestSet: BestSetChange(before: from.topSet, after: to.topSet))
        }
    }

    private struct Entry {
        let key: NameKey
        let name: String
        var totals: WorkoutTotals
    }

    /// The totals of each exercise, those that a session comes back to put together.
    private static func byExercise(
        _ workout: Workout, _ basis: (String) -> LoadBasis, _ canonicalName: (String) -> String
    ) -> (values: [Entry], places: [NameKey: Int]) {
        var values: [Entry] = []
        var places: [NameKey: Int] = [:]
        for exercise in workout.exercises {
            let key = NameKey(canonicalName(exercise.exercise))
            let totals = exercise.totals(basis(exercise.exercise))
            if let place = places[key] {
                values[place].totals.add(totals)
            } else {
                places[key] = values.count
                values.append(Entry(key: key, name: exercise.exercise, totals: totals))
            }
        }
        return (values, places)
    }

    private static func sum(_ entries: [Entry]) -> WorkoutTotals {
        entries.reduce(into: WorkoutTotals()) { $0.add($1.totals) }
    }

    /// Where the repetitions are the same, a difference that rounding pounds to kilograms could
    /// make is none; one more repetition always is one.
    private static func volumeChange(_ old: WorkoutTotals, _ new: WorkoutTotals) -> Change {
        let tolerance = old.reps == new.reps ? WeightTie.tolerance * Double(new.reps) : 1e-6
        return Change(from: old.volume, to: new.volume, tolerance: tolerance)
    }
}

/// Sets and volume by muscle group, of a workout or a period.
///
/// A set counts whole for each primary muscle of its exercise and half for each secondary one (the
/// "fractional" way of counting, which fitted growth and strength best in Pelland et al., "The
/// Resistance Training Dose-Response", 2024); its volume likewise. So the muscles add up to more
/// than was done, and shares are of that sum. The main groups count each set once.
public struct MuscleBreakdown: Sendable {
    /// What a set counts for a secondary muscle.
    public static let secondaryWeight = 0.5

    /// One group's part.
    public struct Part<Group: Hashable & Sendable>: Hashable, Sendable {
        public var group: Group
        /// Sets, in halves.
        public var sets: Double
        /// kg.
        public var volume: Double
        /// Of the sets of all groups, 0 to 1.
        public var setShare: Double
        /// Of the volume of all groups, 0 to 1.
        public var volumeShare: Double
    }

    private var muscleSums: [Muscle: Sum] = [:]
    private var groupSums: [MainGroup: Sum] = [:]
    /// Exercises that the library doesn't know, as written, in order, each once: what they did is
    /// in no group.
    public private(set) var unknownExercises: [String] = []
    /// The sets of those.
    public private(set) var unknownSets = 0

    private struct Sum {
        var sets = 0.0
        var volume = 0.0
    }

    public init() {}

    /// Adds an exercise of a session. `exercise` is its definition; nil: not in the library.
    public mutating func add(
        _ performed: WorkoutExercise, as exercise: Exercise?, basis: LoadBasis = .init(),
        counting: SetCounting = []
    ) {
        let totals = performed.totals(basis, counting: counting)
        guard totals.sets > 0 else { return }
        guard let exercise, let first = exercise.muscles.first else {
            unknownSets = saturatingSum(unknownSets, totals.sets)
            if !unknownExercises.contains(performed.exercise) {
                unknownExercises.append(performed.exercise)
            }
            return
        }
        var seen: Set<Muscle> = []
        for (muscles, weight) in [(exercise.muscles, 1), (exercise.secondaryMuscles, Self.secondaryWeight)] {
            for muscle in muscles where seen.insert(muscle).inserted {
                muscleSums[muscle, default: Sum()].sets += Double(totals.sets) * weight
                muscleSums[muscle, default: Sum()].volume += totals.volume * weight
            }
        }
        let group = MainGroup(category: exercise.category, muscle: first)
        groupSums[group, default: Sum()].sets += Double(totals.sets)
        groupSums[group, default: Sum()].volume += totals.volume
    }

    /// Adds a whole session; `lookup` finds an exercise by its name as written.
    public mutating func add(
        _ workout: Workout, counting: SetCounting = [],
        basis: (String) -> LoadBasis = { _ in .init() }, lookup: (String) -> Exercise?
    ) {
        for performed in workout.exercises {
            add(
                performed, as: lookup(performed.exercise), basis: basis(performed.exercise),
                counting: counting)
        }
    }

    /// The muscles that got any sets, most first, then in the order of the vocabulary.
    public var muscles: [Part<Muscle>] { Self.parts(muscleSums) }

    /// The same by main group, a set counted once: by its exercise's category and first muscle.
    public var mainGroups: [Part<MainGroup>] { Self.parts(groupSums) }

    private static func parts<Group: CaseIterable>(_ sums: [Group: Sum]) -> [Part<Group>] {
        // Summed in the vocabulary's order, not the dictionary's, so that figures repeat exactly.
        let found = Group.allCases.compactMap { group in sums[group].map { (group, $0) } }
        let sets = found.reduce(0) { $0 + $1.1.sets }
        let volume = found.reduce(0) { $0 + $1.1.volume }
        let parts = found.map { group, sum in
            Part(
                group: group, sets: sum.sets, volume: sum.volume,
                setShare: sets > 0 ? sum.sets / sets : 0,
                volumeShare: volume > 0 ? sum.volume / volume : 0)
        }
        // The standard sort is stable: equals stay in the vocabulary's order.
        return parts.sorted { $0.sets > $1.sets }
    }
}

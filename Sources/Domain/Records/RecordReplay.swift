/// Finds personal records by going through a history in order, so that an edited or deleted
/// workout changes them with no repair step.
///
/// A session is compared with what stood before it: however many of its sets beat the old best, it
/// sets at most one record of each kind, and of repetitions and time one at each weight. A tie is
/// no record (see ``WeightTie``). The first session with an exercise, a kind or a weight is a
/// baseline: it is in ``events``, not in ``records``. Sets that don't count (warm-ups, planned,
/// missed) set none.
public struct RecordReplay: Sendable {
    /// The formula of the estimated one-repetition maxima.
    public let formula: OneRepMaxFormula
    /// Every record and baseline so far, in the order in which they were set.
    public private(set) var events: [PersonalRecord] = []
    /// How many workouts have been added.
    public private(set) var workoutCount = 0

    private let canonicalName: @Sendable (String) -> String
    private var histories: [ExerciseHistory] = []
    /// The history of each name in any spelling that was seen.
    private var byName: [String: Int] = [:]
    private var byKey: [NameKey: Int] = [:]
    private var open: [Int] = []

    /// An empty history. `canonicalName` gives the library's name for a name as written (an alias,
    /// say); what it gives is compared as names compare. It is asked once for each spelling.
    public init(
        formula: OneRepMaxFormula, canonicalName: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.formula = formula
        self.canonicalName = canonicalName
    }

    /// Replays workouts by date and time, those of the same moment as they come.
    ///
    /// - Parameter basis: What loads stand on, by exercise as written and day.
    public init(
        _ workouts: [Workout], formula: OneRepMaxFormula,
        canonicalName: @escaping @Sendable (String) -> String = { $0 },
        basis: (_ exercise: String, _ day: CivilDate) -> LoadBasis = { _, _ in .init() }
    ) {
        self.init(formula: formula, canonicalName: canonicalName)
        let order = workouts.indices.sorted {
            (workouts[$0].date.wallSeconds, $0) < (workouts[$1].date.wallSeconds, $1)
        }
        for index in order {
            let day = workouts[index].date.date
            add(workouts[index]) { basis($0, day) }
        }
    }

    /// Adds the next workout, and gives the records and baselines that it set. Workouts are to be
    /// added in order.
    @discardableResult
    public mutating func add(
        _ workout: Workout, basis: (_ exercise: String) -> LoadBasis = { _ in .init() }
    ) -> ArraySlice<PersonalRecord> {
        let first = events.count
        for (index, exercise) in workout.exercises.enumerated() {
            let history = history(of: exercise.exercise)
            if !histories[history].isOpen {
                histories[history].open()
                open.append(history)
            }
            let basis = basis(exercise.exercise)
            for (line, set) in exercise.sets.enumerated() {
                let place = SetPlace(exercise: index, line: line)
                histories[history].add(set, at: place, formula: formula, basis: basis)
            }
        }
        for history in open { close(history, date: workout.date) }
        open.removeAll(keepingCapacity: true)
        workoutCount += 1
        return events[first...]
    }

    /// The records so far, without the baselines.
    public var records: [PersonalRecord] { events.filter { !$0.isBaseline } }

    /// What stands for an exercise: its best of each kind, and of repetitions and time at each
    /// weight from the lightest, be it a record or still the baseline.
    public func standing(of exercise: String) -> [PersonalRecord] {
        guard let history = byName[exercise] ?? byKey[NameKey(canonicalName(exercise))] else { return [] }
        return histories[history].standingEvents.map { events[$0] }
    }

    /// The exercises seen, by the names that the records use, in order of first appearance.
    public var exercises: [String] { histories.map(\.name) }

    private mutating func history(of written: String) -> Int {
        if let known = byName[written] { return known }
        let name = canonicalName(written)
        let key = NameKey(name)
        let history = byKey[key] ?? histories.count
        if history == histories.count {
            histories.append(ExerciseHistory(name: name))
            byKey[key] = history
        }
        byName[written] = history
        return history
    }

    private mutating func close(_ history: Int, date: DateTime) {
        let name = histories[history].name
        let workout = workoutCount
        var new: [PersonalRecord] = []
        histories[history].close(firstEvent: events.count) { kind, candidate, previous in
            new.append(
                PersonalRecord(
                    kind: kind, exercise: name, date: date, workout: workout,
                    value: candidate.reported, previous: previous, place: candidate.place,
                    weight: candidate.weight, reps: candidate.reps, oneRepMax: candidate.oneRepMax))
        }
        events += new
    }
}

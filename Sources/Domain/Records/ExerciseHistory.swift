/// One exercise's bests while a history is replayed.
struct ExerciseHistory {
    let name: String
    private(set) var ladder = WeightLadder()
    private(set) var oneRepMax = Best()
    private(set) var heaviest = Best()
    private(set) var setVolume = Best()
    private(set) var sessionVolume = Best()

    // What the running session has brought.
    private var volume = 0.0
    private var reportedVolume = 0.0
    private var repRungs: [Int] = []
    private var timeRungs: [Int] = []
    /// Whether the running session has this exercise.
    private(set) var isOpen = false

    init(name: String) { self.name = name }

    mutating func open() { isOpen = true }

    /// Takes in a line of the running session.
    mutating func add(_ set: WorkoutSet, at place: SetPlace, formula: OneRepMaxFormula, basis: LoadBasis) {
        guard set.isCounted(), set.setCount > 0 else { return }
        let written = set.load.comparable(basis)
        if written == nil, set.load != .unspecified { return }
        let rung = ladder.rung(at: written ?? 0)
        // What the rung's weight differs from the one written: nearly always nothing.
        let shift = ladder[rung].weight - (written ?? ladder[rung].weight)

        if let written {
            heaviest.offer(written + shift) {
                .init(
                    value: written + shift, reported: written, place: place, weight: written,
                    reps: set.work.isReps ? set.work.recordReps : nil,
                    oneRepMax: try? set.oneRepMax(formula, basis: basis).get())
            }
        }
        switch set.work {
        case .time(let time):
            guard time.milliseconds > 0 else { return }
            timeRungs.append(rung)
            ladder[rung].time.offer(time.seconds) {
                .init(value: time.seconds, reported: time.seconds, place: place, weight: written)
            }
        case .distance: return
        case .each(let counts):
            let best = formula.bestReps(of: set.work)
            for reps in counts where reps > 0 {
                addReps(
                    reps, total: reps, oneRepMax: reps == best, of: set, at: place, rung: rung,
                    weight: written, shift: shift, formula: formula, basis: basis)
            }
        default:
            addReps(
                set.work.recordReps, total: set.work.reps, oneRepMax: true, of: set, at: place,
                rung: rung, weight: written, shift: shift, formula: formula, basis: basis)
        }
    }

    /// Takes in one set (or several that are all alike) of `reps` in one go, `total` with the
    /// further parts of a cluster.
    private mutating func addReps(
        _ reps: Int, total: Int, oneRepMax hasEstimate: Bool, of set: WorkoutSet, at place: SetPlace,
        rung: Int, weight: Double?, shift: Double, formula: OneRepMaxFormula, basis: LoadBasis
    ) {
        let estimate = hasEstimate ? try? set.oneRepMax(formula, basis: basis).get() : nil
        func candidate(_ value: Double, _ reported: Double) -> Best.Candidate {
            .init(
                value: value, reported: reported, place: place, weight: weight, reps: reps,
                oneRepMax: estimate)
        }
        if reps > 0 {
            repRungs.append(rung)
            ladder[rung].reps.offer(Double(reps)) { candidate(Double(reps), Double(reps)) }
        }
        if let estimate, let load = set.load.kilogramsPerImplement(basis),
            let value = shift == 0 ? estimate : formula.estimate(weight: load + shift, reps: reps)
        {
            oneRepMax.offer(value) { candidate(value, estimate) }
        }
        guard let load = set.load.kilograms(basis), load > 0, total > 0 else { return }
        let moved = max(0, load + shift * set.load.implements)
        let value = moved * Double(total)
        setVolume.offer(value) { candidate(value, load * Double(total)) }
        volume += value * Double(max(0, set.repeats))
        reportedVolume += load * Double(total) * Double(max(0, set.repeats))
    }

    /// Ends the session; `record` is called for each new best and baseline, in the order of the
    /// kinds.
    mutating func close(
        firstEvent: Int, record: (RecordKind, Best.Candidate, _ previous: Double?) -> Void
    ) {
        var event = firstEvent
        func settle(_ best: inout Best, _ kind: RecordKind) {
            guard let (candidate, previous) = best.settle(event: event) else { return }
            record(kind, candidate, previous)
            event += 1
        }
        if volume > 0 {
            let (value, reported) = (volume, reportedVolume)
            sessionVolume.offer(value) { .init(value: value, reported: reported) }
        }
        settle(&oneRepMax, .estimatedOneRepMax)
        settle(&heaviest, .heaviestWeight)
        for rung in repRungs { settle(&ladder[rung].reps, .mostReps) }
        settle(&setVolume, .setVolume)
        settle(&sessionVolume, .sessionVolume)
        for rung in timeRungs { settle(&ladder[rung].time, .longestTime) }
        volume = 0
        reportedVolume = 0
        repRungs.removeAll(keepingCapacity: true)
        timeRungs.removeAll(keepingCapacity: true)
        isOpen = false
    }

    /// The places, in the replay's list, of the events that stand: by kind, then by weight.
    var standingEvents: [Int] {
        let rungs = ladder.rungs.sorted { $0.weight < $1.weight }
        return [oneRepMax.event, heaviest.event].compactMap { $0 }
            + rungs.compactMap(\.reps.event)
            + [setVolume.event, sessionVolume.event].compactMap { $0 }
            + rungs.compactMap(\.time.event)
    }
}

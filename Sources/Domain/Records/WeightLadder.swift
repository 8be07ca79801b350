/// The weights that one exercise has been done with, and the best repetitions and time at each.
///
/// Weights within ``WeightTie/tolerance`` of one already here are that weight: everything is then
/// compared with the weight that came first, so a record never comes from rounding alone.
struct WeightLadder {
    struct Rung {
        /// kg, as it was first seen.
        let weight: Double
        var reps = Best()
        var time = Best()
    }

    /// In the order in which they were first seen, so that an index stays good.
    private(set) var rungs: [Rung] = []
    /// The same by weight, ascending, for the search.
    private var sorted: [(weight: Double, rung: Int)] = []

    /// The rung of a weight in kg, made where there is none.
    mutating func rung(at weight: Double) -> Int {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].weight < weight { low = middle + 1 } else { high = middle }
        }
        let above = low < sorted.count ? sorted[low].weight - weight : .infinity
        let below = low > 0 ? weight - sorted[low - 1].weight : .infinity
        if WeightTie.holds(min(above, below), 0) { return sorted[above <= below ? low : low - 1].rung }
        sorted.insert((weight, rungs.count), at: low)
        rungs.append(Rung(weight: weight))
        return rungs.count - 1
    }

    subscript(rung: Int) -> Rung {
        get { rungs[rung] }
        _modify { yield &rungs[rung] }
    }
}

/// The best of one kind: what stands from earlier sessions, and what the running session offers.
struct Best {
    /// The value that stands.
    private(set) var standing: Double?
    /// Where the event that set it is in the replay's list.
    private(set) var event: Int?
    /// The session's best so far.
    private(set) var candidate: Candidate?

    struct Candidate {
        /// What is compared: computed from the rung's weight.
        var value: Double
        /// What is reported: computed from the set's own weight.
        var reported: Double
        var place: SetPlace?
        var weight: Double?
        var reps: Int?
        var oneRepMax: Double?
    }

    /// Takes `value` as the session's best if it is; `make` is called only then.
    mutating func offer(_ value: Double, _ make: () -> Candidate) {
        if let candidate, !WeightTie.isAbove(value, candidate.value) { return }
        candidate = make()
    }

    /// Ends the session: the candidate that becomes the new standing value, with what it beats
    /// (nil for a baseline), or nil where nothing was offered or nothing beaten.
    mutating func settle(event next: Int) -> (candidate: Candidate, previous: Double?)? {
        guard let offered = candidate else { return nil }
        candidate = nil
        let previous = standing
        if let previous, !WeightTie.isAbove(offered.value, previous) { return nil }
        standing = offered.value
        event = next
        return (offered, previous)
    }
}

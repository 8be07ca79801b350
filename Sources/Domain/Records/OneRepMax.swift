/// Why a set has no estimate of a one-repetition maximum.
public enum NoOneRepMax: Error, Hashable, Sendable {
    /// Timed, over a distance, or no repetition made.
    case noReps
    /// More repetitions than the formulas are good for; the set still counts for volume and
    /// repetition records.
    case tooManyReps(Int)
    /// No load, or none above 0 kg.
    case noLoad
    /// A bodyweight set, where the setting counts bodyweight as nothing: a maximum of the added
    /// load alone would be no maximum of anything that was lifted.
    case bodyweightNotCounted
    /// A bodyweight set with no bodyweight in the log for that day.
    case bodyweightUnknown
    /// A percentage, with no training maximum to take it of.
    case trainingMaxUnknown
    /// A warm-up, or a set that was planned or missed.
    case notCounted
}

extension OneRepMaxFormula {
    /// The repetitions for which an estimate is offered. The formulas were fitted on sets of
    /// about ten and drift apart above (LeSuer et al. 1997); Brzycki's is undefined at 37.
    public static let reps = 1...12

    /// The estimated one-repetition maximum of a set, in the unit of `weight`.
    ///
    /// One repetition is the weight itself, whatever the formula. Nil where there is no estimate;
    /// ``result(weight:reps:)`` says why.
    public func estimate(weight: Double, reps: Int) -> Double? {
        guard Self.reps.contains(reps), weight > 0, weight.isFinite else { return nil }
        return reps == 1 ? weight : unchecked(weight, Double(reps))
    }

    /// The estimate, or the reason why there is none.
    public func result(weight: Double, reps: Int) -> Result<Double, NoOneRepMax> {
        if let value = estimate(weight: weight, reps: reps) { return .success(value) }
        if reps < Self.reps.lowerBound { return .failure(.noReps) }
        if reps > Self.reps.upperBound { return .failure(.tooManyReps(reps)) }
        return .failure(.noLoad)
    }

    /// The formulas as published; `w` above 0, `r` 2 to 12.
    private func unchecked(_ w: Double, _ r: Double) -> Double {
        switch self {
        // Brzycki M., "Strength testing: predicting a one-rep max from reps-to-fatigue",
        // JOPERD 64(1), 1993. The form with 1.0278 and 0.0278 is this one, rounded.
        case .brzycki: w * 36 / (37 - r)
        // Epley B., "Poundage chart", Boyd Epley Workout, 1985.
        case .epley: w * (1 + r / 30)
        // Lombardi V. P., "Beginning Weight Training", 1989.
        case .lombardi: w * Exponential.pow(r, 0.10)
        // Mayhew J. L. et al., J. Appl. Sport Sci. Res. 6(4), 1992.
        case .mayhew: 100 * w / (52.2 + 41.9 * Exponential.exp(-0.055 * r))
        // O'Conner B., Simmons J., O'Shea P., "Weight Training Today", 1989.
        case .oconner: w * (1 + 0.025 * r)
        // Wathan D., "Load assignment", in Baechle (ed.), Essentials of Strength Training, 1994.
        case .wathan: 100 * w / (48.8 + 53.8 * Exponential.exp(-0.075 * r))
        // Lander J., "Maximum based on reps", NSCA Journal 6(6), 1985.
        case .lander: 100 * w / (101.3 - 2.67123 * r)
        }
    }

    /// The weight that can be lifted `reps` times by who can lift `oneRepMax` once; the inverse of
    /// ``estimate(weight:reps:)``. Nil outside 1 to 12 repetitions.
    public func weight(oneRepMax: Double, reps: Int) -> Double? {
        guard oneRepMax > 0, let factor = estimate(weight: 1, reps: reps) else { return nil }
        return oneRepMax / factor
    }
}

extension WorkoutSet {
    /// The estimated one-repetition maximum of this set in kg, or the reason why there is none.
    ///
    /// A pair counts one implement, a cluster its first part; of several sets in one line, the
    /// best. A bodyweight set counts the whole load, so it needs the bodyweight.
    public func oneRepMax(
        _ formula: OneRepMaxFormula, basis: LoadBasis = .init()
    ) -> Result<Double, NoOneRepMax> {
        guard isCounted() else { return .failure(.notCounted) }
        let reps = formula.bestReps(of: work)
        guard reps > 0 else { return .failure(.noReps) }
        switch load {
        case .unspecified where !basis.isBodyweightExercise: return .failure(.noLoad)
        case .percent where basis.trainingMax == nil: return .failure(.trainingMaxUnknown)
        case _ where load.isBodyweight(basis):
            if basis.bodyweightLoad == .nothing { return .failure(.bodyweightNotCounted) }
            if basis.bodyweight == nil { return .failure(.bodyweightUnknown) }
        default: break
        }
        guard let weight = load.kilogramsPerImplement(basis) else { return .failure(.noLoad) }
        return formula.result(weight: weight, reps: reps)
    }
}

extension OneRepMaxFormula {
    /// The repetitions of a line that give its best estimate: of several sets the most that the
    /// formulas take, else the fewest above.
    func bestReps(of work: Work) -> Int {
        guard case .each(let counts) = work else { return work.recordReps }
        let usable = counts.filter(Self.reps.contains).max()
        return usable ?? counts.filter { $0 > 0 }.min() ?? 0
    }
}

/// What has to be known besides a set line to say what was moved: loads can stand on the
/// bodyweight or be a share of a training maximum.
public struct LoadBasis: Hashable, Sendable {
    /// The setting: whether bodyweight counts in volumes.
    public var bodyweightLoad: BodyweightLoad
    /// The bodyweight of that day in kg; nil: not in the log.
    public var bodyweight: Double?
    /// The exercise's training maximum in kg, for loads in percent.
    public var trainingMax: Double?
    /// Whether the exercise is one in which no load, or a load of 0, means bodyweight.
    public var isBodyweightExercise: Bool

    public init(
        bodyweightLoad: BodyweightLoad = .nothing, bodyweight: Double? = nil,
        trainingMax: Double? = nil, isBodyweightExercise: Bool = false
    ) {
        self.bodyweightLoad = bodyweightLoad
        self.bodyweight = bodyweight
        self.trainingMax = trainingMax
        self.isBodyweightExercise = isBodyweightExercise
    }

    /// What the body itself adds to a load in kg; nil where it should count and is not known.
    var bodyKilograms: Double? { bodyweightLoad == .nothing ? 0 : bodyweight }
}

extension Load {
    /// Whether the body is the load or a part of it.
    public func isBodyweight(_ basis: LoadBasis) -> Bool {
        switch self {
        case .bodyweight: true
        case .unspecified: basis.isBodyweightExercise
        case .weight(let weight, _): basis.isBodyweightExercise && weight.amount <= .zero
        case .percent: false
        }
    }

    /// All that was moved in one repetition, in kg, never negative: both of a pair, the bodyweight
    /// as the setting has it, less what an assisted set takes off. Nil where it can't be known.
    public func kilograms(_ basis: LoadBasis = .init()) -> Double? {
        kilogramsPerImplement(basis).map { $0 * implements }
    }

    /// As ``kilograms(_:)``, but one implement of a pair: what a one-repetition maximum and a
    /// heaviest weight are about.
    public func kilogramsPerImplement(_ basis: LoadBasis = .init()) -> Double? {
        if isBodyweight(basis) {
            return basis.bodyKilograms.map { max(0, $0 + (comparable(basis) ?? 0)) }
        }
        switch self {
        case .unspecified: return 0
        default: return comparable(basis)
        }
    }

    /// The number by which loads of one exercise rank, in kg: the weight of one implement; for
    /// bodyweight sets what was added, below 0 where assistance took off (so that less assistance
    /// ranks higher, and gaining weight is no record). Nil where there is none.
    public func comparable(_ basis: LoadBasis = .init()) -> Double? {
        switch self {
        case .unspecified: basis.isBodyweightExercise ? 0 : nil
        case .weight(let weight, _): max(0, weight.kilograms)
        case .bodyweight(let added): added?.kilograms ?? 0
        case .percent(let percent): basis.trainingMax.map { max(0, $0 * percent.double / 100) }
        }
    }

    /// How many implements were moved together: 2 for a pair.
    var implements: Double {
        if case .weight(_, let count) = self { Double(max(1, count)) } else { 1 }
    }
}

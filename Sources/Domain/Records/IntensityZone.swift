/// A band of intensity, in percent of the one-repetition maximum, with the repetitions that are
/// usual in it.
public enum IntensityZone: CaseIterable, Hashable, Sendable {
    case percent90to100, percent80to90, percent70to80, percent60to70, below60

    /// Percent of the one-repetition maximum, both ends included; a boundary that two zones share
    /// belongs to the heavier.
    public var percent: ClosedRange<Double> {
        switch self {
        case .percent90to100: 90...100
        case .percent80to90: 80...90
        case .percent70to80: 70...80
        case .percent60to70: 60...70
        case .below60: 0...60
        }
    }

    /// The usual repetitions of a set.
    public var reps: ClosedRange<Int> {
        switch self {
        case .percent90to100: 1...3
        case .percent80to90: 3...6
        case .percent70to80: 6...10
        case .percent60to70: 10...15
        case .below60: 15...20
        }
    }

    /// The zone of a percentage of the one-repetition maximum; nil at 0 and below and above 100.
    public init?(percent: Double) {
        guard percent > 0, let zone = Self.allCases.first(where: { $0.percent.contains(percent) })
        else { return nil }
        self = zone
    }

    /// The heaviest zone in which sets of `reps` are usual; nil outside 1 to 20.
    public init?(reps: Int) {
        guard let zone = Self.allCases.first(where: { $0.reps.contains(reps) }) else { return nil }
        self = zone
    }

    /// What percentage of a one-repetition maximum a weight is; nil where there is no maximum.
    public static func percent(of weight: Double, oneRepMax: Double) -> Double? {
        oneRepMax > 0 ? weight / oneRepMax * 100 : nil
    }
}

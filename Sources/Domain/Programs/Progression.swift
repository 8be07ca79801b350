extension ProgressionPattern {
    /// What a step of the patterns is: 2.5 % of the starting load.
    public static let step = FixedPoint(millionths: 25_000)
    /// What a deload week is of its cycle's base.
    public static let deloadShare = FixedPoint(millionths: 600_000)

    /// The intensity modifier of week `number` (from 1); 1 is the load that the program starts
    /// with. Nil for `custom`, where weeks say it themselves, and for weeks that don't exist.
    ///
    /// - linear: `1 + (n - 1) s`.
    /// - wave, in threes: `b`, `b + 0.05`, `b - 0.05`, with `b = 1 + 2 s × cycle`.
    /// - three_one_deload and four_one_deload, in fours and fives: `b`, rising `s` a week, with
    ///   `b = 1 + cycle × length × s` where the length counts the deload; the last week is 0.6 b.
    ///
    /// Cycles count from 0.
    public func intensity(week number: Int) -> FixedPoint? {
        // Beyond two thousand years of weeks the arithmetic need not follow.
        guard (1...100_000).contains(number) else { return nil }
        let one: Int64 = 1_000_000
        let step = Self.step.millionths
        let week = Int64(number - 1)
        switch self {
        case .linear:
            return FixedPoint(millionths: one + week * step)
        case .wave:
            let offset: [Int64] = [0, 50_000, -50_000]
            return FixedPoint(millionths: one + 2 * step * (week / 3) + offset[Int(week % 3)])
        case .threeOneDeload, .fourOneDeload:
            let length = Int64(cycleLength)
            let base = one + week / length * length * step
            if isDeload(week: number) {
                return FixedPoint(millionths: base * Self.deloadShare.millionths / one)
            }
            return FixedPoint(millionths: base + week % length * step)
        case .custom:
            return nil
        }
    }

    /// Whether the pattern makes week `number` (from 1) a deload.
    public func isDeload(week number: Int) -> Bool {
        switch self {
        case .threeOneDeload, .fourOneDeload: number >= 1 && number % cycleLength == 0
        case .linear, .wave, .custom: false
        }
    }

    /// After how many weeks the pattern begins again, deload included; 1 where it has no cycle.
    public var cycleLength: Int {
        switch self {
        case .linear, .custom: 1
        case .wave: 3
        case .threeOneDeload: 4
        case .fourOneDeload: 5
        }
    }
}

/// How a week changes the loads of a program.
public struct WeekModifier: Hashable, Sendable {
    /// A modifier below this is a deload, marked or not.
    public static let deloadLimit = FixedPoint(millionths: 900_000)

    /// Load modifier; 1 is unchanged.
    public var intensity: FixedPoint
    /// Whether the week is marked as a deload.
    public var isMarkedDeload: Bool

    public init(intensity: FixedPoint = FixedPoint(1), isMarkedDeload: Bool = false) {
        self.intensity = intensity
        self.isMarkedDeload = isMarkedDeload
    }

    /// Whether it is a deload: marked so, or below 0.9.
    public var isDeload: Bool { isMarkedDeload || intensity < Self.deloadLimit }
}

extension ProgramWeek {
    /// The modifier of this week as number `number` (from 1) of a program with `pattern`, on
    /// `weekday`: what the day says, else what the week says, else what the pattern gives, else 1.
    /// A week in the deload phase is marked as one.
    public func modifier(
        number: Int, pattern: ProgressionPattern, weekday: Weekday? = nil
    ) -> WeekModifier {
        let day = weekday.flatMap { days[$0] }
        return WeekModifier(
            intensity: day?.intensity ?? intensity ?? pattern.intensity(week: number) ?? FixedPoint(1),
            isMarkedDeload: deload ?? (phase == .deload || pattern.isDeload(week: number)))
    }
}

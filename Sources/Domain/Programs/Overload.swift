/// The last completed top set of an exercise, which the next load is worked out from.
public struct OverloadBasis: Hashable, Sendable {
    public var load: Load
    /// The last RPE reported at that load; nil: none was.
    public var rpe: RPE?

    public init(load: Load, rpe: RPE? = nil) {
        self.load = load
        self.rpe = rpe
    }
}

/// A figure that a suggested load follows from; reports put it into words.
public enum OverloadReason: Hashable, Sendable {
    /// The exercise was never completed: the load is the person's to choose.
    case noHistory
    /// What the last RPE changes the load by: 1.05, 1.025 or 0.975.
    case rpe(RPE, factor: FixedPoint)
    /// No RPE was reported, so the load stays.
    case noRPE
    /// The week's modifier, where it is not 1.
    case week(FixedPoint)
    /// The week is a deload.
    case deload
    /// The load worked out could not be loaded: what it was, and the step it was rounded to.
    case rounded(from: Weight, step: Weight)
    /// The raise would have been rounded away: the next step was taken.
    case wholeStep(Weight)
    /// One step less or more assistance; a percentage of assistance has no meaning.
    case assistance(step: Weight)
    /// Bodyweight alone can't be lowered, nor raised but by a load or by repetitions.
    case bodyweightOnly
    /// The load is no weight (a percentage, or none), so there is nothing to raise.
    case noWeight
}

/// A suggestion for the next session, with what it follows from.
public struct OverloadSuggestion: Hashable, Sendable {
    /// Nil: left for the person.
    public var load: Load?
    /// The load it was worked out from.
    public var previous: Load?
    /// The template's repetitions.
    public var reps: ClosedRange<Int>?
    public var isDeload: Bool
    public var reasons: [OverloadReason]
}

/// Progressive overload: the next load is the last completed top load, times a factor by its RPE,
/// times the week's modifier, rounded to what can be loaded.
public enum Overload {
    /// +5 % below RPE 7, +2.5 % below 9, -2.5 % from 9; unchanged where none was reported.
    public static func factor(rpe: RPE?) -> FixedPoint {
        guard let rpe else { return FixedPoint(1) }
        let millionths: Int64 = rpe.halves < 14 ? 1_050_000 : rpe.halves < 18 ? 1_025_000 : 975_000
        return FixedPoint(millionths: millionths)
    }

    /// The suggestion for an exercise.
    ///
    /// - Parameters:
    ///   - last: The last completed top set; nil: no history.
    ///   - week: The running week's modifier.
    ///   - step: The smallest difference that can be loaded, on one implement. The suggestion is
    ///     in its unit.
    ///   - reps: The template's repetitions, handed through.
    public static func suggestion(
        after last: OverloadBasis?, week: WeekModifier = .init(), step: Weight,
        reps: ClosedRange<Int>? = nil
    ) -> OverloadSuggestion {
        var result = OverloadSuggestion(
            load: nil, previous: last?.load, reps: reps, isDeload: week.isDeload, reasons: [])
        guard let last else {
            result.reasons = [.noHistory]
            return result
        }
        let factor = factor(rpe: last.rpe)
        result.reasons.append(last.rpe.map { .rpe($0, factor: factor) } ?? .noRPE)
        if week.intensity != FixedPoint(1) { result.reasons.append(.week(week.intensity)) }
        if week.isDeload { result.reasons.append(.deload) }

        switch last.load {
        case .weight(let weight, let count) where weight.amount > .zero:
            let next = rounded(weight, times: factor, week.intensity, step: step, &result.reasons)
            result.load = .weight(next, count: count)
        case .bodyweight(let added?) where added.amount > .zero:
            let next = rounded(added, times: factor, week.intensity, step: step, &result.reasons)
            result.load = .bodyweight(added: next)
        case .bodyweight(let added?) where added.amount < .zero:
            let moved = assisted(added, up: factor > FixedPoint(1), down: factor < FixedPoint(1), step)
            if moved != added { result.reasons.append(.assistance(step: step)) }
            result.load = .bodyweight(added: moved.amount == .zero ? nil : moved)
        case .bodyweight, .weight:
            result.reasons.append(.bodyweightOnly)
            result.load = last.load
        case .percent, .unspecified:
            result.reasons.append(.noWeight)
        }
        return result
    }

    /// A weight above 0 times two factors, exactly, then rounded to the step. Halves go the way of
    /// the change. A raise goes up by a step of the grid at least; an unchanged load stays as it
    /// is, since it could be loaded; no load is lowered to nothing.
    private static func rounded(
        _ weight: Weight, times factor: FixedPoint, _ modifier: FixedPoint, step: Weight,
        _ reasons: inout [OverloadReason]
    ) -> Weight {
        let last = weight.converted(to: step.unit)
        // In 10^-9, exact, since the factors are whole thousandths.
        let (ratio, overflow) = modifier.millionths.multipliedReportingOverflow(
            by: factor.millionths / 1000)
        let one = ratioOne
        guard step.amount > .zero, ratio > 0, ratio != one, !overflow,
            let steps = quotient(last.amount.millionths, ratio, by: step.amount.millionths, halfUp: ratio > one),
            let exact = quotient(last.amount.millionths, ratio, by: 1, halfUp: true)
        else { return weight }

        let unrounded = Weight(FixedPoint(millionths: exact), step.unit)
        let below = last.amount.millionths / step.amount.millionths
        let wanted = ratio > one ? max(steps, below + 1) : max(steps, 1)
        let (amount, tooLarge) = wanted.multipliedReportingOverflow(by: step.amount.millionths)
        guard !tooLarge else { return weight }
        // A load below one step is not raised by a week that lowers it.
        if ratio < one, amount > last.amount.millionths { return weight }
        let next = Weight(FixedPoint(millionths: amount), step.unit)
        if wanted > steps, ratio > one {
            reasons.append(.wholeStep(step))
        } else if next != unrounded {
            reasons.append(.rounded(from: unrounded, step: step))
        }
        return next
    }

    /// The ratio that changes nothing.
    private static let ratioOne: Int64 = 1_000_000_000

    /// `value × ratio / 10^9 / divisor` to the nearest whole number; nil where it is too large.
    private static func quotient(_ value: Int64, _ ratio: Int64, by divisor: Int64, halfUp: Bool) -> Int64? {
        let product = UInt64(value).multipliedFullWidth(by: UInt64(ratio))
        let whole = UInt64(ratioOne).multipliedReportingOverflow(by: UInt64(divisor))
        guard !whole.overflow, product.high < whole.partialValue else { return nil }
        let (quotient, remainder) = whole.partialValue.dividingFullWidth(product)
        let rest = whole.partialValue - remainder
        let up = halfUp ? remainder >= rest : remainder > rest
        return Int64(exactly: quotient).flatMap { up ? ($0 == .max ? nil : $0 + 1) : $0 }
    }

    /// Assistance (below 0) a step nearer to bodyweight or a step further from it.
    private static func assisted(_ added: Weight, up: Bool, down: Bool, _ step: Weight) -> Weight {
        guard up || down, step.amount > .zero else { return added }
        let last = added.converted(to: step.unit).amount.millionths
        let (moved, overflow) = last.addingReportingOverflow(
            up ? step.amount.millionths : -step.amount.millionths)
        return overflow ? added : Weight(FixedPoint(millionths: min(0, moved)), step.unit)
    }
}

extension WorkoutExercise {
    /// The top set of this exercise for ``Overload``: its heaviest counted load, with the last RPE
    /// reported at that load; nil where nothing counts.
    public func overloadBasis(_ basis: LoadBasis = .init()) -> OverloadBasis? {
        guard let top = totals(basis).topSet else { return nil }
        let same = sets.filter { set in
            set.isCounted() && set.load.comparable(basis).map { WeightTie.holds($0, top.weight) } == true
        }
        let rpe = same.last(where: { $0.exertion != nil })?.exertion
        return OverloadBasis(load: sets[top.line].load, rpe: rpe.map { $0.high ?? $0.low })
    }
}

extension Weight {
    /// The same weight in another unit, to the nearest millionth; itself where the unit is the same.
    public func converted(to other: WeightUnit) -> Weight {
        other == unit ? self : Weight(FixedPoint(kilograms / other.kilograms), other)
    }

    /// The smallest difference that a barbell with common plates can be loaded by: 2.5 kg or 5 lb.
    public static func commonStep(_ unit: WeightUnit) -> Weight {
        unit == .kg ? Weight(FixedPoint(millionths: 2_500_000), .kg) : Weight(FixedPoint(5), .lb)
    }
}

extension Settings {
    /// The smallest difference that can be loaded with `equipment`: what the settings say, else
    /// 2.5 kg or 5 lb, by `unit` (a load's own), or the settings' where that is nil.
    public func increment(for equipment: Equipment?, unit: WeightUnit? = nil) -> Weight {
        equipment.flatMap { increments[$0] } ?? .commonStep(unit ?? weightUnit)
    }
}

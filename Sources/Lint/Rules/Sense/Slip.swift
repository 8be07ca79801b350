import Documents
import Domain

/// A slip of the keyboard that makes a weight many times what it should be.
enum Slip {
    case tenth, hundredth, tenfold, poundsForKilograms, kilogramsForPounds

    /// The slip that would explain a weight where about `usual` kg was to be expected, with what
    /// should have been written.
    static func of(
        _ kilograms: Double, _ unit: WeightUnit, usual: Double, within range: ClosedRange<Double>
    ) -> (slip: Slip, meant: Weight)? {
        let amount = kilograms / unit.kilograms
        let readings: [(Slip, Weight)] = [
            (.tenth, Weight(rounded(amount / 10), unit)), (.hundredth, Weight(rounded(amount / 100), unit)),
            (.tenfold, Weight(rounded(amount * 10), unit)),
            unit == .kg
                ? (.poundsForKilograms, Weight(rounded(amount), .lb)) : (.kilogramsForPounds, Weight(rounded(amount), .kg)),
        ]
        return readings.first { range.contains($0.1.kilograms / usual) }
    }

    /// What to write instead.
    func help(_ meant: Weight) -> Phrase {
        switch self {
        case .tenth, .hundredth: Phrase("A decimal point may have got lost: `{0}`?", meant.description)
        case .tenfold: Phrase("The decimal point may be one digit too early: `{0}`?", meant.description)
        case .poundsForKilograms:
            Phrase("Pounds for kilograms? `{0}` is {1}.", meant.description, Slip.print(meant.kilograms, .kg))
        case .kilogramsForPounds:
            Phrase("Kilograms for pounds? `{0}` is {1}.", meant.description, Slip.print(meant.kilograms, .lb))
        }
    }

    /// A weight in kg, written in a unit with one decimal at most.
    static func print(_ kilograms: Double, _ unit: WeightUnit) -> String {
        Weight(FixedPoint((kilograms / unit.kilograms * 10).rounded() / 10), unit).description
    }

    static func rounded(_ value: Double) -> FixedPoint { FixedPoint((value * 100).rounded() / 100) }
}

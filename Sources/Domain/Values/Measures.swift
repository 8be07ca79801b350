/// A unit of mass for loads and bodyweight.
public enum WeightUnit: String, CaseIterable, Hashable, Sendable {
    case kg, lb

    /// Kilograms in one unit; the pound is exactly 0.45359237 kg (international yard and pound
    /// agreement, 1959).
    public var kilograms: Double { self == .kg ? 1 : 0.453_592_37 }
}

/// A weight as it was written, in its own unit.
public struct Weight: Hashable, Sendable {
    public var amount: FixedPoint
    public var unit: WeightUnit

    public init(_ amount: FixedPoint, _ unit: WeightUnit) {
        self.amount = amount
        self.unit = unit
    }

    /// The weight in kg.
    public var kilograms: Double { amount.double * unit.kilograms }
}

extension Weight: CustomStringConvertible {
    public var description: String { amount.description + unit.rawValue }
}

/// A unit of distance covered.
public enum DistanceUnit: String, CaseIterable, Hashable, Sendable {
    case m, km, mi, yd, ft

    /// Metres in one unit (international yard and pound agreement, 1959).
    public var metres: Double {
        switch self {
        case .m: 1
        case .km: 1000
        case .mi: 1609.344
        case .yd: 0.9144
        case .ft: 0.3048
        }
    }
}

/// A distance as it was written, in its own unit.
public struct Distance: Hashable, Sendable {
    public var amount: FixedPoint
    public var unit: DistanceUnit

    public init(_ amount: FixedPoint, _ unit: DistanceUnit) {
        self.amount = amount
        self.unit = unit
    }

    /// The distance in metres.
    public var metres: Double { amount.double * unit.metres }
}

extension Distance: CustomStringConvertible {
    public var description: String { amount.description + unit.rawValue }
}

/// A unit of body length: heights and girths.
public enum LengthUnit: String, CaseIterable, Hashable, Sendable {
    case cm, `in`, m

    /// Centimetres in one unit.
    public var centimetres: Double {
        switch self {
        case .cm: 1
        case .in: 2.54
        case .m: 100
        }
    }
}

/// A height or girth as it was written.
public struct Length: Hashable, Sendable {
    public var amount: FixedPoint
    public var unit: LengthUnit

    public init(_ amount: FixedPoint, _ unit: LengthUnit) {
        self.amount = amount
        self.unit = unit
    }

    /// The length in cm.
    public var centimetres: Double { amount.double * unit.centimetres }
}

extension Length: CustomStringConvertible {
    public var description: String { amount.description + unit.rawValue }
}

/// A pace: the time for one stretch of distance, `5:31/km` or `1:45/500m`.
public struct Pace: Hashable, Sendable {
    public var time: TimeSpan
    public var per: Distance

    public init(time: TimeSpan, per: Distance) {
        self.time = time
        self.per = per
    }

    /// Seconds for one kilometre; nil when the stretch is zero.
    public var secondsPerKilometre: Double? {
        per.metres > 0 ? time.seconds / per.metres * 1000 : nil
    }
}

extension Pace: CustomStringConvertible {
    public var description: String {
        let one = per.amount == FixedPoint(1)
        return time.description + "/" + (one ? per.unit.rawValue : per.description)
    }
}

/// A rate of perceived exertion, 1 to 10 in halves (Borg CR10 as lifters use it: 10 is the
/// limit, each point below is about one repetition in reserve).
public struct RPE: Hashable, Comparable, Sendable {
    /// Twice the value, 2 to 20.
    public var halves: UInt8

    /// The RPE, or nil outside 1 to 10.
    public init?(halves: Int) {
        guard (2...20).contains(halves) else { return nil }
        self.halves = UInt8(halves)
    }

    public var value: Double { Double(halves) / 2 }
    public static func < (a: Self, b: Self) -> Bool { a.halves < b.halves }
}

extension RPE: CustomStringConvertible {
    /// `8` or `8.5`.
    public var description: String { String(halves / 2) + (halves % 2 == 1 ? ".5" : "") }
}

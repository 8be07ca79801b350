/// A decimal number kept exactly, as a count of millionths: what a person writes as `82.5`
/// is 82.5 and not a binary neighbour of it.
///
/// Range: ±9.2 × 10¹². Six decimals are kept; no quantity of training or food needs more.
public struct FixedPoint: Hashable, Comparable, Sendable {
    /// The number in millionths.
    public var millionths: Int64

    public init(millionths: Int64) { self.millionths = millionths }

    /// A whole number; values beyond ±9.2 × 10¹² are clamped.
    public init(_ whole: Int) {
        let limit = Int(Int64.max / 1_000_000)
        millionths = Int64(max(-limit, min(limit, whole))) * 1_000_000
    }

    /// The nearest millionth to `value`; infinities are clamped and NaN is zero.
    public init(_ value: Double) {
        let scaled = (value * 1_000_000).rounded()
        guard scaled.isFinite else {
            millionths = scaled.isNaN ? 0 : (scaled < 0 ? -Self.limit : Self.limit)
            return
        }
        millionths = scaled >= 9.2e18 ? Self.limit : scaled <= -9.2e18 ? -Self.limit : Int64(scaled)
    }

    private static let limit = Int64(9_200_000_000_000_000_000)

    /// The value as a binary floating-point number, for formulas.
    public var double: Double { Double(millionths) / 1_000_000 }

    public static let zero = FixedPoint(millionths: 0)
    public static func < (a: Self, b: Self) -> Bool { a.millionths < b.millionths }
}

extension FixedPoint: CustomStringConvertible {
    /// The shortest decimal form with a point: `82.5`, `100`, `-0.25`.
    public var description: String {
        let magnitude = millionths.magnitude
        let whole = magnitude / 1_000_000
        var fraction = magnitude % 1_000_000
        let sign = millionths < 0 ? "-" : ""
        guard fraction != 0 else { return sign + String(whole) }
        var digits = 6
        while fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        let tail = String(fraction)
        return sign + String(whole) + "." + String(repeating: "0", count: digits - tail.count) + tail
    }
}

/// `exp`, `log` and `pow` for the formulas that need them, in Swift alone: the domain imports
/// nothing, and the figures are the same on every machine.
///
/// Accurate to a few units in the last place (tested to 1e-14 against published values).
enum Exponential {
    /// ln 2 in two parts; the first has enough trailing zero bits that its products with an
    /// exponent are exact (Cody and Waite, "Software Manual for the Elementary Functions", 1980).
    private static let ln2High = 0x1.62e42feep-1
    private static let ln2Low = 1.908_214_929_270_587_7e-10

    /// e to the power of `x`. The argument is reduced to ±ln 2 / 2, where fourteen terms of the
    /// Taylor series reach below one unit in the last place.
    static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 710 { return .infinity }
        if x < -750 { return 0 }
        // To the nearest whole number by way of Int: `rounded()` would need libm.
        let power = Double(Int(x * 1.442_695_040_888_963_4 + (x < 0 ? -0.5 : 0.5)))
        let rest = (x - power * ln2High) - power * ln2Low
        var sum = 1.0
        var term = 14.0
        while term > 0 {
            sum = 1 + rest * sum / term
            term -= 1
        }
        return Double(sign: .plus, exponent: Int(power), significand: sum)
    }

    /// The natural logarithm: `2 atanh((m - 1) / (m + 1))` of the significand, brought within
    /// √½ and √2, plus the exponent's share. NaN below zero, -∞ at zero.
    static func log(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x == .infinity { return x }
        var significand = x.significand
        var exponent = Double(x.exponent)
        if significand > 1.414_213_562_373_095 {
            significand /= 2
            exponent += 1
        }
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        var sum = 0.0
        var divisor = 23.0
        while divisor > 0 {
            sum = sum * square + 1 / divisor
            divisor -= 2
        }
        return exponent * ln2High + (exponent * ln2Low + 2 * ratio * sum)
    }

    /// `base` to the power of `exponent`, for a base of 0 or more.
    static func pow(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 0 || base == 1 { return 1 }
        return exp(exponent * log(base))
    }
}

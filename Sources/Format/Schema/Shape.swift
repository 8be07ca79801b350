import Domain

/// What may stand under a key. The one description that parsing, key checks, completion and the
/// JSON Schemas share.
public indirect enum Shape: Sendable {
    /// Text of at most `max` characters.
    case text(max: Int)
    case integer(ClosedRange<Int>)
    /// A plain number from `min` (above it, where `exclusive`) to `max`.
    case decimal(min: Double, exclusive: Bool = false, max: Double)
    case flag
    case choice([String])
    case date, dateTime, time, duration, weight, distance, length, pace, rpe, percent
    /// Grams, or grams per kilogram of bodyweight: `180`, `180 g`, `2g/kg`.
    case macroGoal
    /// An amount in grams (or ml, or a share of a recipe): `30 g`, `250 ml`, `1/4`.
    case servingSize
    /// One of the line grammars.
    case line(LineGrammar)
    case list(Shape)
    case map(@Sendable () -> Record)
    /// A map with free keys.
    case dictionary(keys: String, Shape)
    case either([Shape])
    /// `Name: …` or the long form.
    case named(LineGrammar, long: @Sendable () -> Record)
}

/// The grammars of lines, by the name under which the reference describes them.
public enum LineGrammar: String, CaseIterable, Sendable {
    case set, prescription, food, lap, interval, movement
}

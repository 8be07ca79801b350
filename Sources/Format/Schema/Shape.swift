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
    /// One of some words; `also` are read too, and not offered.
    case choice([String], also: [String] = [])
    case date, dateTime, time, duration, weight, distance, length, pace, rpe, percent
    /// A weight above zero.
    case bodyweight
    /// A percentage from 0 to 100.
    case share
    /// What a set moves, repetitions, and how hard it was, as a set line writes them.
    case load, reps, exertion
    /// A place and a score: `knee 3/10`.
    case pain
    /// Grams, or grams per kilogram of bodyweight: `180`, `180 g`, `2g/kg`.
    case macroGoal
    /// An amount in grams (or ml, or a share of a recipe): `30 g`, `250 ml`, `1/4`.
    case servingSize
    /// A weight of food: `1800 g`, `1.8kg`.
    case foodWeight
    /// An amount to drink: `2.5l`, `750ml`.
    case volume
    /// One of the line grammars.
    case line(LineGrammar)
    /// A list; a single value stands for a list of one.
    case list(Shape, atLeast: Int = 0)
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

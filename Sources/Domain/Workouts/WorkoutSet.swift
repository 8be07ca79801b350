/// What a set was for. Types combine: a drop set taken to failure is both.
public struct SetType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let warmup = SetType(rawValue: 1)
    public static let drop = SetType(rawValue: 2)
    public static let failure = SetType(rawValue: 4)
    public static let amrap = SetType(rawValue: 8)

    /// Each type with the word that files use, in the order in which they are written.
    public static let words: [(type: SetType, word: String)] = [
        (.warmup, "warmup"), (.drop, "drop"), (.failure, "failure"), (.amrap, "amrap"),
    ]
}

/// Whether a set was done.
public enum SetStatus: String, CaseIterable, Hashable, Sendable {
    case completed
    /// To be done: counted in nothing until it is.
    case planned
    /// Attempted and not made: kept, counted in nothing.
    case missed
}

/// The side of a one-sided set; the left and right of a pair are one set in totals.
public enum Side: String, CaseIterable, Hashable, Sendable {
    case left, right
}

/// A pain noted during a set: `pain knee 3/10`.
public struct Pain: Hashable, Sendable {
    public var place: String
    /// 0 (none) to 10.
    public var score: Int

    public init(place: String, score: Int) {
        self.place = place
        self.score = score
    }
}

/// The exertion of a set: reported as one RPE, or a range as a target (`@8-9`).
public struct Exertion: Hashable, Sendable {
    public var low: RPE
    public var high: RPE?

    public init(_ low: RPE, to high: RPE? = nil) {
        self.low = low
        self.high = high
    }
}

extension Exertion: CustomStringConvertible {
    public var description: String {
        high.map { "@\(low)-\($0)" } ?? "@\(low)"
    }
}

/// One line of an exercise: a set, or several alike (`100kg x 5 x 3`).
public struct WorkoutSet: Hashable, Sendable {
    public var load: Load
    public var work: Work
    /// How many sets alike, 1 to 100.
    public var repeats: Int
    public var exertion: Exertion?
    /// A target as a percentage of the training maximum, beside a load: `100kg x 5 @80%`.
    public var percent: FixedPoint?
    public var type: SetType
    public var side: Side?
    /// As written: `3-1-1`, `30X1`.
    public var tempo: String?
    public var rest: TimeSpan?
    public var status: SetStatus
    /// Gear and variation words: `belt`, `straps`, `band`.
    public var gear: [String]
    /// A pause in each repetition: `pause 2s`.
    public var pause: TimeSpan?
    public var pain: Pain?
    /// At most 200 characters.
    public var note: String?

    public init(
        load: Load = .unspecified, work: Work, repeats: Int = 1, exertion: Exertion? = nil,
        percent: FixedPoint? = nil, type: SetType = [], side: Side? = nil, tempo: String? = nil,
        rest: TimeSpan? = nil, status: SetStatus = .completed, gear: [String] = [],
        pause: TimeSpan? = nil, pain: Pain? = nil, note: String? = nil
    ) {
        self.load = load
        self.work = work
        self.repeats = repeats
        self.exertion = exertion
        self.percent = percent
        self.type = type
        self.side = side
        self.tempo = tempo
        self.rest = rest
        self.status = status
        self.gear = gear
        self.pause = pause
        self.pain = pain
        self.note = note
    }

    /// Gear and variation words that a set line may hold.
    public static let gearWords = [
        "belt", "straps", "wraps", "sleeves", "chalk", "grips", "vest", "band", "bands", "chains",
        "block", "deficit", "paused", "beltless", "barefoot", "slow", "strict", "touchngo",
    ]
}

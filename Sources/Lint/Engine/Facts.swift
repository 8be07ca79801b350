import Domain

/// What the rules that compare files need to know of each: small, without text.
public struct Facts: Sendable {
    /// A place in a file.
    public struct Place: Hashable, Sendable {
        public var file: Int32
        public var start: Int32
        public var end: Int32
    }

    /// A session.
    public struct Session: Sendable {
        public var place: Place
        public var wallSeconds: Int64
        public var hasTime: Bool
        /// Seconds; 0 where it is not said.
        public var duration: Int32
    }

    /// The heaviest working set of an exercise in a session.
    public struct Top: Sendable {
        public var place: Place
        public var exercise: Int32
        public var wallSeconds: Int64
        public var kilograms: Float
        public var unit: WeightUnit
    }

    /// A weigh-in.
    public struct WeighIn: Sendable {
        /// The date.
        public var place: Place
        public var weightPlace: Place
        public var day: Int32
        /// Seconds of the day; -1 where no time is said.
        public var time: Int32
        public var kilograms: Double
        public var unit: WeightUnit
    }

    /// A day of meals.
    public struct Day: Sendable {
        public var place: Place
        public var day: Int32
    }

    public var sessions: [Session] = []
    public var tops: [Top] = []
    public var weighIns: [WeighIn] = []
    public var days: [Day] = []

    public init() {}

    public mutating func append(_ other: Facts) {
        sessions += other.sessions
        tops += other.tops
        weighIns += other.weighIns
        days += other.days
    }

    /// Puts everything into the order of files and places, whatever thread found it.
    public mutating func sort() {
        sessions.sort { ($0.wallSeconds, $0.place.file) < ($1.wallSeconds, $1.place.file) }
        tops.sort {
            ($0.exercise, $0.wallSeconds, $0.place.file, $0.place.start) < (
                $1.exercise, $1.wallSeconds, $1.place.file, $1.place.start
            )
        }
        weighIns.sort { ($0.day, $0.time, $0.place.file, $0.place.start) < ($1.day, $1.time, $1.place.file, $1.place.start) }
        days.sort { ($0.day, $0.place.file) < ($1.day, $1.place.file) }
    }
}

/// The kinds of endurance session.
public enum CardioType: String, CaseIterable, Hashable, Sendable {
    case run, bike, row, swim, walk, hike, elliptical
    case stairs, ski, skate, rucking, treadmill, skierg
    case jumpRope = "jump_rope"
    case other
}

/// What a cardio session measured. The session's time is the workout's `duration`.
public struct Cardio: Hashable, Sendable {
    public var type: CardioType
    public var distance: Distance?
    public var pace: Pace?
    /// Average beats per minute.
    public var heartRate: Int?
    /// Highest beats per minute.
    public var maxHeartRate: Int?
    /// Metres (or feet) climbed.
    public var elevation: Distance?
    /// kcal, as a watch or machine said.
    public var calories: Int?
    public var laps: [Lap]
    public var intervals: [Interval]

    public init(
        type: CardioType, distance: Distance? = nil, pace: Pace? = nil, heartRate: Int? = nil,
        maxHeartRate: Int? = nil, elevation: Distance? = nil, calories: Int? = nil,
        laps: [Lap] = [], intervals: [Interval] = []
    ) {
        self.type = type
        self.distance = distance
        self.pace = pace
        self.heartRate = heartRate
        self.maxHeartRate = maxHeartRate
        self.elevation = elevation
        self.calories = calories
        self.laps = laps
        self.intervals = intervals
    }
}

/// One lap: `400m in 1:32`.
public struct Lap: Hashable, Sendable {
    public var distance: Distance
    public var time: TimeSpan

    public init(distance: Distance, time: TimeSpan) {
        self.distance = distance
        self.time = time
    }
}

/// A repeated effort: `6 x 400m in 1:30 rest 90s`, `8 x 30s rest 90s`.
public struct Interval: Hashable, Sendable {
    public var count: Int
    public var distance: Distance?
    public var time: TimeSpan?
    public var rest: TimeSpan?

    public init(count: Int, distance: Distance?, time: TimeSpan?, rest: TimeSpan?) {
        self.count = count
        self.distance = distance
        self.time = time
        self.rest = rest
    }
}

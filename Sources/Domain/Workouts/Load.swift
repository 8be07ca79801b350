/// What was moved in a set.
public enum Load: Hashable, Sendable {
    /// Nothing was said: `12 reps`, `60s`.
    case unspecified
    /// A weight, once or as a pair (`2x20kg`): `count` implements of `weight` each.
    case weight(Weight, count: Int)
    /// Bodyweight, with what was added (`bw+10kg`), taken off (`bw-20kg`, assisted) or nothing.
    case bodyweight(added: Weight?)
    /// A percentage of the exercise's training maximum: `75%`.
    case percent(FixedPoint)
}

extension Load: CustomStringConvertible {
    /// The form that set lines use; empty where nothing was said.
    public var description: String {
        switch self {
        case .unspecified: return ""
        case .weight(let weight, let count):
            return count == 1 ? weight.description : "\(count)x\(weight)"
        case .bodyweight(nil): return "bw"
        case .bodyweight(let added?):
            return "bw" + (added.amount < .zero ? "" : "+") + added.description
        case .percent(let percent): return percent.description + "%"
        }
    }
}

/// What was done with a load: repetitions, a time, a distance.
public enum Work: Hashable, Sendable {
    /// `5`, one number of repetitions.
    case reps(Int)
    /// `8+3+2`: one set with short rests (rest-pause, cluster). Volume counts all, 1RM and rep
    /// records the first part.
    case cluster([Int])
    /// `3/5`: three made of five tried.
    case made(Int, of: Int)
    /// `8,8,7`: that many sets, one number each.
    case each([Int])
    /// `6-8`: a target, in planned sets and templates.
    case range(Int, Int)
    /// `5+`: at least that many, as many as possible.
    case atLeast(Int)
    case time(TimeSpan)
    /// A distance, with the time it took where known.
    case distance(Distance, in: TimeSpan?)
}

extension Work: CustomStringConvertible {
    public var description: String {
        switch self {
        case .reps(let count): String(count)
        case .cluster(let parts): parts.map(String.init).joined(separator: "+")
        case .made(let made, let tried): "\(made)/\(tried)"
        case .each(let counts): counts.map(String.init).joined(separator: ",")
        case .range(let low, let high): "\(low)-\(high)"
        case .atLeast(let count): "\(count)+"
        case .time(let time): time.description
        case .distance(let distance, nil): distance.description
        case .distance(let distance, let time?): "\(distance) in \(time)"
        }
    }
}

import Domain

extension Generator {
    mutating func workout() -> Workout {
        var workout = Workout(date: dateTime())
        workout.id = optionalText(10)
        workout.type = pick(WorkoutType.self)
        workout.name = optionalText(25)
        workout.template = optionalText()
        workout.program = optionalText(20)
        workout.programDay = maybe { $0.int(1...365) }
        workout.duration = maybe { $0.span() }
        workout.rating = maybe { $0.int(1...5) }
        workout.sessionRPE = maybe { $0.rpe() }
        workout.gym = optionalText(10)
        workout.timezone = optionalText(10)
        workout.tags = chance(20) ? some(1...3) { $0.text() } : []
        workout.notes = optionalText(60)
        if workout.type == .cardio || chance(10) { workout.cardio = cardio() }
        if workout.type == .metcon || chance(10) { workout.metcon = metcon() }
        // A lifting session has at least one exercise; the key would be missing otherwise.
        workout.exercises = some(workout.type == .lifting ? 1...4 : 0...2) { $0.workoutExercise() }
        return workout
    }

    mutating func workoutExercise() -> WorkoutExercise {
        // An exercise without sets is none: it is reported and not read.
        WorkoutExercise(
            exercise: name(), superset: maybe(20) { $0.text() }, rest: maybe(20) { $0.span() }, notes: optionalText(30),
            sets: some(1...5) { $0.set() })
    }

    mutating func load() -> Load {
        switch int(0...6) {
        case 0: .unspecified
        case 1: .bodyweight(added: nil)
        case 2:
            .bodyweight(
                added: Weight(FixedPoint(millionths: decimal().millionths * (chance(50) ? 1 : -1)), pick(WeightUnit.self)))
        case 3: .percent(decimal(0...120))
        // Only pairs are written with a count: nobody lifts three dumbbells.
        case 4: .weight(weight(), count: 2)
        default: .weight(weight(), count: 1)
        }
    }

    /// Numbers of repetitions are above zero, and lists have two parts or more: `8+` says something else.
    mutating func work() -> Work {
        switch int(0...10) {
        case 0: return .cluster(some(2...4) { $0.int(1...20) })
        case 1:
            let tried = int(1...12)
            return .made(int(0...tried), of: tried)
        case 2: return .each(some(2...4) { $0.int(1...200) })
        case 3:
            let low = int(1...20)
            return .range(low, low + int(0...10))
        case 4: return .atLeast(int(1...20))
        case 5: return .time(span())
        case 6: return .distance(distance(), in: maybe { $0.span() })
        default: return .reps(int(1...200))
        }
    }

    mutating func exertion() -> Exertion {
        let low = int(2...19)
        guard chance(20), let first = RPE(halves: low), let second = RPE(halves: int((low + 1)...20)) else {
            return Exertion(rpe())
        }
        return Exertion(first, to: second)
    }

    mutating func types() -> SetType { chance(60) ? [] : SetType(rawValue: UInt8(int(0...15))) }

    mutating func set() -> WorkoutSet {
        var set = WorkoutSet(load: load(), work: work(), repeats: chance(70) ? 1 : int(1...100))
        set.exertion = maybe { $0.exertion() }
        // `5 reps @80%` is eighty per cent of the training maximum as a load, so a target needs a load.
        if set.load != .unspecified { set.percent = maybe(10) { $0.decimal(0...120) } }
        set.type = types()
        set.side = maybe(10) { $0.pick(Side.self) }
        set.tempo = maybe(15) { $0.chance(60) ? $0.pick(["3-1-1", "30X1", "planned"]) : $0.text() }
        set.rest = maybe(20) { $0.span() }
        set.status = chance(75) ? .completed : pick(SetStatus.self)
        set.gear = chance(20) ? some(1...3) { $0.chance(80) ? $0.pick(WorkoutSet.gearWords) : $0.text() } : []
        set.pause = maybe(10) { $0.span() }
        // A pain has a place, and blanks around it are none of it: the score alone could be anything.
        set.pain = maybe(10) { Pain(place: $0.chance(50) ? "knee" : $0.trimmedText(), score: $0.int(0...10)) }
        set.note = maybe(30) { $0.text() }
        return set
    }

    mutating func cardio() -> Cardio {
        var cardio = Cardio(type: pick(CardioType.self))
        cardio.distance = maybe { $0.distance() }
        // A pace over no distance is none.
        cardio.pace = maybe {
            Pace(time: $0.span(), per: Distance($0.chance(60) ? FixedPoint(1) : $0.positive(), $0.pick(DistanceUnit.self)))
        }
        cardio.heartRate = maybe { $0.int(20...250) }
        cardio.maxHeartRate = maybe { $0.int(20...250) }
        cardio.elevation = maybe { $0.distance() }
        cardio.calories = maybe { $0.int(0...20_000) }
        cardio.laps = some(0...2) { Lap(distance: $0.distance(), time: $0.span()) }
        cardio.intervals = some(0...2) { generator in
            // An interval has a distance or a time, else it says nothing to do.
            let time = generator.maybe(50) { $0.span() }
            return Interval(
                count: generator.int(1...1000), distance: time == nil || generator.chance(50) ? generator.distance() : nil,
                time: time,
                rest: generator.maybe { $0.span() })
        }
        return cardio
    }

    mutating func metcon() -> Metcon {
        var metcon = Metcon(type: pick(MetconType.self))
        metcon.rounds = maybe { $0.int(0...1000) }
        metcon.result = optionalText()
        metcon.movements = some(0...3) { generator in
            // A scheme follows its load, so one that begins with a load or an `x` says that instead.
            Movement(
                exercise: generator.name(), load: generator.load(),
                scheme: generator.pick(["21-15-9", "12", "400m", "", "15 each side", "1:30"]))
        }
        return metcon
    }

    mutating func template() -> Template {
        Template(
            id: optionalText(10), name: name(), names: names(), category: pick(TemplateCategory.self),
            description: optionalText(),
            created: maybe { $0.date() }, lastUsed: maybe { $0.date() },
            // No exercise, or one that asks for nothing, is no template.
            exercises: some(1...4) { generator in
                TemplateExercise(
                    exercise: generator.name(), superset: generator.maybe(20) { $0.text() },
                    rest: generator.maybe(20) { $0.span() },
                    notes: generator.optionalText(25), prescriptions: generator.some(1...3) { $0.prescription() })
            })
    }

    mutating func prescription() -> Prescription {
        var line = Prescription(sets: int(1...10), work: work(), load: load())
        line.exertion = maybe { $0.exertion() }
        // A percentage beside no load, or beside another percentage, is the load.
        switch line.load {
        case .unspecified, .percent: break
        default: line.percent = maybe(10) { $0.decimal(0...120) }
        }
        line.type = types()
        line.tempo = maybe(15) { $0.chance(60) ? $0.pick(["3-1-1", "30X1"]) : $0.text() }
        line.rest = maybe(20) { $0.span() }
        line.note = maybe(25) { $0.text() }
        return line
    }

    mutating func names() -> [String: String] {
        guard chance(25) else { return [:] }
        return Dictionary(
            distinct(1...3) { $0.pick(["tr", "de", "no", "en-GB"]) }.map { ($0, text()) }, uniquingKeysWith: { a, _ in a })
    }
}

import Documents
import Domain

/// The keys of a cardio session.
enum CardioFormat {
    static let cardioType = Field(
        "cardio_type", .choice(CardioType.allCases.map(\.rawValue)),
        "The kind of endurance session; every cardio workout says it.")
    static let distance = Field("distance", .distance, "How far: 5.2km, 400m, 3mi. A bare number has the unit of the settings.")
    static let pace = Field(
        "pace", .pace, "The pace: 5:31/km. Left out, distance and duration give it; given as well, the two must agree.")
    static let heartRate = Field("heart_rate", .integer(20...250), "Average beats per minute.")
    static let maxHeartRate = Field("max_heart_rate", .integer(20...250), "Highest beats per minute.")
    static let elevation = Field("elevation", .distance, "How much was climbed: 120m.")
    static let calories = Field("calories", .integer(0...20_000), "kcal, as a watch or machine said.")
    static let laps = Field("laps", .list(.line(.lap)), "Laps, one line each: 400m in 1:32.")
    static let intervals = Field("intervals", .list(.line(.interval)), "Repeated efforts: 6 x 400m in 1:30 rest 90s.")

    /// The cardio part of a workout; nil where its type is not said.
    static func read(_ map: MapReader) -> Cardio? {
        guard map.value(cardioType) != 0, let type = map.choice(cardioType, CardioType.self) else { return nil }
        var cardio = Cardio(type: type)
        cardio.distance = map.distance(distance)
        cardio.pace = map.parse(pace, ScalarParsing.pace)
        cardio.heartRate = map.integer(heartRate)
        cardio.maxHeartRate = map.integer(maxHeartRate)
        cardio.elevation = map.parse(elevation) { bytes throws(ScalarProblem) in
            try ScalarParsing.distance(bytes, Units(distance: .m))
        }
        cardio.calories = map.integer(calories)
        cardio.laps = map.items(laps).compactMap { map.reader.line($0, CardioLines.lap) }
        cardio.intervals = map.items(intervals).compactMap { map.reader.line($0, CardioLines.interval) }
        return cardio
    }

    static func write(_ cardio: Cardio, _ entries: inout Entries) {
        entries.word(cardioType, cardio.type)
        entries.value(distance, cardio.distance)
        entries.value(pace, cardio.pace)
        entries.number(heartRate, cardio.heartRate)
        entries.number(maxHeartRate, cardio.maxHeartRate)
        entries.value(elevation, cardio.elevation)
        entries.number(calories, cardio.calories)
        if !cardio.laps.isEmpty {
            entries.outline(laps, .list(cardio.laps.map { .typed("\($0.distance) in \($0.time)") }))
        }
        if !cardio.intervals.isEmpty { entries.outline(intervals, .list(cardio.intervals.map { .typed(print($0)) })) }
    }

    private static func print(_ interval: Interval) -> String {
        var text = "\(interval.count) x "
        switch (interval.distance, interval.time) {
        case (let distance?, let time?): text += "\(distance) in \(time)"
        case (let distance?, nil): text += distance.description
        case (nil, let time?): text += time.description
        case (nil, nil): break
        }
        if let rest = interval.rest { text += " rest \(rest)" }
        return text
    }
}

extension Reader {
    /// Reads one line with a grammar; its problems become findings.
    func line<T>(_ node: NodeID, _ read: (Bytes, inout [LineProblem]) -> T?) -> T? {
        if isFlooded { return nil }
        guard tree[node].kind == .scalar else {
            if tree[node].kind == .null {
                reportEmptyItem(node)
            } else {
                report(
                    "wrong-type", node, "A line of text was expected here, not a list or group.",
                    help: "Write it as one line, without brackets.")
            }
            return nil
        }
        var problems: [LineProblem] = []
        let value = read(tree.bytes(node), &problems)
        report(problems, in: node)
        return value
    }
}

/// The keys of a metcon session.
enum MetconFormat {
    static let metconType = Field(
        "metcon_type", .choice(MetconType.allCases.map(\.rawValue)), "The format of the metcon; every metcon says it.")
    static let rounds = Field("rounds", .integer(0...1000), "Whole rounds completed.")
    static let result = Field("result", .text(max: 200), "The result in words: 7 rounds + 12 reps.")
    static let movements = Field("movements", .list(.named(.movement, long: { movementRecord })), "What a round is made of.")

    static let exercise = Field("exercise", .text(max: 100), required: true, "The exercise, by any of its names.")
    static let load = Field("load", .text(max: 40), "The load: 43kg.")
    static let scheme = Field("scheme", .text(max: 60), "The repetitions: 21-15-9, 12, 400m.")
    static let movementRecord = Record("a movement", "A movement of a metcon.", [exercise, load, scheme])

    static func read(_ map: MapReader) -> Metcon? {
        guard map.value(metconType) != 0, let type = map.choice(metconType, MetconType.self) else { return nil }
        var metcon = Metcon(type: type)
        metcon.rounds = map.integer(rounds)
        metcon.result = map.text(result)
        for item in map.items(movements) {
            if let movement = movement(item, map.reader) { metcon.movements.append(movement) }
        }
        return metcon
    }

    private static func movement(_ node: NodeID, _ reader: Reader) -> Movement? {
        guard let entry = reader.named(node, movementRecord, name: exercise, lines: scheme) else { return nil }
        let unit = reader.units.weight
        switch entry {
        case .bare(let name): return bare(reader.tree.text(name), unit)
        case .short(let name, let value):
            let name = reader.tree.text(name)
            if reader.tree[value].kind == .null { return Movement(exercise: name, load: .unspecified, scheme: "") }
            return reader.line(value) { bytes, _ in CardioLines.movement(name, bytes, unit: unit) }
        case .long(let map):
            guard let name = map.text(exercise) else { return nil }
            var line = [map.text(load), map.text(scheme)].compactMap { $0 }.joined(separator: " ")
            return line.withUTF8 { CardioLines.movement(name, $0, unit: unit) }
        }
    }

    /// Markdown's `Thruster: 43kg 21-15-9`, or a name alone.
    private static func bare(_ text: String, _ unit: WeightUnit) -> Movement {
        guard let colon = text.firstIndex(of: ":") else { return Movement(exercise: text, load: .unspecified, scheme: "") }
        var rest = String(text[text.index(after: colon)...])
        let name = String(text[..<colon])
        return rest.withUTF8 { CardioLines.movement(name, $0, unit: unit) }
    }

    static func write(_ metcon: Metcon, _ entries: inout Entries, long: Bool) {
        entries.word(metconType, metcon.type)
        entries.number(rounds, metcon.rounds)
        entries.text(result, metcon.result)
        guard !metcon.movements.isEmpty else { return }
        entries.outline(
            movements,
            .list(
                metcon.movements.map { movement in
                    let line = [SetLine.print(movement.load), movement.scheme].filter { !$0.isEmpty }
                    if !long, !line.isEmpty, WorkoutFormat.canBeKey(movement.exercise, exercise), !movement.exercise.contains(":")
                    {
                        return .map([.init(movement.exercise, .typed(line.joined(separator: " ")))])
                    }
                    var entries = Entries()
                    entries.text(exercise, movement.exercise)
                    let head = SetLine.print(movement.load)
                    if !head.isEmpty { entries.typed(load, head) }
                    if !movement.scheme.isEmpty { entries.text(scheme, movement.scheme) }
                    return entries.map
                }))
    }
}

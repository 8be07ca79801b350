import Documents
import Domain

/// What a template asks of an exercise: a line, or the long form with keys.
enum PrescriptionFormat {
    static let line = Field("set", .line(.prescription), "The line, where notes stand beside it.")
    static let count = Field("count", .integer(1...10), "How many sets.")
    static let notes = Field("notes", .text(max: 200), "Notes on the sets.")
    static let record = Record(
        "a line of a template", "What is to be done, with its keys.",
        [
            line, count, SetFormat.reps, SetFormat.time, SetFormat.distance, SetFormat.load, SetFormat.rpe, SetFormat.percent,
            SetFormat.setType, SetFormat.tempo, SetFormat.rest, notes,
        ], requirements: [.some([SetFormat.reps, SetFormat.time, SetFormat.distance, line])])

    static func read(_ node: NodeID, _ reader: Reader) -> Prescription? {
        let unit = reader.units.weight
        guard reader.tree[node].kind == .map else {
            return reader.line(node) { PrescriptionLine.parse($0, unit: unit, problems: &$1) }
        }
        if let bytes = reader.rejoined(node, record: record) {
            var problems: [LineProblem] = []
            defer { reader.report(problems, in: node) }
            return PrescriptionLine.parse(bytes, unit: unit, problems: &problems)
        }
        guard let map = MapReader(reader, node, record), let parts = head(map) else { return nil }
        var problems: [LineProblem] = []
        var text = parts.map(\.text).joined(separator: " ")
        let parsed = text.withUTF8 { PrescriptionLine.parse($0, unit: unit, problems: &problems) }
        reader.report(problems, in: node, parts)
        guard var result = parsed else { return nil }
        if let tempo = map.text(SetFormat.tempo) { result.tempo = tempo }
        if let rest = map.duration(SetFormat.rest) { result.rest = rest }
        if let notes = map.text(notes) { result.note = result.note.map { $0 + "\n" + notes } ?? notes }
        return result
    }

    /// The keys that the line can say, as parts of a line with their places.
    private static func head(_ map: MapReader) -> [(text: String, node: NodeID)]? {
        var parts: [(text: String, node: NodeID)] = []
        func add(_ text: String, _ field: Field) { parts.append((text, map.value(field))) }
        if let line = map.text(line) { add(line, self.line) }
        let sets = "\(map.integer(count) ?? 1) x"
        if let reps = map.text(SetFormat.reps) {
            add(sets, count)
            add(reps, SetFormat.reps)
        } else if let distance = map.distance(SetFormat.distance) {
            add(sets, count)
            add(SetLine.print(.distance(distance, in: map.duration(SetFormat.time))), SetFormat.distance)
        } else if let time = map.duration(SetFormat.time) {
            add(sets, count)
            add(SetLine.print(.time(time)), SetFormat.time)
        }
        if parts.isEmpty {
            map.missing(SetFormat.reps)
            return nil
        }
        if let load = map.text(SetFormat.load) { add(load.hasSuffix("%") ? "@" + load : load, SetFormat.load) }
        if let rpe = map.text(SetFormat.rpe) { add("@" + rpe, SetFormat.rpe) }
        if let percent = map.parse(SetFormat.percent, ScalarParsing.percent) { add("@\(percent)%", SetFormat.percent) }
        for type in map.items(SetFormat.setType) { parts.append((map.reader.tree.text(type), type)) }
        return parts
    }

    // MARK: Writing

    static func write(_ value: Prescription, long: Bool) -> Outline {
        let line = PrescriptionLine.print(value)
        if !long, SetFormat.readsBack(line, value, { PrescriptionLine.parse($0, unit: .kg, problems: &$1) }) {
            return .typed(line)
        }
        var entries = Entries()
        entries.number(count, value.sets)
        switch value.work {
        case .time(let span): entries.value(SetFormat.time, span)
        case .distance(let far, let span):
            entries.value(SetFormat.distance, far)
            entries.value(SetFormat.time, span)
        case .reps(let count): entries.number(SetFormat.reps, count)
        default: entries.typed(SetFormat.reps, value.work.description)
        }
        let load = SetLine.print(value.load)
        if !load.isEmpty { entries.typed(SetFormat.load, load) }
        if let exertion = value.exertion { entries.typed(SetFormat.rpe, String(exertion.description.dropFirst())) }
        if let share = value.percent { entries.typed(SetFormat.percent, "\(share)%") }
        entries.texts(SetFormat.setType, SetType.words.filter { value.type.contains($0.type) }.map(\.word))
        entries.text(SetFormat.tempo, value.tempo)
        entries.value(SetFormat.rest, value.rest)
        entries.text(notes, value.note)
        return entries.map
    }
}

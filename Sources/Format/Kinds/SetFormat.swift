import Documents
import Domain

/// A set as an item of a list: a line, or the long form with keys.
enum SetFormat {
    static let line = Field("set", .line(.set), "The set as a line, where notes stand beside it.")
    static let load = Field("load", .load, "What was moved: 80kg, 175lb, bw, bw+10kg, bw-20kg, 75%.")
    static let reps = Field("reps", .reps, "Repetitions: 8, 8+3+2, 3/5, 6-8.")
    static let time = Field("time", .duration, "How long.")
    static let distance = Field("distance", .distance, "How far.")
    static let count = Field("count", .integer(1...100), "How many sets alike.")
    static let rpe = Field("rpe", .exertion, "The exertion, 1 to 10 in halves; a target may be a range: 8-9.")
    static let percent = Field("percent", .percent, "A target in percent of the training maximum.")
    static let setType = Field(
        "set_type", .list(.choice(SetType.words.map(\.word), also: ["dropset", "fail"])),
        "What the set was for; left out, it is a working set.")
    static let side = Field(
        "side", .choice(Side.allCases.map(\.rawValue)), "The side of a one-sided set; the left and right of a pair count as one.")
    static let tempo = Field("tempo", .text(max: 40), "The tempo: 3-1-1.")
    static let gear = Field("gear", .list(.text(max: 40)), "Gear and variation words: belt, straps, paused.")
    static let pause = Field("pause", .duration, "A pause in each repetition.")
    static let rest = Field("rest", .duration, "The rest after the set.")
    static let pain = Field("pain", .pain, "A place and a score: knee 3/10.")
    static let status = Field(
        "status", .choice(SetStatus.allCases.map(\.rawValue)),
        "Whether it was done; left out, it was completed. Planned and missed sets count in nothing.")
    static let notes = Field("notes", .text(max: 200), "Notes on the set.")

    static let record = Record(
        "a set", "A set with its keys.",
        [line, load, reps, time, distance, count, rpe, percent, setType, side, tempo, gear, pause, rest, pain, status, notes],
        requirements: [.some([reps, time, distance, line])])

    static func read(_ node: NodeID, _ reader: Reader) -> WorkoutSet? {
        let tree = reader.tree
        if reader.isFlooded { return nil }
        switch tree[node].kind {
        case .scalar: return read(node, tree.bytes(node), reader)
        case .map:
            if let bytes = reader.rejoined(node, record: record) { return read(node, bytes, reader) }
            if isSplitLine(node, reader) { return nil }
            return readLong(node, reader)
        case .null:
            if !tree.truncated {
                reader.reportEmpty("set-syntax", node, "This list item is empty.", expected: LineGrammar.set.example)
            }
            return nil
        case .sequence:
            reader.report(
                "wrong-type", node, "A set was expected here, not a list.", expected: LineGrammar.set.example,
                help: "Write each set on a line of its own behind a single `- `, without `[` and `]`.")
            return nil
        }
    }

    private static func read(_ node: NodeID, _ bytes: Bytes, _ reader: Reader) -> WorkoutSet? {
        var problems: [LineProblem] = []
        let mark = reader.tree[node].mark
        let set = SetLine.parse(bytes, unit: reader.units.weight, problems: &problems)
        if !problems.isEmpty {
            explainCommas(node, reader, &problems)
            reader.report(problems, in: node)
        }
        guard var set else { return nil }
        switch mark {
        case .planned: set.status = .planned
        case .missed: set.status = .missed
        case .done, .none: break
        }
        return set
    }

    /// A flow list cuts lines at commas: what is left of one is digits only. The rest of a run of such
    /// pieces goes with the first.
    private static func explainCommas(_ node: NodeID, _ reader: Reader, _ problems: inout [LineProblem]) {
        let bytes = reader.tree.bytes(node).trimmed
        let (source, span) = (reader.tree.source.bytes, reader.tree.span(node))
        guard isDigits(bytes), let run = FlowRun(source, span) else { return }
        problems = []
        guard span == run.first else { return }
        let whole = source.part(run.line.start, run.line.end).string
        reader.findings.append(
            Finding(
                "flow-comma", at: span, Phrase("Between `[` and `]` a comma ends an item, so `{0}` stands alone.", bytes.string),
                expected: "the line in quotes, or each line below the other behind `- `",
                help: Phrase("Write: {0}", YAMLPrinter.quoted(whole)),
                fix: [Edit(run.line, YAMLPrinter.quoted(whole))]))
    }

    static func isDigits(_ bytes: Bytes) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    }

    /// `{80kg x 8, 7}`: keys without values are a line that a comma has cut.
    private static func isSplitLine(_ node: NodeID, _ reader: Reader) -> Bool {
        let tree = reader.tree
        guard tree[node].style == .flow, tree[node].length > 0 else { return false }
        let key = tree.firstChild(node)
        guard tree[tree[key].next].kind == .null, record.field(tree.bytes(key)) == nil else { return false }
        let span = tree.span(node)
        let text = tree.source.slice(Span(span.start + 1, max(span.start + 1, span.end - 1))).trimmed.string
        let line = tree.bodyStart.map { span.start >= $0 } == true ? text : YAMLPrinter.scalar(text)
        reader.report(
            "flow-comma", node, "Curly brackets hold keys with values, and this is a line.",
            expected: LineGrammar.set.example, help: Phrase("Write it without them: {0}", line), fix: line)
        return true
    }

    private static func readLong(_ node: NodeID, _ reader: Reader) -> WorkoutSet? {
        guard let map = MapReader(reader, node, record), let parts = head(map) else { return nil }
        var text = parts.map(\.text).joined(separator: " ")
        var problems: [LineProblem] = []
        let parsed = text.withUTF8 { SetLine.parse($0, unit: reader.units.weight, problems: &problems) }
        reader.report(problems, in: node, parts)
        guard var set = parsed else { return nil }
        if let tempo = map.text(tempo) { set.tempo = tempo }
        set.gear += map.texts(gear, max: 40)
        if let pause = map.duration(pause) { set.pause = pause }
        if let rest = map.duration(rest) { set.rest = rest }
        if let pain = map.parse(pain, self.pain(of:)) { set.pain = pain }
        if let status = map.choice(status, SetStatus.self) { set.status = status }
        if let notes = map.text(notes) { set.note = set.note.map { $0 + "\n" + notes } ?? notes }
        if reader.tree[node].mark == .planned { set.status = .planned }
        if reader.tree[node].mark == .missed { set.status = .missed }
        return set
    }

    /// The keys that a line can say, as parts of a line with their places; nil where they say too little.
    private static func head(_ map: MapReader) -> [(text: String, node: NodeID)]? {
        var parts: [(text: String, node: NodeID)] = []
        func add(_ text: String, _ field: Field) { parts.append((text, map.value(field))) }
        if let line = map.text(line) { add(line, self.line) }
        let isLine = !parts.isEmpty
        let load = map.text(load)
        let reps = map.text(reps)
        let span = reps == nil && map.value(distance) == 0 ? map.duration(time) : nil
        let far = reps == nil ? map.distance(distance).map { SetLine.print(.distance($0, in: map.duration(time))) } : nil
        if reps != nil, map.value(time) != 0 || map.value(distance) != 0 {
            map.reader.report(
                "set-syntax", map.value(map.value(time) != 0 ? time : distance),
                "A set has repetitions, or a time or distance; only `reps` is read here.", expected: "reps, or time and distance",
                help: "Leave one of them out, or write it into `notes:`.")
        }
        guard isLine || load != nil || reps != nil || span != nil || far != nil else {
            map.missing(self.reps)
            return nil
        }
        if load != nil, reps == nil, span == nil, far == nil, !isLine {
            map.missing(self.reps)
            return nil
        }
        if let load { add(reps != nil || span != nil || far != nil ? load + " x" : load, self.load) }
        if let reps { add(load == nil ? reps + " reps" : reps, self.reps) }
        if let span { add(SetLine.print(.time(span)), time) }
        if let far { add(far, distance) }
        if let count = map.integer(count), count > 1 { add("x \(count)", self.count) }
        if let rpe = map.text(rpe) { add("@" + rpe, self.rpe) }
        if let percent = map.parse(percent, ScalarParsing.percent) { add("@\(percent)%", self.percent) }
        for type in map.items(setType) { parts.append((map.reader.tree.text(type), type)) }
        if let side = map.choice(side, Side.self) { add(side.rawValue, self.side) }
        return parts
    }

    private static func pain(of bytes: Bytes) throws(ScalarProblem) -> Pain {
        let text = bytes.string
        if let blank = text.unicodeScalars.lastIndex(of: " "), blank > text.startIndex,
            let score = Int(text[blank...].dropFirst().prefix { $0 != "/" }), (0...10).contains(score)
        {
            return Pain(place: String(text[..<blank]), score: score)
        }
        throw ScalarProblem(
            message: Phrase("`{0}` is not a place and a score.", bytes.string), expected: "a place and a score: knee 3/10")
    }

    // MARK: Writing

    /// Whether a set can be one line without losing anything: the grammar itself is asked.
    static func fitsLine(_ set: WorkoutSet) -> Bool {
        readsBack(SetLine.print(set), set) { SetLine.parse($0, unit: .kg, problems: &$1) }
    }

    /// Whether a line is on one line and reads back as what it was printed from.
    static func readsBack<T: Equatable>(_ line: String, _ value: T, _ read: (Bytes, inout [LineProblem]) -> T?) -> Bool {
        guard !line.utf8.contains(where: { $0 < 32 }) else { return false }
        var line = line
        var problems: [LineProblem] = []
        return line.withUTF8 { read($0, &problems) } == value && problems.allSatisfy { $0.code == "too-long" }
    }

    /// Whether no blank stands at either end.
    static func isTrimmed(_ text: String) -> Bool {
        text.utf8.first.map { !$0.isBlank } != false && text.utf8.last.map { !$0.isBlank } != false
    }

    static func write(_ set: WorkoutSet, long: Bool) -> Outline {
        if !long, fitsLine(set) { return .typed(SetLine.print(set)) }
        var entries = Entries()
        let head = SetLine.print(set.load)
        if !head.isEmpty { entries.typed(load, head) }
        switch set.work {
        case .time(let span): entries.value(time, span)
        case .distance(let far, let span):
            entries.value(distance, far)
            entries.value(time, span)
        case .reps(let count): entries.number(reps, count)
        default: entries.typed(reps, set.work.description)
        }
        if set.repeats > 1 { entries.number(count, set.repeats) }
        if let exertion = set.exertion {
            let text = String(exertion.description.dropFirst())
            entries.list.append(.init(rpe.name, exertion.high == nil ? .number(text) : .text(text)))
        }
        if let share = set.percent { entries.typed(percent, "\(share)%") }
        entries.texts(setType, SetType.words.filter { set.type.contains($0.type) }.map(\.word))
        entries.word(side, set.side)
        entries.text(tempo, set.tempo)
        entries.texts(gear, set.gear)
        entries.value(pause, set.pause)
        entries.value(rest, set.rest)
        if let score = set.pain { entries.typed(pain, "\(score.place) \(score.score)/10") }
        if set.status != .completed { entries.word(status, set.status) }
        entries.text(notes, set.note)
        return entries.map
    }
}

import Documents
import Domain
import Format

/// What a rule knows about the entry that it looks at, and where it reports.
public final class EntryContext {
    public let reader: Reader
    public let definitions: Definitions
    public let settings: Settings
    public let today: CivilDate
    /// The file's path from the root.
    @exclusivity(unchecked) public internal(set) var path = ""
    @exclusivity(unchecked) public internal(set) var entry = ReadEntity(entity: .bodyweight([]), node: 0, places: [])
    /// The date in the file's name.
    @exclusivity(unchecked) public internal(set) var fileDate: CivilDate?
    @exclusivity(unchecked) var file: Int32 = 0
    @exclusivity(unchecked) var facts = Facts()
    @exclusivity(unchecked) var found: [(finding: Finding, severity: Severity?)] = []
    @exclusivity(unchecked) private var foods: FoodResolver
    @exclusivity(unchecked) private var exercisePlaces: [String: Int32] = [:]
    @exclusivity(unchecked) private var meanings: [String: FoodMeaning] = [:]
    @exclusivity(unchecked) private var hints: NameHints

    init(reader: Reader, definitions: Definitions, settings: Settings, today: CivilDate) {
        self.reader = reader
        self.definitions = definitions
        self.settings = settings
        self.today = today
        foods = FoodResolver(definitions.library)
        hints = NameHints(definitions.library)
    }

    public var library: Library { definitions.library }
    public var tree: Tree { reader.tree }

    /// Reports something about a node, or a part of it.
    func report(
        _ code: Code, _ node: NodeID, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil,
        related: Finding.Related? = nil, fix: String? = nil, severity: Severity? = nil
    ) {
        report(
            code, at: tree.span(node), message, expected: expected, help: help, related: related, fix: fix,
            severity: severity)
    }

    func report(
        _ code: Code, at span: Span, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil,
        related: Finding.Related? = nil, fix: String? = nil, severity: Severity? = nil
    ) {
        let edits = fix.map { [Edit(span, $0)] } ?? []
        found.append(
            (Finding(code, at: span, message, expected: expected, help: help, related: related, fix: edits), severity))
    }

    /// The node of a value of the entry by its key; the entry itself where there is none.
    func node(_ key: StaticString) -> NodeID {
        let found = tree.value(entry.node, key)
        return found == 0 ? entry.node : found
    }

    /// Whether the entry has the key.
    func has(_ key: StaticString) -> Bool { tree.value(entry.node, key) != 0 }

    /// The place of a line, `line` from 0, of the part `part` from 0 (an exercise, a meal).
    func lineNode(_ part: Int, _ line: Int) -> NodeID {
        guard entry.places.indices.contains(part), entry.places[part].indices.contains(line + 1) else { return entry.node }
        return entry.places[part][line + 1]
    }

    /// The place of a part's name.
    func nameNode(_ part: Int) -> NodeID {
        guard entry.places.indices.contains(part), let first = entry.places[part].first else { return entry.node }
        return first
    }

    /// The place of an exercise in the library; remembered, since logs name few exercises often.
    func exercisePlace(_ name: String) -> Int? {
        if let known = exercisePlaces[name] { return known < 0 ? nil : Int(known) }
        let place = library.exerciseNames[name]
        exercisePlaces[name] = Int32(place ?? -1)
        return place
    }

    func exercise(_ name: String) -> Exercise? { exercisePlace(name).map { library.exercises[$0] } }

    /// What a meal line means; remembered, since people eat the same things often.
    func meaning(_ phrase: String) -> FoodMeaning {
        if let known = meanings[phrase] { return known }
        let meaning = foods.resolve(phrase)
        if meanings.count < 50_000 { meanings[phrase] = meaning }
        return meaning
    }

    /// What an unknown name may have meant.
    func hint(_ name: String, _ kind: Kind) -> NameHint { hints.hint(name, kind) }

    /// The place of a node, for the rules that compare files.
    func place(_ node: NodeID) -> Facts.Place { place(tree.span(node)) }

    func place(_ span: Span) -> Facts.Place {
        Facts.Place(file: file, start: Int32(clamping: span.start), end: Int32(clamping: span.end))
    }
}

/// Where the rules that compare files report.
public final class FolderContext {
    public let definitions: Definitions
    public let settings: Settings
    public let today: CivilDate
    /// The path of a file by its number.
    let path: (Int32) -> String
    var found: [(file: Int32, finding: Finding)] = []
    /// The numbers of the files that related places lie in.
    private(set) var files: [String: Int32] = [:]

    init(definitions: Definitions, settings: Settings, today: CivilDate, path: @escaping (Int32) -> String) {
        self.definitions = definitions
        self.settings = settings
        self.today = today
        self.path = path
    }

    func report(
        _ code: Code, _ place: Facts.Place, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil,
        related: Facts.Place? = nil, relatedMessage: Phrase = "The other one is here."
    ) {
        var finding = Finding(
            code, at: Span(Int(place.start), Int(place.end)), message, expected: expected, help: help)
        if let related {
            let span = Span(Int(related.start), Int(related.end))
            finding.related =
                related.file == place.file
                ? .init(span: span, message: relatedMessage)
                : .init(path: path(related.file), span: span, message: relatedMessage)
            files[path(related.file)] = related.file
        }
        found.append((place.file, finding))
    }
}

import Documents
import Domain

/// The units that bare numbers stand for.
public struct Units: Hashable, Sendable {
    public var weight: WeightUnit
    public var distance: DistanceUnit
    public var length: LengthUnit

    public init(weight: WeightUnit = .kg, distance: DistanceUnit = .km, length: LengthUnit = .cm) {
        self.weight = weight
        self.distance = distance
        self.length = length
    }

    public init(_ settings: Settings) {
        self.init(weight: settings.weightUnit, distance: settings.distanceUnit, length: settings.lengthUnit)
    }
}

/// Reads documents of either carrier into domain values. One reader serves one thread, file after
/// file; what it hands out is valid until it reads the next.
public final class Reader {
    public let tree = Tree()
    @exclusivity(unchecked) public internal(set) var findings: [Finding] = []
    /// Parts of a Markdown body that no key takes up: titles, tags, check boxes of foods, stray text.
    var passedOver: [Span] = []
    /// What the folder's settings say.
    public var folderUnits: Units
    /// The units in force in this file.
    @exclusivity(unchecked) var units: Units
    private let yaml = YAMLReader()
    /// From where on the YAML can't be trusted, behind a slip in it.
    private var doubt: Int?
    private var intake: Intake?

    public init(units: Units = Units()) {
        folderUnits = units
        self.units = units
    }

    deinit { intake?.release() }

    /// Whether so much is wrong that more of it tells nothing: lines are passed over from here on.
    var isFlooded: Bool { findings.count >= 5000 }

    /// Adds a finding about a node.
    func report(
        _ code: Code, _ node: NodeID, _ message: Phrase, expected: Phrase? = nil, help: Phrase? = nil,
        fix: String? = nil
    ) {
        let span = tree.span(node)
        findings.append(
            Finding(
                code, at: span, message, expected: expected, help: help,
                fix: fix.map { [Edit(span, $0)] } ?? []))
    }

    /// A key that stands in its map for the second time.
    func reportDoubled(_ key: NodeID, in map: NodeID) {
        var first = tree.firstChild(map)
        let bytes = tree.bytes(key)
        var steps = 0
        while first != key, first != 0, steps < 100, !tree.bytes(first).elementsEqual(bytes) {
            first = tree[tree[first].next].next
            steps += 1
        }
        let isFound = first != key && tree.bytes(first).elementsEqual(bytes)
        findings.append(
            Finding(
                "duplicate-key", at: tree.span(key), Phrase("The key `{0}` stands here a second time.", tree.text(key)),
                expected: "each key once", help: "Keep one of the two, with what belongs to both; only the first is read.",
                related: isFound ? .init(span: tree.span(first), message: "The first one stands here.") : nil))
    }

    /// Takes up a file: finds its carrier and builds its tree. What is wrong with the text itself is
    /// in `findings` afterwards.
    func load(_ source: SourceText, carrier: Carrier, kind: Kind?) {
        intake?.release()
        findings.removeAll(keepingCapacity: true)
        if !passedOver.isEmpty { passedOver.removeAll() }
        units = folderUnits
        tree.reset(source)
        intake = nil
        doubt = nil
        switch carrier {
        case .yaml:
            loadYAML(source, kind)
            doubt = doubtStart
        case .markdown:
            let text = Intake(source, findings: &findings)
            intake = text
            loadMarkdown(source, text, kind)
        }
    }

    /// Whatever damage a text may have is an error to libyaml as well, so only a text that it
    /// refuses is looked over, mended and read again.
    private func loadYAML(_ source: SourceText, _ kind: Kind?) {
        yaml.itemsHaveStatus = kind == .workout || kind == nil
        yaml.read(tree, span: Span(Intake.textStart(source), source.bytes.count), findings: &findings)
        guard tree.truncated else { return }
        var damage: [Finding] = []
        let text = Intake(source, findings: &damage)
        intake = text
        guard !damage.isEmpty else { return }
        findings = damage
        tree.reset(source)
        yaml.read(tree, span: Span(text.start, text.bytes.count), text: text.bytes, findings: &findings)
    }

    private func loadMarkdown(_ source: SourceText, _ text: Intake, _ kind: Kind?) {
        var body = text.start
        if let front = MarkdownReader.frontMatter(source, from: text.start) {
            if !front.closed {
                let end = closedSpan(front, source).end
                let isLineStart = end == 0 || source.bytes[end - 1].isLineEnd
                findings.append(
                    Finding(
                        "front-matter-open", at: Span(text.start, text.start + 3),
                        "The `---` on the first line begins the keys of the file, and no second `---` ends them.",
                        expected: "a line `---` behind the last key",
                        help: Phrase(
                            "Add a line `---` behind line {0}.",
                            String(source.lineIndex(at: isLineStart ? max(0, end - 1) : end) + 1)),
                        fix: [Edit(Span(end, end), isLineStart ? "---\n" : "\n---\n")]))
            }
            yaml.read(tree, span: closedSpan(front, source), text: text.bytes, findings: &findings)
            doubt = doubtStart
            if !front.closed { tree.truncated = true }
            body = front.body
        }
        tree.bodyStart = body
        if tree.root == 0 || tree[tree.root].kind == .null {
            tree.root = tree.addContainer(.map, [], at: Span(text.start, text.start))
        }
        guard tree[tree.root].kind == .map else { return }
        let blocks = MarkdownReader.blocks(source, bytes: text.bytes, from: body, findings: &findings)
        let found = kind ?? frontKind()
        MarkdownBody(reader: self, kind: found).attach(blocks)
    }

    /// Unclosed front matter is read as far as its lines look like YAML: up to the first heading or
    /// empty line.
    private func closedSpan(_ front: MarkdownReader.FrontMatter, _ source: SourceText) -> Span {
        guard !front.closed else { return front.yaml }
        var line = source.lineIndex(at: front.yaml.start)
        while line < source.lineStarts.count {
            let span = source.lineSpan(line)
            let bytes = source.slice(span).trimmed
            if bytes.isEmpty || bytes.starts(with: "## ") { return Span(front.yaml.start, span.start) }
            line += 1
        }
        return front.yaml
    }

    /// Where the YAML can't be trusted any more; nil where all of it was read.
    private var doubtStart: Int? {
        guard tree.truncated, let last = findings.last else { return nil }
        return min(last.span.start, tree.count > 1 ? tree.span(NodeID(tree.count - 1)).start : last.span.start)
    }

    /// Behind a slip in the YAML, what was read last may be nonsense: nothing is said about it.
    func dropDoubtful(from first: Int) {
        guard let doubt, findings.count > first else { return }
        let end = tree.bodyStart ?? tree.source.bytes.count
        let kept = findings[first...].filter { $0.span.end <= doubt || $0.span.start >= end }
        findings.replaceSubrange(first..., with: kept)
    }

    /// Reads a part of the source as YAML into the tree.
    func readYAML(_ span: Span) {
        yaml.read(tree, span: span, text: intake?.bytes, findings: &findings)
    }

    /// Whether the file that was read says by `kind:` what it is.
    public var saysKind: Bool { tree.value(tree.root, "kind") != 0 }

    /// What `kind:` in the file says.
    func frontKind() -> Kind? {
        let node = tree.value(tree.root, "kind")
        return node == 0 ? nil : Kind(rawValue: tree.text(node))
    }
}

import Documents
import Domain

/// Tries out how a piece of a Markdown body reads back, so that what is written naturally is only what
/// comes back as it was.
final class MarkdownProbe {
    private let reader = Reader()
    private let kind: Kind
    private let front: String

    /// The keys of the front matter that decide how a body is read.
    init(kind: Kind, _ entries: [Outline.Entry]) {
        self.kind = kind
        let deciding = ["name", "title", "cardio_type", "metcon_type"]
        front =
            "---\ndate: 2025-11-12\n" + entries.filter { deciding.contains($0.key) }.map { "\($0.key): x\n" }.joined() + "---\n"
    }

    /// What a body adds to the front matter; nil where something is wrong with it, or where it has
    /// other comments than the one it should have at its end.
    func read(_ body: String, comment: String? = nil) -> [Outline.Entry]? {
        reader.load(SourceText(path: "", text: front + body), carrier: .markdown, kind: kind)
        guard reader.findings.isEmpty, TreeOutline.comments(reader).map(\.text) == (comment.map { [$0] } ?? []) else {
            return nil
        }
        let entries = TreeOutline(reader, kind, withComments: false).document().entries
        return entries.filter { entry in !(entry.key == "date" || entry.value.string == "x") }
    }

    /// Whether a text is read as the prose of the file.
    func isProse(_ text: String, key: String) -> Bool {
        guard !text.isEmpty else { return false }
        let isSectioned = Section.Keys(kind) != nil
        let body = text + "\n\n" + (isSectioned ? "## X\n- 1 x 1\n\n" : "") + "<!-- c -->\n"
        guard let found = read(body, comment: "c"), found.count == (isSectioned ? 2 : 1) else { return false }
        return found[0].key == key && found[0].value.string.map { Self.same($0, text) } == true
    }

    /// Whether a section is read as what it says, and lets the next one be.
    func isSection(_ text: String, _ section: Section) -> Bool {
        guard let list = Section.Keys(kind)?.list, let found = read(text + "\n\n## X\n- 1 x 1\n"), found.count == 1,
            found[0].key == list, found[0].value.items.count == 2, let first = Section(found[0].value.items[0], kind),
            let second = Section(found[0].value.items[1], kind), second.name == "X", second.lines.count == 1
        else { return false }
        return Normal.section(first, kind) == Normal.section(section, kind)
    }

    /// Whether a list below a reserved heading is read as what it says.
    func isList(_ text: String, key: String, _ value: Outline) -> Bool {
        guard let found = read(text + "\n\n## X\n- 1 x 1\n"), found.count == 2, found[0].key == key else { return false }
        return Normal.document(.map([found[0]]), kind) == Normal.document(.map([.init(key, value)]), kind)
    }

    /// Whether a message is read as what it says.
    func isMessage(_ text: String, _ message: Outline) -> Bool {
        guard let found = read(text + "\n\n## me\nX\n"), found.count == 1, found[0].key == "messages",
            found[0].value.items.count == 2
        else { return false }
        return Normal.document(found[0].value.items[0], .coach) == Normal.document(message, .coach)
    }

    /// Byte for byte: texts that are merely canonically equivalent are told apart.
    private static func same(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}

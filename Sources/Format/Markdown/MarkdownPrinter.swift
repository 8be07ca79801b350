import Documents
import Domain

/// Writes outlines as Markdown: keys in front matter; exercises, meals, messages and prose in the body.
/// What would not read back from the body as it was stays in the front matter.
struct MarkdownPrinter {
    private let kind: Kind
    private let probe: MarkdownProbe
    private var front: [Outline.Entry] = []
    private var prose: Outline?
    private var lists: [(key: String, value: Outline)] = []
    /// The texts of exercises, meals or messages.
    private var sections: [String] = []
    private var closing: [String] = []

    /// The document as text, ending with a newline.
    static func print(_ outline: Outline, kind: Kind) -> String {
        guard case .map(let entries) = outline.content else { return fenced(outline) }
        var printer = MarkdownPrinter(kind: kind, probe: MarkdownProbe(kind: kind, entries))
        var seen = Set<String>()
        for entry in entries where !(seen.insert(entry.key).inserted && printer.takeIntoBody(entry)) {
            printer.front.append(entry)
        }
        return printer.text(outline)
    }

    private static func fenced(_ outline: Outline) -> String { "---\n" + YAMLPrinter.print(outline) + "---\n" }

    private init(kind: Kind, probe: MarkdownProbe) {
        self.kind = kind
        self.probe = probe
    }

    /// Puts an entry into the body; false where it has to stay in the front matter.
    private mutating func takeIntoBody(_ entry: Outline.Entry) -> Bool {
        let value = entry.value
        switch entry.key {
        case kind.proseKey?.description:
            guard case .text(let text) = value.content, probe.isProse(text, key: entry.key) else { return false }
            prose = value
        case Section.Keys(kind)?.list:
            guard let texts = texts(of: value, { Section($0, kind).flatMap { SectionPrinter(kind, probe).print($0) } }) else {
                return false
            }
            sections = Self.comments(value.above + (value.behind.map { [$0] } ?? [])) + texts
            closing = Self.comments(value.below)
        case "messages" where kind == .coach:
            guard let texts = texts(of: value, { MessagePrinter(probe).print($0) }), value.below.isEmpty else { return false }
            sections = Self.comments(value.above + (value.behind.map { [$0] } ?? [])) + texts
        case "laps" where kind == .workout, "intervals" where kind == .workout, "movements" where kind == .workout:
            guard value.isList, !value.items.isEmpty, value.comments.isEmpty,
                probe.isList(Self.listText(entry), key: entry.key, value)
            else { return false }
            lists.append((entry.key, value))
        default: return false
        }
        return true
    }

    private func texts(of list: Outline, _ print: (Outline) -> String?) -> [String]? {
        guard list.isList, !list.items.isEmpty else { return nil }
        var result: [String] = []
        for item in list.items {
            guard let text = print(item) else { return nil }
            result.append(text)
        }
        return result
    }

    /// `## Laps` and its lines.
    private static func listText(_ entry: Outline.Entry) -> String {
        let lines = entry.value.items.map { item in
            if let text = item.string { return "- " + text }
            // A movement: its name and what is done.
            if item.entries.count == 1, let line = item.entries[0].value.string,
                !item.entries[0].key.utf8.contains(UInt8(ascii: ":"))
            {
                return "- \(item.entries[0].key): \(line)"
            }
            return "- " + YAMLPrinter.braces(item)
        }
        return "## " + entry.key.prefix(1).uppercased() + entry.key.dropFirst() + "\n" + lines.joined(separator: "\n")
    }

    // MARK: Assembling

    private func text(_ outline: Outline) -> String {
        var parts: [String] = []
        if let prose, let text = prose.string {
            parts += Self.comments(prose.above) + [text] + Self.comments(prose.behind.map { [$0] } ?? [])
        }
        parts += lists.map { Self.listText(.init($0.key, $0.value)) } + sections + closing
        var head = Outline.map(front)
        head.above = outline.above + (outline.behind.map { [$0] } ?? [])
        // The text of a last message would take up what follows it.
        if kind == .coach || parts.isEmpty { head.below = outline.below } else { parts += Self.comments(outline.below) }
        let keys = front.isEmpty && head.comments.isEmpty ? "" : front.isEmpty ? Self.commentLines(head) : YAMLPrinter.print(head)
        return "---\n" + keys + "---\n" + (parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n")
    }

    private static func commentLines(_ outline: Outline) -> String {
        outline.comments.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
    }

    /// Comment lines as one part of the body.
    private static func comments(_ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [lines.map(comment).joined(separator: "\n")]
    }

    static func comment(_ text: String) -> String { text.isEmpty ? "<!-- -->" : "<!-- \(Comment.escaped(text)) -->" }
}

/// Writes a message of a conversation: `## me 2025-11-12 10:00` and its text.
struct MessagePrinter {
    private let probe: MarkdownProbe

    init(_ probe: MarkdownProbe) { self.probe = probe }

    func print(_ message: Outline) -> String? {
        guard case .map(let entries) = message.content, let from = message["from"]?.string else { return nil }
        let comments = message.comments.map { " " + MarkdownPrinter.comment($0) }.joined()
        let plain = message.uncommented
        let text = message["text"]?.string ?? ""
        let keys = Set(["from", "at", "text"])
        let others = plain.entries.filter { !keys.contains($0.key) }
        guard Set(entries.map(\.key)).count == entries.count else { return nil }
        let at = message["at"]?.string
        let start = "## " + from + (at.map { " " + $0 } ?? "")
        let candidates: [(head: String, body: String)] = [
            (start + Self.braces(others), text.isEmpty ? "" : "\n" + text),
            (start + Self.braces(others + (plain["text"].map { [.init("text", $0)] } ?? [])), ""),
            ("## " + from + Self.braces(plain.entries.filter { $0.key != "from" }), ""),
        ]
        for (head, body) in candidates where probe.isMessage(head + body, plain) { return head + comments + body }
        return nil
    }

    private static func braces(_ entries: [Outline.Entry]) -> String {
        entries.isEmpty ? "" : " " + YAMLPrinter.braces(.map(entries))
    }
}

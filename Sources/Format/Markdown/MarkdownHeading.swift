import Documents
import Domain

/// The heading of an exercise, meal or message: `A1. [[Bench Press]] {rest: 2min} #tag <!-- comment -->`.
struct MarkdownHeading {
    private let reader: Reader
    /// The name; empty where it stands in the curly brackets.
    private(set) var name: Span
    private(set) var superset: Span?
    private(set) var time: Span?
    /// Keys and values of the curly brackets, alternating.
    private(set) var extra: [NodeID] = []
    private(set) var extraKeys: [String] = []

    init(_ block: MarkdownBlock, _ reader: Reader) {
        self.reader = reader
        name = block.text
        takeComments()
        takeBraces()
        takeTags()
        // Tags may stand behind the brackets as well.
        if extra.isEmpty { takeBraces() }
        takeTags()
    }

    /// The heading of an exercise or meal, whose name may have a label or be a link.
    static func named(_ block: MarkdownBlock, _ reader: Reader, kind: Kind) -> MarkdownHeading {
        var heading = MarkdownHeading(block, reader)
        heading.takeLabel()
        heading.takeLink()
        if kind == .mealDay { heading.splitTime() }
        return heading
    }

    private var bytes: Bytes { reader.tree.source.bytes }

    /// Whether nothing stands beside the name.
    var isPlain: Bool { extra.isEmpty && superset == nil && time == nil }

    func nameNode(_ tree: Tree) -> NodeID { tree.addSlice(name) }

    private mutating func trimEnd() {
        while name.end > name.start, bytes[name.end - 1].isBlank { name.end -= 1 }
    }

    /// Comments end a heading.
    private mutating func takeComments() {
        let text = reader.tree.source.slice(name)
        guard let open = text.firstIndex(of: "<!--", from: 0), MarkdownReader.isComments(text.part(open, text.count)) else {
            return
        }
        name.end = name.start + open
        trimEnd()
    }

    private mutating func takeBraces() {
        // No heading needs more; what is longer is a name that is too long.
        guard name.end - name.start <= 4000 else { return }
        guard name.end > name.start, bytes[name.end - 1] == UInt8(ascii: "}"),
            let open = bytes.firstIndex(of: UInt8(ascii: "{"), from: name.start), open < name.end
        else { return }
        let tree = reader.tree
        let map = reader.readFlow(Span(open, name.end))
        guard tree[map].kind == .map else { return }
        name.end = open
        trimEnd()
        extra = Array(tree.children(map))
        for (index, node) in extra.enumerated() where index % 2 == 0 {
            extraKeys.append(tree.text(node))
        }
    }

    /// `#tags` behind the name are read through.
    private mutating func takeTags() {
        while let hash = lastWordStart(), bytes[hash] == UInt8(ascii: "#"), name.end - hash > 1, hash > name.start {
            reader.passedOver.append(Span(hash, name.end))
            name.end = hash
            trimEnd()
        }
    }

    private func lastWordStart() -> Int? {
        var start = name.end
        while start > name.start, !bytes[start - 1].isBlank { start -= 1 }
        return start < name.end ? start : nil
    }

    /// `A1. Bench Press` is in superset A.
    private mutating func takeLabel() {
        var i = name.start
        guard i < name.end, bytes[i] &- 65 < 26 else { return }
        i += 1
        let digits = i
        while i < name.end, bytes[i].isDigit { i += 1 }
        guard i > digits, i + 1 < name.end, bytes[i] == UInt8(ascii: ".") || bytes[i] == UInt8(ascii: ")"), bytes[i + 1].isBlank
        else { return }
        superset = Span(name.start, name.start + 1)
        i += 1
        while i < name.end, bytes[i].isBlank { i += 1 }
        name.start = i
    }

    /// `[[target|label]]`.
    private mutating func takeLink() {
        guard name.end - name.start > 4, bytes[name.start] == UInt8(ascii: "["), bytes[name.start + 1] == UInt8(ascii: "["),
            bytes[name.end - 1] == UInt8(ascii: "]"), bytes[name.end - 2] == UInt8(ascii: "]")
        else { return }
        let whole = name
        name = Span(name.start + 2, name.end - 2)
        if let bar = bytes.firstIndex(of: UInt8(ascii: "|"), from: name.start), bar < name.end { name.end = bar }
        // A link to a file in a folder names the file.
        var i = name.end
        while i > name.start, bytes[i - 1] != UInt8(ascii: "/") { i -= 1 }
        name.start = i
        if name.end - name.start + 4 < whole.end - whole.start { reader.passedOver.append(whole) }
    }

    /// `Breakfast 08:15`.
    private mutating func splitTime() {
        guard let start = lastWordStart(), start > name.start else { return }
        let word = reader.tree.source.slice(Span(start, name.end))
        guard word[0].isDigit, word.contains(UInt8(ascii: ":")) else { return }
        time = Span(start, name.end)
        name.end = start
        trimEnd()
    }
}

extension Reader {
    /// Reads `{…}` as a map; 0 where it is none.
    func readFlow(_ span: Span) -> NodeID {
        let root = tree.root
        defer { tree.root = root }
        tree.root = 0
        readYAML(span)
        return tree.root
    }
}

import Documents
import Domain

/// The heading of an exercise or meal: `A1. [[Bench Press]] {rest: 2min} #tag`.
struct MarkdownHeading {
    private let reader: Reader
    private let block: MarkdownBlock
    var name: Span
    var superset: Span?
    var time: Span?
    /// Keys and values of the curly brackets.
    var extra: [NodeID] = []
    var extraKeys: [String] = []

    init(_ block: MarkdownBlock, _ reader: Reader) {
        self.reader = reader
        self.block = block
        name = block.text
        takeBraces()
        takeTags()
        takeLabel()
        takeLink()
    }

    private var bytes: Bytes { reader.tree.source.bytes }

    func nameNode(_ tree: Tree) -> NodeID { tree.addSlice(name) }

    private mutating func trimEnd() {
        while name.end > name.start, bytes[name.end - 1].isBlank { name.end -= 1 }
    }

    private mutating func takeBraces() {
        guard name.end > name.start, bytes[name.end - 1] == UInt8(ascii: "}") else { return }
        var open = name.start
        while open < name.end, bytes[open] != UInt8(ascii: "{") { open += 1 }
        guard open < name.end else { return }
        let span = Span(open, name.end)
        let tree = reader.tree
        let root = tree.root
        tree.root = 0
        reader.readYAML(span)
        let map = tree.root
        tree.root = root
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
        name = Span(name.start + 2, name.end - 2)
        if let bar = bytes.firstIndex(of: UInt8(ascii: "|"), from: name.start), bar < name.end { name.end = bar }
        // A link to a file in a folder names the file.
        var i = name.end
        while i > name.start, bytes[i - 1] != UInt8(ascii: "/") { i -= 1 }
        name.start = i
    }

    /// `Breakfast 08:15`.
    mutating func splitTime() {
        guard let start = lastWordStart(), start > name.start else { return }
        let word = reader.tree.source.slice(Span(start, name.end))
        guard word[0].isDigit, word.contains(UInt8(ascii: ":")) else { return }
        time = Span(start, name.end)
        name.end = start
        trimEnd()
    }
}

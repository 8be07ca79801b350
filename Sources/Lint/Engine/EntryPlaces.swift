import Documents
import Domain
import Format

/// The exact places of what rules speak of.
extension EntryContext {
    /// The place of a text in the source of a node; the whole node where it does not stand there.
    func span(of text: String, in node: NodeID) -> Span {
        let whole = tree.span(node)
        return find(text, in: whole) ?? whole
    }

    /// The first place of a text in a part of the source, or its last.
    func find(_ text: String, in span: Span, last: Bool = false) -> Span? {
        var text = text
        let bytes = tree.source.slice(span)
        return text.withUTF8 { wanted in
            guard let first = wanted.first, wanted.count <= bytes.count else { return nil }
            var found: Int?
            for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
                if bytes.part(start, start + wanted.count).elementsEqual(wanted) {
                    found = start
                    if !last { break }
                }
            }
            return found.map { Span(span.start + $0, span.start + $0 + wanted.count) }
        }
    }

    /// The place of the load in a set's line; the whole line where it says none.
    func loadSpan(_ node: NodeID) -> Span {
        var node = node
        if tree[node].kind == .map {
            let load = tree.value(node, "load")
            if load != 0 { return tree.span(load) }
            let line = tree.value(node, "set")
            if line != 0 { node = line }
        }
        let span = tree.span(node)
        let bytes = tree.source.slice(span)
        var first: Range<Int>?
        var i = 0
        while i < bytes.count, bytes[i] != UInt8(ascii: "(") {
            guard bytes[i].isDigit else {
                i += 1
                continue
            }
            var start = i
            while i < bytes.count, bytes[i].isDigit || bytes[i] == UInt8(ascii: ".") || bytes[i] == UInt8(ascii: ",") { i += 1 }
            if first == nil { first = start..<i }
            var end = i
            while end < bytes.count, bytes[end].isBlank { end += 1 }
            let unit = bytes.part(end, end + 2)
            guard unit.equalsIgnoringCase("kg") || unit.equalsIgnoringCase("lb") else { continue }
            while end < bytes.count, bytes[end].isLetter { end += 1 }
            // `2x20kg`, `bw+10kg`: all of it.
            while start > 0, !bytes[start - 1].isBlank, bytes[start - 1] != UInt8(ascii: "\""),
                bytes[start - 1] != UInt8(ascii: "'")
            { start -= 1 }
            return Span(span.start + start, span.start + end)
        }
        return first.map { Span(span.start + $0.lowerBound, span.start + $0.upperBound) } ?? span
    }

    /// The place of the entry's definition among the folder's own of its kind, found by its file.
    func isSite(_ site: DefinitionSite) -> Bool {
        site.offset == tree.span(entry.node).start && site.path == tree.source.path
    }

    /// The place in the library of this entry, where it is one of the folder's own.
    func ownPlace(_ kind: Kind) -> Int? {
        let start = tree.span(entry.node).start
        let site = DefinitionSite(path: tree.source.path, offset: start, line: tree.source.lineIndex(at: start) + 1)
        return definitions.place(kind, at: site)
    }

    /// The node of one of the entry's names: its name, an alias, or the name in another language.
    func nameNode(_ key: NameKey) -> NodeID {
        let name = tree.value(entry.node, "name")
        if name != 0, NameKey(tree.text(name)) == key { return name }
        for list in [tree.value(entry.node, "aliases"), tree.value(entry.node, "names")] where list != 0 {
            if tree[list].kind == .scalar, NameKey(tree.text(list)) == key { return list }
            for child in tree.children(list) where tree[child].kind == .scalar && NameKey(tree.text(child)) == key {
                return child
            }
        }
        return name == 0 ? entry.node : name
    }

    /// Where the folder defines an entry, as a place that belongs to a finding; nil for presets.
    func related(_ kind: Kind, _ place: Int, _ message: Phrase) -> Finding.Related? {
        definitions.site(kind, place).map { Finding.Related(path: $0.path, line: $0.line, message: message) }
    }
}

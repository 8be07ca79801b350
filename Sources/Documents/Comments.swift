/// A comment of a document.
public struct Comment: Hashable, Sendable {
    /// From the `#` (or `<!--`) to the end.
    public var span: Span
    /// What it says, without its sign.
    public var text: String
    /// Whether nothing but the comment stands on its line.
    public var ownLine: Bool

    public init(span: Span, text: String, ownLine: Bool) {
        self.span = span
        self.text = text
        self.ownLine = ownLine
    }
}

extension Comment {
    /// The text as it can stand in `<!-- … -->`, which ends with the first `-->`.
    public static func escaped(_ text: String) -> String {
        replaceEnds(in: text) { escapes in "--&" + String(repeating: "amp;", count: escapes.map { $0 + 1 } ?? 0) + "gt;" }
    }

    /// What was meant by an escaped text.
    public static func unescaped(_ text: String) -> String {
        replaceEnds(in: text) { escapes in
            guard let escapes, escapes > 0 else { return "-->" }
            return "--&" + String(repeating: "amp;", count: escapes - 1) + "gt;"
        }
    }

    /// Replaces each `-->` (nil) and each `--&gt;`, `--&amp;gt;`, … (the number of its `amp;`). Works on
    /// bytes: a mark that combines with the `>` does not keep it from ending a comment.
    private static func replaceEnds(in text: String, _ replacement: (Int?) -> String) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var i = 0
        while i < bytes.count {
            guard bytes[i...].starts(with: "--".utf8) else {
                result.append(bytes[i])
                i += 1
                continue
            }
            if bytes[(i + 2)...].starts(with: ">".utf8) {
                result += Array(replacement(nil).utf8)
                i += 3
                continue
            }
            var end = i + 3
            var escapes = 0
            let isEntity = bytes[(i + 2)...].starts(with: "&".utf8)
            while isEntity, bytes[end...].starts(with: "amp;".utf8) {
                escapes += 1
                end += 4
            }
            if isEntity, bytes[end...].starts(with: "gt;".utf8) {
                result += Array(replacement(escapes).utf8)
                i = end + 3
            } else {
                result.append(bytes[i])
                i += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension Tree {
    /// The comments of the YAML part (`# …`) and of the Markdown body (`<!-- … -->`), in order.
    public func comments() -> [Comment] {
        let yamlEnd = bodyStart ?? source.bytes.count
        var found = source.bytes.firstIndex(of: UInt8(ascii: "#"), from: 0) == nil ? [] : yamlComments(until: yamlEnd)
        if bodyStart != nil { found += htmlComments(from: yamlEnd) }
        return found
    }

    private func yamlComments(until end: Int) -> [Comment] {
        let bytes = source.bytes
        var scalars: [Span] = []
        for id in 1..<max(1, count) {
            let node = nodes[id]
            guard node.kind == .scalar, node.style != .plain, Int(node.start) < end else { continue }
            var start = Int(node.start)
            if node.style == .literal || node.style == .folded {
                // A comment may stand behind the `|`.
                while start < end, !bytes[start].isLineEnd { start += 1 }
            }
            scalars.append(Span(start, Int(node.end)))
        }
        scalars.sort { $0.start < $1.start }
        var result: [Comment] = []
        var scalar = 0
        var i = 0
        while let hash = bytes.firstIndex(of: UInt8(ascii: "#"), from: i), hash < end {
            i = hash + 1
            while scalar < scalars.count, scalars[scalar].end <= hash { scalar += 1 }
            if scalar < scalars.count, scalars[scalar].start <= hash { continue }
            guard hash == 0 || bytes[hash - 1].isBlank || bytes[hash - 1].isLineEnd else { continue }
            var stop = hash
            while stop < end, !bytes[stop].isLineEnd { stop += 1 }
            var before = hash
            while before > 0, bytes[before - 1].isBlank { before -= 1 }
            let text = bytes.part(hash + 1, stop).trimmed.string
            result.append(
                Comment(
                    span: Span(hash, stop), text: text,
                    ownLine: before == 0 || bytes[before - 1].isLineEnd))
            i = stop
        }
        return result
    }

    private func htmlComments(from start: Int) -> [Comment] {
        let bytes = source.bytes
        var result: [Comment] = []
        var i = start
        while let open = bytes.firstIndex(of: UInt8(ascii: "<"), from: i) {
            i = open + 1
            guard bytes.part(open, open + 4).equals("<!--"), !prose.contains(where: { $0.start <= open && open < $0.end }) else {
                continue
            }
            var close = open + 4
            while close < bytes.count, !bytes.part(close, close + 3).equals("-->") { close += 1 }
            let stop = min(bytes.count, close + 3)
            var before = open
            while before > 0, bytes[before - 1].isBlank { before -= 1 }
            result.append(
                Comment(
                    span: Span(open, stop), text: Comment.unescaped(bytes.part(open + 4, close).trimmedLines.string),
                    ownLine: before == 0 || bytes[before - 1].isLineEnd))
            i = stop
        }
        return result
    }
}

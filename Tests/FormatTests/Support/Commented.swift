import Documents

extension Generator {
    /// A comment: anything that can stand on one line.
    mutating func comment() -> String {
        let plain = [
            "felt easy", "antrain: allow maybe-sets", "TODO", "# twice", "- 80kg x 8", "a: b", "--> end", "--&gt; end", "<!-- x",
            "-", ">", "",
        ]
        let text = chance(70) ? pick(plain) : text()
        // Control characters and line ends can't stand in a comment of either carrier, and blanks around it are layout.
        let scalars = text.unicodeScalars.filter { scalar in
            scalar.value >= 32 && !(127...0x9F).contains(scalar.value)
                && ![0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
        }
        return text.isEmpty ? "" : Self.trimmed(String(String.UnicodeScalarView(scalars)))
    }

    /// The same document with comments all over it.
    mutating func commented(_ outline: Outline, isRoot: Bool = true) -> Outline {
        var result = outline
        switch outline.content {
        case .list(let items): result.content = .list(items.map { commented($0, isRoot: false) })
        case .map(let entries):
            result.content = .map(entries.map { .init($0.key, commented($0.value, isRoot: false), typedKey: $0.typedKey) })
        default: break
        }
        if chance(15) { result.above = some(1...2) { $0.comment() } }
        if !isRoot, chance(15) { result.behind = comment() }
        if !outline.children.isEmpty, chance(10) { result.below = some(1...2) { $0.comment() } }
        return result
    }
}

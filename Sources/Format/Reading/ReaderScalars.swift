import Documents
import Domain

/// Scalars with their limits, and what is said when they are not kept.
extension Reader {
    func parse<T>(_ node: NodeID, _ bytes: Bytes, _ read: (Bytes) throws(ScalarProblem) -> T) -> T? {
        do {
            return try read(bytes)
        } catch {
            report(
                error.code, node, error.message, expected: error.expected,
                help: error.suggestion.map { Phrase("Did you mean `{0}`?", $0) }, fix: error.suggestion)
            return nil
        }
    }

    /// A text within its length.
    func checkedText(_ node: NodeID, _ shape: Shape) -> String? {
        guard tree[node].kind == .scalar else {
            if tree[node].kind != .null {
                report("wrong-type", node, "One text was expected here, not a list or group.")
            }
            return nil
        }
        let text = tree.text(node)
        if case .text(let max) = shape, tree[node].length > max, text.count > max {
            report(
                "too-long", node, Phrase("This text has {0} characters.", String(text.count)),
                expected: Phrase("at most {0}", String(max)), help: "Shorten it, or move the rest to a file of your own.")
        }
        return text
    }

    func integer(_ node: NodeID, _ bytes: Bytes, _ field: Field) -> Int? {
        var scanner = Scanner(bytes)
        let minus = scanner.take(UInt8(ascii: "-"))
        guard let number = scanner.integer(), scanner.isAtEnd else {
            report(
                "wrong-value", node, Phrase("`{0}` is not a whole number.", bytes.string),
                expected: field.shape.example)
            return nil
        }
        let value = minus ? -number : number
        if case .integer(let range) = field.shape, !range.contains(value) {
            report(
                "out-of-range", node, Phrase("`{0}: {1}` is out of range.", field.name, String(value)),
                expected: range.upperBound > 1_000_000
                    ? Phrase("{0} or more", String(range.lowerBound))
                    : Phrase("{0} to {1}", String(range.lowerBound), String(range.upperBound)))
            return nil
        }
        return value
    }

    func inRange(_ value: FixedPoint, _ node: NodeID, _ shape: Shape) -> FixedPoint? {
        guard case .decimal(let min, let exclusive, let max) = shape else { return value }
        let number = value.double
        if number >= min, !(exclusive && number <= min), number <= max { return value }
        report(
            "out-of-range", node, Phrase("{0} is out of range.", value.description),
            expected: number > max
                ? Phrase("at most {0}", FixedPoint(max).description)
                : Phrase(exclusive ? "more than {0}" : "{0} or more", FixedPoint(min).description))
        return nil
    }

    func choice<E: RawRepresentable & CaseIterable>(
        _ node: NodeID, _ bytes: Bytes, _ type: E.Type, key: String
    ) -> E? where E.RawValue == String {
        guard tree[node].kind == .scalar else {
            report("wrong-type", node, Phrase("`{0}` takes one word.", key))
            return nil
        }
        let text = bytes.string
        if let value = E(rawValue: text) { return value }
        let folded = NameKey(text)
        for candidate in E.allCases where NameKey(candidate.rawValue) == folded { return candidate }
        let words = E.allCases.map(\.rawValue)
        let near = Spelling.nearest(text, among: words)
        report(
            "unknown-word", node, Phrase("`{0}` is not possible for `{1}`.", text, key),
            expected: Phrase("one of: {0}", words.joined(separator: ", ")),
            help: near.map { Phrase("Did you mean `{0}`?", $0) }, fix: near)
        return nil
    }
}

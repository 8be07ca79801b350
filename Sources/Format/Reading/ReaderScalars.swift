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
                help: error.help ?? error.suggestion.map { Phrase("Did you mean `{0}`?", $0) }, fix: error.suggestion)
            return nil
        }
    }

    /// A text within its length.
    func checkedText(_ node: NodeID, _ shape: Shape) -> String? {
        guard tree[node].kind == .scalar else {
            if tree[node].kind != .null { reportNoText(node) }
            return nil
        }
        let text = tree.text(node)
        if case .text(let max) = shape, tree[node].length > max, text.count > max {
            reportTooLong(node, text, max: max)
        }
        return text
    }

    /// A text above its length; what is too much is underlined where it stands as it is.
    func reportTooLong(
        _ node: NodeID, _ text: String, max: Int, help: Phrase = "Shorten it, or keep the rest in a file of your own."
    ) {
        let kept = text.prefix(max).utf8.count
        findings.append(
            Finding(
                "too-long", at: tree.span(node, kept, text.utf8.count),
                Phrase("This text has {0} characters, and {1} are allowed.", String(text.count), String(max)),
                expected: Phrase("at most {0}", String(max)), help: help))
    }

    /// A list or group where a text belongs; most often a text with a `: ` in it.
    private func reportNoText(_ node: NodeID) {
        let source = tree.source.slice(tree.span(node))
        let isLine = tree[node].kind == .map && tree[node].style == .block && !source.contains { $0.isLineEnd }
        guard isLine else {
            return report(
                "wrong-type", node, "One text was expected here, not a list or group.",
                help: "Write a single text, without `- ` and without brackets.")
        }
        let text = YAMLPrinter.quotes(source.string)
        report(
            "wrong-type", node, "The `: ` in this text makes it a key with a value; one text was expected here.",
            help: Phrase("Put it in quotes: {0}", text), fix: text)
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
                "out-of-range", node, Phrase("`{1}` is out of range for `{0}`.", field.name, String(value)),
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
            report(
                "wrong-type", node, Phrase("`{0}` takes one word, not a list or group.", key),
                expected: Phrase("one of: {0}", E.allCases.map(\.rawValue).joined(separator: ", ")))
            return nil
        }
        let text = bytes.string
        if let value = E(rawValue: text) { return value }
        let folded = NameKey(text)
        for candidate in E.allCases where NameKey(candidate.rawValue) == folded { return candidate }
        reportUnknownWord(node, text, among: E.allCases.map(\.rawValue), key: key)
        return nil
    }

    func reportUnknownWord(_ node: NodeID, _ text: String, among words: [String], key: String) {
        let near = Spelling.nearest(text, among: words)
        report(
            "unknown-word", node, Phrase("`{0}` is not a word that `{1}` knows.", text, key),
            expected: Phrase("one of: {0}", words.joined(separator: ", ")),
            help: near.map { Phrase("Did you mean `{0}`?", $0) }, fix: near)
    }
}

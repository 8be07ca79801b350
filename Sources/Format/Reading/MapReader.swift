import Documents
import Domain

/// A map of a document, read by the fields of its record. Wrong keys and values become findings;
/// a value that can't be read is nil.
struct MapReader {
    let reader: Reader
    let node: NodeID
    let record: Record

    /// Takes up a map and reports unknown, doubled and missing keys. Nil where no map stands.
    init?(_ reader: Reader, _ node: NodeID, _ record: Record) {
        guard reader.tree[node].kind == .map else {
            if reader.tree[node].kind != .null || !reader.tree.truncated { Self.reportNoMap(reader, node, record) }
            return nil
        }
        self.reader = reader
        self.node = node
        self.record = record
        checkKeys()
    }

    private var tree: Tree { reader.tree }

    /// A text or list where a map belongs.
    private static func reportNoMap(_ reader: Reader, _ node: NodeID, _ record: Record) {
        let source = reader.tree.source
        let field = record.fields.first
        let isMarkdown =
            node == reader.tree.root && reader.tree.bodyStart == nil && source.bytes.firstIndex(of: "## ", from: 0) != nil
        let isList = reader.tree[node].kind == .sequence
        reader.report(
            "wrong-type", node,
            isList ? "Keys with values were expected here, not a list." : "Keys with values were expected here.",
            expected: field.map { Phrase("{0}: {1}", $0.name, $0.sample) },
            help: isMarkdown
                ? "This looks like Markdown: let the file's name end in .md instead of .yaml."
                : "Say what each value is: a key, a colon, a space and the value, one below the other.")
    }

    private func checkKeys() {
        var key = tree.firstChild(node)
        var seen: UInt64 = 0
        while key != 0 {
            let value = tree[key].next
            let bytes = tree.bytes(key)
            if let index = record.fields.firstIndex(where: { bytes.equals($0.key) }) {
                let bit = UInt64(1) << UInt64(index & 63)
                if seen & bit != 0 { doubled(key) }
                seen |= bit
                if record.fields[index].required, tree[value].kind == .null, !tree.truncated { empty(key, record.fields[index]) }
            } else if !Record.isForeign(bytes) {
                unknown(key, bytes)
            }
            key = value == 0 ? 0 : tree[value].next
        }
        guard !tree.truncated else { return }
        for (index, field) in record.fields.enumerated() where field.required && seen & (UInt64(1) << UInt64(index & 63)) == 0 {
            missing(field)
        }
    }

    private func doubled(_ key: NodeID) {
        reader.reportDoubled(key, in: node)
    }

    private func unknown(_ key: NodeID, _ bytes: Bytes) {
        // Of thousands only the number is told.
        guard reader.findings.count < 1000 else {
            reader.report("unknown-key", key, Phrase("`{0}` is not a key of {1}.", "…", record.name))
            return
        }
        let text = bytes.string
        if tree[key].kind != .scalar {
            reader.report(
                "wrong-type", key, "This can't be a key: it is a list or group.", expected: "key: value",
                help: "Write the key as a plain word, without brackets.")
            return
        }
        if let blank = bytes.firstIndex(of: 32, from: 0), tree[tree[key].next].kind == .null,
            record.field(bytes.part(0, blank)) != nil
        {
            let line = bytes.part(0, blank).string + ": " + bytes.part(blank, bytes.count).trimmed.string
            reader.report(
                "unknown-key", key, Phrase("A `:` is missing in `{0}`, so it is a key without a value.", text),
                expected: Phrase("{0}", line), help: Phrase("Write: {0}", line), fix: line)
            return
        }
        let names = record.fields.map(\.name)
        let near = meant(text)
        if near == nil, tree[tree[key].next].kind == .sequence, let list = record.fields.first(where: { $0.shape.isNamed }) {
            reader.report(
                "unknown-key", key, Phrase("`{0}` is not a key of {1}.", text, record.name),
                expected: Phrase("`{0}:` on the line above, and here: `  - {1}:`", list.name, text),
                help: Phrase("Names with their lines stand under `{0}:`, each behind a `- `.", list.name))
            return
        }
        reader.report(
            "unknown-key", key, Phrase("`{0}` is not a key of {1}.", text, record.name),
            expected: near == nil ? Phrase("one of: {0}", names.joined(separator: ", ")) : nil,
            help: near.map { Phrase("Did you mean `{0}`?", $0) }
                ?? "If it is your own, begin it with `x_` and it is left alone.",
            fix: near)
    }

    /// The node under a field; 0 where the key is absent or its value empty.
    func value(_ field: Field) -> NodeID {
        let found = tree.value(node, field.key)
        return found != 0 && tree[found].kind != .null ? found : 0
    }

    /// The key's node itself.
    func keyNode(_ field: Field) -> NodeID {
        var key = tree.firstChild(node)
        while key != 0 {
            if tree.bytes(key).equals(field.key) { return key }
            key = tree[tree[key].next].next
        }
        return 0
    }

    /// The bytes of a scalar under a field, or nil with a finding where a list or map stands.
    func scalar(_ field: Field) -> (node: NodeID, bytes: Bytes)? {
        let found = value(field)
        guard found != 0 else { return nil }
        guard tree[found].kind == .scalar else {
            reader.report(
                "wrong-type", found, Phrase("`{0}` takes one value, not a list or group.", field.name),
                expected: field.shape.example, help: Phrase("Write: {0}: {1}", field.name, oneItem(found) ?? field.sample))
            return nil
        }
        return (found, tree.bytes(found).trimmed)
    }

    /// The text of a list's only item.
    private func oneItem(_ list: NodeID) -> String? {
        let item = tree.firstChild(list)
        guard tree[list].kind == .sequence, tree[list].length == 1, tree[item].kind == .scalar else { return nil }
        return tree.text(item)
    }

    /// Reads a scalar with one of the parsers; its problem becomes a finding.
    func parse<T>(_ field: Field, _ read: (Bytes) throws(ScalarProblem) -> T) -> T? {
        guard let (node, bytes) = scalar(field) else { return nil }
        return reader.parse(node, bytes, read)
    }

    func text(_ field: Field) -> String? {
        guard let (node, _) = scalar(field) else { return nil }
        if field.required, reader.tree[node].length == 0, case .text(let max) = field.shape, max <= 200 {
            reader.report(
                "wrong-value", node, Phrase("`{0}` is empty.", field.name), expected: field.shape.example,
                help: Phrase("Write it behind `{0}:`.", field.name))
            return nil
        }
        return reader.checkedText(node, field.shape)
    }

    func integer(_ field: Field) -> Int? {
        guard let (node, bytes) = scalar(field) else { return nil }
        return reader.integer(node, bytes, field)
    }

    func decimal(_ field: Field) -> FixedPoint? {
        guard let (node, _) = scalar(field),
            let value = parse(field, { b throws(ScalarProblem) in try ScalarParsing.decimal(b, unit: field.unit) })
        else { return nil }
        return reader.inRange(value, node, field.shape)
    }

    func flag(_ field: Field) -> Bool? {
        parse(field) { bytes throws(ScalarProblem) in
            if bytes.equalsIgnoringCase("true") || bytes.equalsIgnoringCase("yes") || bytes.equalsIgnoringCase("on") {
                return true
            }
            if bytes.equalsIgnoringCase("false") || bytes.equalsIgnoringCase("no") || bytes.equalsIgnoringCase("off") {
                return false
            }
            throw ScalarProblem(message: Phrase("`{0}` is neither yes nor no.", bytes.string), expected: "true or false")
        }
    }

    func choice<E: RawRepresentable & CaseIterable>(_ field: Field, _ type: E.Type) -> E? where E.RawValue == String {
        guard let (node, bytes) = scalar(field) else { return nil }
        return reader.choice(node, bytes, type, key: field.name)
    }

    func dateTime(_ field: Field) -> DateTime? { parse(field, ScalarParsing.dateTime) }

    func date(_ field: Field) -> CivilDate? {
        parse(field) { bytes throws(ScalarProblem) in try ScalarParsing.dateTime(bytes).date }
    }

    func time(_ field: Field) -> CivilTime? {
        parse(field) { bytes throws(ScalarProblem) in
            var scanner = Scanner(bytes)
            let time = try ScalarParsing.time(&scanner)
            guard scanner.isAtEnd else {
                throw ScalarProblem(
                    message: Phrase("`{0}` is not a time of day.", bytes.string), expected: "a time from 00:00 to 23:59")
            }
            return time
        }
    }

    func duration(_ field: Field) -> TimeSpan? { parse(field, ScalarParsing.duration) }

    func weight(_ field: Field) -> Weight? {
        let units = reader.units
        return parse(field) { bytes throws(ScalarProblem) in try ScalarParsing.weight(bytes, units) }
    }

    func distance(_ field: Field) -> Distance? {
        let units = reader.units
        return parse(field) { bytes throws(ScalarProblem) in try ScalarParsing.distance(bytes, units) }
    }

    func length(_ field: Field) -> Length? {
        let units = reader.units
        return parse(field) { bytes throws(ScalarProblem) in try ScalarParsing.length(bytes, units) }
    }

    func rpe(_ field: Field) -> RPE? { parse(field, ScalarParsing.rpe) }

    func map(_ field: Field, _ record: Record) -> MapReader? {
        let found = value(field)
        return found == 0 ? nil : MapReader(reader, found, record)
    }

    /// The items of a list; a single value stands for a list of one.
    func items(_ field: Field) -> [NodeID] {
        let found = value(field)
        guard found != 0 else { return [] }
        return tree[found].kind == .sequence ? Array(tree.children(found)) : [found]
    }

    /// A list of texts.
    func texts(_ field: Field, max: Int = 100) -> [String] {
        items(field).compactMap { reader.checkedText($0, .text(max: max)) }
    }

    /// A list of words from a fixed set.
    func choices<E: RawRepresentable & CaseIterable>(_ field: Field, _ type: E.Type) -> [E] where E.RawValue == String {
        items(field).compactMap { reader.choice($0, tree.bytes($0).trimmed, type, key: field.name) }
    }
}

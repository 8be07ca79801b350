import Documents
import Domain

/// An item that is `Name: …` or the long form with keys.
enum NamedEntry {
    /// `- Bench Press: [lines]`
    case short(name: NodeID, value: NodeID)
    /// `- {exercise: Bench Press, sets: [lines]}`
    case long(MapReader)
    /// `- Bench Press`
    case bare(NodeID)
}

extension Reader {
    /// A `-` with nothing behind it.
    func reportEmptyItem(_ node: NodeID) {
        guard !tree.truncated else { return }
        reportEmpty("wrong-value", node, "This item of the list is empty.", expected: nil)
    }

    /// Tells the forms of an item apart. `name` is the key of the long form that holds the name.
    func named(_ node: NodeID, _ record: Record, name: Field, lines: Field) -> NamedEntry? {
        switch tree[node].kind {
        case .scalar: return .bare(node)
        case .map: break
        default:
            if tree[node].kind != .null {
                report(
                    "wrong-type", node, "A name with its lines was expected here, not a list.",
                    expected: Phrase("- NAME: {0}", lines.sample), help: "Write the name first, and a `:` behind it.")
            } else {
                reportEmptyItem(node)
            }
            return nil
        }
        if tree.value(node, name.key) != 0 { return MapReader(self, node, record).map(NamedEntry.long) }
        let key = tree.firstChild(node)
        guard key != 0 else { return nil }
        let value = tree[key].next
        guard tree[key].kind == .scalar else {
            report(
                "wrong-type", key, "A name was expected here, not a list or group.", expected: "a name as plain text",
                help: "Write the name without brackets; a text that needs them stands in quotes.")
            return nil
        }
        let pairs = tree[node].length
        let first = tree.bytes(key)
        if tree[key].style == .plain, tree[node].style == .block, first.count > 1, first[0] == UInt8(ascii: "-"),
            first[1].isLetter
        {
            reportTightDashes(node, name: name)
            return .short(name: key, value: value)
        }
        if pairs == 1 {
            if tree[value].kind == .scalar, isMisspelt(first, name) {
                reportMisspelt(key, first, name)
                return nil
            }
            if record.field(first) != nil, first.equals(lines.key) {
                report(
                    "missing-key", key, Phrase("The key `{0}` is missing here.", name.name),
                    expected: Phrase("{0}: …", name.name),
                    help: Phrase(template: name.meaning, arguments: []))
                return nil
            }
            if tree.value(value, lines.key) != 0 {
                reportNested(key, value, name: name, lines: lines)
                return .short(name: key, value: tree.value(value, lines.key))
            }
            return .short(name: key, value: value)
        }
        if isMisspelt(first, name) {
            reportMisspelt(key, first, name)
            return nil
        }
        if record.field(first) != nil { return MapReader(self, node, record).map(NamedEntry.long) }
        if tree[value].kind == .scalar, tree.value(node, lines.key) != 0 {
            reportMisspelt(key, first, name)
            return nil
        }
        let owner = longKey(of: node, after: value, record)
        if owner != 0 {
            reportMixed(node, key, owner: owner, name: name, lines: lines)
            let list = tree.value(node, lines.key)
            return .short(name: key, value: tree[value].kind == .null && list != 0 ? list : value)
        }
        reportNoDash(node, tree[value].next, name: name)
        return .short(name: key, value: value)
    }

    /// The first key behind the name that belongs to the long form, well spelt or not; 0 for none.
    private func longKey(of map: NodeID, after value: NodeID, _ record: Record) -> NodeID {
        var key = tree[value].next
        while key != 0 {
            let isKnown = tree[key].kind == .scalar && Spelling.nearest(tree.text(key), among: record.fields.map(\.name)) != nil
            if isKnown { return key }
            key = tree[tree[key].next].next
        }
        return 0
    }

    private func isMisspelt(_ key: Bytes, _ name: Field) -> Bool {
        guard !key.equals(name.key), key.count + 2 >= name.key.utf8CodeUnitCount, key.count <= name.key.utf8CodeUnitCount + 2
        else { return false }
        return Spelling.nearest(key.string, among: [name.name]) != nil
    }

    private func reportMisspelt(_ node: NodeID, _ key: Bytes, _ name: Field) {
        report(
            "unknown-key", node, Phrase("`{0}` is not the key that names the {1}.", key.string, name.name),
            expected: Phrase("{0}: …", name.name), help: Phrase("Did you mean `{0}`?", name.name), fix: name.name)
    }

    /// The nodes of a list of lines; one line may stand alone.
    func lineNodes(_ node: NodeID) -> [NodeID] {
        switch tree[node].kind {
        case .sequence: Array(tree.children(node))
        case .null: []
        default: [node]
        }
    }

    /// The text of a line that YAML took for a map because of a `: ` in it, put together again.
    func rejoined(_ node: NodeID, record: Record) -> Bytes? {
        guard let bytes = rejoinedBytes(node, record: record) else { return nil }
        let span = tree.span(node)
        let text = YAMLPrinter.scalar(bytes.string)
        let colon = tree.source.bytes.firstIndex(of: UInt8(ascii: ":"), from: tree.span(tree.firstChild(node)).end) ?? span.start
        findings.append(
            Finding(
                "colon-in-line", at: Span(colon, colon + 1),
                "To YAML, a colon and a blank make this line a key with a value; here it is read as one line all the same.",
                expected: "a line with a colon in quotes", help: Phrase("Write: - {0}", text), fix: [Edit(span, text)]))
        return bytes
    }

    /// The same, without a word about it; nil where the map is meant.
    func rejoinedBytes(_ node: NodeID, record: Record) -> Bytes? {
        guard tree[node].kind == .map, tree[node].style == .block, tree[node].length == 1 else { return nil }
        let key = tree.firstChild(node)
        guard tree[key].kind == .scalar, record.field(tree.bytes(key)) == nil, tree[tree[key].next].kind == .scalar else {
            return nil
        }
        let bytes = tree.source.slice(tree.span(node))
        return bytes.contains(where: { $0.isLineEnd }) ? nil : bytes
    }
}

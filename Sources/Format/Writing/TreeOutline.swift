import Documents
import Domain

/// A document that was read, as an outline: keys in their order, lines as they were written, comments
/// with what they belong to.
struct TreeOutline {
    private let reader: Reader
    private let tree: Tree
    private let kind: Kind
    private let comments: CommentPlacement
    private let taken = Taken()

    /// What has been written once: an alias repeats values, not their comments.
    private final class Taken {
        var anchors: Set<NodeID> = []
        var containers: Set<NodeID> = []
    }

    /// Takes up what `reader` has read last.
    init(_ reader: Reader, _ kind: Kind, withComments: Bool = true) {
        self.reader = reader
        self.kind = kind
        tree = reader.tree
        comments = CommentPlacement(tree, withComments ? Self.comments(reader) : [])
    }

    /// The comments of a document, and what a Markdown body says beside its keys.
    static func comments(_ reader: Reader) -> [Comment] {
        let tree = reader.tree
        var result = tree.comments()
        for span in reader.passedOver {
            let line = tree.source.lineSpan(tree.source.lineIndex(at: span.start))
            let before = tree.source.slice(Span(line.start, span.start))
            let text = MarkdownBody.unified(tree.source.slice(span).string)
            result.append(Comment(span: span, text: text, ownLine: before.trimmed.isEmpty))
        }
        return result.sorted { $0.span.start < $1.span.start }
    }

    /// The whole document.
    func document() -> Outline {
        var outline: Outline
        if tree[tree.root].kind == .sequence {
            outline = .list(tree.children(tree.root).map { item in commented(entity(item), item) })
        } else {
            outline = entity(tree.root)
        }
        outline.above = comments.above[tree.root] ?? []
        outline.below = comments.below[tree.root] ?? []
        return outline
    }

    /// Whether every key of the document is a text, so that nothing is lost by writing it anew.
    var hasPlainKeys: Bool { keysArePlain(tree.root, depth: 0) }

    private func keysArePlain(_ node: NodeID, depth: Int) -> Bool {
        guard depth <= YAMLReader.maximumDepth else { return false }
        if tree[node].kind == .sequence { return tree.children(node).allSatisfy { keysArePlain($0, depth: depth + 1) } }
        return pairs(node).allSatisfy { tree[$0.key].kind == .scalar && keysArePlain($0.value, depth: depth + 1) }
    }

    // MARK: Nodes

    private func pairs(_ map: NodeID) -> [(key: NodeID, value: NodeID)] {
        guard tree[map].kind == .map else { return [] }
        var result: [(NodeID, NodeID)] = []
        var key = tree.firstChild(map)
        while key != 0 {
            result.append((key, tree[key].next))
            key = tree[tree[key].next].next
        }
        return result
    }

    /// A value with the comments of the key or item that holds it.
    private func commented(_ outline: Outline, _ anchor: NodeID) -> Outline {
        guard taken.anchors.insert(anchor).inserted else { return outline }
        var outline = outline
        outline.above = (comments.above[anchor] ?? []) + outline.above
        outline.behind = comments.behind[anchor] ?? outline.behind
        return outline
    }

    private func entry(_ key: NodeID, _ value: Outline) -> Outline.Entry {
        .init(tree.text(key), commented(value, key), typedKey: tree[key].style == .plain && !isInBody(key))
    }

    private func entity(_ node: NodeID) -> Outline {
        let keys = Section.Keys(kind)
        guard let list = keys?.list, tree[node].kind == .map else { return value(node) }
        return container(
            node,
            .map(
                pairs(node).map { key, item in
                    guard tree.text(key) == list else { return entry(key, value(item, under: tree.text(key))) }
                    guard tree[item].kind == .sequence else { return entry(key, section(item)) }
                    return entry(key, container(item, .list(tree.children(item).map { commented(section($0), $0) })))
                }))
    }

    /// A list or map with its layout.
    private func container(_ node: NodeID, _ content: Outline.Content) -> Outline {
        var outline = Outline(content, flow: tree[node].style == .flow)
        if outline.children.isEmpty { outline.flow = true }
        if outline.children.contains(where: { $0.content == .null }) { outline.flow = false }
        if node != tree.root, taken.containers.insert(node).inserted { outline.below = comments.below[node] ?? [] }
        return outline
    }

    private func value(_ node: NodeID, under key: String = "") -> Outline {
        switch tree[node].kind {
        case .scalar: text(node, under: key)
        case .null: Outline(.null)
        case .sequence: container(node, .list(tree.children(node).map { commented(value($0, under: key), $0) }))
        case .map: container(node, .map(pairs(node).map { entry($0, value($1, under: tree.text($0))) }))
        }
    }

    private func isInBody(_ node: NodeID) -> Bool { tree.bodyStart.map { Int(tree[node].start) >= $0 } ?? false }

    /// A plain scalar stays plain; prose of a body is text whatever it looks like.
    private func text(_ node: NodeID, under key: String) -> Outline {
        let isProse =
            isInBody(node)
            && ["notes", "description", "text", "name", "title", "exercise", "meal", "food", "foods"].contains(key)
        return tree[node].style == .plain && !isProse ? .typed(tree.text(node)) : .text(tree.text(node))
    }

    // MARK: Exercises and meals

    private func section(_ node: NodeID) -> Outline {
        guard tree[node].kind == .map, let keys = Section.Keys(kind) else { return value(node) }
        let pairs = pairs(node)
        let isLong = pairs.contains { tree.text($0.key) == keys.name }
        return container(
            node,
            .map(
                pairs.map { key, item in
                    let holdsLines = isLong ? tree.text(key) == keys.lines : pairs.count == 1
                    return entry(key, holdsLines ? lines(item) : value(item, under: tree.text(key)))
                }))
    }

    private func lines(_ node: NodeID) -> Outline {
        guard tree[node].kind == .sequence else { return line(node) }
        return container(node, .list(tree.children(node).map { commented(line($0), $0) }))
    }

    private func line(_ node: NodeID) -> Outline {
        if let record = lineRecord, let bytes = reader.rejoinedBytes(node, record: record) { return .typed(bytes.string) }
        let mark = tree[node].mark
        let status: SetStatus = mark == .planned ? .planned : mark == .missed ? .missed : .completed
        if tree[node].kind == .scalar, let joined = StatusWord.join(tree.text(node), status) {
            let isFood = kind == .mealDay && isInBody(node)
            return tree[node].style == .plain && !isFood ? .typed(joined) : .text(joined)
        }
        var outline = value(node)
        guard status != .completed else { return outline }
        if outline.string != nil { outline = .map([.init(SetFormat.line.name, outline)]) }
        if outline[SetFormat.status.name] == nil { outline[SetFormat.status.name] = .typed(status.rawValue) }
        return outline
    }

    private var lineRecord: Record? {
        switch kind {
        case .workout: SetFormat.record
        case .template: PrescriptionFormat.record
        case .mealDay: MealDayFormat.foodRecord
        default: nil
        }
    }
}

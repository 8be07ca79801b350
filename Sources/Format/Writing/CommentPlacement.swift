import Documents
import Domain

/// What each comment of a document belongs to: the value it stands behind, or the one it stands above.
struct CommentPlacement {
    /// A place that comments can hold on to: a key of a map or an item of a list.
    private struct Anchor {
        var node: NodeID
        var start: Int
        var end: Int
        var column: Int
        /// The list or map that holds it, and how deep that is.
        var container: NodeID
        var depth: Int
        /// Markdown: whether a new section begins here.
        var opensSection = false
    }

    private(set) var above: [NodeID: [String]] = [:]
    private(set) var behind: [NodeID: String] = [:]
    /// By container.
    private(set) var below: [NodeID: [String]] = [:]

    private let tree: Tree
    private let body: Int
    private var anchors: [Anchor] = []
    /// Where the last comment was put, where it was put under a list.
    private var lastBelow: NodeID?
    private var parents: [NodeID: (container: NodeID, column: Int)] = [:]

    /// - Parameter comments: in the order in which they stand.
    init(_ tree: Tree, _ comments: [Comment]) {
        self.tree = tree
        body = tree.bodyStart ?? .max
        guard !comments.isEmpty else { return }
        parents[tree.root] = (0, 0)
        collect(tree.root, depth: 0)
        if tree.bodyStart != nil { collectBody() }
        // Of two that begin at one place the outer one was found first.
        anchors = anchors.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        var last = -1
        for comment in comments {
            let isFirst = last < 0 || line(comment.span.start) > last + 1
            place(comment, touchesLast: !isFirst)
            if comment.ownLine { last = line(comment.span.end) }
        }
    }

    private func line(_ offset: Int) -> Int { tree.source.lineIndex(at: offset) }
    private func column(_ offset: Int) -> Int { offset - tree.source.lineStarts[line(offset)] }

    // MARK: Anchors

    private mutating func collect(_ node: NodeID, depth: Int) {
        let value = tree[node]
        guard depth <= YAMLReader.maximumDepth, value.kind == .map || value.kind == .sequence else { return }
        var child = tree.firstChild(node)
        while child != 0 {
            let item = value.kind == .map ? tree[child].next : child
            let start = Int(tree[child].start)
            // What an alias stands for lies where it was first written.
            if start < body, start >= Int(value.start) {
                anchors.append(
                    Anchor(node: child, start: start, end: end(child, item), column: column(start), container: node, depth: depth)
                )
            }
            if Int(tree[item].start) < body { enter(item, from: node, depth) }
            child = tree[item].next
        }
    }

    private mutating func enter(_ item: NodeID, from container: NodeID, _ depth: Int) {
        guard parents[item] == nil, tree[item].kind == .map || tree[item].kind == .sequence else { return }
        parents[item] = (container, column(Int(tree[item].start)))
        collect(item, depth: depth + 1)
    }

    /// Where the text of an entry ends that a comment can stand behind.
    private func end(_ key: NodeID, _ value: NodeID) -> Int {
        let node = tree[value]
        switch node.style {
        case .block where node.kind == .map || node.kind == .sequence, .literal, .folded:
            return key == value ? Int(node.start) : Int(tree[key].end)
        default: return max(Int(tree[key].end), Int(node.end))
        }
    }

    /// In a Markdown body: prose, headings, and the lines under them.
    private mutating func collectBody() {
        for (key, value) in pairs(tree.root) where Int(tree[value].start) >= body {
            guard tree[value].kind == .sequence else {
                anchor(key, tree.root, opensSection: true)
                continue
            }
            parents[value] = (tree.root, 0)
            for item in tree.children(value) {
                let lines =
                    tree[item].kind == .map
                    ? pairs(item).last { tree[$0.value].kind == .sequence && tree[$0.value].style == .block } : nil
                let isSection = lines != nil || ["exercises", "meals", "messages"].contains(tree.text(key))
                anchor(item, value, opensSection: isSection)
                guard let lines else { continue }
                parents[lines.value] = (value, 0)
                for line in tree.children(lines.value) { anchor(line, lines.value, opensSection: false) }
            }
        }
    }

    private mutating func anchor(_ node: NodeID, _ container: NodeID, opensSection: Bool) {
        let span = tree.span(node)
        anchors.append(
            Anchor(
                node: node, start: span.start, end: opensSection ? span.start : span.end, column: 0, container: container,
                depth: 0,
                opensSection: opensSection))
    }

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

    // MARK: Placing

    private mutating func place(_ comment: Comment, touchesLast: Bool) {
        let start = comment.span.start
        let next = anchors.first { $0.start > start }
        let previous = anchors.last { $0.start <= start }
        if !comment.ownLine {
            let line = line(start)
            let onLine = anchors.filter { $0.end <= start && self.line($0.end) == line }
            let owner = onLine.max { ($0.end, $1.start) < ($1.end, $0.start) }
            guard let owner else { return above[(previous ?? next)?.node ?? tree.root, default: []].append(comment.text) }
            if behind[owner.node] == nil {
                behind[owner.node] = comment.text
            } else {
                above[owner.node, default: []].append(comment.text)
            }
            return
        }
        if start >= body {
            placeInBody(comment, previous, next, touchesLast: touchesLast)
        } else if let next, next.start < body || next.opensSection {
            let isDeeper = column(start) > next.column && next.depth <= (previous?.depth ?? 0) && next.start < body
            guard isDeeper, let previous else { return above[next.node, default: []].append(comment.text) }
            below[container(of: previous, column(start)), default: []].append(comment.text)
        } else {
            below[previous.map { container(of: $0, column(start)) } ?? tree.root, default: []].append(comment.text)
        }
    }

    /// The innermost list or map around an anchor that does not begin right of a column.
    private func container(of anchor: Anchor, _ column: Int) -> NodeID {
        var node = anchor.container
        while node != tree.root, let parent = parents[node], parent.column > column { node = parent.container }
        return node == 0 ? tree.root : node
    }

    /// Indentation says nothing in a body: a comment belongs to the lines it touches.
    private mutating func placeInBody(_ comment: Comment, _ previous: Anchor?, _ next: Anchor?, touchesLast: Bool) {
        if let next, !next.opensSection {
            lastBelow = nil
            return above[next.node, default: []].append(comment.text)
        }
        let first = line(comment.span.start)
        let follows =
            previous.map { !$0.opensSection && (touchesLast ? lastBelow == $0.container : line($0.end) + 1 == first) } ?? false
        let leads = next.map { line($0.start) == line(comment.span.end) + 1 } ?? false
        lastBelow = follows && !leads ? previous?.container : nil
        if let lastBelow {
            below[lastBelow, default: []].append(comment.text)
        } else if let next {
            above[next.node, default: []].append(comment.text)
        } else {
            below[tree.root, default: []].append(comment.text)
        }
    }
}

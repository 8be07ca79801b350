/// A place in a tree.
public typealias NodeID = Int32

/// One node of a document: a scalar, a sequence or a map, with its place in the source.
///
/// A tree is one array of these 28-byte structs; nothing is allocated for a node.
public struct Node: Sendable {
    public enum Kind: UInt8, Sendable { case scalar, sequence, map, null }

    public enum Style: UInt8, Sendable { case plain, single, double, literal, folded, block, flow }

    /// A mark that Markdown's task lists put on an item.
    public enum Mark: UInt8, Sendable { case none, planned, done, missed }

    public var kind: Kind
    public var style: Style
    public var mark: Mark = .none
    /// Whether the value stands in the source as it is, so that offsets in it are offsets there.
    public var inSource = false
    /// The node's span in the source.
    public var start: UInt32
    public var end: UInt32
    /// Scalars: where the value's bytes begin, in the source or the arena. Others: first child.
    public var value: UInt32 = 0
    /// Scalars: the number of bytes. Sequences: of items. Maps: of pairs.
    public var length: UInt32 = 0
    /// The next sibling; in a map, keys and values alternate. 0 is none.
    public var next: NodeID = 0
}

/// The nodes of one document. Reused from file to file by its reader.
///
/// A tree belongs to one thread and nothing holds access to its storage across a call, so the
/// run-time checks of exclusive access, a tenth of a check's time, are left out.
public final class Tree {
    @exclusivity(unchecked) public private(set) var source: SourceText
    /// Node 0 is a null that stands for "nothing".
    @exclusivity(unchecked) public private(set) var nodes: UnsafeMutablePointer<Node>
    @exclusivity(unchecked) public private(set) var count = 1
    @exclusivity(unchecked) private var capacity = 256
    @exclusivity(unchecked) private var arena: UnsafeMutablePointer<UInt8>
    @exclusivity(unchecked) private var arenaCount = 0
    @exclusivity(unchecked) private var arenaCapacity = 4096
    /// The document's root; 0 where it is empty.
    @exclusivity(unchecked) public var root: NodeID = 0
    /// Where the Markdown body begins; nil in YAML.
    @exclusivity(unchecked) public var bodyStart: Int?
    /// Parts of a Markdown body that are a value as they stand: what looks like a comment there is text.
    public var prose: [Span] = []
    /// Whether reading stopped early: what is missing may only be unread.
    @exclusivity(unchecked) public var truncated = false

    public init() {
        source = SourceText(path: "", text: "")
        nodes = .allocate(capacity: capacity)
        arena = .allocate(capacity: arenaCapacity)
        nodes[0] = Node(kind: .null, style: .plain, start: 0, end: 0)
    }

    deinit {
        nodes.deallocate()
        arena.deallocate()
    }

    /// Forgets all nodes and takes up a new source.
    public func reset(_ source: SourceText) {
        self.source = source
        count = 1
        arenaCount = 0
        root = 0
        bodyStart = nil
        truncated = false
        if !prose.isEmpty { prose.removeAll() }
    }

    @inlinable
    public subscript(_ id: NodeID) -> Node { nodes[Int(id)] }

    /// Changes a node in place.
    public func update(_ id: NodeID, _ change: (inout Node) -> Void) { change(&nodes[Int(id)]) }

    /// Adds a node and returns its place.
    public func add(_ node: Node) -> NodeID {
        if count == capacity {
            let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
            larger.update(from: nodes, count: count)
            nodes.deallocate()
            nodes = larger
            capacity *= 2
        }
        nodes[count] = node
        count += 1
        return NodeID(count - 1)
    }

    /// Keeps bytes that do not stand in the source as they are; returns where.
    public func store(_ bytes: Bytes) -> UInt32 {
        if arenaCount + bytes.count > arenaCapacity {
            let size = max(arenaCapacity * 2, arenaCount + bytes.count)
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
            larger.update(from: arena, count: arenaCount)
            arena.deallocate()
            arena = larger
            arenaCapacity = size
        }
        if let base = bytes.baseAddress { (arena + arenaCount).update(from: base, count: bytes.count) }
        arenaCount += bytes.count
        return UInt32(arenaCount - bytes.count)
    }

    /// A scalar whose text does not stand in the source, placed at `span`.
    public func addText(_ text: String, at span: Span) -> NodeID {
        var text = text
        let (offset, length) = text.withUTF8 { (store($0), UInt32($0.count)) }
        return add(
            Node(
                kind: .scalar, style: .plain, start: UInt32(span.start), end: UInt32(span.end),
                value: offset, length: length))
    }

    /// A scalar that is a part of the source.
    public func addSlice(_ span: Span) -> NodeID {
        add(
            Node(
                kind: .scalar, style: .plain, inSource: true, start: UInt32(span.start),
                end: UInt32(span.end), value: UInt32(span.start), length: UInt32(span.end - span.start)))
    }

    /// A sequence or map of the given children (keys and values alternate in a map).
    public func addContainer(_ kind: Node.Kind, _ children: [NodeID], at span: Span) -> NodeID {
        for (child, following) in zip(children, children.dropFirst()) { update(child) { $0.next = following } }
        if let last = children.last { update(last) { $0.next = 0 } }
        return add(
            Node(
                kind: kind, style: .block, start: UInt32(span.start), end: UInt32(span.end),
                value: UInt32(children.first ?? 0),
                length: UInt32(kind == .map ? children.count / 2 : children.count)))
    }

    /// The bytes of a scalar's value; empty for other nodes. Valid until the tree changes.
    @inlinable
    public func bytes(_ id: NodeID) -> Bytes {
        let node = self[id]
        guard node.kind == .scalar else { return Bytes(start: nil, count: 0) }
        return valueBytes(node)
    }

    @usableFromInline
    func valueBytes(_ node: Node) -> Bytes {
        let base = node.inSource ? source.bytes.baseAddress : UnsafePointer(arena)
        return Bytes(start: base.map { $0 + Int(node.value) }, count: Int(node.length))
    }

    /// The text of a scalar.
    public func text(_ id: NodeID) -> String { bytes(id).string }

    /// The node's place in the source.
    @inlinable
    public func span(_ id: NodeID) -> Span { Span(Int(self[id].start), Int(self[id].end)) }

    /// The place of a part of a scalar's value; the whole scalar where escapes or folding make
    /// offsets differ.
    public func span(_ id: NodeID, _ lower: Int, _ upper: Int) -> Span {
        let node = self[id]
        guard node.inSource else { return span(id) }
        return Span(Int(node.value) + lower, Int(node.value) + upper)
    }

    /// The first child of a container; 0 for none.
    @inlinable
    public func firstChild(_ id: NodeID) -> NodeID {
        let node = self[id]
        return node.kind == .sequence || node.kind == .map ? NodeID(node.value) : 0
    }

    /// The items of a sequence; for a map, keys and values alternating.
    public func children(_ id: NodeID) -> Children { Children(tree: self, current: firstChild(id)) }

    public struct Children: Sequence, IteratorProtocol {
        let tree: Tree
        var current: NodeID

        public mutating func next() -> NodeID? {
            guard current != 0 else { return nil }
            defer { current = tree[current].next }
            return current
        }
    }

    /// The value under `key` in a map; 0 where there is none.
    public func value(_ map: NodeID, _ key: StaticString) -> NodeID {
        guard self[map].kind == .map else { return 0 }
        var child = firstChild(map)
        while child != 0 {
            let value = self[child].next
            if bytes(child).equals(key) { return value }
            child = value == 0 ? 0 : self[value].next
        }
        return 0
    }
}

/// A half-open range of byte offsets in a source text.
public struct Span: Hashable, Sendable {
    public var start: Int
    public var end: Int

    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = Swift.max(start, end)
    }

    public static let none = Span(0, 0)
    public var isEmpty: Bool { start == end }
}

/// A position for people and editors: both counted from 1, the column in UTF-8 bytes.
public struct Position: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// The bytes of a file, as they are on disk.
///
/// The memory is owned by this object and does not move, so that trees and tokens can point into
/// it while it lives.
public final class SourceText: @unchecked Sendable {
    /// The path as a person would name it; `-` for standard input.
    public let path: String
    public let bytes: Bytes
    private let memory: UnsafeMutableBufferPointer<UInt8>

    /// A source of `capacity` bytes at most, filled by `fill`, which returns how many it wrote.
    public init(path: String, capacity: Int, fill: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows {
        self.path = path
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Swift.max(1, capacity))
        let count: Int
        do {
            count = try fill(buffer)
        } catch {
            buffer.deallocate()
            throw error
        }
        memory = buffer
        bytes = Bytes(rebasing: Bytes(buffer)[..<Swift.min(count, buffer.count)])
    }

    public convenience init(path: String, bytes: some Collection<UInt8>) {
        self.init(path: path, capacity: bytes.count) { buffer in
            _ = buffer.update(fromContentsOf: bytes)
            return bytes.count
        }
    }

    public convenience init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    deinit { memory.deallocate() }

    /// The whole text.
    public var string: String { bytes.string }

    /// The bytes of a span.
    public func slice(_ span: Span) -> Bytes { bytes.part(span.start, span.end) }

    /// Where lines begin. A line ends with LF, CR LF or a lone CR.
    public private(set) lazy var lineStarts: [Int] = {
        var starts = [0]
        var i = 0
        while i < bytes.count {
            let byte = bytes[i]
            i += 1
            if byte == 10 || (byte == 13 && !(i < bytes.count && bytes[i] == 10)) { starts.append(i) }
        }
        return starts
    }()

    /// The line, from 0, that holds `offset`.
    public func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    public func position(at offset: Int) -> Position {
        let line = lineIndex(at: offset)
        return Position(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    /// The span of a line, from 0, without its line ending.
    public func lineSpan(_ line: Int) -> Span {
        let start = lineStarts[line]
        var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        while end > start, bytes[end - 1].isLineEnd { end -= 1 }
        return Span(start, end)
    }
}

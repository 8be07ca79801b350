/// A run of bytes inside memory that someone else keeps alive: a source text or a tree's arena.
public typealias Bytes = UnsafeBufferPointer<UInt8>

extension UnsafeBufferPointer<UInt8> {
    /// The bytes from `lower` up to `upper`, both clamped to what is there.
    @inlinable
    public func part(_ lower: Int, _ upper: Int) -> Bytes {
        let from = Swift.max(0, Swift.min(lower, count))
        let to = Swift.max(from, Swift.min(upper, count))
        return Bytes(rebasing: self[from..<to])
    }

    /// The bytes as text; what is no UTF-8 becomes U+FFFD.
    public var string: String { String(decoding: self, as: UTF8.self) }

    /// Whether the bytes are exactly those of `literal`.
    @inlinable
    public func equals(_ literal: StaticString) -> Bool {
        guard count == literal.utf8CodeUnitCount else { return false }
        let other = literal.utf8Start
        var i = 0
        while i < count {
            if self[i] != other[i] { return false }
            i += 1
        }
        return true
    }

    /// Whether the bytes are those of `word`, ASCII case aside.
    @inlinable
    public func equalsIgnoringCase(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        let other = word.utf8Start
        var i = 0
        while i < count {
            let byte = self[i]
            let lower = byte &- 65 < 26 ? byte | 32 : byte
            if lower != other[i] { return false }
            i += 1
        }
        return true
    }

    /// Without spaces and tabs at both ends.
    public var trimmed: Bytes {
        var lower = 0
        var upper = count
        while lower < upper, self[lower].isBlank { lower += 1 }
        while upper > lower, self[upper - 1].isBlank { upper -= 1 }
        return part(lower, upper)
    }

    /// Without spaces, tabs and line ends at both ends.
    public var trimmedLines: Bytes {
        var lower = 0
        var upper = count
        while lower < upper, self[lower].isBlank || self[lower].isLineEnd { lower += 1 }
        while upper > lower, self[upper - 1].isBlank || self[upper - 1].isLineEnd { upper -= 1 }
        return part(lower, upper)
    }

    /// The first index of the bytes of `literal` at or after `start`.
    public func firstIndex(of literal: StaticString, from start: Int) -> Int? {
        guard literal.utf8CodeUnitCount > 0, var i = firstIndex(of: literal.utf8Start[0], from: start) else { return nil }
        while !part(i, i + literal.utf8CodeUnitCount).equals(literal) {
            guard let next = firstIndex(of: literal.utf8Start[0], from: i + 1) else { return nil }
            i = next
        }
        return i
    }

    /// The first index of `byte` at or after `start`.
    @inlinable
    public func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        var i = start
        while i < count {
            if self[i] == byte { return i }
            i += 1
        }
        return nil
    }

    /// Whether the bytes begin with `literal`.
    public func starts(with literal: StaticString) -> Bool {
        part(0, literal.utf8CodeUnitCount).equals(literal)
    }
}

extension UInt8 {
    @inlinable public var isDigit: Bool { self &- 48 < 10 }
    @inlinable public var isLetter: Bool { (self | 32) &- 97 < 26 }
    @inlinable public var isBlank: Bool { self == 32 || self == 9 }
    @inlinable public var isLineEnd: Bool { self == 10 || self == 13 }
}

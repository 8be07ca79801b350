/// Turns libyaml's character counts into byte offsets, walking forward once.
struct OffsetCounter {
    private let bytes: Bytes
    private let base: Int
    private let ascii: Bool
    private var character = 0
    private var offset = 0

    init(bytes: Bytes, base: Int) {
        self.bytes = bytes
        self.base = base
        ascii = bytes.isASCII
    }

    mutating func byte(_ index: Int) -> Int {
        if ascii { return base + min(index, bytes.count) }
        if index < character {
            // An end mark can lie before the start mark that was asked for last.
            while character > index, offset > 0 {
                offset -= 1
                if bytes[offset] & 0xC0 != 0x80 { character -= 1 }
            }
            return base + offset
        }
        while character < index, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            character += 1
        }
        return base + offset
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether no byte has its high bit set.
    public var isASCII: Bool {
        guard let base = baseAddress else { return true }
        let raw = UnsafeRawPointer(base)
        var i = 0
        var seen: UInt64 = 0
        while i + 8 <= count {
            seen |= raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
            i += 8
        }
        while i < count {
            seen |= UInt64(self[i])
            i += 1
        }
        return seen & 0x8080_8080_8080_8080 == 0
    }
}

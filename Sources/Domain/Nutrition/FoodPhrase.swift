/// A meal line cut into its amount and the rest: `1 1/2 cups Rice` is 1.5 and `cups Rice`.
public struct FoodPhrase: Hashable, Sendable {
    /// The number in front, as an exact fraction's value; nil where none stands.
    public var amount: Double?
    /// What follows the number.
    public var rest: String

    public init(_ phrase: String) {
        let bytes = Self.plainBlanks(Array(phrase.utf8))
        var at = 0
        guard let whole = Self.number(bytes, &at) else {
            amount = nil
            rest = bytes.count == phrase.utf8.count ? phrase : String(decoding: bytes, as: UTF8.self)
            return
        }
        var value = whole
        let back = at
        Self.skipBlanks(bytes, &at)
        if at > back, let part = Self.fraction(bytes, &at) { value += part } else { at = back }
        Self.skipBlanks(bytes, &at)
        // `2 x Egg`
        if at + 1 < bytes.count, bytes[at] | 32 == 120, bytes[at + 1] == 32 { at += 2 }
        Self.skipBlanks(bytes, &at)
        amount = value
        rest = String(decoding: bytes[at...], as: UTF8.self)
    }

    /// An amount at the end of a phrase, `Yulaf 80 g`: the name and the phrase turned round.
    public static func trailing(_ phrase: String) -> (name: String, turned: FoodPhrase)? {
        guard let space = phrase.lastIndex(where: { $0 == " " }) else { return nil }
        var start = phrase.index(after: space)
        if let first = phrase[start...].utf8.first, !(first &- 48 < 10) {
            // The last word is a unit: the number stands before it.
            let before = phrase[..<space]
            guard let earlier = before.lastIndex(where: { $0 == " " }) else { return nil }
            start = phrase.index(after: earlier)
        }
        guard let first = phrase[start...].utf8.first, first &- 48 < 10, start > phrase.startIndex else { return nil }
        let name = phrase[..<start].trimmingBlanks
        guard !name.isEmpty else { return nil }
        let amount = String(phrase[start...])
        return (name, FoodPhrase(amount + " " + name))
    }

    /// Without the no-break spaces that phones and web pages put between a number and its unit.
    private static func plainBlanks(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return bytes }
        var result: [UInt8] = []
        var at = 0
        while at < bytes.count {
            let length = bytes[at...].starts(with: [0xC2, 0xA0]) ? 2 : bytes[at...].starts(with: [0xE2, 0x80, 0xAF]) ? 3 : 0
            result.append(length > 0 ? 32 : bytes[at])
            at += max(1, length)
        }
        return result
    }

    private static func skipBlanks(_ bytes: [UInt8], _ at: inout Int) {
        while at < bytes.count, bytes[at] == 32 || bytes[at] == 9 { at += 1 }
    }

    private static func digits(_ bytes: [UInt8], _ at: inout Int) -> Double? {
        let start = at
        var value = 0.0
        while at < bytes.count, bytes[at] &- 48 < 10, at - start < 12 {
            value = value * 10 + Double(bytes[at] &- 48)
            at += 1
        }
        return at > start ? value : nil
    }

    /// `80`, `1.5`, `1,5`, `1/2`, `½`.
    private static func number(_ bytes: [UInt8], _ at: inout Int) -> Double? {
        if let part = fraction(bytes, &at) { return part }
        guard var value = digits(bytes, &at) else { return nil }
        if at + 1 < bytes.count, bytes[at] == 46 || bytes[at] == 44, bytes[at + 1] &- 48 < 10 {
            at += 1
            let start = at
            let part = digits(bytes, &at) ?? 0
            var scale = 1.0
            for _ in start..<at { scale *= 10 }
            value += part / scale
        } else if let vulgar = vulgar(bytes, &at) {
            value += vulgar
        }
        return value
    }

    /// `1/2` or `½`.
    private static func fraction(_ bytes: [UInt8], _ at: inout Int) -> Double? {
        let start = at
        if let value = vulgar(bytes, &at) { return value }
        if let top = digits(bytes, &at), at < bytes.count, bytes[at] == 47 {
            at += 1
            if let bottom = digits(bytes, &at), bottom > 0 { return top / bottom }
        }
        at = start
        return nil
    }

    private static func vulgar(_ bytes: [UInt8], _ at: inout Int) -> Double? {
        let table: [([UInt8], Double)] = [
            ([0xC2, 0xBD], 1 / 2), ([0xC2, 0xBC], 1 / 4), ([0xC2, 0xBE], 3 / 4), ([0xE2, 0x85, 0x93], 1 / 3),
            ([0xE2, 0x85, 0x94], 2 / 3), ([0xE2, 0x85, 0x9B], 1 / 8),
        ]
        guard at < bytes.count, bytes[at] >= 0x80 else { return nil }
        for (code, value) in table where bytes[at...].starts(with: code) {
            at += code.count
            return value
        }
        return nil
    }
}

extension StringProtocol {
    /// Without blanks at both ends.
    var trimmingBlanks: String {
        var part = self[...]
        while part.first == " " || part.first == "\t" { part = part.dropFirst() }
        while part.last == " " || part.last == "\t" { part = part.dropLast() }
        return String(part)
    }
}

import Domain

/// Names prepared to be searched for what a misspelt one was meant to be.
public struct Vocabulary: Sendable {
    /// A name that may be meant.
    public struct Match: Hashable, Sendable {
        public var word: String
        /// The entry that it leads to.
        public var entry: Int
        /// How many letters differ.
        public var distance: Int
        /// Whether one of the two is only a part of the other.
        public var isPart: Bool
    }

    private var words: [(word: String, scalars: [Unicode.Scalar], entry: Int)] = []

    public init() {}

    public mutating func add(_ word: String, entry: Int) {
        words.append((word, Array(NameKey(word).text.unicodeScalars), entry))
    }

    /// Up to `limit` names near enough to be meant, each of another entry, nearest first.
    public func nearest(_ word: String, limit: Int) -> [Match] {
        let target = Array(NameKey(word).text.unicodeScalars)
        let bound = max(1, min(4, target.count / 4))
        var found: [Match] = []
        for (word, scalars, entry) in words {
            if abs(scalars.count - target.count) <= bound {
                let distance = Spelling.distance(target, scalars, bound: bound)
                if distance <= bound {
                    found.append(Match(word: word, entry: entry, distance: distance, isPart: false))
                    continue
                }
            }
            let (short, long) = scalars.count < target.count ? (scalars, target) : (target, scalars)
            // A short word is a part of many long ones.
            if short.count >= 4, scalars.count >= target.count || scalars.count * 2 >= target.count, Self.contains(long, short) {
                found.append(Match(word: word, entry: entry, distance: bound + 1, isPart: true))
            }
        }
        found.sort { ($0.distance, $0.word.utf8.count, $0.word) < ($1.distance, $1.word.utf8.count, $1.word) }
        var result: [Match] = []
        for match in found where result.count < limit && !result.contains(where: { $0.entry == match.entry }) { result.append(match) }
        return result
    }

    private static func contains(_ long: [Unicode.Scalar], _ short: [Unicode.Scalar]) -> Bool {
        guard let first = short.first, long.count >= short.count else { return false }
        for start in 0...(long.count - short.count) where long[start] == first {
            var i = 1
            while i < short.count, long[start + i] == short[i] { i += 1 }
            if i == short.count { return true }
        }
        return false
    }
}

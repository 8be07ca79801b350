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
        /// Whether the name begins with what was looked for.
        fileprivate var isBeginning: Bool

        fileprivate init(_ word: String, _ entry: Int, _ distance: Int, isPart: Bool = false, isBeginning: Bool = false) {
            self.word = word
            self.entry = entry
            self.distance = distance
            self.isPart = isPart
            self.isBeginning = isBeginning
        }

        /// Parts come behind all that is near, beginnings before other parts.
        fileprivate var rank: Int { isPart ? (isBeginning ? .max - 1 : .max) : distance }
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
                    found.append(Match(word, entry, distance))
                    continue
                }
            }
            let (short, long) = scalars.count < target.count ? (scalars, target) : (target, scalars)
            // A short word is a part of many long ones.
            if short.count >= 3, scalars.count >= target.count || scalars.count * 2 >= target.count, Self.contains(long, short) {
                found.append(Match(word, entry, bound + 1, isPart: true, isBeginning: scalars.starts(with: target)))
            }
        }
        // Of names equally near, the one that was added first: libraries begin with what is common.
        let ranked = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        var result: [Match] = []
        for (_, match) in ranked where result.count < limit && !result.contains(where: { $0.entry == match.entry }) {
            result.append(match)
        }
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

import Domain

/// Finds what a misspelt word was meant to be.
public enum Spelling {
    /// The nearest of `words`, where one is near enough to be meant.
    public static func nearest(_ word: String, among words: some Sequence<String>) -> String? {
        nearest(word, among: words, limit: 1).first
    }

    /// Up to `limit` words near enough to be meant, nearest first.
    public static func nearest(_ word: String, among words: some Sequence<String>, limit: Int) -> [String] {
        let target = Array(NameKey(word).text.unicodeScalars)
        let bound = max(1, min(4, target.count / 3))
        var found: [(distance: Int, word: String)] = []
        for candidate in words {
            let scalars = Array(NameKey(candidate).text.unicodeScalars)
            var distance = bound + 1
            if abs(scalars.count - target.count) <= bound { distance = self.distance(target, scalars, bound: bound) }
            if distance > bound, target.count >= 4, contains(scalars, target) { distance = bound }
            if distance <= bound { found.append((distance, candidate)) }
        }
        return found.sorted { ($0.distance, $0.word.utf8.count, $0.word) < ($1.distance, $1.word.utf8.count, $1.word) }
            .prefix(limit).map(\.word)
    }

    private static func contains(_ long: [Unicode.Scalar], _ short: [Unicode.Scalar]) -> Bool {
        guard long.count > short.count else { return false }
        return (0...(long.count - short.count)).contains { Array(long[$0..<($0 + short.count)]) == short }
    }

    /// Optimal string alignment distance: insertions, deletions, substitutions and swaps of
    /// neighbours count one each (Damerau 1964, Levenshtein 1966); anything above `bound` is
    /// `bound + 1`.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], bound: Int) -> Int {
        if a == b { return 0 }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            var smallest = i + 1
            for j in b.indices {
                var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
                smallest = min(smallest, cost)
            }
            if smallest > bound { return bound + 1 }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

/// The candidate most like a mistyped word, or nothing if none is near enough.
///
/// Near enough is one slip in three letters, or else being the only candidate that begins with the word.
/// Capitals do not count. Of equally near candidates the first is taken.
public func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    var longer: [String] = []
    for candidate in candidates {
        let other = Array(candidate.lowercased())
        let limit = min(max(1, max(letters.count, other.count) / 3), letters.count - 1)
        if !letters.isEmpty, other.starts(with: letters) { longer.append(candidate) }
        guard abs(letters.count - other.count) <= limit else { continue }
        let distance = editDistance(letters, other)
        if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate ?? (longer.count == 1 ? longer.first : nil)
}

/// The Damerau-Levenshtein distance: how many letters to insert, delete, replace or swap with a neighbour.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    // One row and column more than usual on the low side: `far` there rules out impossible swaps.
    let far = a.count + b.count
    let width = b.count + 2
    var table = Array(repeating: far, count: (a.count + 2) * width)
    for i in 0...a.count { table[(i + 1) * width + 1] = i }
    for j in 0...b.count { table[width + j + 1] = j }
    var lastRow: [Character: Int] = [:]
    for (i, x) in a.enumerated() {
        var lastColumn = 0
        for (j, y) in b.enumerated() {
            let row = lastRow[y] ?? 0
            let column = lastColumn
            if x == y { lastColumn = j + 1 }
            let replaced = table[(i + 1) * width + j + 1] + (x == y ? 0 : 1)
            let inserted = table[(i + 2) * width + j + 1] + 1
            let deleted = table[(i + 1) * width + j + 2] + 1
            let swapped = table[row * width + column] + (i - row) + 1 + (j - column)
            table[(i + 2) * width + j + 2] = min(replaced, inserted, deleted, swapped)
        }
        lastRow[x] = i + 1
    }
    return table[(a.count + 1) * width + b.count + 1]
}

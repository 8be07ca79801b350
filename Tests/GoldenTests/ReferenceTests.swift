import Format
import Testing

/// Schemas/FORMAT.md: the prose is written by hand, the tables of keys come from the description
/// that the parser reads by.
@Suite struct ReferenceTests {
    @Test func keyTables() {
        let place = "Schemas/FORMAT.md"
        let page = Golden.read(place) ?? ""
        var lines: [Substring] = []
        var skipping = false
        var kinds = Set<String>()
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "<!-- end -->" { skipping = false }
            if !skipping { lines.append(line) }
            let words = line.split(separator: " ")
            if words.count == 4, words[0] == "<!--", words[1] == "keys:", let kind = Kind(rawValue: String(words[2])) {
                kinds.insert(kind.rawValue)
                skipping = true
                lines += ["", Substring(KeyReference.markdown(for: kind))]
            }
        }
        #expect(kinds == Set(Kind.allCases.map(\.rawValue)).subtracting(["bodyweight"]), "kinds without a table of keys")
        Golden.expect(lines.joined(separator: "\n"), at: place)
    }
}

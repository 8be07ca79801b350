extension Trap {
    private static let session = "date: 2025-11-13\nexercises:\n"

    /// What YAML itself lets a file do to its reader.
    static let yaml: [Trap] = [
        Trap("billion laughs", "alias-bomb") {
            let levels = lines(12) { level in
                "x_\(level + 1): &a\(level + 1) [" + Array(repeating: "*a\(level)", count: 9).joined(separator: ", ") + "]"
            }
            return "date: 2025-11-13\nx_0: &a0 [lol]\n" + levels
        },
        Trap("one large anchor, many aliases", "alias-bomb") {
            "date: 2025-11-13\nx_a: &a\n" + lines(2000) { "  - \($0)" } + "x_b:\n" + lines(100_000) { _ in "  - *a" }
        },
        Trap("an alias inside its own anchor", "needs-quotes") { "date: 2025-11-13\nx_a: &a\n  - *a\n" },
        Trap("50,000 anchors", nil) { session + "  - Squat:\n" + lines(50_000) { "      - &a\($0) 100kg x 5" } },
        Trap("50,000 unknown aliases", "needs-quotes") { session + "  - Squat:\n" + lines(50_000) { "      - *a\($0)" } },
        Trap("50,000 merge keys", nil) {
            "x_a: &a {a: 1}\ndate: 2025-11-13\nx_b:\n" + lines(50_000) { _ in "  - {<<: *a, b: 2}" }
        },
        Trap("flow lists, 10,000 levels", "too-deep") {
            session + "  - Squat: " + `repeat`("[", 10_000) + `repeat`("]", 10_000) + "\n"
        },
        Trap("flow lists, never closed", "too-deep") { session + "  - Squat: " + `repeat`("[", 10_000) },
        Trap("flow maps, 10,000 levels", "too-deep") {
            session + "  - Squat: " + `repeat`("{a: ", 10_000) + `repeat`("}", 10_000) + "\n"
        },
        Trap("block lists, 10,000 levels", "too-deep") {
            session + "  - Squat:\n      " + `repeat`("- ", 10_000) + "100kg x 5\n"
        },
        Trap("block maps, 2,500 levels", "too-deep") {
            "date: 2025-11-13\nx_a:\n" + lines(2500) { `repeat`(" ", $0 + 1) + "a:" }
        },
        Trap("complex keys, 10,000 levels", "too-deep") { "x_a:\n  " + `repeat`("? ", 10_000) + "a\n" },
        Trap("100,000 unknown keys", "unknown-key") { "date: 2025-11-13\n" + lines(100_000) { "key\($0): 1" } },
        Trap("100,000 times the same key", "duplicate-key") { "date: 2025-11-13\n" + lines(100_000) { _ in "rating: 4" } },
        Trap("100,000 private keys", nil) { "date: 2025-11-13\n" + lines(100_000) { "x_\($0): 1" } },
        Trap("100,000 keys on one line", "unknown-key") { "{date: 2025-11-13, " + `repeat`("a: 1, ", 100_000) + "b: 2}\n" },
        Trap("100,000 wrong sets on one line", nil) { session + "  - Squat: [" + `repeat`("1 x 5 @80, ", 100_000) + "1 x 5]\n" },
        Trap("100,000 tag directives", nil) { lines(100_000) { "%TAG !a\($0)! tag:example.com," } + "---\ndate: 2025-11-13\n" },
        Trap("100,000 tags", nil) { session + "  - Squat:\n" + lines(100_000) { "      - !a\($0) 100kg x 5" } },
        Trap("100,000 documents", "second-document") { lines(100_000) { _ in "---\ndate: 2025-11-13" } },
        Trap("100,000 comments", nil) { "date: 2025-11-13\n" + lines(100_000) { "# antrain: allow code\($0)" } },
        Trap("a quote that never closes", nil) { session + "  - Squat:\n      - \"" + lines(100_000) { _ in "100kg x 5" } },
        Trap("escapes only", nil) { "date: 2025-11-13\nnotes: \"" + `repeat`("\\U0001F3CB", 300_000) + "\"\n" },
        Trap("blank lines only", nil) { `repeat`("\n", 4_000_000) },
        Trap("a scalar of 4 MB", nil) { "date: 2025-11-13\nnotes: " + `repeat`("many words ", 370_000) + "\n" },
        Trap("a key of 4 MB", nil) { "date: 2025-11-13\n" + `repeat`("k", 4_000_000) + ": 1\n" },
        Trap("a folded scalar of 4 MB", nil) { "date: 2025-11-13\nnotes: >\n" + lines(500_000) { _ in "  a\n" } },
    ]
}

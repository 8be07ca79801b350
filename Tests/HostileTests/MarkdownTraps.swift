extension Trap {
    private static let place = "workouts/2025/2025-11-13-trap.md"
    private static let front = "---\ndate: 2025-11-13\n---\n\n"

    private static func body(_ name: String, _ code: String? = nil, _ text: @escaping @Sendable () -> String) -> Trap {
        Trap(name, code, at: place) { front + text() + "\n\n## Squat\n- 100kg x 5\n" }
    }

    /// What Markdown lets a file do to its reader.
    static let markdown: [Trap] = [
        body("quotes, 10,000 levels") { `repeat`("> ", 10_000) + "a" },
        body("quotes, 500,000 levels") { `repeat`(">", 500_000) + "a" },
        body("lists, 10,000 levels") { `repeat`("- ", 10_000) + "a" },
        body("numbered lists, 10,000 levels") { `repeat`("1. ", 10_000) + "a" },
        body("lists, 10,000 levels, and blank lines") { `repeat`("- ", 10_000) + "a\n" + `repeat`("\n", 100_000) + "b" },
        body("lists, 1,800 levels by indentation") { lines(1800) { `repeat`(" ", $0) + "- a" } },
        body("quotes, 1,000 levels on 1,000 lines") { lines(1000) { _ in `repeat`("> ", 1000) + "a" } },
        body("sets under sets, 1,000 levels") { "## Bench Press\n" + lines(1000) { `repeat`("  ", $0) + "- 80kg x 5" } },
        body("many [") { `repeat`("[", 1_000_000) },
        body("many [a](") { `repeat`("[a](", 500_000) },
        body("many ![") { `repeat`("![", 500_000) },
        body("many [[") { `repeat`("[[a|", 500_000) },
        body("many *") { `repeat`("*", 1_000_000) },
        body("many *a _b") { `repeat`("*a _b ", 300_000) },
        body("many **a *") { `repeat`("**a *", 300_000) },
        body("many backticks") { (1...2000).map { `repeat`("`", $0) + "a" }.joined() },
        body("many <") { `repeat`("<", 1_000_000) },
        body("many <!--") { `repeat`("<!--", 500_000) },
        body("many comments") { `repeat`("<!-- a -->", 300_000) },
        body("many comments on lines of their own") { lines(100_000) { _ in "<!-- antrain: allow a -->" } },
        body("many <?") { `repeat`("a<?", 500_000) },
        body("many &") { `repeat`("&amp", 500_000) },
        body("many \\") { `repeat`("\\", 1_000_000) },
        body("many definitions") { lines(100_000) { "[label\($0)]: /address" } },
        body("many definitions of one label, used") {
            lines(50_000) { _ in "[a]: /" + `repeat`("b", 40) } + "\n" + `repeat`("[a]", 300_000)
        },
        body("many tables") { lines(100_000) { _ in "| a | b |\n|---|---|" } },
        body("100,000 headings") { lines(100_000) { "## Lift \($0)" } },
        body("100,000 headings of one exercise") { lines(100_000) { _ in "## Squat" } },
        body("100,000 sets") { "## Bench Press\n" + lines(100_000) { _ in "- 80kg x 5" } },
        body("100,000 wrong sets") { "## Bench Press\n" + lines(100_000) { _ in "- 80kg x 5 @80" } },
        body("100,000 lines that look like sets") { "## Bench Press\n" + lines(100_000) { _ in "– 80 x 8\n" } },
        body("a heading of 2 MB") { "## " + `repeat`("Squat ", 330_000) },
        body("a heading of 500,000 braces") { "## Squat " + `repeat`("{", 500_000) },
        body("a heading of 300,000 keys") { "## Squat {" + `repeat`("rest: 2min, ", 300_000) + "superset: A}" },
        body("a heading of 500,000 tags") { "## Squat " + `repeat`("#a ", 500_000) },
        body("many rules") { lines(300_000) { _ in "***" } },
        body("underlines") { lines(300_000) { _ in "a\n===" } },
        Trap("front matter that never closes", "front-matter-open", at: place) {
            "---\ndate: 2025-11-13\n" + lines(200_000) { "x_\($0): 1" }
        },
        Trap("front matter, 10,000 levels", "too-deep", at: place) {
            "---\ndate: 2025-11-13\nx_a: " + `repeat`("[", 10_000) + "\n---\n"
        },
        Trap("many fences", nil, at: place) { front + lines(500_000) { _ in "---" } },
        Trap("many open code blocks", nil, at: place) { front + lines(300_000) { _ in "```\n~~~" } },
    ]
}

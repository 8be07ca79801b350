import Documents
import Lint

/// A rule's documentation as text.
struct Explanation {
    let text: String

    init(_ rule: Rule, width: Int, translate: @escaping @Sendable (String) -> String) {
        var lines = ["\(rule.code.slug) (\(translate(rule.severity.rawValue)))", ""]
        lines += TextWrap.lines(translate(rule.summary), width: width)
        lines.append("")
        lines += TextWrap.lines(translate(rule.explanation), width: width)
        if rule.isAboutDisk {
            lines.append("")
            lines += TextWrap.lines(translate("It is about the files themselves, so no text can show it."), width: width)
        }
        for example in rule.examples {
            lines += ["", translate(example.isBad ? "Found:" : "Not found:") + " " + example.path, ""]
            for (path, text) in example.others { lines += Self.indented(text, title: path) }
            lines += Self.indented(Self.unmarked(example.text), title: nil)
            if let fixed = example.fixed {
                lines += ["", translate("Mended:"), ""] + Self.indented(fixed, title: nil)
            }
        }
        lines += [
            "", translate("To change how much it matters, in antrain.yaml:"), "",
            "    lint: {\(rule.code.slug): \(rule.severity == .warning ? "error" : "warning")}", "",
            translate("To exempt one line, a comment behind it:"), "", "    # antrain: allow \(rule.code.slug)",
        ]
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func indented(_ text: String, title: String?) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
        while lines.last == "" { lines.removeLast() }
        return (title.map { ["    # " + $0] } ?? []) + lines
    }

    /// An example's text without the marks around what is pointed at.
    static func unmarked(_ text: String) -> String { text.filter { $0 != "⟦" && $0 != "⟧" } }
}

/// Writes outlines as YAML that every YAML 1.2 tool reads the same way.
public struct YAMLPrinter {
    private var output = ""
    /// Whether values that loaders of YAML 1.1 take for numbers, dates or truth are quoted as well.
    private let portable: Bool

    private init(portable: Bool) { self.portable = portable }

    /// The document as text, ending with a newline.
    public static func print(_ outline: Outline, portable: Bool = false) -> String {
        var printer = YAMLPrinter(portable: portable)
        printer.comments(outline.above, indent: 0)
        printer.comments(outline.behind.map { [$0] } ?? [], indent: 0)
        switch outline.content {
        case .map(let entries) where !entries.isEmpty: printer.map(entries, indent: 0)
        case .list(let items) where !items.isEmpty: printer.list(items, indent: 0)
        default: printer.output += printer.flow(outline) + "\n"
        }
        printer.comments(outline.below, indent: 0)
        return printer.output
    }

    /// A list or map on one line, for a place in Markdown where no comment can be begun.
    public static func braces(_ outline: Outline) -> String {
        let printer = YAMLPrinter(portable: false)
        let text = printer.flow(outline, inFlow: true)
        return YAMLScalar.holdsComment(text) ? printer.flow(outline, inFlow: true, markup: true) : text
    }

    private mutating func comments(_ lines: [String], indent: Int) {
        for comment in lines {
            for line in comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                output += pad(indent) + (line.isEmpty ? "#" : "# " + line) + "\n"
            }
        }
    }

    private mutating func map(_ entries: [Outline.Entry], indent: Int, firstInline: Bool = false) {
        for (index, entry) in entries.enumerated() {
            if index > 0 || !firstInline {
                comments(entry.value.above, indent: indent)
                output += pad(indent)
            }
            output += key(entry) + ":"
            value(entry.value, indent: indent)
        }
    }

    private mutating func list(_ items: [Outline], indent: Int) {
        for item in items {
            comments(item.above, indent: indent)
            if case .map(let entries) = item.content, let first = entries.first, !isInline(item) {
                comments((item.behind.map { [$0] } ?? []) + first.value.above, indent: indent)
                output += pad(indent) + "- "
                map(entries, indent: indent + 2, firstInline: true)
                comments(item.below, indent: indent + 2)
            } else {
                output += pad(indent) + "-"
                value(item, indent: indent)
            }
        }
    }

    /// Whether a list or map is written on one line.
    private func isInline(_ outline: Outline) -> Bool { outline.flow && !outline.holdsComments }

    /// A value behind `key:` or `-`.
    private mutating func value(_ outline: Outline, indent: Int) {
        let tail =
            outline.behind.map { comment in
                "  # " + comment.split(whereSeparator: \.isNewline).joined(separator: " ")
            } ?? ""
        switch outline.content {
        case .map(let entries) where !isInline(outline) && !entries.isEmpty:
            output += tail + "\n"
            map(entries, indent: indent + 2)
        case .list(let items) where !isInline(outline) && !items.isEmpty:
            output += tail + "\n"
            list(items, indent: indent + 2)
        case .text(let text) where text.contains(where: \.isNewline) && YAMLScalar.fitsBlock(text):
            let chomp = text.hasSuffix("\n") ? (text.hasSuffix("\n\n") ? "+" : "") : "-"
            output += " |" + chomp + tail + "\n"
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last == "" { lines.removeLast() }
            for line in lines { output += (line.isEmpty ? "" : pad(indent + 2) + line) + "\n" }
        case .null: output += tail + "\n"
        default: output += " " + flow(outline) + tail + "\n"
        }
        comments(outline.below, indent: indent + 2)
    }

    private func pad(_ indent: Int) -> String { String(repeating: " ", count: indent) }

    private func flow(_ outline: Outline, inFlow: Bool = false, markup: Bool = false) -> String {
        switch outline.content {
        case .text(let text):
            let style = YAMLScalar.Style(inFlow: inFlow, typed: outline.typed && !portable, markup: markup)
            return YAMLScalar.print(text, style)
        case .number(let digits): return digits
        case .flag(let flag): return flag ? "true" : "false"
        case .null: return "null"
        case .list(let items): return "[" + items.map { flow($0, inFlow: true, markup: markup) }.joined(separator: ", ") + "]"
        case .map(let entries):
            let pairs = entries.map { key($0, markup: markup) + ": " + flow($0.value, inFlow: true, markup: markup) }
            return "{" + pairs.joined(separator: ", ") + "}"
        }
    }

    private func key(_ entry: Outline.Entry, markup: Bool = false) -> String {
        YAMLScalar.print(entry.key, YAMLScalar.Style(inFlow: true, typed: entry.typedKey && !portable, markup: markup))
    }

    /// A line as a scalar, in quotes where it needs them.
    public static func scalar(_ text: String) -> String { YAMLScalar.print(text, YAMLScalar.Style(typed: true)) }

    /// A text in the quotes that need the fewest escapes.
    public static func quotes(_ text: String) -> String { YAMLScalar.inQuotes(text) }

    /// A double-quoted scalar.
    public static func quoted(_ text: String) -> String { YAMLScalar.quoted(text) }
}

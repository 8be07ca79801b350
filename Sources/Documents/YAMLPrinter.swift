/// Writes outlines as YAML that every YAML 1.2 tool reads the same way.
public struct YAMLPrinter {
    private var output = ""

    private init() {}

    /// The document as text, ending with a newline.
    public static func print(_ outline: Outline) -> String {
        var printer = YAMLPrinter()
        printer.comments(outline.above, indent: 0)
        switch outline.content {
        case .map(let entries) where !entries.isEmpty: printer.map(entries, indent: 0)
        case .list(let items) where !items.isEmpty: printer.list(items, indent: 0)
        default: printer.output += flow(outline) + "\n"
        }
        return printer.output
    }

    private mutating func comments(_ lines: [String], indent: Int) {
        for line in lines { output += pad(indent) + (line.isEmpty ? "#" : "# " + line) + "\n" }
    }

    private mutating func map(_ entries: [Outline.Entry], indent: Int, firstInline: Bool = false) {
        for (index, entry) in entries.enumerated() {
            if index > 0 || !firstInline {
                comments(entry.value.above, indent: indent)
                output += pad(indent)
            }
            output += Self.key(entry.key) + ":"
            value(entry.value, indent: indent)
        }
    }

    private mutating func list(_ items: [Outline], indent: Int) {
        for item in items {
            comments(item.above, indent: indent)
            output += pad(indent) + "-"
            if case .map(let entries) = item.content, !entries.isEmpty, !item.flow {
                comments(Array(entries[0].value.above), indent: 0)
                output += " "
                map(entries, indent: indent + 2, firstInline: true)
            } else {
                value(item, indent: indent)
            }
        }
    }

    /// A value behind `key:` or `-`.
    private mutating func value(_ outline: Outline, indent: Int) {
        let tail = outline.behind.map { "  # " + $0 } ?? ""
        switch outline.content {
        case .map(let entries) where !outline.flow && !entries.isEmpty:
            output += tail + "\n"
            map(entries, indent: indent + 2)
        case .list(let items) where !outline.flow && !items.isEmpty:
            output += tail + "\n"
            list(items, indent: indent + 2)
        case .text(let text) where text.contains(where: \.isNewline) && Self.fitsBlock(text):
            let chomp = text.hasSuffix("\n") ? (text.hasSuffix("\n\n") ? "+" : "") : "-"
            output += " |" + chomp + tail + "\n"
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.last == "" { lines.removeLast() }
            for line in lines { output += (line.isEmpty ? "" : pad(indent + 2) + line) + "\n" }
        default:
            output += " " + Self.flow(outline, inFlow: false) + tail + "\n"
        }
    }

    private func pad(_ indent: Int) -> String { String(repeating: " ", count: indent) }

    private static func flow(_ outline: Outline, inFlow: Bool = false) -> String {
        switch outline.content {
        case .text(let text): scalar(text, inFlow: inFlow)
        case .number(let digits): digits
        case .flag(let flag): flag ? "true" : "false"
        case .null: "null"
        case .list(let items): "[" + items.map { flow($0, inFlow: true) }.joined(separator: ", ") + "]"
        case .map(let entries):
            "{" + entries.map { key($0.key, inFlow: true) + ": " + flow($0.value, inFlow: true) }.joined(separator: ", ") + "}"
        }
    }

    /// Whether a text with line breaks can be a literal block: no trailing blanks, no leading
    /// blank on the first line, nothing but text.
    private static func fitsBlock(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != " ", first != "\n", first != "\t" else { return false }
        for scalar in text.unicodeScalars where scalar != "\n" {
            if scalar.value < 32 || scalar.value == 127 || scalar.value == 0x85 || (0x80...0x9F).contains(scalar.value)
                || scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF
            {
                return false
            }
        }
        return true
    }

    static func key(_ text: String, inFlow: Bool = false) -> String { scalar(text, inFlow: inFlow, isKey: true) }

    /// A scalar, in quotes where it needs them.
    public static func scalar(_ text: String, inFlow: Bool = false, isKey: Bool = false) -> String {
        needsQuotes(text, inFlow: inFlow || isKey) ? quoted(text) : text
    }

    private static func needsQuotes(_ text: String, inFlow: Bool) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last else { return true }
        if first == 32 || last == 32 || last == UInt8(ascii: ":") { return true }
        if "!&*|>'\"%@`#[]{},".utf8.contains(first) { return true }
        if "-?:".utf8.contains(first), bytes.count == 1 || bytes[1] == 32 || inFlow && ",[]{}".utf8.contains(bytes[1]) {
            return true
        }
        if text == "---" || text == "..." || text.hasPrefix("--- ") || text.hasPrefix("... ") { return true }
        if ["null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"].contains(text) { return true }
        for (index, byte) in bytes.enumerated() {
            if byte < 32 || byte == 127 { return true }
            if byte == UInt8(ascii: ":"), index + 1 < bytes.count, bytes[index + 1] == 32 { return true }
            if byte == UInt8(ascii: "#"), bytes[index - 1] == 32 { return true }
            if inFlow, ",[]{}".utf8.contains(byte) { return true }
            if inFlow, byte == UInt8(ascii: ":"), index + 1 < bytes.count, ",[]{}".utf8.contains(bytes[index + 1]) { return true }
        }
        return text.unicodeScalars.contains {
            (0x80...0x9F).contains($0.value) || $0.value == 0xA0 || $0.value == 0x2028 || $0.value == 0x2029 || $0.value == 0xFEFF
        }
    }

    /// A double-quoted scalar.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 32 || scalar.value == 127 || (0x80...0x9F).contains(scalar.value) {
                    result += "\\x" + hex(scalar.value, width: 2)
                } else if scalar.value == 0x2028 || scalar.value == 0x2029 || scalar.value == 0xFEFF || scalar.value == 0xA0 {
                    result += "\\u" + hex(scalar.value, width: 4)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    private static func hex(_ value: UInt32, width: Int) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

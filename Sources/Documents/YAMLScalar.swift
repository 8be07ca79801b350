/// How a text is written as a YAML scalar.
enum YAMLScalar {
    struct Style {
        /// Whether it stands inside `[…]` or `{…}`, or is a key.
        var inFlow = false
        /// Whether its key says what it is, so that no quotes are needed to keep it text.
        var typed = false
        /// Whether it stands in Markdown, where `<!--` begins a comment.
        var markup = false
    }

    /// The text, in quotes where it needs them.
    static func print(_ text: String, _ style: Style) -> String {
        // What begins with a dash is easily taken for an item whose blank is missing.
        let isDoubtful = !style.typed && (nullsAndTruths.contains(text) || resolves(text) || text.utf8.first == UInt8(ascii: "-"))
        if isDoubtful || needsQuotes(text, inFlow: style.inFlow) || style.markup && holdsComment(text) {
            return quoted(text, markup: style.markup)
        }
        return text
    }

    /// Whether a text holds `<!--`, by its bytes.
    static func holdsComment(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: "<!--".utf8) }
    }

    /// Whether a text with line breaks can be a literal block: no leading blank on the first line,
    /// nothing but text.
    static func fitsBlock(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != " ", first != "\n", first != "\t" else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "\n" || isPlainText($0) }
    }

    /// Whether a character can stand unescaped: no control character, no line separator, no mark.
    private static func isPlainText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<32, 127...0x9F, 0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    private static func needsQuotes(_ text: String, inFlow: Bool) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last else { return true }
        if first == 32 || last == 32 || last == UInt8(ascii: ":") { return true }
        if "!&*|>'\"%@`#[]{},".utf8.contains(first) { return true }
        if inFlow, first == UInt8(ascii: ":") { return true }
        if "-?:".utf8.contains(first), bytes.count == 1 || bytes[1] == 32 || inFlow && ",[]{}".utf8.contains(bytes[1]) {
            return true
        }
        if bytes.starts(with: "---".utf8) || bytes.starts(with: "...".utf8), bytes.count == 3 || bytes[3] == 32 { return true }
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: ":"), index + 1 < bytes.count, bytes[index + 1] == 32 { return true }
            if byte == UInt8(ascii: "#"), bytes[index - 1] == 32 { return true }
            if inFlow, ",[]{}?".utf8.contains(byte) { return true }
        }
        return !text.unicodeScalars.allSatisfy(isPlainText)
    }

    private static let nullsAndTruths: Set = ["null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"]
    private static let truthsOfOldYAML: Set = ["y", "n", "yes", "no", "on", "off"]

    /// Whether some loader of YAML 1.1 or 1.2 takes a plain text for a number, a date, a truth or a
    /// merge; errs on the side of quotes.
    static func resolves(_ text: String) -> Bool {
        if text == "<<" || text == "=" { return true }
        if text.utf8.count <= 3, truthsOfOldYAML.contains(text.lowercased()) { return true }
        let bytes = Array(text.utf8)
        let start = bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") ? 1 : 0
        let body = bytes[start...]
        guard let first = body.first else { return false }
        if first == UInt8(ascii: ".") {
            let word = String(decoding: body.dropFirst(), as: UTF8.self).lowercased()
            if word == "inf" || word == "nan" { return true }
            guard body.count > 1, body[start + 1].isDigit else { return false }
        } else if !first.isDigit {
            return false
        }
        return isNumber(Array(body)) || isDate(Array(body))
    }

    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), "xob".utf8.contains(bytes[1] | 32) {
            return bytes.dropFirst(2).allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") || (97...102).contains($0 | 32) }
        }
        for (index, byte) in bytes.enumerated() where !byte.isDigit && !"._:".utf8.contains(byte) {
            if byte | 32 == UInt8(ascii: "e") { continue }
            guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), index > 0, bytes[index - 1] | 32 == UInt8(ascii: "e")
            else { return false }
        }
        return true
    }

    private static func isDate(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 8, bytes[..<4].allSatisfy(\.isDigit), bytes[4] == UInt8(ascii: "-") else { return false }
        return bytes.allSatisfy { $0.isDigit || "-:.+TtZz \t".utf8.contains($0) }
    }

    /// A text in the quotes that need the fewest escapes.
    static func inQuotes(_ text: String) -> String {
        let isSimple = !text.utf8.contains(UInt8(ascii: "'")) && text.unicodeScalars.allSatisfy(isPlainText)
        return isSimple && text.utf8.contains(where: { "\"\\".utf8.contains($0) }) ? "'\(text)'" : quoted(text)
    }

    /// A double-quoted scalar.
    static func quoted(_ text: String, markup: Bool = false) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "<" where markup: result += "\\x3C"
            default:
                if isPlainText(scalar) {
                    result.unicodeScalars.append(scalar)
                } else if scalar.value < 0x100, scalar.value != 0xA0 {
                    result += "\\x" + hex(scalar.value, width: 2)
                } else {
                    result += "\\u" + hex(scalar.value, width: 4)
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

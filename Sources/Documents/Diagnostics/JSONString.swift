/// Strings of JSON.
enum JSONString {
    /// Appends a text in quotes.
    ///
    /// Besides what JSON demands, DEL and the control characters of Latin 1 are escaped, so that a
    /// terminal may show the output, and U+2028 and U+2029, so that JavaScript may hold it.
    static func append(_ value: some StringProtocol, to output: inout String) {
        output += "\""
        if value.utf8.contains(where: mayNeedEscape) {
            for scalar in value.unicodeScalars { append(scalar, to: &output) }
        } else {
            output += value
        }
        output += "\""
    }

    /// A byte that is escaped or begins a character that may be.
    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }

    private static func append(_ scalar: Unicode.Scalar, to output: inout String) {
        switch scalar.value {
        case 0x22: output += "\\\""
        case 0x5C: output += "\\\\"
        case 0x08: output += "\\b"
        case 0x09: output += "\\t"
        case 0x0A: output += "\\n"
        case 0x0C: output += "\\f"
        case 0x0D: output += "\\r"
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
            let digits = String(scalar.value, radix: 16)
            output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: output.unicodeScalars.append(scalar)
        }
    }
}

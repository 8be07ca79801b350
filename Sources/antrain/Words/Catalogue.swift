/// The texts of a language by their English, as a gettext catalogue (a PO file) has them.
///
/// The header, entries without a translation and those marked `fuzzy` are left out, as gettext itself
/// does; so are entries with a context or a plural, which nothing here asks for.
struct Catalogue {
    private(set) var texts: [String: String] = [:]

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var entry = Entry()
        var isFuzzy = false
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let line = Self.trimmed(line)
            if line.first == UInt8(ascii: "#") {
                if entry.part == .text { close(&entry) }
                if line.dropFirst().first == UInt8(ascii: ","), Self.isFuzzy(line) { isFuzzy = true }
            } else if let quote = line.firstIndex(of: UInt8(ascii: "\"")) {
                if let part = Self.part(Self.trimmed(line[..<quote])) {
                    if part < entry.part || part == .id && entry.part == .id { close(&entry) }
                    entry.part = part
                    if part == .id || part == .context { (entry.isLeftOut, isFuzzy) = (entry.isLeftOut || isFuzzy, false) }
                    if part == .context || part == .plural { entry.isLeftOut = true }
                }
                Self.append(line[(quote + 1)...], to: &entry)
            }
        }
        close(&entry)
    }

    /// The parts of an entry, in the order in which they stand.
    private enum Part: Int, Comparable {
        case context, id, plural, text

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private struct Entry {
        var part = Part.context
        var id: [UInt8] = []
        var text: [UInt8] = []
        var isLeftOut = false
    }

    private mutating func close(_ entry: inout Entry) {
        if !entry.isLeftOut, !entry.id.isEmpty, !entry.text.isEmpty {
            texts[String(decoding: entry.id, as: UTF8.self)] = String(decoding: entry.text, as: UTF8.self)
        }
        entry = Entry()
    }

    /// The part that a keyword begins; nil for none, where a string goes on with the one above it.
    private static func part(_ keyword: Slice<UnsafeBufferPointer<UInt8>>) -> Part? {
        if keyword.elementsEqual("msgid".utf8) { return .id }
        if keyword.elementsEqual("msgstr".utf8) { return .text }
        if keyword.elementsEqual("msgctxt".utf8) { return .context }
        if keyword.elementsEqual("msgid_plural".utf8) { return .plural }
        return keyword.starts(with: "msgstr[".utf8) ? .text : nil
    }

    /// Adds what stands behind an opening quote, up to the closing one.
    private static func append(_ rest: Slice<UnsafeBufferPointer<UInt8>>, to entry: inout Entry) {
        var string: [UInt8] = []
        var isEscaped = false
        for byte in rest {
            if isEscaped {
                switch byte {
                case UInt8(ascii: "n"): string.append(10)
                case UInt8(ascii: "t"): string.append(9)
                case UInt8(ascii: "r"): string.append(13)
                default: string.append(byte)
                }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                break
            } else {
                string.append(byte)
            }
        }
        switch entry.part {
        case .id: entry.id += string
        case .text: entry.text += string
        case .context, .plural: break
        }
    }

    private static func isFuzzy(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        line.split(separator: UInt8(ascii: ",")).contains { trimmed($0).elementsEqual("fuzzy".utf8) }
    }

    private static func trimmed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>> {
        var line = line
        while let first = line.first, first == 32 || first == 9 { line.removeFirst() }
        while let last = line.last, last == 32 || last == 9 || last == 13 { line.removeLast() }
        return line
    }
}

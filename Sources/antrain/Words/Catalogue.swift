import Documents

/// The texts of a language by their English, as a gettext catalogue (a PO file) has them.
///
/// The header, entries without a translation and those marked `fuzzy` are left out, as gettext itself
/// does; so are entries with a context or a plural, which nothing here asks for.
struct Catalogue {
    private(set) var texts: [String: String] = [:]

    init(_ bytes: Bytes) {
        texts.reserveCapacity(bytes.count / 128)
        var entry = Entry()
        var start = 0
        while start < bytes.count {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
            let line = bytes.part(start, end).trimmedLines
            start = end + 1
            if line.first == UInt8(ascii: "#") {
                if entry.part == .text { close(&entry) }
                if line.starts(with: "#,"), Self.isFuzzy(line) { entry.isLeftOut = true }
            } else if let quote = line.firstIndex(of: UInt8(ascii: "\""), from: 0) {
                if let part = Self.part(line.part(0, quote).trimmed) {
                    if part < entry.part || part == .id && entry.part == .id { close(&entry) }
                    entry.part = part
                    if part == .context || part == .plural { entry.isLeftOut = true }
                }
                entry.append(line, from: quote + 1)
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

        /// Adds what stands in a line up to its closing quote.
        mutating func append(_ line: Bytes, from start: Int) {
            switch part {
            case .id: Self.append(line, from: start, to: &id)
            case .text: Self.append(line, from: start, to: &text)
            case .context, .plural: break
            }
        }

        private static func append(_ line: Bytes, from start: Int, to string: inout [UInt8]) {
            var start = start
            var at = start
            while at < line.count, line[at] != UInt8(ascii: "\"") {
                guard line[at] == UInt8(ascii: "\\") else {
                    at += 1
                    continue
                }
                string += line.part(start, at)
                let letter = at + 1 < line.count ? line[at + 1] : UInt8(ascii: "\\")
                switch letter {
                case UInt8(ascii: "n"): string.append(10)
                case UInt8(ascii: "t"): string.append(9)
                case UInt8(ascii: "r"): string.append(13)
                default: string.append(letter)
                }
                at += 2
                start = at
            }
            string += line.part(start, at)
        }
    }

    /// Ends an entry and begins the next in its memory.
    private mutating func close(_ entry: inout Entry) {
        if !entry.isLeftOut, !entry.id.isEmpty, !entry.text.isEmpty {
            texts[String(decoding: entry.id, as: UTF8.self)] = String(decoding: entry.text, as: UTF8.self)
        }
        entry.part = .context
        entry.id.removeAll(keepingCapacity: true)
        entry.text.removeAll(keepingCapacity: true)
        entry.isLeftOut = false
    }

    /// The part that a keyword begins; nil for none, where a string goes on with the one above it.
    private static func part(_ keyword: Bytes) -> Part? {
        if keyword.isEmpty { return nil }
        if keyword.equals("msgid") { return .id }
        if keyword.equals("msgstr") || keyword.starts(with: "msgstr[") { return .text }
        if keyword.equals("msgctxt") { return .context }
        return keyword.equals("msgid_plural") ? .plural : nil
    }

    private static func isFuzzy(_ flags: Bytes) -> Bool {
        flags.split(separator: UInt8(ascii: ",")).contains { Bytes(rebasing: $0).trimmed.equals("fuzzy") }
    }
}

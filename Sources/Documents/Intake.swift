/// What is done to a text before it is parsed: damage is reported and blanked out, byte for byte,
/// so that everything around it can still be read at its true place.
public struct Intake {
    /// The bytes to parse: the source's own, or a mended copy of the same length.
    public let bytes: Bytes
    private let copy: UnsafeMutableBufferPointer<UInt8>?
    /// Where the text begins, behind a byte-order mark.
    public let start: Int

    /// Where the text of a source begins, behind a byte-order mark.
    public static func textStart(_ source: SourceText) -> Int { source.bytes.starts(with: "\u{FEFF}") ? 3 : 0 }

    /// Looks over a source and reports what no text file should hold.
    public init(_ source: SourceText, findings: inout [Finding]) {
        let original = source.bytes
        let mark = Self.textStart(source)
        start = mark
        let damage = Damage(original, from: mark)
        guard !damage.isClean else {
            bytes = original
            copy = nil
            return
        }
        if let finding = damage.wrongEncoding {
            findings.append(finding)
            bytes = Bytes(rebasing: original[..<0])
            copy = nil
            return
        }
        let mended = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: original.count)
        _ = mended.update(fromContentsOf: original)
        for span in damage.invalid + damage.controls {
            for i in span.start..<span.end { mended[i] = UInt8(ascii: "?") }
        }
        for span in damage.conflict {
            for i in span.start..<span.end where !mended[i].isLineEnd { mended[i] = 32 }
        }
        findings += damage.findings(source)
        copy = mended
        bytes = Bytes(mended)
    }

    /// Frees the mended copy; the bytes must not be used after it.
    public func release() { copy?.deallocate() }
}

/// The damage of a text: wrong encoding, control characters, merge-conflict markers.
private struct Damage {
    var invalid: [Span] = []
    var controls: [Span] = []
    /// Marker lines and the other side of each conflict.
    var conflict: [Span] = []
    var conflictMarkers: [Span] = []
    var wrongEncoding: Finding?

    var isClean: Bool { invalid.isEmpty && controls.isEmpty && conflict.isEmpty && wrongEncoding == nil }

    init(_ bytes: Bytes, from start: Int) {
        if bytes.count >= 2, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
            wrongEncoding = Finding(
                "not-utf8", at: Span(0, 2), "This file is saved as UTF-16.",
                expected: "UTF-8, which git and every other tool of this folder read",
                help: "Save it again as UTF-8 in your editor.")
            return
        }
        var i = start
        var suspicious = false
        let count = bytes.count
        while i < count {
            let byte = bytes[i]
            if byte >= 0x80 {
                let length = Self.sequenceLength(bytes, i)
                if length == 0 {
                    Self.extend(&invalid, i)
                    i += 1
                } else {
                    if length == 2, byte == 0xC2, bytes[i + 1] < 0xA0, bytes[i + 1] != 0x85 {
                        controls.append(Span(i, i + 2))
                    }
                    // U+FFFE and U+FFFF are no characters.
                    if length == 3, byte == 0xEF, bytes[i + 1] == 0xBF, bytes[i + 2] >= 0xBE { controls.append(Span(i, i + 3)) }
                    i += length
                }
                continue
            }
            if byte < 32, byte != 10, byte != 13, byte != 9 { Self.extend(&controls, i) }
            if byte == 127 { Self.extend(&controls, i) }
            if byte == UInt8(ascii: "<"), i == start || bytes[i - 1].isLineEnd { suspicious = true }
            i += 1
        }
        if suspicious { findConflicts(bytes, from: start) }
    }

    private static func extend(_ spans: inout [Span], _ offset: Int) {
        if let last = spans.last, last.end == offset {
            spans[spans.count - 1].end = offset + 1
        } else {
            spans.append(Span(offset, offset + 1))
        }
    }

    /// The length of the well-formed UTF-8 sequence at `i` (Unicode Standard, table 3-7); 0 for none.
    private static func sequenceLength(_ bytes: Bytes, _ i: Int) -> Int {
        let first = bytes[i]
        func continuation(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            i + offset < bytes.count && range.contains(bytes[i + offset])
        }
        switch first {
        case 0xC2...0xDF: return continuation(1) ? 2 : 0
        case 0xE0: return continuation(1, 0xA0...0xBF) && continuation(2) ? 3 : 0
        case 0xED: return continuation(1, 0x80...0x9F) && continuation(2) ? 3 : 0
        case 0xE1...0xEF: return continuation(1) && continuation(2) ? 3 : 0
        case 0xF0: return continuation(1, 0x90...0xBF) && continuation(2) && continuation(3) ? 4 : 0
        case 0xF4: return continuation(1, 0x80...0x8F) && continuation(2) && continuation(3) ? 4 : 0
        case 0xF1...0xF3: return continuation(1) && continuation(2) && continuation(3) ? 4 : 0
        default: return 0
        }
    }

    private mutating func findConflicts(_ bytes: Bytes, from start: Int) {
        var lineStart = start
        var theirs: Int?
        while lineStart < bytes.count {
            var end = lineStart
            while end < bytes.count, !bytes[end].isLineEnd { end += 1 }
            let line = bytes.part(lineStart, end)
            let span = Span(lineStart, end)
            if line.starts(with: "<<<<<<<") {
                conflictMarkers.append(span)
                conflict.append(span)
            } else if !conflictMarkers.isEmpty, line.starts(with: "=======") || line.starts(with: "|||||||") {
                theirs = theirs ?? lineStart
            } else if !conflictMarkers.isEmpty, line.starts(with: ">>>>>>>") {
                conflict.append(Span(theirs ?? lineStart, end))
                theirs = nil
            }
            lineStart = end + 1
        }
        if let theirs { conflict.append(Span(theirs, bytes.count)) }
    }

    func findings(_ source: SourceText) -> [Finding] {
        var result: [Finding] = []
        if let first = conflictMarkers.first {
            let count = conflictMarkers.count
            result.append(
                Finding(
                    "merge-conflict", at: first,
                    count == 1
                        ? "Git left a merge conflict here: two versions of these lines stand one above the other."
                        : Phrase(
                            "Git left {0} merge conflicts in this file: two versions of the same lines stand one above the other.",
                            String(count)),
                    expected: "one version of each line",
                    help:
                        "Keep the lines that are right; delete the others, and the lines that begin with `<<<<<<<`, `=======` and `>>>>>>>`."
                ))
        }
        if let first = invalid.first {
            result.append(
                Finding(
                    "not-utf8", at: first,
                    Phrase("The byte {0} here is not UTF-8 text.", Self.hex(source.bytes[first.start])),
                    expected: "UTF-8",
                    help:
                        "Open the file in its old encoding, such as Latin-1 or Windows-1254, and save it as UTF-8; most editors offer both in their menus."
                ))
        }
        for span in controls.prefix(3) {
            result.append(
                Finding(
                    "control-character", at: span,
                    Phrase("There is an invisible control character here: {0}.", Self.hex(source.bytes[span.end - 1])),
                    expected: "text without control characters", help: "Delete it; it came with something pasted.",
                    fix: [Edit(span, "")]))
        }
        return result
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "0x" + (digits.count < 2 ? "0" : "") + digits
    }
}

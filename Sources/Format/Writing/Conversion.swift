import Documents
import Domain

/// Why a file can't be turned into the other carrier.
public struct ConversionProblem: Error, Sendable {
    public var phrase: Phrase
    public var help: Phrase?
    /// The finding that stands in the way, where it is one.
    public var finding: Finding?
}

/// Turns a file of one carrier into the other as its writer wrote it: the order of keys, unknown keys,
/// lines and comments are kept.
public enum Conversion {
    /// The text of the other carrier, or the reason why something would be lost.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - from: its carrier.
    ///   - to: the carrier to write.
    ///   - kind: what the folder says it is.
    ///   - fileDate: the date in the file's name.
    ///   - units: what bare numbers mean.
    public static func convert(
        _ source: SourceText, from: Carrier, to: Carrier, kind: Kind?, fileDate: CivilDate? = nil, units: Units = Units()
    ) -> Result<String, ConversionProblem> {
        guard from != to else { return .success(source.string) }
        let reader = Reader(units: units)
        let entities = reader.read(source, carrier: from, kind: kind, fileDate: fileDate).map(\.entity)
        if let problem = obstacle(reader, entities) { return .failure(problem) }
        let found = entities.first?.kind ?? kind ?? .workout
        let builder = TreeOutline(reader, found)
        guard builder.hasPlainKeys else {
            return .failure(ConversionProblem(phrase: "A key of this file is a list or group, which only YAML can write."))
        }
        let document = builder.document()
        var text: String
        switch to {
        case .yaml: text = YAMLPrinter.print(shortened(document, found))
        case .markdown: text = MarkdownPrinter.print(document, kind: found)
        }
        if usesReturns(source) { text = withReturns(text) }
        if let problem = difference(text, to, kind, units, entities, document, found) { return .failure(problem) }
        return .success(text)
    }

    // MARK: Before

    /// Findings after which a part of the file is not in its tree.
    private static let losing: Set<Code> = [
        "yaml-syntax", "tab-indent", "markdown-in-yaml", "needs-quotes", "duplicate-key", "notes-twice", "merge-conflict",
        "not-utf8",
        "control-character", "second-document", "too-deep", "alias-bomb", "front-matter-open", "cut-by-comment",
    ]

    private static func obstacle(_ reader: Reader, _ entities: [Entity]) -> ConversionProblem? {
        let losing = reader.findings.first { Self.losing.contains($0.code) }
        guard let finding = losing ?? (entities.isEmpty || reader.tree.truncated ? reader.findings.first : nil) else {
            return entities.isEmpty ? ConversionProblem(phrase: "There is nothing in this file that can be read.") : nil
        }
        let line = reader.tree.source.position(at: finding.span.start).line
        return ConversionProblem(
            phrase: Phrase("Line {0} can't be carried over: {1}", String(line), finding.message.english),
            help: finding.help ?? "Mend it first; `antrain check` shows the place.", finding: finding)
    }

    // MARK: Writing

    /// Exercises and meals in the short form where they say no more.
    private static func shortened(_ outline: Outline, _ kind: Kind) -> Outline {
        guard let list = Section.Keys(kind)?.list else { return outline }
        var result = outline
        switch outline.content {
        case .map(let entries):
            result.content = .map(
                entries.map { entry in
                    var entry = entry
                    guard entry.key == list, case .list(let items) = entry.value.content else { return entry }
                    entry.value.content = .list(items.map { Section($0, kind)?.outline(kind) ?? $0 })
                    return entry
                })
        case .list(let items): result.content = .list(items.map { shortened($0, kind) })
        default: break
        }
        return result
    }

    private static func usesReturns(_ source: SourceText) -> Bool {
        guard source.lineStarts.count > 1 else { return false }
        let end = source.lineStarts[1]
        return end >= 2 && source.bytes[end - 2] == 13 && source.bytes[end - 1] == 10
    }

    private static func withReturns(_ text: String) -> String {
        var result: [UInt8] = []
        for byte in text.utf8 {
            if byte == 10 { result.append(13) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    // MARK: After

    /// Reads the new text; what differs from the old is a reason not to write it.
    private static func difference(
        _ text: String, _ carrier: Carrier, _ kind: Kind?, _ units: Units, _ entities: [Entity], _ document: Outline,
        _ found: Kind
    ) -> ConversionProblem? {
        let reader = Reader(units: units)
        let again = reader.read(SourceText(path: "", text: text), carrier: carrier, kind: kind).map(\.entity)
        let copy = TreeOutline(reader, found).document()
        let help: Phrase = "Please report it with the file; nothing was written."
        if again != entities || Normal.document(copy, found) != Normal.document(document, found) {
            return ConversionProblem(phrase: "The file would not say the same afterwards.", help: help)
        }
        if commentLines(copy) != commentLines(document) {
            return ConversionProblem(phrase: "A comment of this file would be lost.", help: help)
        }
        return nil
    }

    /// The lines of all comments, in no order: a comment moves with what it belongs to.
    private static func commentLines(_ outline: Outline) -> [String] {
        outline.comments.flatMap { $0.split(whereSeparator: \.isNewline) }
            .map { $0.drop { $0 == " " || $0 == "\t" } }
            .map { line in String(line.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
            .filter { !$0.isEmpty }.sorted()
    }
}

import Documents
import Domain
import Format
import Testing

/// Short ways to read and convert texts.
enum Reading {
    /// What a text says, with the codes of what is wrong with its syntax or shape.
    static func read(
        _ text: String, _ carrier: Carrier, _ kind: Kind, fileDate: CivilDate? = nil
    ) -> (entities: [Entity], findings: [String]) {
        let reader = Reader()
        let entities = reader.read(SourceText(path: "test", text: text), carrier: carrier, kind: kind, fileDate: fileDate).map(
            \.entity)
        // A limit of length and an odd note are no matter of syntax.
        let others: Set<Code> = ["too-long", "nutrition-in-note"]
        return (entities, reader.findings.filter { !others.contains($0.code) }.map { "\($0.code): \($0.message.english)" })
    }

    /// The codes of everything that is found in a text.
    static func codes(_ text: String, _ carrier: Carrier, _ kind: Kind) -> [String] {
        let reader = Reader()
        _ = reader.read(SourceText(path: "test", text: text), carrier: carrier, kind: kind)
        return reader.findings.map(\.code.slug)
    }

    /// The text in another carrier; an issue and nil where it is refused.
    static func converted(_ text: String, _ from: Carrier, _ to: Carrier, _ kind: Kind, fileDate: CivilDate? = nil) -> String? {
        switch Conversion.convert(SourceText(path: "test", text: text), from: from, to: to, kind: kind, fileDate: fileDate) {
        case .success(let text): return text
        case .failure(let problem):
            Issue.record("\(problem.phrase.english)\n\(text)")
            return nil
        }
    }

    /// `2025-11-12` at the head of a text.
    static func date(_ text: some StringProtocol) -> CivilDate? {
        let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
        return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    }
}

import Documents
import Domain
import Format
import Testing

/// Short ways to read and convert texts.
enum Reading {
    /// What a text says, with the codes of what is wrong with its syntax or shape.
    static func read(_ text: String, _ carrier: Carrier, _ kind: Kind) -> (entities: [Entity], findings: [String]) {
        let reader = Reader()
        let entities = reader.read(SourceText(path: "test", text: text), carrier: carrier, kind: kind).map(\.entity)
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
    static func converted(_ text: String, _ from: Carrier, _ to: Carrier, _ kind: Kind) -> String? {
        switch Conversion.convert(SourceText(path: "test", text: text), from: from, to: to, kind: kind) {
        case .success(let text): return text
        case .failure(let problem):
            Issue.record("\(problem.phrase.english)\n\(text)")
            return nil
        }
    }
}

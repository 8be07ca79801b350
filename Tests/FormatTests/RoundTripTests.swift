import Documents
import Domain
import Format
import Testing

/// What is written reads back as it was, in both carriers, whatever the values hold.
@Suite struct RoundTripTests {
    /// Values per kind and carrier.
    static let rounds = 300

    @Test(arguments: Kind.allCases, Carrier.allCases)
    func readsBackAsItWas(kind: Kind, carrier: Carrier) {
        for round in 0..<Self.rounds {
            var generator = Generator(seed: UInt64(round))
            let entity = generator.entity(kind)
            let text = Writer.text(of: entity, carrier: carrier)
            let (read, findings) = Reading.read(text, carrier, kind)
            guard read == [entity], findings.isEmpty else {
                Issue.record(
                    "round \(round): \(findings)\n\(text)\nread:\n\(read.map { Writer.text(of: $0, carrier: .yaml) })\nmeant:\n\(Writer.text(of: entity, carrier: .yaml))"
                )
                return
            }
            // Equality of strings passes over normal forms; equality of what is written does not.
            #expect(Writer.text(of: read[0], carrier: carrier).utf8.elementsEqual(text.utf8), "round \(round)")
        }
    }

    @Test(arguments: Kind.allCases.filter(\.allowsList), Carrier.allCases)
    func listsReadBackAsTheyWere(kind: Kind, carrier: Carrier) {
        for round in 0..<40 {
            var generator = Generator(seed: UInt64(round) + 10_000)
            let entities = generator.some(1...4) { $0.entity(kind) }
            let text = Writer.text(ofList: entities, kind: kind, carrier: carrier)
            let (read, findings) = Reading.read(text, carrier, kind)
            #expect(read == entities && findings.isEmpty, "round \(round): \(findings)\n\(text)")
        }
    }

    @Test func theLongFormReadsBackAsWell() {
        for kind in Kind.allCases {
            for round in 0..<100 {
                var generator = Generator(seed: UInt64(round))
                let entity = generator.entity(kind)
                let text = YAMLPrinter.print(entity.outline(long: true))
                let (read, findings) = Reading.read(text, .yaml, kind)
                guard read == [entity], findings.isEmpty else {
                    Issue.record(
                        "round \(round): \(findings)\n\(text)\nread:\n\(read.map { YAMLPrinter.print($0.outline(long: true)) })")
                    break
                }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func convertsBothWays(kind: Kind) {
        for round in 0..<40 {
            var generator = Generator(seed: UInt64(round) + 50_000)
            let entity = generator.entity(kind)
            for carrier in Carrier.allCases {
                let other: Carrier = carrier == .yaml ? .markdown : .yaml
                let text = Writer.text(of: entity, carrier: carrier)
                guard let there = Reading.converted(text, carrier, other, kind),
                    let back = Reading.converted(there, other, carrier, kind)
                else { return }
                guard Reading.read(there, other, kind).entities == [entity],
                    Reading.read(back, carrier, kind).entities == [entity]
                else {
                    Issue.record("round \(round):\n\(text)\nbecame\n\(there)\nand then\n\(back)")
                    return
                }
            }
        }
    }
}

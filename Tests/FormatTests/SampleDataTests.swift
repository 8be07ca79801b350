import Documents
import Domain
import Format
import Testing

/// The sample folder, file by file.
@Suite struct SampleDataTests {
    @Test func everyFileConvertsThereAndBack() {
        let files = Files.texts(below: "SampleData")
        #expect(files.count > 50)
        for (path, bytes) in files {
            guard let kind = Kind(path: path) else { continue }
            let carrier: Carrier = path.hasSuffix(".md") ? .markdown : .yaml
            let other: Carrier = carrier == .yaml ? .markdown : .yaml
            let text = String(decoding: bytes, as: UTF8.self)
            let date = path.split(separator: "/").last.flatMap(Reading.date)
            guard let there = Reading.converted(text, carrier, other, kind, fileDate: date),
                let back = Reading.converted(there, other, carrier, kind)
            else {
                Issue.record("\(path)")
                continue
            }
            let entities = Reading.read(text, carrier, kind, fileDate: date).entities
            #expect(Reading.read(there, other, kind).entities == entities, "\(path)")
            #expect(Reading.read(back, carrier, kind).entities == entities, "\(path)")
            // Once a file has the printer's layout, converting changes nothing any more.
            guard let again = Reading.converted(back, carrier, other, kind) else { continue }
            #expect(again == there, "\(path)")
        }
    }
}

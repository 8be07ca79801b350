import Documents
import Domain
@testable import Format
import Testing

/// What a line is printed as reads back as what it was.
@Suite struct LineRoundTripTests {
    @Test func setsReadBack() {
        for round in 0..<1500 {
            var generator = Generator(seed: UInt64(round) + 200_000)
            let set = generator.set()
            guard SetFormat.fitsLine(set) else { continue }
            let line = SetLine.print(set)
            let (read, problems) = Self.parse(line) { SetLine.parse($0, unit: .kg, problems: &$1) }
            #expect(read == set && problems.isEmpty, "\(line)\n\(problems)\n\(read.map { SetLine.print($0) } ?? "")")
        }
    }

    @Test func prescriptionsReadBack() {
        for round in 0..<1500 {
            var generator = Generator(seed: UInt64(round) + 300_000)
            let prescription = generator.prescription()
            guard let line = PrescriptionFormat.write(prescription, long: false).string else { continue }
            let (read, problems) = Self.parse(line) { PrescriptionLine.parse($0, unit: .kg, problems: &$1) }
            #expect(
                read == prescription && problems.isEmpty, "\(line)\n\(problems)\n\(read.map { PrescriptionLine.print($0) } ?? "")"
            )
        }
    }

    /// The unit that is in force has no say in what has a unit.
    @Test func unitsDoNotMatter() {
        for round in 0..<500 {
            var generator = Generator(seed: UInt64(round) + 400_000)
            let set = generator.set()
            guard SetFormat.fitsLine(set) else { continue }
            let (read, _) = Self.parse(SetLine.print(set)) { SetLine.parse($0, unit: .lb, problems: &$1) }
            #expect(read == set)
        }
    }

    private static func parse<T>(_ line: String, _ read: (Bytes, inout [LineProblem]) -> T?) -> (T?, [String]) {
        var line = line
        var problems: [LineProblem] = []
        let value = line.withUTF8 { read($0, &problems) }
        return (value, problems.filter { $0.code != "too-long" }.map { "\($0.code): \($0.message.english)" })
    }
}

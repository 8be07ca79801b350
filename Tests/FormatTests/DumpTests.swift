import Documents
import Domain
@testable import Format
import Testing
@Suite struct DumpTests {
    @Test(arguments: ["4 x 6 100kg", "2 x 9+ 100kg", "8 x 10 1.2810kg @5", "4 x 16-21 45.37lb", "4 x 62 2x20kg", "5 x 3 bw+20kg", "3 x 60s 20kg", "3 x 400m in 1:30 20kg", "3 x 8,7 20kg", "3 x 3/5 20kg", "3 x 8+3 20kg"]) func dump(t: String) {
        var t = t
        var p: [LineProblem] = []
        let r = t.withUTF8 { PrescriptionLine.parse($0, unit: .kg, problems: &p) }
        if r == nil || !p.isEmpty { print(t, r as Any, p.map { $0.message.english }) }
    }
}

import Documents
import Domain
@testable import Format
import Testing
@Suite struct DumpTests {
    @Test func dump() {
        let t = "---\ndate: 2027-12-01\n---\n## *80*8*2*\n- Squat ##\n  %a\n  2025-11-12 18:30\n  - a\n- no (263.39 g protein)\n- {food: \"a\\x00b (x)\"}\n- {food: \"2025-11-12 18:30\\nb\"}\n"
        let r = Reader()
        _ = r.read(SourceText(path: "", text: t), carrier: .markdown, kind: .mealDay)
        let d = TreeOutline(r, .mealDay).document()
        let y = YAMLPrinter.print(d)
        print(y)
        _ = r.read(SourceText(path: "", text: y), carrier: .yaml, kind: .mealDay)
        let e = TreeOutline(r, .mealDay).document()
        print(Normal.document(d, .mealDay)); print(Normal.document(e, .mealDay))
    }
}

import Documents
import Domain
@testable import Format
import Testing
import Glibc
@Suite struct DumpTests {
    func js(_ s: String) -> String {
        var r = "\""
        for u in s.unicodeScalars {
            if u == "\"" || u == "\\" { r += "\\"; r.unicodeScalars.append(u) } else if u.value < 32 || u.value == 127 || u.value > 0xFFFD && u.value < 0x10000 {
                let h = String(u.value, radix: 16); r += "\\u" + String(repeating: "0", count: 4 - h.count) + h
            } else { r.unicodeScalars.append(u) }
        }
        return r + "\""
    }
    func js(_ o: Outline) -> String {
        switch o.content {
        case .text(let t): "{\"\(o.typed ? "typed" : "text")\": \(js(t))}"
        case .number(let d): "{\"number\": \(js(d))}"
        case .flag(let f): "{\"flag\": \(f)}"
        case .null: "null"
        case .list(let i): "[" + i.map(js).joined(separator: ",") + "]"
        case .map(let e): "{\"map\": [" + e.map { "[\(js($0.key)), \($0.typedKey), \(js($0.value))]" }.joined(separator: ",") + "]}"
        }
    }
    func write(_ p: String, _ t: String) {
        guard let f = fopen(p, "w") else { return }
        let b = Array(t.utf8); fwrite(b, 1, b.count, f); fclose(f)
    }
    @Test func dump() {
        for kind in Kind.allCases { for round in 0..<150 {
            var g = Generator(seed: UInt64(round) + 5000)
            let o = g.entity(kind).outline()
            write("/tmp/yamlcheck/\(kind)-\(round).yaml", YAMLPrinter.print(o))
            write("/tmp/yamlcheck/\(kind)-\(round).portable.yaml", YAMLPrinter.print(o, portable: true))
            write("/tmp/yamlcheck/\(kind)-\(round).json", js(o))
        } }
    }
}

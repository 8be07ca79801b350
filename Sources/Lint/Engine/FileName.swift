import Documents
import Domain
import Format

/// What a file's path from the root says about it.
public struct FileName: Hashable, Sendable {
    public let path: String
    public let carrier: Carrier
    /// What its folder says it is; nil where the folder says nothing.
    public let kind: Kind?
    /// The date that its name begins with.
    public let date: CivilDate?

    /// Takes a path apart; nil where its ending is neither YAML's nor Markdown's.
    public init?(_ path: String) {
        var copy = path
        let found: (carrier: Carrier, date: CivilDate?)? = copy.withUTF8 { bytes in
            guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
            let ending = bytes.part(dot, bytes.count)
            let carrier: Carrier
            if ending.equals(".yaml") || ending.equals(".yml") {
                carrier = .yaml
            } else if ending.equals(".md") || ending.equals(".markdown") {
                carrier = .markdown
            } else {
                return nil
            }
            var start = bytes.count
            while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
            return (carrier, Self.date(bytes.part(start, start + 10)))
        }
        guard let found else { return nil }
        self.path = path
        carrier = found.carrier
        date = found.date
        kind = Kind(path: path)
    }

    private static func date(_ name: Bytes) -> CivilDate? {
        guard name.count == 10, name[4] == UInt8(ascii: "-"), name[7] == UInt8(ascii: "-") else { return nil }
        func number(_ lower: Int, _ upper: Int) -> Int? {
            var value = 0
            for i in lower..<upper {
                guard name[i].isDigit else { return nil }
                value = value * 10 + Int(name[i] &- 48)
            }
            return value
        }
        guard let year = number(0, 4), let month = number(5, 7), let day = number(8, 10) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}

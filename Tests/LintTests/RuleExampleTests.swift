import Documents
import Domain
import Lint
import Testing

/// Every rule's examples are its tests: a bad one has the finding exactly between its marks, and no
/// other error; a good one has neither it nor any error.
@Suite struct RuleExampleTests {
    static let today = CivilDate(year: 2025, month: 12, day: 31) ?? CivilDate(days: 20_000)

    static let cases: [(rule: Rule, index: Int)] = RuleSet.all.flatMap { rule in
        rule.examples.indices.map { (rule, $0) }
    }

    static func check(_ example: RuleExample, text: String) -> [Diagnostic] {
        MemoryFolder(example, text: text).check(today: today).filter { $0.path == example.path }
    }

    /// The text without its marks, and where they stood: line, first column, column behind the last.
    static func unmarked(_ example: RuleExample) -> (text: String, line: Int, start: Int, end: Int)? {
        let text = example.text
        guard let open = text.firstRange(of: "⟦"), let close = text.firstRange(of: "⟧") else { return nil }
        let before = text[..<open.lowerBound]
        let inside = text[open.upperBound..<close.lowerBound]
        let line = before.utf8.count { $0 == 10 } + 1
        let start = example.bytes(String(before.split(separator: "\n", omittingEmptySubsequences: false).last ?? "")).count + 1
        let firstLine = inside.prefix { !$0.isNewline }
        return (
            String(before) + String(inside) + String(text[close.upperBound...]), line, start,
            start + example.bytes(String(firstLine)).count
        )
    }

    @Test(arguments: cases.indices) func example(_ index: Int) throws {
        let (rule, number) = Self.cases[index]
        let example = rule.examples[number]
        guard example.isBad else {
            let found = Self.check(example, text: example.text)
            #expect(found.allSatisfy { $0.code != rule.code && $0.severity != .error }, "\(rule.code): \(found)")
            return
        }
        let marked = try #require(Self.unmarked(example))
        let found = Self.check(example, text: marked.text)
        let mine = found.filter { $0.code == rule.code }
        let first = try #require(mine.first, "\(rule.code) is not found, but \(found.map(\.code))")
        #expect(first.start == Position(line: marked.line, column: marked.start), "\(rule.code)")
        #expect(first.end == Position(line: marked.line, column: marked.end), "\(rule.code)")
        #expect(found.allSatisfy { $0.code == rule.code || $0.severity != .error }, "\(rule.code): \(found.map(\.code))")
        #expect(first.help != nil || first.expected != nil, "\(rule.code) shows no way out")
    }

    @Test(arguments: cases.indices) func fix(_ index: Int) throws {
        let (rule, number) = Self.cases[index]
        let example = rule.examples[number]
        guard let fixed = example.fixed, let marked = Self.unmarked(example) else { return }
        let found = Self.check(example, text: marked.text).filter { $0.code == rule.code }
        var bytes = Array(marked.text.utf8)
        for edit in found.flatMap(\.fix).sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(edit.span.start..<edit.span.end, with: Array(edit.text.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == fixed, "\(rule.code)")
        #expect(Self.check(example, text: fixed).allSatisfy { $0.code != rule.code }, "\(rule.code) is not mended")
    }

    /// The same examples with CR LF line ends have the same findings.
    @Test(arguments: cases.indices) func carriageReturns(_ index: Int) throws {
        let (rule, number) = Self.cases[index]
        let example = rule.examples[number]
        guard let marked = Self.unmarked(example) else { return }
        let text = marked.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let first = Self.check(example, text: text).first { $0.code == rule.code }
        #expect(first?.start == Position(line: marked.line, column: marked.start), "\(rule.code)")
    }

    @Test func codesAreUnique() {
        let codes = RuleSet.all.map(\.code.slug)
        #expect(Set(codes).count == codes.count)
    }

    /// What only the reading of a real folder can find is tested on disk, by HostileTests.
    @Test func onlyFilesOnDiskGoWithoutExamples() {
        let codes = RuleSet.all.filter { $0.isAboutDisk || $0.examples.isEmpty }.map(\.code.slug)
        #expect(Set(codes) == ["unreadable-file", "vanished-file", "not-a-file", "file-too-large", "linked-loop"])
    }

    @Test func everyRuleShowsBothSides() {
        for rule in RuleSet.all where !rule.isAboutDisk {
            #expect(rule.examples.contains { $0.isBad }, "\(rule.code) has no bad example")
            #expect(rule.examples.contains { !$0.isBad }, "\(rule.code) has no good example")
        }
    }
}

import Documents
import Domain
import Format
import Lint
import Testing

/// Lines and files as people jot them on a phone before they have read anything: each is either
/// understood, or answered with the offending text and a way out.
@Suite struct NewcomerTests {
    /// What a jotting gives.
    enum Answer: Sendable {
        /// The set or food that it means, in canonical form.
        case means(String)
        /// The same, with a question or correction: its code and the text it points at.
        case asks(String, Code, String)
        /// An error: its code, the text it points at, and a part of what helps on.
        case refused(Code, String, String)
    }

    struct Jotting: Sendable, CustomTestStringConvertible {
        var text: String
        var answer: Answer

        init(_ text: String, _ answer: Answer) {
            self.text = text
            self.answer = answer
        }

        var testDescription: String { text }
    }

    // MARK: Lines

    static let sets: [Jotting] = [
        Jotting("80kgx8", .means("80kg x 8")),
        Jotting("80 kg 8 reps", .means("80kg x 8")),
        Jotting("80 kg 8 tekrar", .means("80kg x 8")),
        Jotting("80 kg, 8 reps, 3 sets", .means("80kg x 8 x 3")),
        Jotting("3x8 80kg", .asks("80kg x 8 x 3", "set-order", "80kg")),
        Jotting("80kg 3x8", .asks("80kg x 8 x 3", "set-order", "80kg")),
        Jotting("3 sets of 8 at 80kg", .asks("80kg x 8 x 3", "set-order", "80kg")),
        Jotting("12x3 80kg", .refused("set-syntax", "12x3 80kg", "80kg x 12 x 3")),
        Jotting("3 x 20kg x 10", .refused("set-syntax", "3 x 20kg x 10", "20kg x 10 x 3")),
        Jotting("80x8x3 rpe8", .means("80kg x 8 x 3 @8")),
        Jotting("bench 80x8", .refused("set-syntax", "bench", "## bench")),
        Jotting("squat: 80kg x 8", .refused("set-syntax", "squat:", "80kg x 8")),
        Jotting("80kg × 8", .means("80kg x 8")),
        Jotting("80-kg x 8", .means("80kg x 8")),
        Jotting("bw+10 x 5", .means("bw+10kg x 5")),
        Jotting("bw + 10 kg x 5", .means("bw+10kg x 5")),
        Jotting("body weight x 10", .means("bw x 10")),
        Jotting("+10kg x 5", .refused("set-syntax", "+", "bw+10kg x 5")),
        Jotting("45# x 10", .means("45lb x 10")),
        Jotting("100 kg x 5 @ 8", .means("100kg x 5 @8")),
        Jotting("100 kg x 5 @ RPE 8,5", .means("100kg x 5 @8.5")),
        Jotting("100kg x 5 RIR 2", .means("100kg x 5 @8")),
        Jotting("60 sec", .means("1min")),
        Jotting("1 min", .means("1min")),
        Jotting("1 min 30 s", .means("1:30")),
        Jotting("3 x 60s", .asks("3kg x 1min", "maybe-sets", "3 x 60s")),
        Jotting("90\"", .refused("unknown-unit", "\"", "90s")),
        Jotting("1'30", .refused("unknown-unit", "'", "1:30")),
        Jotting("5 km 28:40", .means("5km in 28:40")),
        Jotting("5k", .refused("unknown-unit", "k", "5km")),
        Jotting("8 reps", .means("8 reps")),
        Jotting("@8", .refused("set-syntax", "@8", "80kg x 8 @8")),
        Jotting("12", .refused("set-syntax", "12", "12 reps")),
        Jotting("x 8", .refused("set-syntax", "x", "bw x 8")),
        Jotting("80kg", .refused("set-syntax", "80kg", "80kg x 8")),
        Jotting("80kg x 8 @80", .refused("rpe-range", "@80", "@80%")),
        Jotting("warm up", .refused("set-syntax", "warm up", "80kg x 8 warm up")),
        Jotting("60kg x 10 warm up", .means("60kg x 10 warmup")),
        Jotting("warmup 60kg x 10", .means("60kg x 10 warmup")),
        Jotting("80kg x 8 ısınma", .refused("set-syntax", "ısınma", "80kg x 8 warmup")),
        Jotting("80kg x 8 to failure", .means("80kg x 8 failure")),
        Jotting("2 x 20kg x 10", .asks("2x20kg x 10", "maybe-sets", "2 x 20kg")),
        Jotting("20kg x 10 each", .refused("set-syntax", "each", "2x20kg x 10")),
        Jotting("80kg x AMRAP", .refused("set-syntax", "AMRAP", "80kg x 12 amrap")),
        Jotting("80kg x 8 (easy", .asks("80kg x 8 (easy)", "unbalanced-note", "(")),
        Jotting("80kg x 8 easy", .refused("set-syntax", "easy", "80kg x 8 (easy)")),
        Jotting("80kg x 8 - easy", .refused("set-syntax", "easy", "80kg x 8 (easy)")),
        Jotting("80kg x 8 felt ok (belt)", .refused("set-syntax", "felt ok", "80kg x 8 (felt ok, belt)")),
        Jotting("80kg x 8 💪", .means("80kg x 8 (💪)")),
        Jotting("80kg x 8 👩‍🦰 @8", .means("80kg x 8 @8 (👩‍🦰)")),
        Jotting("80kg x 8 # PR", .refused("set-syntax", "PR", "80kg x 8 (PR)")),
        Jotting("80kg x eight", .refused("set-syntax", "eight", "80kg x 8")),
        Jotting("80kg – 8", .refused("set-syntax", "–", "80kg x 8")),
        Jotting("80kg 8 8 7", .refused("set-syntax", "8", "80kg x 8,8,7")),
        Jotting("80kg x 8, 85kg x 6", .refused("set-syntax", "85kg x 6", "80kg x 8")),
        Jotting("1.000kg x 5", .refused("thousands-or-decimal", "1.000", "1000")),
        Jotting("82,5 kg x 8 @8,5", .means("82.5kg x 8 @8.5")),
        Jotting("82. 5kg x 8", .refused("set-syntax", "82. 5", "82.5kg x 8")),
        Jotting("80\u{A0}kg\u{A0}x\u{202F}8", .means("80kg x 8")),
        Jotting("“80kg x 8”", .means("80kg x 8")),
        Jotting("80kg x 8–10 planned", .means("80kg x 8-10 planned")),
        Jotting("80kg x 8.", .means("80kg x 8")),
        Jotting("80kg x 8, rest 2 min", .means("80kg x 8 rest 2min")),
        Jotting("80kg x 8 90s rest", .means("80kg x 8 rest 1:30")),
    ]

    @Test(arguments: sets) func set(_ jotting: Jotting) throws {
        for path in ["workouts/2025/2025-11-12-push-day.md", "workouts/2025/2025-11-12-push-day.yaml"] {
            // A blank before a `#` begins a comment in YAML.
            if path.hasSuffix("yaml"), jotting.text.contains(" #") || jotting.text.contains(": ") { continue }
            let text =
                path.hasSuffix("md")
                ? "---\ndate: 2025-11-12\n---\n\n## Bench Press\n- \(jotting.text)\n"
                : "date: 2025-11-12\nexercises:\n  - Bench Press:\n      - \(Self.quoted(jotting.text))\n"
            expect(jotting, in: text, path, carrier: path.hasSuffix("md") ? .markdown : .yaml) { entity in
                guard case .workout(let workout) = entity else { return nil }
                return workout.exercises.first?.sets.first.map { SetLine.print($0) }
            }
        }
    }

    static let prescriptions: [Jotting] = [
        Jotting("3 sets of 8-10 reps", .means("3 x 8-10")),
        Jotting("3 sets x 8", .means("3 x 8")),
        Jotting("3x8–10", .means("3 x 8-10")),
        Jotting("3 x AMRAP", .means("3 x 1+ amrap")),
        Jotting("4x8 @ 80kg", .means("4 x 8 80kg")),
        Jotting("5 x 5 @ 75%", .means("5 x 5 @75%")),
        Jotting("8-12", .refused("set-syntax", "8-12", "3 x 8-12")),
        Jotting("4 x 12-10", .refused("rep-range", "12-10", "4 x 10-12")),
        Jotting("4 x 8 80", .refused("set-syntax", "80", "4 x 8 80kg")),
        Jotting("three x 8", .refused("set-syntax", "three", "3 x 8")),
    ]

    @Test(arguments: prescriptions) func prescription(_ jotting: Jotting) {
        let text = "---\nname: My Push Day\n---\n\n## Bench Press\n- \(jotting.text)\n"
        expect(jotting, in: text, "templates/my-push-day.md", carrier: .markdown) { entity in
            guard case .template(let template) = entity else { return nil }
            return template.exercises.first?.prescriptions.first.map { PrescriptionLine.print($0) }
        }
    }

    static let foods: [Jotting] = [
        Jotting("80g Oats", .means("80g Oats")),
        Jotting("80\u{A0}g Oats", .means("80\u{A0}g Oats")),
        Jotting("2 eggs", .means("2 eggs")),
        Jotting("Soup (350kcal)", .means("Soup (350 kcal)")),
        Jotting("Soup (350 calories, 12 g protein)", .means("Soup (350 kcal, 12 g protein)")),
        Jotting("Soup (about 350 kcal)", .asks("Soup (about 350 kcal)", "nutrition-in-note", "about 350 kcal")),
        Jotting("Soup (350 kcal, 12P)", .asks("Soup (350 kcal, 12P)", "nutrition-in-note", "12P")),
        Jotting("Soup (350 kcal", .asks("Soup (350 kcal)", "unbalanced-note", "(")),
        Jotting("80 g", .refused("food-syntax", "80 g", "80 g Oats")),
        Jotting("350 kcal", .refused("food-syntax", "350 kcal", "Snack (350 kcal)")),
    ]

    @Test(arguments: foods) func food(_ jotting: Jotting) {
        let text = "---\ndate: 2025-11-12\n---\n\n## Breakfast\n- \(jotting.text)\n"
        expect(jotting, in: text, "meals/2025/2025-11-12.md", carrier: .markdown) { entity in
            guard case .mealDay(let day) = entity else { return nil }
            return day.meals.first?.foods.first.map { FoodLine.print($0) }
        }
    }

    // MARK: Files

    /// Whole files: the codes of what is found, in order, and a part of the first finding's help.
    static let files: [(text: String, codes: [Code], help: String)] = [
        ("# Push Day\n\n## Bench Press\n- 80kg x 8\n", [], ""),
        ("# Bench Press\n- 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("### Bench Press\n- 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("**Bench Press**\n- 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("Bench Press:\n- 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("- Bench Press\n  - 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("- Bench Press: 80kg x 8\n", ["set-without-exercise"], "## Bench Press"),
        ("##Bench Press\n- 80kg x 8\n", ["heading-without-space", "set-without-exercise"], "## Bench Press"),
        ("Bench Press\n---\n- 80kg x 8\n", ["underlined-heading"], "## Bench Press"),
        ("## Bench Press\n80kg x 8\n", ["no-sets", "set-in-prose"], ""),
        ("## Bench Press\n• 80kg x 8\n", ["no-sets", "set-in-prose"], ""),
        ("## Bench Press\n- 80kg x 8\n80kg x 7\n", ["swallowed-set"], "- 80kg x 7"),
        ("## Bench Press\n- 80kg x 8\n\t- 80kg x 7\n", ["swallowed-set"], "- 80kg x 7"),
        ("## Bench Press\n1. 80kg x 8\n2. 80kg x 7\n", [], ""),
        ("## Bench Press\n* [x] 80kg x 8\n+ [ ] 80kg x 8\n", [], ""),
    ]

    @Test(arguments: files.indices) func file(_ index: Int) {
        let (text, codes, help) = Self.files[index]
        let found = MemoryFolder([("workouts/2025/2025-11-12-push-day.md", text)]).check(today: RuleExampleTests.today)
        #expect(found.map(\.code) == codes, "\(text)")
        if !help.isEmpty { #expect(found.first?.help?.english.contains(help) == true, "\(found.first?.help?.english ?? "")") }
    }

    /// A correction that is offered leaves nothing to correct.
    @Test(arguments: files.indices) func fixesMend(_ index: Int) {
        let text = Self.files[index].text
        let path = "workouts/2025/2025-11-12-push-day.md"
        let found = MemoryFolder([(path, text)]).check(today: RuleExampleTests.today)
        let fixable = found.filter { !$0.fix.isEmpty }
        var bytes = Array(text.utf8)
        for edit in fixable.flatMap(\.fix).sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(edit.span.start..<edit.span.end, with: Array(edit.text.utf8))
        }
        let fixed = String(decoding: bytes, as: UTF8.self)
        let left = MemoryFolder([(path, fixed)]).check(today: RuleExampleTests.today)
        if !fixable.isEmpty { #expect(left.isEmpty, "\(fixed)") }
    }

    // MARK: Helpers

    /// In quotes where YAML would not take the line for text.
    private static func quoted(_ line: String) -> String {
        guard let first = line.first, "@\"'%-".contains(first) || line.hasSuffix("\"") else { return line }
        return "'" + line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }

    private func expect(
        _ jotting: Jotting, in text: String, _ path: String, carrier: Carrier, meaning: (Entity) -> String?
    ) {
        let reader = Reader()
        let source = SourceText(path: path, text: text)
        let entity = reader.read(source, carrier: carrier, kind: Kind(path: path)).first?.entity
        let said = entity.flatMap(meaning)
        let findings = reader.findings
        switch jotting.answer {
        case .means(let canonical):
            #expect(said == canonical)
            #expect(findings.map(\.code) == [])
        case .asks(let canonical, let code, let marked):
            #expect(said == canonical)
            #expect(findings.map(\.code) == [code])
            #expect(findings.first.map { source.slice($0.span).string } == marked)
        case .refused(let code, let marked, let help):
            #expect(said == nil)
            #expect(findings.map(\.code) == [code])
            guard let finding = findings.first else { return }
            let shown = source.slice(finding.span).string
            // Where escapes make offsets differ, the whole line is underlined.
            #expect(shown == marked || shown.first == "'" && shown.contains("''"))
            let way = [finding.expected, finding.help].compactMap { $0?.english }.joined(separator: " ")
            #expect(way.contains(help))
        }
    }
}

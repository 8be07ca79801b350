import Domain
import Testing
@testable import Format

/// The patterns of the line grammars take every line that the parsers take.
struct LinePatternTests {
    /// Lines put together by chance from what people write, and from what they should not.
    private static func lines(_ count: Int) -> [String] {
        let quantities = [
            "80", "80kg", "175lb", "82,5kg", "82.5 kg", "bw", "BW", "bw+10kg", "bw-20", "75%", "8", "8,8,7", "8, 8, 7", "5+",
            "8+3+2", "3/5",
            "6-8", "60s", "1:30", "1:02:30", "2min", "1h05min", "400m", "5.2km", "3 mi", "10 reps", "12reps", "100.125kg", "0",
            "1_000kg", "8.5",
            "2x20kg", "100kg+band", "8rir", "1e3", "1:75", "5", "3", "4", "100 kilos",
        ]
        let words = [
            "@8", "@8.5", "@8-9", "@80%", "@80kg", "@80", "@7,5", "rpe 8", "2rir", "2 rir", "12rir", "warmup", "Warm-up",
            "warm up", "drop",
            "failure", "AMRAP", "left", "tempo 3-1-1", "tempo", "rest 90s", "rest 1:30", "rest 90", "pause 2s", "pain knee 3/10",
            "pain knee",
            "planned", "missed", "belt", "Belt, straps", "touch-n-go", "+band", "in 1:45", "bw", "bw-10kg", "100kg", "80%",
            "5 reps", "foo",
            "(note)", "(a (b) c)", "(unclosed", "( x 8 )", "felt good", "8", "400m", "@", "STRİCT", "reps",
        ]
        let times = ["x", " x ", " x ", " × ", " X ", "*"]
        let gaps = [" ", " ", " ", "", "  ", "\t"]
        var generator = Generator()
        return (0..<count).map { _ in
            var line = generator.one(of: quantities)
            for _ in 0..<generator.next(below: 4) { line += generator.one(of: times) + generator.one(of: quantities) }
            for _ in 0..<generator.next(below: 4) { line += generator.one(of: gaps) + generator.one(of: words) }
            return line
        }
    }

    @Test func whatTheParsersTakeMatches() throws {
        let patterns = try [LineGrammar.set, .prescription, .lap, .interval].map {
            try Regex(LinePattern.of($0)).matchingSemantics(.unicodeScalar).asciiOnlyDigits()
        }
        var taken = 0
        for line in Self.lines(1000) {
            var problems: [LineProblem] = []
            var text = line
            let verdicts = text.withUTF8 { bytes in
                [
                    SetLine.parse(bytes, unit: .kg, problems: &problems) != nil,
                    PrescriptionLine.parse(bytes, unit: .kg, problems: &problems) != nil,
                    CardioLines.lap(bytes, problems: &problems) != nil, CardioLines.interval(bytes, problems: &problems) != nil,
                ]
            }
            for (pattern, isTaken) in zip(patterns, verdicts) where isTaken {
                taken += 1
                #expect(line.firstMatch(of: pattern) != nil, "\(line)")
            }
        }
        #expect(taken > 100)
    }

    /// Every line of the preset templates.
    @Test func presetsMatch() throws {
        let pattern = try Regex(LinePattern.of(.prescription)).matchingSemantics(.unicodeScalar)
        for case .template(let template) in Presets.templates {
            for line in template.exercises.flatMap(\.prescriptions) {
                #expect(PrescriptionLine.print(line).firstMatch(of: pattern) != nil, "\(line)")
            }
        }
    }
}

/// The same numbers in every run.
private struct Generator {
    private var state: UInt64 = 2025

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func one(of choices: [String]) -> String { choices[next(below: choices.count)] }
}

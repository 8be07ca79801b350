import Documents
import Domain
@testable import Format
import Testing

/// The lines of the reference: what is written, how it is printed, and what is said about it.
@Suite struct LineTableTests {
    /// A line, its canonical form ("" where it can't be read), and the codes of its problems.
    typealias Row = (line: String, canonical: String, codes: [String])

    @Test(
        arguments: [
            ("80 x 8", "80kg x 8", []), ("80kg x 8", "80kg x 8", []), ("175lb x 5", "175lb x 5", []),
            ("82,5kg x 5", "82.5kg x 5", []),
            ("bw x 10", "bw x 10", []), ("bw+10kg x 6 failure", "bw+10kg x 6 failure", []), ("bw-20kg x 6", "bw-20kg x 6", []),
            ("80kgx8", "80kg x 8", []), ("80kg X 8", "80kg x 8", []), ("80kg × 8", "80kg x 8", []), ("80kg * 8", "80kg x 8", []),
            ("80kg x 8 @7", "80kg x 8 @7", []), ("80kg x 8 x 2 @8,5 (a b)", "80kg x 8 x 2 @8.5 (a b)", []),
            ("100kg x 5 2rir", "100kg x 5 @8", []),
            ("100kg x 8+3+2", "100kg x 8+3+2", []), ("2x20kg x 10", "2x20kg x 10", []), ("100kg x 3/5", "100kg x 3/5", []),
            ("75% x 5", "75% x 5", []), ("80kg x 8,8,7", "80kg x 8,8,7", []), ("100kg x 5+", "100kg x 5+", []),
            ("80kg x 8-10", "80kg x 8-10", []),
            ("100kg x 5 @8-9", "100kg x 5 @8-9", []), ("100kg x 5 @80%", "100kg x 5 @80%", []), ("5 reps @80%", "80% x 5", []),
            ("60s", "1min", []), ("1:30", "1:30", []), ("40kg x 30m", "40kg x 30m", []), ("20kg x 60s", "20kg x 1min", []),
            ("500m in 1:45", "500m in 1:45", []), ("12 reps", "12 reps", []), ("8+3+2 reps", "8+3+2 reps", []),
            ("8,7 reps", "8,7 reps", []),
            ("100kg x 5 belt straps pause 2s", "100kg x 5 belt straps pause 2s", []),
            ("80kg x 8 drop failure", "80kg x 8 drop failure", []),
            ("80kg x 8 left tempo 3-1-1 rest 2min planned (x)", "80kg x 8 left tempo 3-1-1 rest 2min planned (x)", []),
            ("80kg x 8 tempo 30X1", "80kg x 8 tempo 30X1", []), ("80kg x 8 pain knee 3/10", "80kg x 8 pain knee 3/10", []),
            ("82.1250kg x 5", "82.1250kg x 5", []), ("0.125kg x 5", "0.1250kg x 5", []),
            ("8x80", "8kg x 80", ["maybe-swapped"]), ("4 x 6", "4kg x 6", ["maybe-sets"]),
            ("5 x 5 100kg", "100kg x 5 x 5", ["set-order"]), ("5x5 @100kg", "100kg x 5 x 5", ["set-order"]),
            ("8 x 80kg", "80kg x 8", ["set-order"]),
            ("80kg x 8 (open", "80kg x 8 (open)", ["unbalanced-note"]),
            ("100kg x 5 @80", "", ["rpe-range"]), ("1,250kg x 5", "", ["thousands-or-decimal"]), ("12", "", ["set-syntax"]),
            ("x 8", "", ["set-syntax"]),
            ("@8", "", ["set-syntax"]), ("80kg", "", ["set-syntax"]), ("80kg x 0", "", ["out-of-range"]),
            ("80kg x 8 x 8 x 8", "", ["set-syntax"]),
        ] as [Row])
    func sets(row: Row) {
        let (value, codes) = Self.read(row.line) { SetLine.parse($0, unit: .kg, problems: &$1) }
        #expect(value.map { SetLine.print($0) } ?? "" == row.canonical && codes == row.codes, "\(row.line): \(codes)")
    }

    @Test(
        arguments: [
            ("4 x 6-8", "4 x 6-8", []), ("5x5", "5 x 5", []),
            ("3 x 8-10 @8 rest 2min (no leg drive)", "3 x 8-10 @8 rest 2min (no leg drive)", []),
            ("1 x 5+ @85%", "1 x 5+ @85%", []), ("3 x 60s", "3 x 1min", []),
            ("3 x 400m in 1:30 rest 90s", "3 x 400m in 1:30 rest 1:30", []),
            ("4 x 6 80kg", "4 x 6 80kg", []), ("4 x 6 bw+10kg", "4 x 6 bw+10kg", []), ("3 x 10 2x20kg", "3 x 10 2x20kg", []),
            ("2 x 9+ 100kg", "2 x 9+ 100kg", []), ("3 x 12 amrap tempo 3-0-1", "3 x 12 amrap tempo 3-0-1", []),
            ("11 x 5", "", ["out-of-range"]), ("5", "", ["set-syntax"]),
        ] as [Row])
    func prescriptions(row: Row) {
        let (value, codes) = Self.read(row.line) { PrescriptionLine.parse($0, unit: .kg, problems: &$1) }
        #expect(value.map { PrescriptionLine.print($0) } ?? "" == row.canonical && codes == row.codes, "\(row.line): \(codes)")
    }

    @Test(
        arguments: [
            ("80 g Oats", "80 g Oats", []), ("2 pieces Egg", "2 pieces Egg", []), ("7 Up", "7 Up", []),
            ("Soup (350 kcal, 12 g protein, 40 g carbs, 15 g fat)", "Soup (350 kcal, 12 g protein, 40 g carbs, 15 g fat)", []),
            ("Soup (418.4 kJ)", "Soup (100 kcal)", []), ("Oats (with milk)", "Oats (with milk)", []),
            ("Milk (2 %) cold", "Milk (2 %) cold", []),
            ("Soup (about 350 kcal)", "Soup (about 350 kcal)", ["nutrition-in-note"]),
            ("Soup (350 kcal", "Soup (350 kcal)", ["unbalanced-note"]),
            ("", "", ["food-syntax"]),
        ] as [Row])
    func foods(row: Row) {
        let (value, codes) = Self.read(row.line) { FoodLine.parse($0, problems: &$1) }
        #expect(value.map { FoodLine.print($0) } ?? "" == row.canonical && codes == row.codes, "\(row.line): \(codes)")
    }

    @Test(arguments: [
        ("45s", "45s"), ("90s", "1:30"), ("1:30", "1:30"), ("28:40", "28:40"), ("1:02:30", "1:02:30"), ("20min", "20min"),
        ("2 min", "2min"), ("1h05min", "1h05min"),
        ("1h", "1h"), ("1.5h", "1h30min"), ("12.5s", "12.5s"), ("65", ""), ("fast", ""), ("1:75", ""), ("", ""),
    ])
    func durations(text: String, canonical: String) {
        var text = text
        let value = text.withUTF8 { bytes -> TimeSpan? in try? ScalarParsing.duration(bytes) }
        #expect(value?.description ?? "" == canonical)
    }

    @Test(arguments: [
        ("2025-11-12", "2025-11-12"), ("2025-11-12 18:30", "2025-11-12 18:30"), ("2025-11-12T18:30:15", "2025-11-12 18:30:15"),
        ("2025-11-12T18:30:00.25Z", "2025-11-12 18:30+00:00"), ("2025-11-12 18:30+0300", "2025-11-12 18:30+03:00"),
        ("2025-11-12 18:30 -03:30", "2025-11-12 18:30-03:30"), ("2024-02-29", "2024-02-29"), ("2025-02-29", ""),
        ("2025-13-01", ""), ("12.11.2025", ""),
        ("2025-11-12 25:00", ""), ("2025-11-12 18:30+99:00", ""), ("tomorrow", ""), ("", ""),
    ])
    func dates(text: String, canonical: String) {
        var text = text
        let value = text.withUTF8 { bytes -> DateTime? in try? ScalarParsing.dateTime(bytes) }
        #expect(value?.description ?? "" == canonical)
    }

    private static func read<T>(_ line: String, _ read: (Bytes, inout [LineProblem]) -> T?) -> (T?, [String]) {
        var line = line
        var problems: [LineProblem] = []
        let value = line.withUTF8 { read($0, &problems) }
        return (value, problems.map(\.code.slug))
    }
}

import Documents
import Format
import Testing

/// The reader and the schemas come to the same verdict.
struct AgreementTests {
    /// The codes of what the reader finds in a document.
    static func codes(_ sample: Sample) -> [String] {
        let reader = Reader()
        _ = reader.read(SourceText(path: "sample.yaml", text: sample.text), carrier: .yaml, kind: sample.kind)
        return reader.findings.map(\.code.slug)
    }

    @Test(arguments: Good.all) func readerTakesWhatIsGood(_ sample: Sample) {
        #expect(Self.codes(sample) == [])
    }

    @Test(arguments: Bad.all) func readerRefusesWhatIsBad(_ sample: Sample) {
        #expect(Self.codes(sample) != [])
    }

    @Test(arguments: Doubtful.all) func readerReadsWhatIsDoubtful(_ sample: Sample) {
        #expect(Self.codes(sample) != [])
    }

    @Test(.enabled(if: Checker.isInstalled, Comment(rawValue: Checker.hint)), arguments: Kind.allCases)
    func schemaSaysTheSame(_ kind: Kind) {
        let taken = (Good.all + Doubtful.all).filter { $0.kind == kind }
        let bad = (Bad.all + Stricter.all).filter { $0.kind == kind }
        let refused = Checker.refused(taken + bad, kind: kind)
        for (number, sample) in taken.enumerated() {
            #expect(!refused.contains(number), "refused: \(sample)")
        }
        for (number, sample) in bad.enumerated() {
            #expect(refused.contains(taken.count + number), "taken: \(sample)")
        }
    }
}

/// Documents that are read with a question or a warning, which is no matter for an editor's schema.
enum Doubtful {
    static let all: [Sample] =
        ["8 x 80kg", "5 x 5 100kg", "5x5 @100kg", "8x80", "4 x 6", "80kg x 8 (not closed"].map(Sample.set)
        + ["80 g Oats (not closed", "Soup (about 350 kcal)"].map(Sample.food)
        + [Sample(.program, "name: A\nweeks:\n  - days:\n      mon: Push Day\n      fri:\n")]
}

/// Documents that say nothing the schemas could let pass, whether or not the reader speaks of it:
/// names and lists that are there and empty.
enum Stricter {
    static let all: [Sample] = [
        Sample(.exercise, "name: \"\"\ncategory: barbell\nmuscles: [quads]\n"),
        Sample(.exercise, "name: A\ncategory:\nmuscles: [quads]\n"),
        Sample(.exercise, "name: A\ncategory: barbell\nmuscles:\n"),
        Sample(.workout, "date:\ncardio_type: run\n"),
        Sample(.workout, "date: 2025-11-12\nexercises: []\n"),
        Sample(.template, "name: A\nexercises: []\n"),
        Sample(.template, "name: A\nexercises:\n  - Squat:\n      -\n"),
        Sample(.mealDay, "date: 2025-11-12\nmeals: [{meal: Lunch, time: 18:30 or so, foods: [Oats]}]\n"),
        Sample(.coach, "created: 2025-11-12\nmessages: [{from: me, text: \"\"}]\n"),
    ]
}

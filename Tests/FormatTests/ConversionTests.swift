import Documents
import Domain
import Format
import Testing

/// Files as people write them, in the other carrier.
@Suite struct ConversionTests {
    static let markdown = """
        ---
        date: 2025-11-12 18:30
        type: lifting
        template: Push Day
        ---
        Slept badly, still moved well.

        ## Bench Press
        - 60kg x 10 warmup
        - 80kg x 8 @7
        - 80kg x 8 x 2 @8.5 (bar path drifting)
        - [ ] 80kg x 8

        ## Pull-Up {superset: A}
        Strict, dead hang.
        - bw x 10
        - {load: bw+10kg, reps: 6, set_type: failure}

        """
    static let yaml = """
        date: 2025-11-12 18:30
        type: lifting
        template: Push Day
        notes: Slept badly, still moved well.
        exercises:
          - Bench Press:
              - 60kg x 10 warmup
              - 80kg x 8 @7
              - 80kg x 8 x 2 @8.5 (bar path drifting)
              - 80kg x 8 planned
          - exercise: Pull-Up
            superset: A
            notes: Strict, dead hang.
            sets:
              - bw x 10
              - {load: bw+10kg, reps: 6, set_type: failure}

        """

    @Test func theExamplesOfTheReferenceAreOneWorkout() {
        let (fromMarkdown, first) = Reading.read(Self.markdown, .markdown, .workout)
        let (fromYAML, second) = Reading.read(Self.yaml, .yaml, .workout)
        #expect(fromMarkdown == fromYAML && fromYAML.count == 1 && first.isEmpty && second.isEmpty)
        #expect(Reading.converted(Self.markdown, .markdown, .yaml, .workout) == Self.yaml)
        #expect(Reading.converted(Self.yaml, .yaml, .markdown, .workout) == Self.markdown)
    }

    @Test func lineEndsStayAsTheyAre() {
        let returns = Self.yaml.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let markdown = Self.markdown.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        #expect(Reading.converted(returns, .yaml, .markdown, .workout)?.utf8.elementsEqual(markdown.utf8) == true)
        #expect(Reading.converted(markdown, .markdown, .yaml, .workout)?.utf8.elementsEqual(returns.utf8) == true)
    }

    @Test func everythingOddIsKept() {
        let yaml = """
            x_watch: {battery: 81, no: ~}
            date: 2025-11-12
            aliases: [Push]
            exercises:
              - Row: &row
                  - 80x8
                  - 82,5kg  x 8  missed (grip)
              - Curl: *row
              - "A1. Dip": 12 reps planned
              - {exercise: Squat, oddity: [1, 2], sets: [100kg x 5]}
            """
        let markdown = """
            ---
            x_watch: {battery: 81, no: ~}
            date: 2025-11-12
            aliases: [Push]
            ---
            ## Row
            - 80x8
            - [-] 82,5kg  x 8  (grip)

            ## Curl
            - 80x8
            - [-] 82,5kg  x 8  (grip)

            ## {exercise: A1. Dip}
            - [ ] 12 reps

            ## Squat {oddity: [1, 2]}
            - 100kg x 5

            """
        #expect(Reading.converted(yaml, .yaml, .markdown, .workout) == markdown)
    }

    @Test func whatABodySaysBesideItsKeysBecomesComments() {
        let markdown = """
            # A good day

            ## [[gym/Bench Press|bench]] #heavy
            - [x] 80kg x 8
            """
        let date = CivilDate(year: 2025, month: 11, day: 12)
        let yaml = """
            date: 2025-11-12
            name: A good day
            exercises:
              # #heavy
              - Bench Press:  # [[gym/Bench Press|bench]]
                  - 80kg x 8

            """
        #expect(Reading.converted(markdown, .markdown, .yaml, .workout, fileDate: date) == yaml)
    }

    @Test(arguments: [
        ("date: 2025-11-12\ndate: 2025-11-13\nexercises: [{Row: [80kg x 8]}]", Carrier.yaml, "duplicate-key"),
        ("date: 2025-11-12\nexercises:\n  - Row: [80kg x 8", .yaml, "yaml-syntax"),
        ("date: 2025-11-12\nexercises:\n  - Row:\n      - 80kg x 8 (a #b)", .yaml, "cut-by-comment"),
        (
            "date: 2025-11-12\n<<<<<<< a\nname: x\n=======\nname: y\n>>>>>>> b\nexercises: [{Row: [80kg x 8]}]", .yaml,
            "merge-conflict"
        ),
        ("---\ndate: 2025-11-12\nnotes: a\n---\nb\n\n## Row\n- 80kg x 8\n", .markdown, "notes-twice"),
        ("---\ndate: 2025-11-12\n\n## Row\n- 80kg x 8\n", .markdown, "front-matter-open"),
        ("exercises: [{Row: [80kg x 8]}]", .yaml, "missing-key"),
    ])
    func refusesWhatWouldLoseSomething(text: String, carrier: Carrier, code: String) {
        let other: Carrier = carrier == .yaml ? .markdown : .yaml
        switch Conversion.convert(SourceText(path: "test", text: text), from: carrier, to: other, kind: .workout) {
        case .success(let text): Issue.record("\(text)")
        case .failure(let problem): #expect(problem.finding?.code.slug == code && problem.phrase.english.contains("Line "))
        }
    }

    @Test func aLineThatCannotBeReadIsCarriedOverAsItIs() {
        let yaml = "date: 2025-11-12\nexercises:\n  - Row:\n      - 80kg x 8\n      - 12\n"
        #expect(Reading.converted(yaml, .yaml, .markdown, .workout)?.hasSuffix("## Row\n- 80kg x 8\n- 12\n") == true)
    }

    @Test func oneSchemaLineOnTop() {
        let workout = Entity.workout(
            Workout(date: DateTime(date: CivilDate(days: 20_000)), type: .cardio, cardio: Cardio(type: .run)))
        let text = Writer.text(of: workout, carrier: .yaml, schemaLine: "# yaml-language-server: $schema=x")
        #expect(text == "# yaml-language-server: $schema=x\ndate: 2024-10-04\ntype: cardio\ncardio_type: run\n")
        #expect(!Writer.text(of: workout, carrier: .markdown, schemaLine: "# x").contains("#"))
    }
}

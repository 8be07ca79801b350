import Documents
import Domain
@testable import Format
import Testing

/// Comments move with what they belong to, and none is lost.
@Suite struct CommentTests {
    @Test(arguments: Kind.allCases)
    func survivesBothWays(kind: Kind) {
        for round in 0..<60 {
            var generator = Generator(seed: UInt64(round) + 90_000)
            let entity = generator.entity(kind)
            let outline = generator.commented(entity.outline())
            let yaml = YAMLPrinter.print(outline)
            guard let markdown = Reading.converted(yaml, .yaml, .markdown, kind),
                let back = Reading.converted(markdown, .markdown, .yaml, kind)
            else { return }
            let meant = Self.lines(outline.comments)
            let there = Self.lines(Self.comments(markdown, .markdown, kind))
            let again = Self.lines(Self.comments(back, .yaml, kind))
            guard Reading.read(markdown, .markdown, kind).entities == [entity],
                Reading.read(back, .yaml, kind).entities == [entity],
                there == meant, again == meant
            else {
                Issue.record("round \(round): \(meant)\n\(there)\n\(again)\n\(yaml)\nbecame\n\(markdown)\nand then\n\(back)")
                return
            }
        }
    }

    private static func comments(_ text: String, _ carrier: Carrier, _ kind: Kind) -> [String] {
        let reader = Reader()
        _ = reader.read(SourceText(path: "test", text: text), carrier: carrier, kind: kind)
        return TreeOutline.comments(reader).map(\.text)
    }

    private static func lines(_ comments: [String]) -> [String] { comments.filter { !$0.isEmpty }.sorted() }

    // MARK: Places

    @Test func commentsOfYAMLStandBesideTheSameThingsInMarkdown() {
        let yaml = """
            # The day before the meet.
            date: 2025-11-12 18:30  # evening
            x_mood: good
            # what hurts
            notes: Knee.
            exercises:
              # openers
              - Bench Press:  # flat
                  - 60kg x 10 warmup
                  # working sets
                  - 80kg x 8 @7  # antrain: allow maybe-sets
                  # next time 82.5
              - exercise: Row  # cable
                superset: A  # with nothing
                sets:
                  - 50kg x 12
            # the end
            """
        let markdown = """
            ---
            # The day before the meet.
            date: 2025-11-12 18:30  # evening
            x_mood: good
            ---
            <!-- what hurts -->

            Knee.

            <!-- openers -->
            ## Bench Press <!-- flat -->
            - 60kg x 10 warmup
            <!-- working sets -->
            - 80kg x 8 @7 <!-- antrain: allow maybe-sets -->
            <!-- next time 82.5 -->

            <!-- with nothing -->
            ## Row {superset: A} <!-- cable -->
            - 50kg x 12

            <!-- the end -->

            """
        #expect(Reading.converted(yaml, .yaml, .markdown, .workout) == markdown)
        let back = """
            # The day before the meet.
            date: 2025-11-12 18:30  # evening
            x_mood: good
            # what hurts
            notes: Knee.
            exercises:
              # openers
              - Bench Press:  # flat
                  - 60kg x 10 warmup
                  # working sets
                  - 80kg x 8 @7  # antrain: allow maybe-sets
                  # next time 82.5
              # with nothing
              - exercise: Row  # cable
                superset: A
                sets:
                  - 50kg x 12
            # the end

            """
        #expect(Reading.converted(markdown, .markdown, .yaml, .workout) == back)
    }

    @Test(arguments: [
        "a", "", "--> b", "--&gt; b", "--&amp;gt; b", "a--&amp;amp;gt;-->", "--->", "-->\u{338}", "&gt;", "--&amp;",
    ])
    func escapesComeBack(text: String) {
        let escaped = Comment.escaped(text)
        #expect(!Array(escaped.utf8).indices.contains { Array(escaped.utf8)[$0...].starts(with: "-->".utf8) })
        #expect(Comment.unescaped(escaped).utf8.elementsEqual(text.utf8))
    }
}

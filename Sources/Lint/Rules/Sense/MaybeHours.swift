import Documents
import Domain
import Format

extension Rule {
    static let maybeHours = Rule(
        "maybe-hours", .warning, "A duration in minutes and seconds that was probably meant in hours.",
        explanation: """
            `1:30` is one minute and thirty seconds everywhere in a log, as on a stopwatch; hours take `1h30min` or \
            three fields, `1:30:00`. Where the short reading makes the session absurd, a workout of many sets in a \
            minute or a run faster than anybody's, the long one is suggested. The fix writes it so.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                duration: ⟦1:05⟧
                exercises:
                  - Bench Press: [80kg x 8, 80kg x 8, 80kg x 7]
                """,
                fixed: """
                    date: 2025-11-12
                    duration: 1h05min
                    exercises:
                      - Bench Press: [80kg x 8, 80kg x 8, 80kg x 7]
                    """),
            .bad(
                "workouts/2025/2025-11-02-half-marathon.md",
                """
                ---
                date: 2025-11-02
                cardio_type: run
                distance: 21.1km
                duration: ⟦1:45⟧
                ---
                """,
                fixed: """
                    ---
                    date: 2025-11-02
                    cardio_type: run
                    distance: 21.1km
                    duration: 1h45min
                    ---
                    """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                duration: 1h05min
                exercises:
                  - Bench Press: [80kg x 8, 80kg x 8, 80kg x 7]
                """),
            .good("workouts/2025/2025-11-02-run.yaml", "date: 2025-11-02\ncardio_type: run\ndistance: 5.2km\nduration: 28:40\n"),
        ],
        check: .workout { workout, context in
            guard let duration = workout.duration, duration.milliseconds % 1000 == 0, duration.milliseconds > 0 else { return }
            let seconds = Int(duration.milliseconds / 1000)
            let message: Phrase
            if let cardio = workout.cardio {
                guard let distance = cardio.distance, distance.metres > 0, let fastest = cardio.type.fastest(distance.metres)
                else { return }
                let pace = duration.seconds / distance.metres * 1000
                guard pace < fastest, pace * 60 >= fastest else { return }
                message = Phrase(
                    "`{0}` means {1} min {2} s, too fast for {3}.", "\(seconds / 60):\(Self.two(seconds % 60))",
                    String(seconds / 60), String(seconds % 60), distance.description)
            } else {
                guard seconds < 300, workout.type == .lifting, workout.metcon == nil else { return }
                let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
                guard sets > 2 else { return }
                message = Phrase(
                    "`{0}` means {1} min {2} s, too short for {3} sets.", "\(seconds / 60):\(Self.two(seconds % 60))",
                    String(seconds / 60), String(seconds % 60), String(sets))
            }
            let node = context.node("duration")
            guard context.tree.bytes(node).count(where: { $0 == UInt8(ascii: ":") }) == 1 else { return }
            let meant = seconds < 60 ? "\(seconds)min" : "\(seconds / 60)h\(Self.two(seconds % 60))min"
            context.report(
                "maybe-hours", node, message, expected: "hours as 1h30min or 1:30:00",
                help: Phrase("Did you mean `{0}`?", meant), fix: meant)
        })

    private static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
}

extension CardioType {
    /// Seconds for a kilometre that nobody stays under on a distance of that many metres; nil where
    /// distance says nothing.
    ///
    /// They lie below the world records: runs 96 s/km over 100 m (9.58 s) and 132 s/km over 1,000 m
    /// (2:11.96); an hour on the track bicycle 63 s/km; rowing 500 m in about 1:10; swimming 100 m in
    /// 46 s; race walking about 3:40/km.
    fileprivate func fastest(_ metres: Double) -> Double? {
        switch self {
        case .run, .treadmill: metres < 800 ? 90 : 120
        case .bike: 40
        case .row, .skierg: 120
        case .swim: 400
        case .walk, .hike, .rucking: 180
        case .elliptical: 120
        case .ski, .skate: 50
        case .stairs, .jumpRope, .other: nil
        }
    }
}

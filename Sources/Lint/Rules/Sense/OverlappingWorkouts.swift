import Documents
import Domain
import Format

extension Rule {
    static let overlappingWorkouts = Rule(
        "overlapping-workouts", .warning, "Two sessions at the same time.",
        explanation: """
            Nobody trains in two places at once: the same session was saved twice, by two devices or two imports, or \
            one of the times is wrong. Everything in it would count double. Delete the copy, or correct the time or the \
            duration. Sessions that say no time of day are not compared.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-run.md",
                """
                ---
                date: ⟦2025-11-12 19:00⟧
                cardio_type: run
                distance: 5km
                ---
                """,
                with: [("workouts/2025/2025-11-12-push-day.yaml", session("2025-11-12 18:30", "duration: 1h05min\n"))]),
            .bad(
                "workouts/2025/2025-11-12-push-day-2.yaml",
                """
                date: ⟦2025-11-12 18:30⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                with: [("workouts/2025/2025-11-12-push-day-1.yaml", session("2025-11-12 18:30"))]),
            .good(
                "workouts/2025/2025-11-12-run.yaml",
                "date: 2025-11-12 19:35\ncardio_type: run\ndistance: 5km\n",
                with: [
                    ("workouts/2025/2025-11-12-push-day.yaml", session("2025-11-12 18:30", "duration: 1h05min\n")),
                    ("workouts/2025/2025-11-12-abs.yaml", session("2025-11-12")),
                ]),
        ],
        check: .folder { facts, context in
            var last: Facts.Session?
            for session in facts.sessions where session.hasTime {
                defer { if session.end >= last?.end ?? .min { last = session } }
                guard let last, last.place.file != session.place.file else { continue }
                if last.wallSeconds == session.wallSeconds {
                    context.report(
                        "overlapping-workouts", session.place, "Another session begins at the same time.",
                        help: "If it is the same session, delete one of the two files; else correct the time.",
                        related: last.place)
                } else if session.wallSeconds < last.end {
                    context.report(
                        "overlapping-workouts", session.place,
                        Phrase(
                            "This session begins {0} before another has ended.",
                            TimeSpan(seconds: Int(last.end - session.wallSeconds)).description),
                        help: "Correct the time here, or the time or `duration` of the other.", related: last.place)
                }
            }
        })

    /// A session for examples.
    static func session(_ date: String, _ more: String = "", sets: String = "80kg x 8") -> String {
        "date: \(date)\n\(more)exercises:\n  - Bench Press: [\(sets)]\n"
    }
}

extension Facts.Session {
    /// When it was over, as far as is known.
    var end: Int64 { wallSeconds + Int64(duration) }
}

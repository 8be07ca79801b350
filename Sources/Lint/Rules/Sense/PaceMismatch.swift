import Documents
import Domain
import Format

extension Rule {
    static let paceMismatch = Rule(
        "pace-mismatch", .warning, "A pace that distance and duration do not make.",
        explanation: """
            Distance, duration and pace say one thing twice, so one of the three is wrong: often a digit, or a pace per \
            mile beside kilometres. Correct it, or leave `pace` out: it is worked out from the other two wherever it is \
            shown. Small differences, as rounding makes them, are not reported.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-14-run.yaml",
                """
                date: 2025-11-14 07:10
                cardio_type: run
                distance: 5.2km
                duration: 28:40
                pace: ⟦6:31/km⟧
                """),
            .bad(
                "workouts/2025/2025-11-14-row.md",
                """
                ---
                date: 2025-11-14 07:10
                cardio_type: row
                distance: 2000m
                duration: 7:40
                pace: ⟦1:45/500m⟧
                ---
                """),
            .good(
                "workouts/2025/2025-11-14-run.yaml",
                "date: 2025-11-14 07:10\ncardio_type: run\ndistance: 5.2km\nduration: 28:40\npace: 5:31/km\n"),
        ],
        check: .workout { workout, context in
            guard let cardio = workout.cardio, let pace = cardio.pace, let distance = cardio.distance,
                let duration = workout.duration,
                let stated = pace.secondsPerKilometre, distance.metres > 0, duration.milliseconds > 0
            else { return }
            let kilometres = distance.metres / 1000
            let seconds = duration.seconds
            let slack = distance.rounding / 1000
            // Whole minutes are rounded ones; the pace itself is rounded to its second.
            let spare = duration.milliseconds % 60_000 == 0 ? 30.0 : 0.5
            let rounding = 1 / pace.per.metres * 1000
            let low = (seconds - spare) / (kilometres + slack) * 0.99 - rounding
            let high = (seconds + spare) / max(kilometres - slack, kilometres / 2) * 1.01 + rounding
            guard !(low...max(low, high)).contains(stated) else { return }
            let made = Pace(time: TimeSpan(seconds: Int((seconds / distance.metres * pace.per.metres).rounded())), per: pace.per)
            context.report(
                "pace-mismatch", context.node("pace"),
                Phrase(
                    "{0} in {1} is {2}, not {3}.", distance.description, duration.description, made.description, pace.description),
                expected: Phrase("pace: {0}", made.description),
                help: "Correct the one of the three that is wrong, or delete `pace`: it is worked out from the other two.")
        })
}

extension Distance {
    /// How far the true distance may be from what is written, in metres: half of the last decimal,
    /// and of whole kilometres or miles as much as people leave out.
    fileprivate var rounding: Double {
        let isWhole = amount.millionths % 1_000_000 == 0
        switch unit {
        case .m, .yd, .ft: return isWhole ? unit.metres / 2 : 0
        case .km, .mi:
            if isWhole { return 0.05 * unit.metres }
            var step: Int64 = 100_000
            while step > 1, amount.millionths % step != 0 { step /= 10 }
            return Double(step) / 2_000_000 * unit.metres
        }
    }
}

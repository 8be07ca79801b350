import Documents
import Domain
import Format

extension Rule {
    static let heavyWarmup = Rule(
        "heavy-warmup", .warning, "A warm-up heavier than every working set of the exercise.",
        explanation: """
            Warm-ups count in no volume and no record. One that is heavier than all that followed is a working set with \
            the wrong word behind it, or a slip in its load. Delete `warmup`, or correct the number.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - 40kg x 10 warmup
                      - ⟦600kg⟧ x 5 warmup
                      - 80kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Bench Press
                - ⟦100kg⟧ x 1 warmup
                - 90kg x 5
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press: [60kg x 10 warmup, 80kg x 5 warmup]
                  - Bench Press: [80kg x 8]
                  - Squat: [60kg x 5 warmup]
                """),
        ],
        check: .workout { workout, context in
            for part in workout.exercises.indices {
                guard let warmup = workout.exercises[part].heaviest(warmups: true),
                    warmup.kilograms > workout.exercises[part].heaviest(warmups: false)?.kilograms ?? 0
                else { continue }
                // The exercise may come back later in the session.
                let key = NameKey(workout.exercises[part].exercise)
                let working = workout.exercises.lazy.filter { NameKey($0.exercise) == key }
                    .compactMap { $0.heaviest(warmups: false) }.max { $0.kilograms < $1.kilograms }
                guard let working, warmup.kilograms > working.kilograms else { continue }
                let slip = Slip.of(warmup.kilograms, warmup.unit, usual: working.kilograms, within: 0.2...1)
                context.report(
                    "heavy-warmup", at: context.loadSpan(context.lineNode(part, warmup.line)),
                    Phrase(
                        "This warm-up of {0} is heavier than the heaviest working set, {1}.",
                        Slip.print(warmup.kilograms, warmup.unit), Slip.print(working.kilograms, working.unit)),
                    help: slip.map { $0.slip.help($0.meant) }
                        ?? "If it was a working set, delete `warmup`; else correct the load.")
            }
        })
}

extension WorkoutExercise {
    /// The heaviest of the warm-ups, or of the other sets, by weight.
    fileprivate func heaviest(warmups: Bool) -> (line: Int, kilograms: Double, unit: WeightUnit)? {
        var best: (line: Int, kilograms: Double, unit: WeightUnit)?
        for line in sets.indices where sets[line].type.contains(.warmup) == warmups {
            guard case .weight(let weight, _) = sets[line].load, weight.kilograms > best?.kilograms ?? 0 else { continue }
            best = (line, weight.kilograms, weight.unit)
        }
        return best
    }
}

import Documents
import Domain
import Format

extension Rule {
    static let zeroLoad = Rule(
        "zero-load", .warning, "A load of 0 in an exercise that is not done with the bodyweight.",
        explanation: """
            `0` means the bodyweight where the body is the load, in pull-ups or planks. With a barbell, dumbbells or a \
            machine it means that nothing was lifted: the set has no volume and sets no record. An empty bar weighs \
            something too, mostly 20 kg; write that, or `bw` where there really was no weight.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Bench Press:
                      - ⟦0⟧ x 10
                      - 40kg x 8
                """),
            .bad(
                "workouts/2025/2025-11-12-arms.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Dumbbell Curl
                - ⟦0kg⟧ x 10
                """),
            .good(
                "workouts/2025/2025-11-12-pull-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Pull-Up: [0 x 10, 0kg x 8]
                  - Bench Press: [20kg x 10]
                """),
        ],
        check: .workout { workout, context in
            for part in workout.exercises.indices {
                let sets = workout.exercises[part].sets
                let zero = sets.indices.first {
                    if case .weight(let weight, _) = sets[$0].load { weight.amount == .zero } else { false }
                }
                guard let zero, let exercise = context.exercise(workout.exercises[part].exercise) else { continue }
                switch exercise.category {
                case .barbell, .dumbbell, .machine, .cable, .kettlebell: break
                case .bodyweight, .band, .cardio, .metcon: continue
                }
                context.report(
                    "zero-load", at: context.loadSpan(context.lineNode(part, zero)),
                    Phrase("A load of 0 means the bodyweight, but `{0}` is not a bodyweight exercise.", exercise.name),
                    expected: "what was lifted: 20kg",
                    help: exercise.category == .barbell
                        ? "An empty bar is `20kg`, or what yours weighs; write `bw` where there was no weight at all."
                        : "Write what was moved; write `bw` where there was no weight at all.")
            }
        })
}

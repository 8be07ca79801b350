import Documents
import Domain
import Format

extension Rule {
    static let impossibleSet = Rule(
        "impossible-set", .warning, "A set that no human has done.",
        explanation: """
            The limits stand above the heaviest lifts on record, so whoever is reported has mistyped: a lost decimal \
            point, load and repetitions swapped, or a figure run into the next. Such a set would be the record of the \
            exercise for good. For each kind of exercise there is a limit of strength (the load, more of it the more \
            repetitions were made in a row) and of what one set can add up to.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-legs.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Deadlift:
                      - 100kg x 5
                      - ⟦1425kg⟧ x 5
                """),
            .bad(
                "workouts/2025/2025-11-12-arms.md",
                """
                ---
                date: 2025-11-12
                ---
                ## Dumbbell Curl
                - ⟦2x325kg⟧ x 10
                """),
            .bad(
                "workouts/2025/2025-11-12-legs.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Squat:
                      - ⟦80kg⟧ x 1200
                """),
            .bad(
                "workouts/2025/2025-11-12-pull.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Pull-Up:
                      - ⟦bw+400kg⟧ x 3
                """),
            .good(
                "workouts/2025/2025-11-12-legs.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Deadlift: [501kg x 1]
                  - Leg Press: [1040kg x 8]
                """),
        ],
        check: .workout { workout, context in
            for part in workout.exercises.indices {
                let sets = workout.exercises[part].sets
                for line in sets.indices {
                    guard let effort = Effort(sets[line].load, sets[line].work), effort.isRemarkable, sets[line].status != .missed
                    else { continue }
                    let name = workout.exercises[part].exercise
                    let limits = Limits(context.exercise(name)?.category, isBodyweight: effort.isBodyweight)
                    if effort.strength > limits.strength {
                        let most = limits.strength / Effort.strain(effort.reps)
                        let slip = Slip.of(effort.kilograms, effort.unit, usual: most, within: 0.02...0.8)
                        context.report(
                            "impossible-set", at: context.loadSpan(context.lineNode(part, line)),
                            Phrase(
                                "Nobody has moved {0} in {1} for {2}.", Slip.print(effort.kilograms, effort.unit), name,
                                String(effort.reps)),
                            expected: Phrase("at most about {0}", Slip.print(most.rounded(), effort.unit)),
                            help: slip.map { $0.slip.help($0.meant) } ?? "Correct the load.")
                    } else if effort.tonnage > limits.tonnage {
                        context.report(
                            "impossible-set", at: context.loadSpan(context.lineNode(part, line)),
                            Phrase(
                                "{0} repetitions with {1} are more than anybody has made in a set.", String(effort.reps),
                                Slip.print(effort.kilograms, effort.unit)),
                            help: "Correct the number that has a digit too many, or write the sets one by one.")
                    }
                }
            }
        })
}

/// What a set asks for.
private struct Effort {
    /// Of one implement, in kg.
    var kilograms: Double
    var unit: WeightUnit
    /// Made in a row.
    var reps: Int
    /// kg times repetitions, of all implements.
    var tonnage: Double
    var isBodyweight = false

    init?(_ load: Load, _ work: Work) {
        reps = work.recordReps
        switch load {
        case .weight(let weight, let count):
            (kilograms, unit) = (weight.kilograms, weight.unit)
            tonnage = kilograms * Double(max(1, count)) * Double(work.isReps ? reps : 1)
        case .bodyweight(let added?):
            (kilograms, unit, isBodyweight) = (added.kilograms, added.unit, true)
            tonnage = kilograms * Double(reps)
        default: return nil
        }
    }

    /// How much of the strongest single repetitions ask for, by Epley's formula; beyond 30 endurance
    /// counts, and it goes on like 30.
    static func strain(_ reps: Int) -> Double { 1 + Double(min(max(reps, 1), 30) - 1) / 30 }

    var strength: Double { kilograms * Self.strain(reps) }

    /// Whether it is near any of the limits at all.
    var isRemarkable: Bool { kilograms > 100 && strength > Limits.smallestStrength || tonnage > Limits.smallestTonnage }
}

/// What lies above all records, by kind of exercise, in kg.
///
/// Strength, as one repetition:
/// - barbell 700: the heaviest competition lift is a bench press of 635.4 kg in a bench shirt
///   (J. Kolb, IPA 2023), the heaviest squat 595 kg in a suit (N. Baptist, UPA 2021), the heaviest
///   full deadlift about 500 kg (501 kg, H. Björnsson, 2020).
/// - dumbbell and kettlebell 300 for one: handles of the farmer's walk go to some 200 kg each,
///   pressed dumbbells to 150 kg.
/// - machine 1,500: leg presses of over 1,000 kg for several repetitions are on film (R. Coleman,
///   1,040 kg × 8, which is 1,280 here); their sledges run on a slope.
/// - cable 500: above any stack. Added to the bodyweight 350: dips of some 200 kg are known.
/// - sledges, yokes and unknown exercises: as machines.
///
/// Tonnage of a set: the hour's record of bench presses is 138,480 kg (E. Keane, 2003), with pauses;
/// half of it in one set is out of reach. Leg presses may add up to more.
private struct Limits {
    static let smallestStrength = 300.0
    static let smallestTonnage = 70_000.0
    var strength: Double
    var tonnage: Double

    init(_ category: ExerciseCategory?, isBodyweight: Bool) {
        tonnage = 70_000
        switch category {
        case .barbell?, .band?: strength = 700
        case .dumbbell?, .kettlebell?: strength = 300
        case .cable?: strength = 500
        case .bodyweight?: strength = 350
        case .machine?, .cardio?, .metcon?, nil:
            strength = 1500
            tonnage = 140_000
        }
        if isBodyweight { strength = min(strength, 350) }
    }
}

import Documents
import Domain
import Format

extension Rule {
    static let unknownExercise = Rule(
        "unknown-exercise", .warning, "An exercise that neither the folder nor the presets know.",
        explanation: """
            The sets are kept and counted under the name as it stands, but they belong to no muscle group, and to no \
            history if the name was only misspelt. Correct the name, or describe the exercise in a file under \
            exercises/. In a template it is an error, since every later workout would repeat it.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bensh Press⟧: [80kg x 8]
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Zercher Squat: [80kg x 8]
                """,
                with: [
                    (
                        "exercises/zercher-squat.yaml",
                        "name: Zercher Squat\ncategory: barbell\nmuscles: [quads, glutes, core]\n"
                    )
                ]),
        ],
        check: .entity { entity, context in
            switch entity {
            case .workout(let workout):
                for (part, exercise) in workout.exercises.enumerated() {
                    context.requireExercise(exercise.exercise, context.nameNode(part))
                }
            case .template(let template):
                for (part, exercise) in template.exercises.enumerated() {
                    context.requireExercise(exercise.exercise, context.nameNode(part), severity: .error)
                }
            default: break
            }
        })
}

extension EntryContext {
    /// Reports an exercise that is not in the library.
    func requireExercise(_ name: String, _ node: NodeID, severity: Severity? = nil) {
        guard exercisePlace(name) == nil else { return }
        let near = Spelling.nearest(name, among: library.exercises.lazy.map(\.name), limit: 3)
        report(
            "unknown-exercise", node, Phrase("No exercise is called `{0}`.", name),
            help: near.isEmpty
                ? "Describe it in a file under exercises/, or use a name that `antrain list exercises` shows."
                : Phrase("Did you mean {0}?", near.map { "`\($0)`" }.joined(separator: ", ")),
            fix: near.count == 1 ? near.first : nil, severity: severity)
    }
}

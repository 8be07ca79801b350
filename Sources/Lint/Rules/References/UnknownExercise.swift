import Documents
import Domain
import Format

extension Rule {
    static let unknownExercise = Rule(
        "unknown-exercise", .warning, "An exercise that neither the folder nor the presets know.",
        explanation: """
            The sets are kept and counted under the name as it stands, but they belong to no muscle group, and to no \
            history if the name was only misspelt. Correct the name, or describe the exercise in a file under \
            exercises/. In a template it is an error, since every later workout would repeat it. The movements of a \
            metcon and the training maxima of the profile are looked up as well.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - ⟦Bensh Press⟧: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-legs.md",
                """
                ---
                date: 2025-11-12
                ---
                ## ⟦Frog Stance Squat Thing⟧
                - 80kg x 8
                """),
            .bad(
                "templates/legs.md",
                """
                ---
                name: Legs
                ---
                ## ⟦Leg Pres⟧
                - 4 x 10
                """,
                fixed: """
                    ---
                    name: Legs
                    ---
                    ## Leg Press
                    - 4 x 10
                    """),
            .bad(
                "workouts/2025/2025-11-12-fran.yaml",
                """
                date: 2025-11-12
                metcon_type: For Time
                movements:
                  - ⟦Truster⟧: 43kg 21-15-9
                  - Pull-Up: 21-15-9
                """,
                fixed: """
                    date: 2025-11-12
                    metcon_type: For Time
                    movements:
                      - Thruster: 43kg 21-15-9
                      - Pull-Up: 21-15-9
                    """),
            .bad(
                "workouts/2025/2025-11-12-cindy.md",
                """
                ---
                date: 2025-11-12
                metcon_type: AMRAP
                duration: 20min
                ---
                ## Movements
                - Pull-Up: 5
                - ⟦Pushhup⟧: 10
                """,
                fixed: """
                    ---
                    date: 2025-11-12
                    metcon_type: AMRAP
                    duration: 20min
                    ---
                    ## Movements
                    - Pull-Up: 5
                    - Push-Up: 10
                    """),
            .bad(
                "profile.yaml", "name: Sam\ntraining_max: {Squat: 140kg, ⟦Deadlfit⟧: 180kg}\n",
                fixed: "name: Sam\ntraining_max: {Squat: 140kg, Deadlift: 180kg}\n"),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                exercises:
                  - Zercher Squat: [80kg x 8]
                  - bench press (barbell): [80kg x 8]
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
                for part in workout.exercises.indices {
                    context.requireExercise(workout.exercises[part].exercise, context.nameNode(part))
                }
                if workout.metcon?.movements.isEmpty == false { context.requireMovements() }
            case .template(let template):
                for part in template.exercises.indices {
                    context.requireExercise(template.exercises[part].exercise, context.nameNode(part), severity: .error)
                }
            case .profile(let profile) where !profile.trainingMax.isEmpty:
                let maxima = context.tree.value(context.entry.node, "training_max")
                context.forEachKey(maxima) { context.requireExercise(context.tree.text($0), $0) }
            default: break
            }
        })
}

extension EntryContext {
    /// Reports an exercise that is not in the library.
    func requireExercise(_ name: String, _ node: NodeID, severity: Severity? = nil) {
        guard exercisePlace(name) == nil else { return }
        reportUnknown(name, at: tree.span(node), severity)
    }

    private func reportUnknown(_ name: String, at span: Span, _ severity: Severity?) {
        let hint = hint(name, .exercise)
        report(
            "unknown-exercise", at: span, Phrase("No exercise is called `{0}`.", name),
            help: hint.help ?? "Describe it in a file under exercises/, or use a name that `antrain list exercises` shows.",
            fix: hint.fix, severity: severity)
    }

    /// The movements of a metcon are looked up in the tree: `- Thruster: 43kg 21-15-9`.
    func requireMovements() {
        let list = tree.value(entry.node, "movements")
        for item in tree.children(list) {
            switch tree[item].kind {
            case .map:
                let long = tree.value(item, "exercise")
                let name = long != 0 ? long : tree.firstChild(item)
                if name != 0, tree[name].kind == .scalar { requireExercise(tree.text(name), name) }
            case .scalar:
                let bytes = tree.bytes(item)
                let end = bytes.firstIndex(of: UInt8(ascii: ":"), from: 0) ?? bytes.count
                let name = bytes.part(0, end).trimmed.string
                if exercisePlace(name) == nil { reportUnknown(name, at: span(of: name, in: item), nil) }
            default: break
            }
        }
    }

    /// Goes through the keys of a map.
    func forEachKey(_ map: NodeID, _ body: (NodeID) -> Void) {
        guard tree[map].kind == .map else { return }
        var key = tree.firstChild(map)
        while key != 0 {
            body(key)
            key = tree[tree[key].next].next
        }
    }
}

import Documents
import Domain
import Format

extension Rule {
    static let unknownTemplate = Rule(
        "unknown-template", .warning, "A template that neither the folder nor the presets know.",
        explanation: """
            A workout is compared with the last one of the same template, which a misspelt name prevents; in a program \
            the day has nothing to do, so there it is an error. Correct the name, or write the template in a file under \
            templates/. A workout whose template you deleted on purpose is whole without it: delete the key.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                template: ⟦Push Dya⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    template: Push Day
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-garage.md",
                """
                ---
                date: 2025-11-12
                template: ⟦Garage Zircus⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .bad(
                "programs/my-block.yaml",
                """
                name: My Block
                days: [Push Day, ⟦Pul Day⟧, rest]
                """,
                fixed: """
                    name: My Block
                    days: [Push Day, Pull Day, rest]
                    """),
            .bad(
                "programs/my-block.yaml",
                """
                name: My Block
                weeks:
                  - days:
                      mon: Push Day
                      wed: {template: ⟦Garage Zircus⟧, rpe: 8}
                """),
            .good(
                "programs/my-block.yaml",
                """
                name: My Block
                days: [push day, Garage Circus, rest]
                """,
                with: [("templates/garage.yaml", "name: Garage Circus\nexercises:\n  - Squat: 5 x 5\n")]),
        ],
        check: .entity { entity, context in
            switch entity {
            case .workout(let workout):
                guard let name = workout.template, context.definitions.library.templateNames[name] == nil else { return }
                context.reportUnknownTemplate(name, context.node("template"))
            case .program:
                for places in context.entry.places {
                    guard let node = places.first, node != 0 else { continue }
                    let name = context.tree.text(node)
                    if context.definitions.library.templateNames[name] == nil {
                        context.reportUnknownTemplate(name, node, severity: .error)
                    }
                }
            default: break
            }
        })
}

extension EntryContext {
    fileprivate func reportUnknownTemplate(_ name: String, _ node: NodeID, severity: Severity? = nil) {
        let hint = hint(name, .template)
        report(
            "unknown-template", node, Phrase("No template is called `{0}`.", name),
            help: hint.help ?? "Write it in a file under templates/, or use a name that `antrain list templates` shows.",
            fix: hint.fix, severity: severity)
    }
}

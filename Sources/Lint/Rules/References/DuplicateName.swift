import Documents
import Domain
import Format

extension Rule {
    static let duplicateName = Rule(
        "duplicate-name", .error, "A name that two entries lay claim to.",
        explanation: """
            Logs refer to exercises, foods, templates and programs by name, so of two entries with one name only the \
            first is ever found. Rename one of them, or delete the one that is left over. An alias that another entry \
            already has is a warning: it leads to the other one, or takes the word away from a preset. Case, accents, \
            spaces and hyphens make no difference between names.
            """,
        examples: [
            .bad(
                "exercises/squats.yaml",
                """
                - name: Zercher Squat
                  category: barbell
                  muscles: [quads]
                - name: ⟦zercher-squat⟧
                  category: barbell
                  muscles: [quads, glutes]
                """),
            .bad(
                "foods/whey2.yaml",
                "name: ⟦Vanilla Whey⟧\nper_100g: {calories: 400, protein: 80, carbs: 8, fat: 6}\n",
                with: [("foods/whey.yaml", whey)]),
            .bad(
                "foods/yulaf.yaml",
                "name: Steel-Cut Oats\naliases: [Kıyılmış Yulaf, ⟦Yulaf⟧]\nper_100g: {calories: 379, protein: 13, carbs: 68, fat: 6.5}\n",
                with: [("foods/oats.yaml", oats)]),
            .bad(
                "exercises/comp-bench.yaml",
                "name: Comp Bench\naliases: [⟦Bench Press⟧]\ncategory: barbell\nmuscles: [chest]\n"),
            .bad(
                "templates/push-2.md",
                """
                ---
                name: ⟦Morning Push⟧
                ---
                ## Bench Press
                - 4 x 6-8
                """,
                with: [("templates/push-1.yaml", "name: Morning Push\nexercises:\n  - Bench Press: 4 x 8\n")]),
            .good(
                "exercises/squats.yaml",
                """
                - name: Zercher Squat
                  aliases: [zercher squat, Zercher]
                  category: barbell
                  muscles: [quads]
                - name: Zercher Lunge
                  category: barbell
                  muscles: [quads, glutes]
                """),
        ],
        check: .entity { entity, context in
            let library = context.definitions.library
            switch entity {
            case .exercise: context.checkClashes(.exercise, library.exerciseNames) { library.exercises[$0].name }
            case .food: context.checkClashes(.food, library.foodNames) { library.foods[$0].name }
            case .template: context.checkClashes(.template, library.templateNames) { library.templates[$0].name }
            case .program: context.checkClashes(.program, library.programNames) { library.programs[$0].name }
            default: break
            }
        })
}

extension EntryContext {
    /// The clashes of this entry, where it is one of the folder's own.
    func clashes(_ kind: Kind, _ index: NameIndex) -> [NameIndex.Clash] {
        guard index.hasClashes, let place = ownPlace(kind) else { return [] }
        return index.clashes(of: place)
    }

    /// Reports the clashes of this entry: with an own entry before it, or with a preset.
    fileprivate func checkClashes(_ kind: Kind, _ index: NameIndex, name: (Int) -> String) {
        for clash in clashes(kind, index) {
            if let site = definitions.site(kind, clash.second) {
                guard isSite(site) else { continue }
                let other = name(clash.first)
                if NameKey(name(clash.second)) == clash.key, NameKey(other) == clash.key {
                    report(
                        "duplicate-name", nameNode(clash.key), Phrase("`{0}` is defined a second time.", clash.name),
                        help: "Rename one of the two, or delete the one that is left over; only the first is found.",
                        related: related(kind, clash.first, "The first one is here."))
                } else {
                    report(
                        "duplicate-name", nameNode(clash.key),
                        Phrase("`{0}` is already a name of `{1}`, and leads there.", clash.name, other),
                        help: "Take the name away from one of the two.",
                        related: related(kind, clash.first, "The other one is here."), severity: .warning)
                }
            } else if NameKey(name(clash.first)) != clash.key {
                report(
                    "duplicate-name", nameNode(clash.key),
                    Phrase(
                        "`{0}` is also a name of the preset `{1}`; here it leads to `{2}`.", clash.name, name(clash.second),
                        name(clash.first)),
                    help: "Delete it here if logs under that name mean the preset.", severity: .warning)
            }
        }
    }
}

import Documents
import Domain
import Format

extension Rule {
    static let presetOverridden = Rule(
        "preset-overridden", .note, "An own entry that stands in for a preset of the same name.",
        explanation: """
            That is how a preset is adapted: what the folder defines goes before what is built in, with all its values; \
            nothing of the preset of that name is left. It is only said so that it does not happen by accident. Give \
            the entry another name if you want both.
            """,
        examples: [
            .bad(
                "exercises/bench.yaml",
                "name: ⟦Bench Press⟧\ncategory: barbell\nmuscles: [chest, triceps]\n"),
            .bad(
                "exercises/squat.yaml",
                "name: ⟦Back Squat⟧\ncategory: barbell\nmuscles: [quads, glutes]\n"),
            .bad(
                "templates/push.md",
                """
                ---
                name: ⟦Push Day⟧
                ---
                ## Bench Press
                - 4 x 6-8
                """),
            .good(
                "exercises/bench.yaml",
                "name: Garage Bench Press\ncategory: barbell\nmuscles: [chest, triceps]\n"),
        ],
        check: .entity { entity, context in
            guard let name = entity.name else { return }
            let kind = entity.kind
            if let overridden = context.definitions.overridden[kind], overridden.contains(NameKey(name)) {
                context.report(
                    "preset-overridden", context.nameNode(NameKey(name)),
                    Phrase("`{0}` stands in for the preset of this name.", name),
                    help: "If that is not meant, give it another name.")
                return
            }
            let library = context.definitions.library
            switch kind {
            case .exercise: context.noteTakenName(name, kind, library.exerciseNames) { library.exercises[$0].name }
            case .food: context.noteTakenName(name, kind, library.foodNames) { library.foods[$0].name }
            case .template: context.noteTakenName(name, kind, library.templateNames) { library.templates[$0].name }
            case .program: context.noteTakenName(name, kind, library.programNames) { library.programs[$0].name }
            default: break
            }
        })
}

extension EntryContext {
    /// An own name that is another name of a preset: `Back Squat` beside the preset `Squat`.
    fileprivate func noteTakenName(_ own: String, _ kind: Kind, _ index: NameIndex, name: (Int) -> String) {
        let found = clashes(kind, index)
        guard !found.isEmpty else { return }
        let key = NameKey(own)
        for clash in found where clash.key == key && definitions.site(kind, clash.second) == nil {
            report(
                "preset-overridden", nameNode(key),
                Phrase("`{0}` is another name of the preset `{1}`; here it is an entry of its own.", own, name(clash.second)),
                help: Phrase(
                    "If the same is meant, delete this entry and keep the preset; logs under `{0}` have a history apart.",
                    name(clash.second)))
        }
    }
}

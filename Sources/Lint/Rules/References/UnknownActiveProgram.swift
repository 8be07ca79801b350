import Documents
import Domain
import Format

extension Rule {
    static let unknownActiveProgram = Rule(
        "unknown-active-program", .error, "The profile follows a program that does not exist.",
        explanation: """
            What to do today comes from the program that the profile names, so a name that leads nowhere leaves every \
            plan empty. Correct it, write the program in a file under programs/, or delete the key if you follow none.
            """,
        examples: [
            .bad(
                "profile.yaml", "name: Sam\nprogram: {name: ⟦PPL Hypertropy⟧, started: 2025-10-06}\n",
                fixed: "name: Sam\nprogram: {name: PPL Hypertrophy, started: 2025-10-06}\n"),
            .bad("profile.yaml", "name: Sam\nprogram: ⟦Zorba the Great⟧\n"),
            .good("profile.yaml", "name: Sam\nprogram: PPL Hypertrophy\n"),
        ],
        check: .profile { profile, context in
            guard let name = profile.program?.name, context.definitions.library.programNames[name] == nil else { return }
            let hint = context.hint(name, .program)
            let node = context.node("program")
            let inner = context.tree.value(node, "name")
            context.report(
                "unknown-active-program", inner == 0 ? node : inner, Phrase("No program is called `{0}`.", name),
                help: hint.help ?? "Write it in a file under programs/, or use a name that `antrain list programs` shows.",
                fix: hint.fix)
        })
}

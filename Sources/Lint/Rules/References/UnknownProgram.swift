import Documents
import Domain
import Format

extension Rule {
    static let unknownProgram = Rule(
        "unknown-program", .warning, "A workout of a program that neither the folder nor the presets know.",
        explanation: """
            Which day of a program comes next follows from the workouts that name it, so a workout under a misspelt \
            name does not move the program on. Correct the name; if the program is gone for good, the workout is whole \
            without the key.
            """,
        examples: [
            .bad(
                "workouts/2025/2025-11-12-push-day.yaml",
                """
                date: 2025-11-12
                program: ⟦PPL Hypertrofy⟧
                exercises:
                  - Bench Press: [80kg x 8]
                """,
                fixed: """
                    date: 2025-11-12
                    program: PPL Hypertrophy
                    exercises:
                      - Bench Press: [80kg x 8]
                    """),
            .bad(
                "workouts/2025/2025-11-12-push-day.md",
                """
                ---
                date: 2025-11-12
                program: ⟦Zorba the Great⟧
                ---
                ## Bench Press
                - 80kg x 8
                """),
            .good(
                "workouts/2025/2025-11-12-push-day.yaml",
                "date: 2025-11-12\nprogram: ppl hypertrophy\nexercises:\n  - Bench Press: [80kg x 8]\n"),
        ],
        check: .workout { workout, context in
            guard let name = workout.program, context.definitions.library.programNames[name] == nil else { return }
            let hint = context.hint(name, .program)
            context.report(
                "unknown-program", context.node("program"), Phrase("No program is called `{0}`.", name),
                help: hint.help ?? "Write it in a file under programs/, or use a name that `antrain list programs` shows.",
                fix: hint.fix)
        })
}

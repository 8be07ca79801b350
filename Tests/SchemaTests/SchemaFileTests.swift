import Format
import Testing

/// The files in `Schemas/` are what the program writes.
struct SchemaFileTests {
    @Test(arguments: Kind.allCases) func fileIsCurrent(_ kind: Kind) {
        let path = "\(Checker.root)/Schemas/\(JSONSchema.fileName(of: kind))"
        #expect(
            Checker.read(path) == JSONSchema.text(for: kind),
            "\(path) is out of date; write it again with: make schemas (antrain schema \(kind.rawValue) > Schemas/\(JSONSchema.fileName(of: kind)))"
        )
    }

    @Test(.enabled(if: Checker.isInstalled, Comment(rawValue: Checker.hint)))
    func schemasAreSchemas() {
        Checker.withDirectory { directory in
            for kind in Kind.allCases {
                Checker.write(JSONSchema.text(for: kind), to: "\(directory)/\(JSONSchema.fileName(of: kind))")
            }
            let report = Checker.output("check-jsonschema --check-metaschema '\(directory)'/*.json 2>&1")
            #expect(report.hasPrefix("ok"), "\(report)")
        }
    }

    @Test(
        .enabled(if: Checker.isInstalled, Comment(rawValue: Checker.hint)),
        arguments: [(Kind.exercise, "exercises"), (.food, "foods"), (.template, "templates"), (.program, "programs")])
    func presetsPass(_ kind: Kind, _ file: String) {
        let path = "\(Checker.root)/Sources/CPresets/data/\(file).yaml"
        guard let text = Checker.read(path) else { return }
        #expect(Checker.refused([Sample(kind, text)], kind: kind) == [])
    }
}

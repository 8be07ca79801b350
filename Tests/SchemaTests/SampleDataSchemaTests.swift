import Format
import Testing

/// Every YAML file of SampleData passes the schema of its kind, as an editor would check it.
struct SampleDataSchemaTests {
    static let places: [(Kind, String)] = [
        (.settings, "antrain.yaml"), (.profile, "profile.yaml"), (.bodyweight, "bodyweight"), (.exercise, "exercises"),
        (.food, "foods"), (.template, "templates"), (.program, "programs"), (.workout, "workouts"), (.mealDay, "meals"),
        (.coach, "coach"),
    ]

    @Test(.enabled(if: Checker.isInstalled, Comment(rawValue: Checker.hint)), arguments: places)
    func passes(_ kind: Kind, _ place: String) {
        let schema = "\(Checker.root)/Schemas/\(JSONSchema.fileName(of: kind))"
        let files = "$(find '\(Checker.root)/SampleData/\(place)' -name '*.yaml')"
        #expect(Checker.output("echo \(files)").contains(".yaml"), "no YAML file of this kind in SampleData")
        let report = Checker.output("check-jsonschema --no-cache --schemafile '\(schema)' \(files) 2>&1")
        #expect(report.hasPrefix("ok"), "\(report)")
    }
}

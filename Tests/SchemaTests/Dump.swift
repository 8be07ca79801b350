import Format
import Testing
@Test(arguments: Kind.allCases) func dump(_ kind: Kind) { Checker.write(JSONSchema.text(for: kind), to: "/work/main/Schemas/" + JSONSchema.fileName(of: kind)) }

import Documents
import Domain
import Format
enum JSONSchema { static func text(for kind: Kind) -> String { "" } }
enum Writer { static func text(of entity: Entity, carrier: Carrier, schemaLine: String?) -> String { YAMLPrinter.print(entity.outline()) } }
struct StubError: Error { var phrase: Phrase; var help: Phrase? }
enum Conversion { static func convert(_ s: SourceText, from: Carrier, to: Carrier, kind: Kind?, fileDate: CivilDate?, units: Units) -> Result<String, StubError> { .failure(StubError(phrase: "x")) } }

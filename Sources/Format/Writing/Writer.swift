import Documents
import Domain

/// Writes entities as the text of a file.
public enum Writer {
    /// The text of a file that holds one entity.
    ///
    /// - Parameters:
    ///   - entity: what to write.
    ///   - carrier: YAML or Markdown.
    ///   - schemaLine: a comment for editors on the first line of YAML; Markdown has no use for it.
    public static func text(of entity: Entity, carrier: Carrier, schemaLine: String? = nil) -> String {
        text(of: entity.outline(), entity.kind, carrier, schemaLine)
    }

    /// The text of a file that holds a list of entities of one kind: exercises, foods, templates or programs.
    public static func text(ofList entities: [Entity], kind: Kind, carrier: Carrier, schemaLine: String? = nil) -> String {
        text(of: .list(entities.map { $0.outline() }, flow: entities.isEmpty), kind, carrier, schemaLine)
    }

    private static func text(of outline: Outline, _ kind: Kind, _ carrier: Carrier, _ schemaLine: String?) -> String {
        switch carrier {
        case .yaml:
            var outline = outline
            if let schemaLine { outline.above = [comment(schemaLine)] + outline.above }
            return YAMLPrinter.print(outline)
        case .markdown: return MarkdownPrinter.print(outline, kind: kind)
        }
    }

    /// The text of a comment without its sign.
    private static func comment(_ line: String) -> String {
        guard line.utf8.first == UInt8(ascii: "#") else { return line }
        return String(line.dropFirst().drop { $0 == " " })
    }
}

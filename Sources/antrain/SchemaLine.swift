import Documents
import Format
import Log

/// The line that tells YAML language servers which schema a file has.
enum SchemaLine {
    /// Where the schemas of a folder lie: with the cache, since any antrain can write them again.
    static let place = ".antrain/schemas"

    /// The line for a file at a place from the root; the schema that it names is written if need be.
    static func text(for kind: Kind, at place: String, in folder: Folder) -> String {
        let name = JSONSchema.fileName(of: kind)
        let path = folder.shown(Self.place + "/" + name)
        let text = JSONSchema.text(for: kind)
        if folder.source(Self.place + "/" + name)?.string != text {
            _ = NewFile.remove(path)
            _ = NewFile.write(text, to: path)
        }
        let depth = place.utf8.count { $0 == UInt8(ascii: "/") }
        return "yaml-language-server: $schema=" + String(repeating: "../", count: depth) + Self.place + "/" + name
    }
}

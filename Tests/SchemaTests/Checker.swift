#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Format

/// Runs check-jsonschema, which checks files as an editor would.
enum Checker {
    static let isInstalled = !output("command -v check-jsonschema").isEmpty
    static let hint =
        "check-jsonschema is not installed (pip install check-jsonschema); the schemas are checked by structure only"

    /// The root of the project.
    static let root: String = {
        // Symbolic links are followed: the tests may be built from another package.
        let real = realpath(#filePath, nil)
        defer { free(real) }
        let path = real.map { String(cString: $0) } ?? #filePath
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/")
    }()

    static func output(_ line: String) -> String {
        guard let pipe = popen(line, "r") else { return "" }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    /// Calls `body` with a directory that is removed afterwards.
    static func withDirectory<T>(_ body: (String) throws -> T) rethrows -> T {
        var template = Array("/tmp/schemas-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return try body(".") }
        let directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { if directory.hasPrefix("/tmp/schemas-") { _ = output("rm -rf '\(directory)'") } }
        return try body(directory)
    }

    /// The documents that a kind's schema refuses, by their number. One process checks them all.
    static func refused(_ samples: [Sample], kind: Kind) -> Set<Int> {
        withDirectory { directory in
            let schema = "\(directory)/\(JSONSchema.fileName(of: kind))"
            write(JSONSchema.text(for: kind), to: schema)
            for (number, sample) in samples.enumerated() { write(sample.text, to: "\(directory)/n\(number).yaml") }
            let report = output("cd '\(directory)' && check-jsonschema --no-cache --schemafile '\(schema)' n*.yaml 2>&1")
            return Set(samples.indices.filter { report.contains("n\($0).yaml") })
        }
    }
}

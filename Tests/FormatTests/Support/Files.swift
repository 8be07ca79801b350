#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The files of the repository that tests read.
enum Files {
    /// The repository, found from this file.
    static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")

    /// The text files below a folder, by their paths from it, in order.
    static func texts(below folder: String) -> [(path: String, bytes: [UInt8])] {
        walk(root + "/" + folder, "").sorted { $0.path < $1.path }
    }

    private static func walk(_ base: String, _ inner: String) -> [(path: String, bytes: [UInt8])] {
        guard let directory = opendir(base + "/" + inner) else { return [] }
        defer { closedir(directory) }
        var result: [(path: String, bytes: [UInt8])] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            let path = inner.isEmpty ? name : inner + "/" + name
            if name.hasSuffix(".md") || name.hasSuffix(".yaml") {
                result.append((path, read(base + "/" + path)))
            } else {
                result += walk(base, path)
            }
        }
        return result
    }

    private static func read(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }
}

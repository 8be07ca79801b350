import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Texts that people read, held equal to files of the tree. `ANTRAIN_GOLDEN=write` writes them
/// instead; the diff then shows what changed.
enum Golden {
    static let root: String = {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/")
    }()

    static var isWriting: Bool { getenv("ANTRAIN_GOLDEN").map { String(cString: $0) } == "write" }

    static func read(_ place: String) -> String? {
        guard let file = fopen(root + "/" + place, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func write(_ text: String, _ place: String) {
        guard let file = fopen(root + "/" + place, "w") else { return }
        defer { fclose(file) }
        fputs(text, file)
    }

    /// Expects the file at `place` to hold `text`.
    static func expect(_ text: String, at place: String, sourceLocation: SourceLocation = #_sourceLocation) {
        if isWriting { write(text, place) }
        let found = read(place) ?? ""
        let lines = zip(
            text.split(separator: "\n", omittingEmptySubsequences: false),
            found.split(separator: "\n", omittingEmptySubsequences: false))
        let difference = lines.enumerated().first { $0.element.0 != $0.element.1 }
        #expect(
            text == found,
            "\(place) is out of date at line \((difference?.offset ?? 0) + 1): `make golden` writes it. New: \(difference.map { String($0.element.0) } ?? "(length)")",
            sourceLocation: sourceLocation)
    }
}

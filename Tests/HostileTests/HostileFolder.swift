import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A training folder that holds one good file, one with an ordinary mistake, and whatever hostile
/// things a test adds. The mistake must be found all the same.
final class HostileFolder {
    let path: String
    /// Has a wrong RPE.
    static let wrong = "workouts/2025/2025-11-12-wrong.yaml"
    static let good = "workouts/2025/2025-11-14-good.md"

    init() throws {
        var template = Array("/tmp/hostile-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        // Tests may look at it as another user.
        chmod(path, 0o755)
        try write("antrain.yaml", "antrain: 1\n")
        try write(Self.wrong, "date: 2025-11-12\nexercises:\n  - Squat:\n      - 100kg x 5 @80\n")
        try write(Self.good, "---\ndate: 2025-11-14\n---\n\n## Squat\n- 100kg x 5 @8\n")
    }

    deinit {
        guard path.hasPrefix("/tmp/hostile-"), let process = try? Program.spawn(["rm", "-rf", path]) else { return }
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Where a place of the folder is.
    func at(_ place: String) -> String { path + "/" + place }

    /// Makes a folder and those above it.
    func makeFolder(_ place: String) throws {
        var made = path
        for part in place.split(separator: "/") {
            made += "/" + part
            guard mkdir(made, 0o755) == 0 || errno == EEXIST else { throw SystemFailure(made) }
        }
    }

    func write(_ place: String, _ text: String) throws { try write(place, bytes: Array(text.utf8)) }

    /// Writes a file, `times` over, without the whole in memory.
    func write(_ place: String, bytes: [UInt8], times: Int = 1) throws {
        try makeFolder(place.split(separator: "/").dropLast().joined(separator: "/"))
        guard let file = fopen(at(place), "w") else { throw SystemFailure(place) }
        defer { fclose(file) }
        for _ in 0..<times where fwrite(bytes, 1, bytes.count, file) != bytes.count { throw SystemFailure(place) }
    }

    /// A file of nothing but NULs, without the blocks on disk.
    func writeHole(_ place: String, size: Int) throws {
        try write(place, "")
        guard truncate(at(place), off_t(size)) == 0 else { throw SystemFailure(place) }
    }

    func link(_ place: String, to target: String) throws {
        try makeFolder(place.split(separator: "/").dropLast().joined(separator: "/"))
        guard symlink(target, at(place)) == 0 else { throw SystemFailure(place) }
    }

    /// Checks the folder and expects what holds for all hostile things: an end in time and without
    /// a crash, in bounded memory, with the ordinary mistake found and nothing said of the good file.
    @discardableResult
    func check(
        finds code: String? = nil, in place: String = "", prefix: [String] = [], outputLimit: Int = 1 << 20,
        name: String = #function, at location: SourceLocation = #_sourceLocation
    ) throws -> Program.Outcome {
        let outcome = try Program.run(["check", "--format", "short", path], prefix: prefix)
        let lines = outcome.output.split(separator: "\n")
        if Program.isReporting { report(outcome, lines, name) }
        #expect(!outcome.isKilled, "still running after \(Program.limit) s", sourceLocation: location)
        #expect(outcome.status == 1, "\(outcome.errors.prefix(2000))", sourceLocation: location)
        #expect(outcome.errors.isEmpty, sourceLocation: location)
        #expect(outcome.peakMegabytes < 200, sourceLocation: location)
        #expect(outcome.output.utf8.count < outputLimit, "more than anyone reads", sourceLocation: location)
        let isWrongFound = lines.contains { $0.hasPrefix(at(Self.wrong) + ":4:19:") && $0.hasSuffix("[rpe-range]") }
        #expect(isWrongFound, "the ordinary mistake is lost", sourceLocation: location)
        #expect(!lines.contains { $0.hasPrefix(at(Self.good) + ":") }, sourceLocation: location)
        guard let code else { return outcome }
        let mine = lines.filter { $0.hasPrefix(at(place) + ":") }
        #expect(mine.contains { $0.hasSuffix("[\(code)]") }, "found instead: \(codes(mine))", sourceLocation: location)
        return outcome
    }

    /// One line for a person who measures: seconds, seconds of processors, megabytes.
    private func report(_ outcome: Program.Outcome, _ lines: [Substring], _ name: String) {
        func short(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
        let what: [Any] = [
            "hostile", name, short(outcome.seconds), short(outcome.cpuSeconds), Int(outcome.peakMegabytes), outcome.status,
            lines.count,
            outcome.output.utf8.count, codes(lines),
        ]
        print(what.map { "\($0)" }.joined(separator: "\t"))
    }

    /// The codes of some lines, each once.
    private func codes(_ lines: [Substring]) -> [String] {
        Set(lines.compactMap { line in line.lastIndex(of: "[").map { String(line[$0...].dropFirst().dropLast()) } }).sorted()
    }
}

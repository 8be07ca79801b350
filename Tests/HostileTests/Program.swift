#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The program under test, run as a process of its own.
///
/// `ANTRAIN_BINARY` names another build of it; `ANTRAIN_HOSTILE_SECONDS` is how long a run may take;
/// with `ANTRAIN_HOSTILE_REPORT` set, every run prints what it took.
enum Program {
    struct Outcome {
        var status: Int32 = -1
        var output = ""
        var errors = ""
        var seconds = 0.0
        /// The time of all processors together.
        var cpuSeconds = 0.0
        /// The most memory held at once, as far as the system tells (Linux).
        var peakMegabytes = 0.0
        var isKilled = false
    }

    /// Much more than a release build takes: debug builds on busy machines must pass as well.
    static let limit = variable("ANTRAIN_HOSTILE_SECONDS").flatMap { Double($0) } ?? 30
    static let isReporting = variable("ANTRAIN_HOSTILE_REPORT") != nil

    static let path: String = {
        let beside = folder(of: executable) + "/antrain"
        let built = folder(of: folder(of: folder(of: #filePath))) + "/.build/debug/antrain"
        return variable("ANTRAIN_BINARY") ?? (access(beside, X_OK) == 0 ? beside : built)
    }()

    /// The test bundle; the program is built into the same folder.
    private static var executable: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return CommandLine.arguments[0] }
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return String(path[..<slash])
    }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Runs the program with some arguments and waits for its end, or ends it after `limit` seconds.
    static func run(_ arguments: [String], prefix: [String] = []) throws -> Outcome {
        let words = prefix + [path] + arguments
        let output = try Scratch()
        let errors = try Scratch()
        let start = seconds()
        let process = try spawn(words, output: output.path, errors: errors.path)
        var outcome = Outcome()
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            outcome.peakMegabytes = max(outcome.peakMegabytes, peak(process))
            if !outcome.isKilled, seconds() - start > limit {
                outcome.isKilled = true
                kill(process, SIGKILL)
            }
            usleep(2000)
        }
        outcome.seconds = seconds() - start
        outcome.cpuSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
        outcome.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        outcome.output = output.text
        outcome.errors = errors.text
        return outcome
    }

    /// Starts a program with its output going to files.
    static func spawn(_ words: [String], output: String = "/dev/null", errors: String = "/dev/null") throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_TRUNC, 0)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_TRUNC, 0)
        let environment = ["PATH=" + (variable("PATH") ?? ""), "ANTRAIN_TODAY=2025-12-31", "ANTRAIN_LANGUAGE=en"]
        var process = pid_t()
        let failure = withCStrings(words) { arguments in
            withCStrings(environment) { posix_spawnp(&process, words[0], &actions, nil, arguments, $0) }
        }
        if failure != 0 { throw SystemFailure(words[0], code: failure) }
        return process
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { fatalError("an array of at least one element has an address") }
            return body(base)
        }
    }

    /// `VmHWM` of a process; the usage that `wait4` tells has that of the parent in it.
    private static func peak(_ process: pid_t) -> Double {
        guard let text = Scratch.read("/proc/\(process)/status") else { return 0 }
        for line in text.split(separator: "\n") where line.hasPrefix("VmHWM:") {
            return (line.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Double($0) } ?? 0) * 1024 / 1e6
        }
        return 0
    }

    static func seconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// What the system refused.
struct SystemFailure: Error, CustomStringConvertible {
    let description: String

    init(_ what: String, code: Int32 = errno) { description = what + ": " + String(cString: strerror(code)) }
}

/// A file for output, removed at the end.
final class Scratch {
    let path: String

    init() throws {
        var template = Array("/tmp/hostile-output-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw SystemFailure("mkstemp") }
        close(descriptor)
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    deinit { unlink(path) }

    var text: String { Self.read(path) ?? "" }

    static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}

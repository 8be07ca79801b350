#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes files that must not be there yet.
enum NewFile {
    enum Outcome {
        case written, exists
        case failed(String)
    }

    /// Writes a file with its folders. What exists is never touched; a file that can't be written
    /// whole is taken away again.
    static func write(_ text: String, to path: String) -> Outcome {
        makeFolders(of: path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            return errno == EEXIST ? .exists : .failed(reason(errno))
        }
        defer { close(descriptor) }
        var copy = text
        let written = copy.withUTF8 { bytes -> Bool in
            var sent = 0
            while sent < bytes.count {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                #else
                    let count = Darwin.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                #endif
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                sent += count
            }
            return fsync(descriptor) == 0 || errno == EINVAL
        }
        guard written else {
            let code = errno
            unlink(path)
            return .failed(reason(code))
        }
        return .written
    }

    private static func makeFolders(of path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in 1..<max(1, parts.count) {
            let folder = parts[..<count].joined(separator: "/")
            if !folder.isEmpty { mkdir(folder, 0o777) }
        }
    }

    /// Takes a file away; the reason where it can't be.
    static func remove(_ path: String) -> String? { unlink(path) == 0 ? nil : reason(errno) }

    static func reason(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? String(code) }
}

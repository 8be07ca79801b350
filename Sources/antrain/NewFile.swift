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
        let obstacle = makeFolders(of: path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            return errno == EEXIST ? .exists : .failed(reason(errno == ENOENT && obstacle != 0 ? obstacle : errno))
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

    /// Makes the folders of a path; why the last of them could not be made, or 0.
    private static func makeFolders(of path: String) -> Int32 {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var obstacle: Int32 = 0
        for count in 1..<max(1, parts.count) {
            let folder = parts[..<count].joined(separator: "/")
            if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST { obstacle = errno }
        }
        return obstacle
    }

    /// Whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Gives a file the permissions of another.
    static func copyMode(from old: String, to new: String) {
        var status = stat()
        if stat(old, &status) == 0 { chmod(new, status.st_mode & 0o7777) }
    }

    /// Takes a file away; the reason where it can't be.
    static func remove(_ path: String) -> String? { unlink(path) == 0 ? nil : reason(errno) }

    static func reason(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? String(code) }
}

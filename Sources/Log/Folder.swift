import Domain

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A training folder on disk.
public struct Folder: Sendable {
    /// The path of its root, as it can be opened from where the program stands; empty is here.
    public let root: String
    /// The descriptor that all its files are opened from.
    let descriptor: Int32

    /// The files that mark a root.
    static let markers = ["antrain.yaml", "antrain.yml", "antrain.md"]

    /// Opens a folder; nil where it can't be.
    public init?(root: String) {
        let descriptor = open(root.isEmpty ? "." : root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.root = root
        self.descriptor = descriptor
    }

    /// The folder that a path lies in: the nearest one upwards with an `antrain.yaml`. A folder
    /// without one is its own root.
    ///
    /// - Returns: the folder, and the path's place in it (empty for the whole folder); nil where
    ///   nothing can be opened there.
    public static func containing(_ written: String) -> (folder: Folder, place: String)? {
        let path = withoutParents(written)
        let isDirectory = FileStatus(path.isEmpty ? "." : path)?.isDirectory ?? false
        let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter { $0 != "." }
        let isAbsolute = path.hasPrefix("/")
        // Inside the path itself: from the path upwards to its first part.
        for count in stride(from: isDirectory ? parts.count : parts.count - 1, through: 0, by: -1) {
            let root = (isAbsolute ? "/" : "") + parts[..<max(0, count)].joined(separator: "/")
            if isRoot(root), let folder = Folder(root: root) {
                return (folder, parts[count...].joined(separator: "/"))
            }
        }
        // Above where the program stands.
        if !isAbsolute, let here = currentDirectory() {
            let above = here.split(separator: "/").map(String.init)
            for up in 1...max(1, above.count) where up <= above.count && !parts.contains("..") {
                let root = Array(repeating: "..", count: up).joined(separator: "/")
                guard isRoot(root), let folder = Folder(root: root) else { continue }
                return (folder, (above.suffix(up) + parts).joined(separator: "/"))
            }
        }
        let root = isDirectory ? path : parts.dropLast().joined(separator: "/")
        let place = isDirectory ? "" : parts.last ?? ""
        return Folder(root: isAbsolute && !isDirectory ? "/" + root : root).map { ($0, place) }
    }

    /// A path without `..`: relative to where the program stands if it lies below, else absolute.
    private static func withoutParents(_ path: String) -> String {
        guard path.split(separator: "/").contains(".."), let here = currentDirectory() else { return path }
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : here + "/" + path).split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let base = here.split(separator: "/")
        if parts.starts(with: base) { return parts.dropFirst(base.count).joined(separator: "/") }
        return "/" + parts.joined(separator: "/")
    }

    /// Whether a marker stands in the folder at `path`.
    public static func isRoot(_ path: String) -> Bool {
        markers.contains { FileStatus((path.isEmpty ? "" : path == "/" ? "/" : path + "/") + $0)?.isRegular ?? false }
    }

    static func currentDirectory() -> String? {
        guard let pointer = getcwd(nil, 0) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// A file of the folder as a person would name it from where the program stands.
    public func shown(_ place: String) -> String {
        guard !root.isEmpty else { return place }
        guard root.hasPrefix(".."), let here = Self.currentDirectory() else {
            return root.hasSuffix("/") ? root + place : root + "/" + place
        }
        // Standing inside the folder: leave out what both paths share.
        let up = root.split(separator: "/").count
        var inside = here.split(separator: "/").suffix(up).map(String.init)[...]
        var parts = place.split(separator: "/").map(String.init)[...]
        while let first = inside.first, first == parts.first, parts.count > 1 {
            inside = inside.dropFirst()
            parts = parts.dropFirst()
        }
        return (Array(repeating: "..", count: inside.count) + parts).joined(separator: "/")
    }
}

/// What the file system says about a path, links followed.
struct FileStatus {
    let mode: UInt32
    let size: Int
    let device: UInt64
    let inode: UInt64

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// A path from an open directory.
    init?(_ name: String, from directory: Int32) {
        var status = stat()
        guard fstatat(directory, name, &status, 0) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        mode = UInt32(status.st_mode)
        size = Int(status.st_size)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(status.st_ino)
    }

    var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
}

extension Folder {
    /// Whether anything stands at a path.
    public static func exists(_ path: String) -> Bool { FileStatus(path) != nil }
}

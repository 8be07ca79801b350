import Documents
import Format
import Lint

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lists the files of a folder that may hold logs.
struct Walker {
    /// The files found, by their paths from the root, and what they are.
    private(set) var files: [FileName] = []
    /// What could not be listed: its path from the root and what is said of it.
    private(set) var problems: [(place: String, finding: Finding)] = []
    private let folder: Folder
    private var visited: [(device: UInt64, inode: UInt64)] = []
    /// The deepest nesting of folders that is followed.
    private static let maximumDepth = 32

    init(_ folder: Folder) {
        self.folder = folder
        if let status = FileStatus(folder.descriptor) { visited.append((status.device, status.inode)) }
    }

    /// Lists everything at a place, in the order of paths.
    mutating func walk(_ place: String) {
        list(place, depth: 0)
        files.sort { $0.path < $1.path }
    }

    /// Adds one file, by its path from the root.
    mutating func add(_ file: FileName) {
        files.append(file)
        named.insert(file.path)
    }

    /// The files that were asked for by name.
    private(set) var named: Set<String> = []

    private mutating func list(_ place: String, depth: Int) {
        let descriptor = openat(folder.descriptor, place.isEmpty ? "." : place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            let reason = errno
            if descriptor >= 0 { close(descriptor) }
            if reason != ENOENT {
                problems.append(
                    (
                        place,
                        Finding(
                            "unreadable-file", at: .none, Phrase("This folder can't be listed: {0}.", SystemError.text(reason)),
                            help: "Check its permissions.")
                    ))
            }
            return
        }
        defer { closedir(stream) }
        var folders: [(name: String, isLink: Bool)] = []
        while let entry = readdir(stream) {
            let first = withUnsafeBytes(of: &entry.pointee.d_name) { $0[0] }
            // Hidden files belong to other tools; `.` and `..` are among them.
            guard first != UInt8(ascii: ".") else { continue }
            let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) {
                    (String(cString: $0), String(validatingCString: $0) != nil)
                }
            }
            guard isText else {
                badName(place.isEmpty ? name : place + "/" + name)
                continue
            }
            take(name, type: Int32(entry.pointee.d_type), place, descriptor, &folders)
        }
        // The folders of logs come first: a link from one of them into a folder beside it is no loop.
        func rank(_ name: String) -> Int { place.isEmpty && Kind(path: name + "/") != nil ? 0 : 1 }
        for (name, isLink) in folders.sorted(by: { (rank($0.name), $0.name) < (rank($1.name), $1.name) }) {
            let inner = place.isEmpty ? name : place + "/" + name
            enter(inner, isLink: isLink, depth: depth)
        }
    }

    private mutating func take(
        _ name: String, type: Int32, _ place: String, _ directory: Int32, _ folders: inout [(name: String, isLink: Bool)]
    ) {
        let path = place.isEmpty ? name : place + "/" + name
        let file = FileName(path)
        var kind = type
        if kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN) {
            guard let status = FileStatus(name, from: directory) else {
                if file != nil { deadLink(path) }
                return
            }
            kind = status.isDirectory ? Int32(DT_DIR) : status.isRegular ? Int32(DT_REG) : Int32(DT_FIFO)
        }
        switch kind {
        case Int32(DT_DIR):
            if file != nil { notAFile(path, "a folder") }
            folders.append((name, type == Int32(DT_LNK)))
        case Int32(DT_REG):
            if let file, !Self.isProse(name) { files.append(file) }
        default:
            if file != nil { notAFile(path, "a pipe, a socket or a device") }
        }
    }

    private mutating func notAFile(_ path: String, _ what: String) {
        problems.append(
            (
                path,
                Finding(
                    "not-a-file", at: .none,
                    what == "a folder"
                        ? "This has the name of a log and is a folder."
                        : "This has the name of a log and is a pipe, a socket or a device.",
                    expected: "a file", help: "Rename it or move it away.")
            ))
    }

    private mutating func badName(_ path: String) {
        guard FileName(path) != nil else { return }
        problems.append(
            (
                path,
                Finding(
                    "unreadable-file", at: .none, "The name of this file is not UTF-8, so it is not read.",
                    expected: "a name in UTF-8", help: "Rename it.")
            ))
    }

    private mutating func deadLink(_ path: String) {
        problems.append(
            (
                path,
                Finding(
                    "unreadable-file", at: .none, "This link leads nowhere.", expected: "a file at its end",
                    help: "Remove the link, or put back what it led to.")
            ))
    }

    private mutating func enter(_ place: String, isLink: Bool, depth: Int) {
        guard let status = FileStatus(place, from: folder.descriptor) else { return }
        let seen = visited.contains { $0.device == status.device && $0.inode == status.inode }
        if seen {
            if isLink {
                problems.append(
                    (
                        place,
                        Finding(
                            "linked-loop", at: .none, "This link leads to a folder that is read already; it is not followed.",
                            help: "Remove the link if it is not needed.")
                    ))
            }
            return
        }
        guard depth < Self.maximumDepth else {
            problems.append(
                (
                    place,
                    Finding(
                        "linked-loop", at: .none, "Folders are nested too deeply here to be logs; they are not read.",
                        expected: "at most 32 levels", help: "Move the files up.")
                ))
            return
        }
        visited.append((status.device, status.inode))
        list(place, depth: depth + 1)
    }

    /// Files that explain a folder to people and are no logs.
    private static func isProse(_ name: String) -> Bool {
        guard let first = name.utf8.first, "RrCcLlAa".utf8.contains(first) else { return false }
        let stem = name.prefix { $0 != "." }.uppercased()
        return ["README", "CHANGELOG", "LICENSE", "CONTRIBUTING", "AGENTS"].contains(stem)
    }
}

/// The words of the system for its errors.
enum SystemError {
    static func text(_ code: Int32) -> String {
        strerror(code).map { String(cString: $0) } ?? String(code)
    }
}

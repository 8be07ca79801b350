import Documents
import Lint

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Reads whole files.
enum FileReading {
    /// The largest file that is read, in bytes. Ten years of weigh-ins are a hundredth of it.
    static let maximumSize = 4 * 1024 * 1024

    /// The bytes of a file of the folder, or what is said instead.
    static func read(_ place: String, in folder: Folder, shown: String) -> Result<SourceText, Unreadable> {
        let descriptor = openat(folder.descriptor, place, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return .failure(Unreadable(errno)) }
        defer { close(descriptor) }
        return read(descriptor, shown: shown)
    }

    /// The bytes of an open file.
    static func read(_ descriptor: Int32, shown: String) -> Result<SourceText, Unreadable> {
        guard let status = FileStatus(descriptor) else { return .failure(Unreadable(errno)) }
        guard status.isRegular else {
            return .failure(
                Unreadable(
                    Finding(
                        "not-a-file", at: .none,
                        status.isDirectory
                            ? "This has the name of a log and is a folder."
                            : "This has the name of a log and is a pipe, a socket or a device.",
                        expected: "a file", help: "Rename it or move it away.")))
        }
        guard status.size <= maximumSize else { return .failure(.tooLarge(status.size)) }
        do {
            return .success(
                try SourceText(path: shown, capacity: status.size + 1) { buffer in try fill(buffer, from: descriptor) })
        } catch {
            return .failure((error as? Unreadable) ?? Unreadable(EIO))
        }
    }

    /// Everything that standard input brings, as the file at `shown`.
    static func readStandardInput(shown: String) -> Result<SourceText, Unreadable> {
        do {
            let source = try SourceText(path: shown, capacity: maximumSize + 1) { try fill($0, from: STDIN_FILENO) }
            return source.bytes.count > maximumSize ? .failure(.tooLarge(source.bytes.count)) : .success(source)
        } catch {
            return .failure((error as? Unreadable) ?? Unreadable(EIO))
        }
    }

    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from descriptor: Int32) throws -> Int {
        guard let base = buffer.baseAddress else { return 0 }
        var count = 0
        while count < buffer.count {
            #if canImport(Glibc)
                let got = Glibc.read(descriptor, base + count, buffer.count - count)
            #else
                let got = Darwin.read(descriptor, base + count, buffer.count - count)
            #endif
            if got == 0 { break }
            if got < 0 {
                if errno == EINTR { continue }
                throw Unreadable(errno)
            }
            count += got
        }
        return count
    }
}

/// Why a file could not be read, as a finding.
struct Unreadable: Error {
    let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    init(_ code: Int32) {
        finding =
            code == ENOENT
            ? Finding(
                "vanished-file", at: .none, "This file was there a moment ago and has gone.",
                help: "Nothing, if another program moved it; otherwise look for it.")
            : Finding(
                "unreadable-file", at: .none, Phrase("This file can't be read: {0}.", SystemError.text(code)),
                help: "Check its permissions.")
    }

    static func tooLarge(_ size: Int) -> Unreadable {
        Unreadable(
            Finding(
                "file-too-large", at: .none,
                Phrase("This file has {0} MB; it is not read.", String((size + 999_999) / 1_000_000)),
                expected: "at most 4 MB", help: "A log of this size is not one: look into it, or move it out of the folder."))
    }
}

import Documents
import Domain
import Format
import Lint

/// A file that was read.
public struct LoggedFile: Sendable {
    public var name: FileName
    /// The path as a person would name it.
    public var shown: String
    public var entities: [Entity]
    /// How many findings at error level reading it brought.
    public var hasProblems: Bool
}

extension Folder {
    /// Reads all files of some kinds, in the order of paths. Files that can't be read are left out;
    /// `antrain check` tells of them.
    public func read(_ kinds: Set<Kind>, units: Units) -> [LoggedFile] {
        var walker = Walker(self)
        walker.walk("")
        let reader = Reader(units: units)
        return walker.files.compactMap { name in
            if let kind = name.kind, !kinds.contains(kind) { return nil }
            guard let file = read(name, with: reader), name.kind != nil || reader.saysKind else { return nil }
            return file.entities.isEmpty || file.entities.contains { kinds.contains($0.kind) } ? file : nil
        }
    }

    /// Reads one file at a place from the root; nil where it can't be opened or is no log.
    public func read(_ place: String, units: Units) -> LoggedFile? {
        guard let name = FileName(place) else { return nil }
        return read(name, with: Reader(units: units))
    }

    private func read(_ name: FileName, with reader: Reader) -> LoggedFile? {
        guard case .success(let source) = FileReading.read(name.path, in: self, shown: shown(name.path)) else { return nil }
        let entries = reader.read(source, carrier: name.carrier, kind: name.kind, fileDate: name.date)
        let problems = reader.findings.contains { (RuleSet.rule($0.code.slug)?.severity ?? .error) == .error }
        return LoggedFile(name: name, shown: shown(name.path), entities: entries.map(\.entity), hasProblems: problems)
    }

    /// The bytes of a file at a place; nil where it can't be read.
    public func source(_ place: String) -> SourceText? {
        guard case .success(let source) = FileReading.read(place, in: self, shown: shown(place)) else { return nil }
        return source
    }
}

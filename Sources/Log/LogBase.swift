import Documents
import Domain
import Format
import Lint

/// What has to be known before logs are read: the settings and the definitions of a folder.
public struct LogBase: Sendable {
    public let settings: Settings
    public let definitions: Definitions

    /// Reads settings and definitions. `replacing` stands in for the file of its name.
    public init(_ folder: Folder, threads: Int = 1, replacing: (name: FileName, source: SourceText)? = nil) {
        settings = Self.settings(folder, replacing)
        var walker = Walker(folder)
        for kind in Kind.allCases where kind.allowsList {
            if let place = kind.folder, FileStatus(place, from: folder.descriptor)?.isDirectory == true { walker.walk(place) }
        }
        let units = Units(settings)
        let own = Self.own(walker.files, folder, units, replacing)
        definitions = Definitions(own: own, presets: Presets.all)
    }

    private static func settings(_ folder: Folder, _ replacing: (name: FileName, source: SourceText)?) -> Settings {
        for marker in Folder.markers {
            guard let name = FileName(marker) else { continue }
            let source: SourceText
            if let replacing, replacing.name == name {
                source = replacing.source
            } else if case .success(let read) = FileReading.read(marker, in: folder, shown: marker) {
                source = read
            } else {
                continue
            }
            for entry in Reader().read(source, carrier: name.carrier, kind: .settings) {
                if case .settings(let settings) = entry.entity { return settings }
            }
        }
        return Settings()
    }

    private static func own(
        _ files: [FileName], _ folder: Folder, _ units: Units, _ replacing: (name: FileName, source: SourceText)?
    ) -> [OwnDefinition] {
        let reader = Reader(units: units)
        var result: [OwnDefinition] = []
        for name in files where name != replacing?.name {
            guard let kind = name.kind, kind.allowsList,
                case .success(let source) = FileReading.read(name.path, in: folder, shown: folder.shown(name.path))
            else { continue }
            result += Definitions.read(source, carrier: name.carrier, kind: kind, with: reader)
        }
        if let (name, source) = replacing, let kind = name.kind, kind.allowsList {
            result += Definitions.read(source, carrier: name.carrier, kind: kind, with: reader)
        }
        return result
    }
}

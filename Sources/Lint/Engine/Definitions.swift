import Documents
import Domain
import Format

/// What the folder defines, with the places of its own definitions.
public struct Definitions: Sendable {
    public var library = Library()
    /// The folder's own entries by kind and place in the library: path and byte offset.
    public private(set) var sites: [Kind: [DefinitionSite]] = [:]
    private var places: [Kind: [DefinitionSite: Int]] = [:]
    /// Names of presets that an own definition overrides, by kind.
    public private(set) var overridden: [Kind: Set<NameKey>] = [:]
    /// Recipes that contain themselves, by place in the library's foods.
    public private(set) var recipeCycles: Set<Int> = []

    public init() {}

    /// Builds the definitions: own entries first, then the presets that none of them overrides.
    public init(own: [OwnDefinition], presets: [Entity]) {
        library.reserve(exercises: 3000, foods: 1500)
        for definition in own {
            add(definition.entity)
            let kind = definition.entity.kind
            places[kind, default: [:]][definition.site] = sites[kind]?.count ?? 0
            sites[kind, default: []].append(definition.site)
        }
        let owned = Set(own.compactMap { $0.entity.name.map(NameKey.init) })
        for preset in presets {
            if !owned.isEmpty, let name = preset.name, owned.contains(NameKey(name)), isOwned(name, preset.kind) {
                overridden[preset.kind, default: []].insert(NameKey(name))
            } else {
                add(preset)
            }
        }
        recipeCycles = Set(library.resolveRecipes())
    }

    private mutating func add(_ entity: Entity) {
        switch entity {
        case .exercise(let value): library.add(value)
        case .food(let value): library.add(value)
        case .template(let value): library.add(value)
        case .program(let value): library.add(value)
        default: break
        }
    }

    private func isOwned(_ name: String, _ kind: Kind) -> Bool {
        let own = sites[kind]?.count ?? 0
        return place(of: name, kind).map { $0 < own } ?? false
    }

    /// The place in the library that a name leads to.
    func place(of name: String, _ kind: Kind) -> Int? {
        switch kind {
        case .exercise: library.exerciseNames[name]
        case .food: library.foodNames[name]
        case .template: library.templateNames[name]
        case .program: library.programNames[name]
        default: nil
        }
    }

    /// The place of the entry that the folder defines at a site.
    func place(_ kind: Kind, at site: DefinitionSite) -> Int? { places[kind]?[site] }

    /// Where the folder defines the entry at a place; nil for presets.
    public func site(_ kind: Kind, _ place: Int) -> DefinitionSite? {
        guard let list = sites[kind], list.indices.contains(place) else { return nil }
        return list[place]
    }
}

/// Where something is defined.
public struct DefinitionSite: Hashable, Sendable {
    public var path: String
    /// Byte offset of the entry.
    public var offset: Int
    public var line: Int
}

/// A definition of the folder's own.
public struct OwnDefinition: Sendable {
    public var entity: Entity
    public var site: DefinitionSite

    public init(entity: Entity, site: DefinitionSite) {
        self.entity = entity
        self.site = site
    }
}

extension Definitions {
    /// Reads what a definition file defines.
    public static func read(_ source: SourceText, carrier: Carrier, kind: Kind, with reader: Reader) -> [OwnDefinition] {
        reader.read(source, carrier: carrier, kind: kind).map { entry in
            let start = reader.tree.span(entry.node).start
            return OwnDefinition(
                entity: entry.entity,
                site: DefinitionSite(path: source.path, offset: start, line: source.lineIndex(at: start) + 1))
        }
    }
}

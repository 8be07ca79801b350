import Documents
import Domain
import Format

/// What an unknown name may have meant.
struct NameHint {
    /// A sentence with the nearest names; nil where none is near.
    var help: Phrase?
    /// The name to write, where only one can be meant.
    var fix: String?
}

/// The nearest names of a library, remembered, since a misspelt name tends to come back.
struct NameHints {
    private let library: Library
    private var vocabularies: [Kind: Vocabulary] = [:]
    private var known: [Kind: [String: NameHint]] = [:]

    init(_ library: Library) { self.library = library }

    mutating func hint(_ name: String, _ kind: Kind) -> NameHint {
        if let hint = known[kind]?[name] { return hint }
        // Who gets hundreds of names wrong has another library, and no use for guesses.
        guard known[kind, default: [:]].count < 200, name.utf8.count <= 200 else { return NameHint() }
        let hint = Self.hint(name, vocabulary(kind).nearest(name, limit: 3))
        known[kind, default: [:]][name] = hint
        return hint
    }

    private static func hint(_ name: String, _ near: [Vocabulary.Match]) -> NameHint {
        guard let first = near.first else { return NameHint() }
        let isClear = near.count == 1 || near[1].distance > first.distance
        let isSure = isClear && !first.isPart && first.distance <= 2 && name.utf8.count > 4 && isPlain(first.word)
        return NameHint(
            help: Phrase("Did you mean {0}?", near.map { "`\($0.word)`" }.joined(separator: ", ")),
            fix: isSure ? first.word : nil)
    }

    /// Whether a name can stand anywhere in a file without quotes.
    private static func isPlain(_ name: String) -> Bool {
        name.unicodeScalars.first?.properties.isAlphabetic ?? false
            && !name.unicodeScalars.contains { ":#,[]{}\"\\".unicodeScalars.contains($0) || $0.value < 32 }
    }

    private mutating func vocabulary(_ kind: Kind) -> Vocabulary {
        if let built = vocabularies[kind] { return built }
        var built = Vocabulary()
        // A name that another entry has taken does not lead to this one.
        func add(_ names: [String], _ entry: Int, _ index: NameIndex) {
            for name in names where index[name] == entry { built.add(name, entry: entry) }
        }
        switch kind {
        case .exercise:
            for (entry, value) in library.exercises.enumerated() {
                add([value.name] + value.names.values + value.aliases, entry, library.exerciseNames)
            }
        case .food:
            for (entry, value) in library.foods.enumerated() {
                add([value.name] + value.names.values + value.aliases, entry, library.foodNames)
            }
        case .template:
            for (entry, value) in library.templates.enumerated() {
                add([value.name] + value.names.values, entry, library.templateNames)
            }
        case .program:
            for (entry, value) in library.programs.enumerated() {
                add([value.name] + value.names.values, entry, library.programNames)
            }
        default: break
        }
        vocabularies[kind] = built
        return built
    }
}

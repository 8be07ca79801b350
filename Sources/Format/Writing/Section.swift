import Documents
import Domain

/// An exercise or a meal of a document, in either of its forms: a name with lines, and more where
/// there is more to say.
struct Section {
    var name: String
    /// Meals: the time in the heading.
    var time: String?
    /// All other keys.
    var extras: [Outline.Entry] = []
    var notes: Outline?
    var lines: [Outline] = []
    var above: [String] = []
    var behind: String?
    var below: [String] = []

    /// Takes an item apart; nil where it is in neither form.
    init?(_ item: Outline, _ kind: Kind) {
        guard let keys = Keys(kind) else { return nil }
        above = item.above
        behind = item.behind
        below = item.below
        name = ""
        switch item.content {
        case .text(let text): setHeading(text, kind)
        case .number(let digits): setHeading(digits, kind)
        case .map(let entries) where entries.contains { $0.key == keys.name }:
            guard takeLong(entries, keys) else { return nil }
        case .map(let entries) where entries.count == 1:
            setHeading(entries[0].key, kind)
            guard takeLines(entries[0].value) else { return nil }
        default: return nil
        }
    }

    /// The keys of the long form.
    struct Keys {
        let name: String
        let lines: String
        /// The key that a line has where notes stand beside it.
        let line: String
        let list: String

        init?(_ kind: Kind) {
            switch kind {
            case .workout, .template: (name, lines, line, list) = ("exercise", "sets", "set", "exercises")
            case .mealDay: (name, lines, line, list) = ("meal", "foods", "food", "meals")
            default: return nil
            }
        }
    }

    private mutating func takeLong(_ entries: [Outline.Entry], _ keys: Keys) -> Bool {
        for entry in entries {
            above += entry.value.above
            switch entry.key {
            case keys.name:
                guard let text = entry.value.string else { return false }
                name = text
                keep(entry.value.behind)
            case keys.lines:
                guard takeLines(entry.value, aboveTaken: true) else { return false }
            case "time" where keys.name == "meal" && entry.value.string?.isEmpty == false && time == nil:
                time = entry.value.string
                keep(entry.value.behind)
            case "notes" where isText(entry.value) && notes == nil:
                notes = entry.value.uncommented
                keep(entry.value.behind)
            default:
                var extra = entry
                above += (entry.value.behind.map { [$0] } ?? []) + entry.value.innerComments
                extra.value = entry.value.uncommented
                extras.append(extra)
            }
        }
        return Set(entries.map(\.key)).count == entries.count
    }

    private func isText(_ outline: Outline) -> Bool {
        if case .text = outline.content { return true }
        return false
    }

    /// One comment stands behind a heading; more stand above it.
    private mutating func keep(_ comment: String?) {
        guard let comment else { return }
        if behind == nil { behind = comment } else { above.append(comment) }
    }

    private mutating func takeLines(_ value: Outline, aboveTaken: Bool = false) -> Bool {
        switch value.content {
        case .list(let items):
            lines = items.map(Self.shortened)
            if !aboveTaken { above += value.above }
            keep(value.behind)
            below += value.below
            return items.allSatisfy { !$0.isList }
        case .null:
            if !aboveTaken { above += value.above }
            keep(value.behind)
            return true
        default:
            var line = value
            if aboveTaken { line.above = [] }
            lines = [Self.shortened(line)]
            return true
        }
    }

    /// `{set: 80kg x 8}` says no more than the line.
    private static func shortened(_ line: Outline) -> Outline {
        guard line.entries.count == 1, ["set", "food"].contains(line.entries[0].key),
            line.children.allSatisfy({ $0.string != nil }),
            !line.holdsComments
        else { return line }
        var short = line.entries[0].value
        (short.above, short.behind) = (line.above, line.behind)
        return short
    }

    /// `Breakfast 08:15` is a meal's name and time.
    private mutating func setHeading(_ text: String, _ kind: Kind) {
        name = text
        guard kind == .mealDay else { return }
        let bytes = Array(text.utf8)
        var end = bytes.count
        while end > 0, bytes[end - 1].isBlank { end -= 1 }
        guard let blank = bytes[..<end].lastIndex(where: \.isBlank), bytes[blank + 1].isDigit,
            bytes[(blank + 1)..<end].contains(UInt8(ascii: ":"))
        else { return }
        time = String(decoding: bytes[(blank + 1)..<end], as: UTF8.self)
        let name = bytes[..<blank].reversed().drop(while: \.isBlank).reversed()
        self.name = String(decoding: Array(name), as: UTF8.self)
    }

    // MARK: YAML

    /// The item as YAML writes it: the short form where nothing else is said.
    func outline(_ kind: Kind) -> Outline? {
        guard let keys = Keys(kind) else { return nil }
        let heading = name + (time.map { " " + $0 } ?? "")
        var list = Outline.list(lines, flow: lines.isEmpty)
        list.below = below
        if extras.isEmpty, notes == nil, isShort(heading, keys, kind) {
            let single = kind == .template && lines.count == 1 && lines[0].string != nil && below.isEmpty
            var value = single ? lines[0] : list
            if let behind { if value.behind == nil { value.behind = behind } else { value.above.append(behind) } }
            var item = Outline.map([.init(heading, value)])
            item.above = above
            return item
        }
        var title = Outline.text(name)
        title.behind = behind
        var entries: [Outline.Entry] = [.init(keys.name, title)]
        if let time { entries.append(.init("time", .typed(time))) }
        entries += extras
        if let notes { entries.append(.init("notes", notes)) }
        entries.append(.init(keys.lines, list))
        var item = Outline.map(entries)
        item.above = above
        return item
    }

    private func isShort(_ heading: String, _ keys: Keys, _ kind: Kind) -> Bool {
        guard WorkoutFormat.canBeKey(heading, kind == .mealDay ? MealDayFormat.meal : WorkoutFormat.exercise) else {
            return false
        }
        guard kind != .mealDay || !name.isEmpty && SetFormat.isTrimmed(name),
            let again = Section(.map([.init(heading, .list([]))]), kind)
        else { return false }
        return again.name == name && again.time == time
    }
}

extension Outline {
    var isList: Bool {
        if case .list = content { return true }
        return false
    }

    /// The comments of what it holds.
    fileprivate var innerComments: [String] { children.flatMap(\.comments) + below }
}

import Documents
import Domain

/// The form in which two documents say the same: keys sorted, exercises and meals in their long form,
/// lines without the word that Markdown's check boxes say, no comments and no layout.
enum Normal {
    static func document(_ outline: Outline, _ kind: Kind) -> Outline {
        guard case .map(let entries) = outline.content else {
            return .list(outline.items.map { document($0, kind) })
        }
        let keys = Section.Keys(kind)
        return sorted(
            entries.map { entry in
                guard entry.key == keys?.list else {
                    let isLines = ["laps", "intervals", "movements"].contains(entry.key)
                    return .init(entry.key, isLines ? list(entry.value) : value(entry.value))
                }
                return .init(entry.key, .list(list(entry.value).items.map { item($0, kind) }))
            })
    }

    /// A single value stands for a list of one, and nothing for none.
    private static func list(_ outline: Outline) -> Outline {
        switch outline.content {
        case .list(let items): .list(items.map(value))
        case .null: .list([])
        default: .list([value(outline)])
        }
    }

    private static func item(_ outline: Outline, _ kind: Kind) -> Outline {
        Section(outline, kind).map { section($0, kind) } ?? value(outline)
    }

    static func section(_ section: Section, _ kind: Kind) -> Outline {
        var entries = section.extras.map { Outline.Entry($0.key, value($0.value)) }
        entries.append(.init("name", .text(section.name)))
        if let time = section.time { entries.append(.init("time", .text(time))) }
        if let notes = section.notes { entries.append(.init("notes", value(notes))) }
        entries.append(.init("lines", .list(section.lines.map { line($0, kind) })))
        return sorted(entries)
    }

    static func line(_ outline: Outline, _ kind: Kind) -> Outline {
        guard let keys = Section.Keys(kind) else { return value(outline) }
        var entries = outline.entries.map { Outline.Entry($0.key, value($0.value)) }
        if let text = outline.string { entries = [.init(keys.line, .text(text))] }
        if kind == .workout, let index = entries.firstIndex(where: { $0.key == keys.line }),
            let text = entries[index].value.string,
            !entries.contains(where: { $0.key == "status" })
        {
            let (rest, status) = StatusWord.split(text)
            entries[index].value = .text(rest)
            if status != .completed { entries.append(.init("status", .text(status.rawValue))) }
        }
        return sorted(entries)
    }

    private static func value(_ outline: Outline) -> Outline {
        switch outline.content {
        case .map(let entries): sorted(entries.map { .init($0.key, value($0.value)) })
        case .list(let items): .list(items.map(value))
        case .null: Outline(.null)
        default: .text(outline.string ?? "")
        }
    }

    private static func sorted(_ entries: [Outline.Entry]) -> Outline {
        .map(entries.sorted { $0.key < $1.key })
    }
}

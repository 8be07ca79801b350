import Documents
import Domain

/// Writes an exercise or a meal as a section of a Markdown body. Each of its parts is written
/// naturally where that reads back as it was, and in curly brackets where it does not.
struct SectionPrinter {
    private let kind: Kind
    private let probe: MarkdownProbe
    private let keys: Section.Keys?

    init(_ kind: Kind, _ probe: MarkdownProbe) {
        self.kind = kind
        self.probe = probe
        keys = Section.Keys(kind)
    }

    /// How the parts of a section are written.
    private struct Layout {
        var nameInBraces = false
        var notes = Notes.tight
        /// Lines that are written in curly brackets.
        var longLines: Set<Int> = []

        enum Notes { case tight, spaced, inBraces }
    }

    /// The section's text without a newline at its end; nil where none reads back as it was.
    func print(_ section: Section) -> String? {
        let plain = uncommented(section)
        var layout = Layout()
        if !probe.isSection(text(plain, layout), plain) {
            layout = careful(plain)
            guard probe.isSection(text(plain, layout), plain) else { return nil }
        }
        return text(section, layout)
    }

    /// Finds out part by part what can't be written naturally.
    private func careful(_ section: Section) -> Layout {
        var layout = Layout()
        var bare = section
        bare.notes = nil
        bare.lines = []
        layout.nameInBraces = !probe.isSection(text(bare, layout), bare)
        var noted = bare
        noted.notes = section.notes
        noted.lines = [.typed("1 x 1")]
        let notes = [Layout.Notes.tight, .spaced].first { way in
            layout.notes = way
            return probe.isSection(text(noted, layout), noted)
        }
        layout.notes = notes ?? .inBraces
        for (index, line) in section.lines.enumerated() {
            var single = bare
            single.lines = [line]
            if !probe.isSection(text(single, layout), single) { layout.longLines.insert(index) }
        }
        return layout
    }

    private func uncommented(_ section: Section) -> Section {
        var plain = section
        (plain.above, plain.behind, plain.below) = ([], nil, [])
        plain.lines = section.lines.map(\.uncommented)
        return plain
    }

    // MARK: Text

    private func text(_ section: Section, _ layout: Layout) -> String {
        var lines = section.above.map(MarkdownPrinter.comment)
        lines.append(heading(section, layout) + (section.behind.map { " " + MarkdownPrinter.comment($0) } ?? ""))
        if let notes = section.notes?.string, layout.notes != .inBraces {
            if layout.notes == .spaced { lines.append("") }
            lines.append(notes)
            if layout.notes == .spaced { lines.append("") }
        }
        for (index, line) in section.lines.enumerated() { append(line, long: layout.longLines.contains(index), to: &lines) }
        lines += section.below.map(MarkdownPrinter.comment)
        return lines.joined(separator: "\n")
    }

    private func heading(_ section: Section, _ layout: Layout) -> String {
        var entries = section.extras
        if let notes = section.notes, layout.notes == .inBraces { entries.append(.init("notes", notes)) }
        if layout.nameInBraces, let keys {
            if let time = section.time { entries.insert(.init("time", .typed(time)), at: 0) }
            entries.insert(.init(keys.name, .text(section.name)), at: 0)
            return "## " + YAMLPrinter.braces(.map(entries))
        }
        let heading = "## " + section.name + (section.time.map { " " + $0 } ?? "")
        return entries.isEmpty ? heading : heading + " " + YAMLPrinter.braces(.map(entries))
    }

    private func append(_ line: Outline, long: Bool, to lines: inout [String]) {
        let inner = line.uncommented
        lines += (line.above + line.children.flatMap(\.comments) + line.below).map(MarkdownPrinter.comment)
        var (item, nested) = long ? (longItem(inner), nil) : shortItem(inner)
        if let behind = line.behind { item += " " + MarkdownPrinter.comment(behind) }
        lines.append("- " + item)
        for note in nested?.split(separator: "\n", omittingEmptySubsequences: false) ?? [] {
            lines.append(note.isEmpty ? "" : "  " + note)
        }
    }

    /// A line as it is, its check box before it and its notes below it; keys in curly brackets.
    private func shortItem(_ line: Outline) -> (String, String?) {
        guard let keys else { return (longItem(line), nil) }
        let known: Set = [keys.line, "notes", "status"]
        let isLine = line.entries.allSatisfy { known.contains($0.key) } && line.entries.contains { $0.key == keys.line }
        guard let text = line.string ?? (isLine ? line[keys.line]?.string : nil) else { return (longItem(line), nil) }
        guard kind == .workout else { return (text, line["notes"]?.string) }
        let (rest, status) = StatusWord.split(text)
        let said = line["status"]?.string.flatMap(SetStatus.init) ?? status
        return (Self.box(said) + rest, line["notes"]?.string)
    }

    private func longItem(_ line: Outline) -> String {
        guard line.string != nil, let keys else { return YAMLPrinter.braces(line) }
        return YAMLPrinter.braces(.map([.init(keys.line, line)]))
    }

    private static func box(_ status: SetStatus) -> String {
        switch status {
        case .planned: "[ ] "
        case .missed: "[-] "
        case .completed: ""
        }
    }
}

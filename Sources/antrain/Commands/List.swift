import Arguments
import Documents
import Domain
import Format
import Log

/// `antrain list`.
struct List: Command {
    enum Subject: String, CaseIterable { case exercises, foods, templates, programs, workouts }
    enum Output: String, CaseIterable { case text, json, names }

    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List exercises, foods, templates, programs or workouts.",
        discussion: "The folder's own entries come first and are marked with *; the others are presets.",
        examples: [
            Example("antrain list exercises --muscle back --equipment dumbbell"),
            Example("antrain list foods yogurt", "those whose names hold a word"),
            Example("antrain list workouts --since 2025-10-01 --exercise squat"),
            Example("antrain list templates --own --format names"),
        ])

    static let parameters: [Parameter] = [
        .argument("what", help: "What to list.", kind: .oneOf(Subject.self)),
        .argument("text", help: "Only those whose names hold this.", required: false),
        .option("category", value: "category", help: "Only this category; for workouts, this type."),
        .option("muscle", value: "muscle", help: "Only exercises of this muscle group.", kind: .oneOf(Muscle.self)),
        .option("equipment", value: "equipment", help: "Only exercises with this equipment.", kind: .oneOf(Equipment.self)),
        .option("exercise", value: "name", help: "Only workouts and templates with this exercise.", kind: .dynamic("exercises")),
        .option("since", value: "date", help: "Only workouts from this date on."),
        .option("until", value: "date", help: "Only workouts up to this date."),
        .flag("own", help: "Only the folder's own entries."),
        .flag("presets", help: "Only presets."),
        .option("format", short: "f", value: "format", help: "How they are printed.", kind: .oneOf(Output.self), default: "text"),
    ]

    let subject: Subject
    let filter: ListFilter
    let output: Output

    init(_ arguments: ParsedArguments) throws {
        subject = try arguments.required("what") { Subject(rawValue: $0) }
        output = try arguments.required("format") { Output(rawValue: $0) }
        filter = ListFilter(
            text: arguments.string("text"), category: arguments.string("category"),
            muscle: try arguments.value("muscle") { Muscle(rawValue: $0) },
            equipment: try arguments.value("equipment") { Equipment(rawValue: $0) },
            exercise: arguments.string("exercise"),
            since: try arguments.value("since") { CivilDate(iso: $0) },
            until: try arguments.value("until") { CivilDate(iso: $0) },
            onlyOwn: arguments.flag("own"), onlyPresets: arguments.flag("presets"))
    }

    func run(_ context: Context) throws -> ExitStatus {
        let (folder, _) = try Check.folder(of: "", mustExist: false)
        let base = LogBase(folder)
        context.use(base.settings.language)
        let rows = try self.rows(folder, base, context)
        switch output {
        case .names: for row in rows { context.print(row.name + "\n") }
        case .json:
            var writer = JSONWriter()
            writer.array { writer in for row in rows { EntityPrinter.write(row.entity, &writer) } }
            context.print(writer.drain() + "\n")
        case .text: context.print(Self.table(rows, width: context.terminal.width))
        }
        if rows.isEmpty, output == .text { context.complain(context.say("Nothing matches.") + "\n") }
        return .success
    }

    struct Row {
        var entity: Entity
        var name: String
        var columns: [String]
        var isOwn: Bool
    }

    private func rows(_ folder: Folder, _ base: LogBase, _ context: Context) throws -> [Row] {
        let library = base.definitions.library
        func own(_ kind: Kind, _ place: Int) -> Bool { base.definitions.site(kind, place) != nil }
        let rows: [Row]
        switch subject {
        case .exercises:
            rows = library.exercises.enumerated().filter { filter.passes($0.element) }.map { place, value in
                let muscles = value.muscles.map(\.rawValue).joined(separator: ", ")
                return Row(
                    entity: .exercise(value), name: value.name, columns: [value.category.rawValue, muscles],
                    isOwn: own(.exercise, place))
            }
        case .foods:
            rows = library.foods.enumerated().filter { filter.passes($0.element) }.map { place, value in
                let energy = value.nutrients?.calories.map { "\($0) kcal" } ?? ""
                let units = value.servings.map { $0.name }.joined(separator: ", ")
                return Row(
                    entity: .food(value), name: value.name, columns: [value.category.rawValue, energy, units],
                    isOwn: own(.food, place))
            }
        case .templates:
            rows = library.templates.enumerated().filter { filter.passes($0.element, library) }.map { place, value in
                let exercises = value.exercises.map(\.exercise).joined(separator: ", ")
                return Row(
                    entity: .template(value), name: value.name, columns: [value.category.rawValue, exercises],
                    isOwn: own(.template, place))
            }
        case .programs:
            rows = library.programs.enumerated().filter { filter.passes($0.element) }.map { place, value in
                Row(
                    entity: .program(value), name: value.name,
                    columns: [value.category.rawValue, value.difficulty?.rawValue ?? "", context.say(Self.length(value))],
                    isOwn: own(.program, place))
            }
        case .workouts: rows = workouts(folder, base)
        }
        return rows.filter { !(filter.onlyOwn && !$0.isOwn) && !(filter.onlyPresets && $0.isOwn) }
    }

    private func workouts(_ folder: Folder, _ base: LogBase) -> [Row] {
        let library = base.definitions.library
        var found: [(Int64, Row)] = []
        for file in folder.read([.workout], units: Units(base.settings)) {
            for entity in file.entities {
                guard case .workout(let value) = entity, filter.passes(value, library) else { continue }
                let title = value.name ?? value.template ?? value.cardio?.type.rawValue ?? value.metcon?.type.rawValue ?? ""
                found.append(
                    (
                        value.date.wallSeconds,
                        Row(
                            entity: entity, name: file.shown,
                            columns: [value.date.description, value.type.rawValue, title, value.duration?.description ?? ""],
                            isOwn: true)
                    ))
            }
        }
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func length(_ program: Program) -> Phrase {
        switch program.schedule {
        case .days(let days, let repeats): Phrase("{0} days", String(days.count * repeats))
        case .weeks(let weeks, _): Phrase("{0} weeks", String(weeks.count))
        }
    }

    /// Rows in columns as wide as they need; the last one is cut at the terminal's edge.
    private static func table(_ rows: [Row], width: Int) -> String {
        let cells = rows.map { row in
            row.columns.count == 4
                ? [row.columns[0], row.columns[1], row.columns[2], row.columns[3], row.name]
                : [(row.isOwn ? "* " : "  ") + row.name] + row.columns
        }
        let count = cells.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            cells.map { column < $0.count ? TerminalWidth.cells(of: $0[column]) : 0 }.max() ?? 0
        }
        return cells.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                line += column == row.count - 1 ? cell : TerminalWidth.pad(cell, to: widths[column] + 2)
            }
            return cut(line, to: width).trimmedEnd + "\n"
        }.joined()
    }

    private static func cut(_ line: String, to width: Int) -> String {
        guard TerminalWidth.cells(of: line) > width else { return line }
        var used = 0
        var result = ""
        for character in line {
            used += TerminalWidth.cells(of: character)
            if used >= width { break }
            result.append(character)
        }
        return result + "…"
    }
}

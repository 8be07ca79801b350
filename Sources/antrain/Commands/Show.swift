import Arguments
import Documents
import Domain
import Format
import Lint
import Log

/// How entities are printed.
enum EntityFormat: String, CaseIterable { case text, json, yaml, md }

/// `antrain show`.
struct Show: Command {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show an exercise, a food, a template, a program, a day or a file.",
        discussion: """
            A name finds exercises, templates, programs and foods, the folder's own and the presets; a date finds what was \
            logged on it; a path shows a file. `last` is the last workout, `today` the day, `profile` and `settings` \
            are what they say.
            """,
        examples: [
            Example("antrain show \"Bench Press\""), Example("antrain show 2025-11-12"),
            Example("antrain show last --format json"),
            Example("antrain show \"Push Day\" --format md > templates/push-day.md", "a preset as a file of your own"),
        ])

    static let parameters: [Parameter] = [
        .argument("what", help: "A name, a date, a file, or last, today, profile, settings.", kind: .dynamic("entities")),
        .option(
            "format", short: "f", value: "format", help: "How it is printed.", kind: .oneOf(EntityFormat.self), default: "text"),
    ]

    let what: String
    let format: EntityFormat

    init(_ arguments: ParsedArguments) throws {
        what = try arguments.required("what")
        format = try arguments.required("format") { EntityFormat(rawValue: $0) }
    }

    func run(_ context: Context) throws -> ExitStatus {
        let isPath = Folder.exists(what) && FileName(what) != nil
        let (folder, place) = try Check.folder(of: isPath ? what : "", mustExist: false)
        let base = LogBase(folder)
        context.use(base.settings.language)
        let found = try find(folder, isPath ? place : nil, base)
        let printer = EntityPrinter(format: format, base: base, translate: context.translate, width: context.terminal.width)
        context.print(try printer.text(found))
        return .success
    }

    private func find(_ folder: Folder, _ place: String?, _ base: LogBase) throws -> [Entity] {
        let units = Units(base.settings)
        if let place {
            guard let file = folder.read(place, units: units), !file.entities.isEmpty else {
                throw CommandError(
                    Phrase("`{0}` can't be read as a log.", what), help: Phrase("`antrain check {0}` says why.", what))
            }
            return file.entities
        }
        switch what {
        case "profile", "settings":
            if what == "settings" { return [.settings(base.settings)] }
            if let entity = folder.read([.profile], units: units).first?.entities.first { return [entity] }
            throw CommandError("There is no profile.yaml in this folder.", help: "`antrain init` writes one.")
        case "last":
            let workouts = folder.read([.workout], units: units).flatMap(\.entities)
            if let last = workouts.max(by: { Self.start($0) < Self.start($1) }) { return [last] }
            throw CommandError("There are no workouts in this folder.")
        default: break
        }
        if let date = what == "today" ? Context.today(base.settings.timezone) : CivilDate(iso: what) {
            return try day(date, folder, units)
        }
        let named = Self.named(what, base.definitions.library)
        guard named.isEmpty else { return named }
        throw unknown(base.definitions.library)
    }

    private static func start(_ entity: Entity) -> Int64 {
        if case .workout(let workout) = entity { return workout.date.wallSeconds }
        return .min
    }

    private func day(_ date: CivilDate, _ folder: Folder, _ units: Units) throws -> [Entity] {
        var found: [Entity] = []
        for entity in folder.read([.workout, .mealDay, .bodyweight, .coach], units: units).flatMap(\.entities) {
            switch entity {
            case .workout(let value) where value.date.date == date: found.append(entity)
            case .mealDay(let value) where value.date == date: found.append(entity)
            case .coach(let value) where value.created.date == date: found.append(entity)
            case .bodyweight(let value):
                let entries = value.filter { $0.date.date == date }
                if !entries.isEmpty { found.append(.bodyweight(entries)) }
            default: break
            }
        }
        guard found.isEmpty else { return found }
        throw CommandError(Phrase("Nothing is logged on {0}.", date.description))
    }

    /// Everything that has a name, over all kinds.
    static func named(_ name: String, _ library: Library) -> [Entity] {
        var found: [Entity] = []
        if let value = library.exercise(name) { found.append(.exercise(value)) }
        if let value = library.template(name) { found.append(.template(value)) }
        if let value = library.program(name) { found.append(.program(value)) }
        if let value = library.food(name) { found.append(.food(value)) }
        return found
    }

    private func unknown(_ library: Library) -> CommandError {
        let names =
            library.exercises.map(\.name) + library.templates.map(\.name) + library.programs.map(\.name)
            + library.foods.map(\.name)
        let near = Spelling.nearest(what, among: names, limit: 4)
        return CommandError(
            Phrase("Nothing is called `{0}`.", what),
            help: near.isEmpty
                ? "`antrain list exercises` shows names; a day is written 2025-11-12."
                : Phrase("Did you mean {0}?", near.map { "`\($0)`" }.joined(separator: ", ")))
    }
}

import Documents
import Domain

extension Reader {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - source: the file's bytes; its path is used in no decision.
    ///   - carrier: YAML or Markdown.
    ///   - kind: what the folder says it is; `kind:` in the file goes before it.
    ///   - fileDate: the date in the file's name, for Markdown files that have no other.
    /// - Returns: what could be read; everything wrong is in `findings`.
    public func read(_ source: SourceText, carrier: Carrier, kind: Kind?, fileDate: CivilDate? = nil) -> [ReadEntity] {
        load(source, carrier: carrier, kind: kind)
        var result: [ReadEntity] = []
        let kind = decide(kind)
        guard let kind else { return [] }
        if carrier == .markdown, kind == .workout || kind == .mealDay || kind == .coach { addDate(fileDate, kind) }
        if tree[tree.root].kind == .sequence, kind.allowsList {
            for item in tree.children(tree.root) { read(item, kind, &result) }
        } else {
            read(tree.root, kind, &result)
        }
        return result
    }

    /// The kind of the file, with what is said when folder and file disagree.
    private func decide(_ folder: Kind?) -> Kind? {
        let node = tree.value(tree.root, "kind")
        guard node != 0 else {
            if let folder, let better = betterKind(than: folder) {
                findings.append(
                    Finding(
                        "wrong-folder", at: firstLine(),
                        Phrase("This file has the keys of a {0}, in the folder for {1}.", better.record.name, folder.folder ?? folder.rawValue),
                        expected: better.folder.map { Phrase("a place under {0}/", $0) }))
                return better
            }
            if folder == nil {
                findings.append(
                    Finding(
                        "unknown-kind", at: firstLine(), "Neither the folder nor the file says what this is.",
                        expected: Phrase("a key `kind:` with one of: {0}", Kind.allCases.map(\.rawValue).joined(separator: ", ")),
                        help: "Or move the file to workouts/, meals/, templates/, programs/, exercises/, foods/, bodyweight/ or coach/."))
            }
            return folder
        }
        guard let said = choice(node, tree.bytes(node).trimmed, Kind.self, key: "kind") else { return folder }
        if let folder, folder != said {
            report(
                "wrong-folder", node, Phrase("The file says it is a {0}, and stands in the folder for {1}.", said.rawValue, folder.folder ?? folder.rawValue),
                expected: said.folder.map { Phrase("a place under {0}/", $0) })
        }
        return said
    }

    private func firstLine() -> Span { tree.source.lineSpan(0) }

    /// Another kind whose telling keys the file has, where it has none of its own.
    private func betterKind(than kind: Kind) -> Kind? {
        guard tree[tree.root].kind == .map, tree[tree.root].length > 0 else { return nil }
        let telling: [(Kind, [StaticString])] = [
            (.workout, ["cardio_type", "metcon_type", "program_day", "session_rpe"]), (.mealDay, ["meals"]),
            (.food, ["per_100g", "per_100ml", "servings"]), (.exercise, ["muscles", "equipment"]),
            (.program, ["weeks", "days"]), (.coach, ["messages"]),
        ]
        let logs: Set<Kind> = [.workout, .mealDay, .food, .exercise, .program, .coach, .template]
        guard logs.contains(kind) else { return nil }
        let own = kind == .template ? ["exercises"] : telling.first { $0.0 == kind }?.1 ?? []
        if own.contains(where: { tree.value(tree.root, $0) != 0 }) { return nil }
        if kind == .workout, tree.value(tree.root, "exercises") != 0 { return nil }
        return telling.first { $0.0 != kind && $0.1.contains { tree.value(tree.root, $0) != 0 } }?.0
            ?? (kind == .mealDay && tree.value(tree.root, "exercises") != 0 ? .workout : nil)
    }

    private func addDate(_ date: CivilDate?, _ kind: Kind) {
        let key: StaticString = kind == .coach ? "created" : "date"
        guard let date, tree[tree.root].kind == .map, tree.value(tree.root, key) == 0 else { return }
        let span = tree.span(tree.root)
        let pair = [tree.addText(key.description, at: span), tree.addText(date.description, at: span)]
        tree.root = tree.addContainer(.map, pair + Array(tree.children(tree.root)), at: span)
    }

    private func read(_ node: NodeID, _ kind: Kind, _ result: inout [ReadEntity]) {
        var places: [[NodeID]] = []
        if let entity = entity(node, kind, &places) { result.append(ReadEntity(entity: entity, node: node, places: places)) }
    }

    private func entity(_ node: NodeID, _ kind: Kind, _ places: inout [[NodeID]]) -> Entity? {
        if kind == .bodyweight {
            return BodyweightFormat.read(self, node, &places).map(Entity.bodyweight)
        }
        if tree[node].kind == .null || node == 0 {
            guard findings.isEmpty else { return nil }
            if kind == .profile || kind == .settings { return kind == .profile ? .profile(Profile()) : .settings(Settings()) }
            findings.append(
                Finding(
                    "empty-file", at: firstLine(), "This file is empty.",
                    help: Phrase("Write the first line, for example `{0}: …`, or delete the file.", kind.record.fields.first?.name ?? "")))
            return nil
        }
        guard let map = MapReader(self, node, kind.record) else { return nil }
        switch kind {
        case .settings: return SettingsFormat.read(map).map(Entity.settings)
        case .profile: return ProfileFormat.read(map, &places).map(Entity.profile)
        case .exercise: return ExerciseFormat.read(map).map(Entity.exercise)
        case .food: return FoodFormat.read(map, &places).map(Entity.food)
        case .template: return TemplateFormat.read(map, &places).map(Entity.template)
        case .program: return ProgramFormat.read(map, &places).map(Entity.program)
        case .workout: return WorkoutFormat.read(map, &places).map(Entity.workout)
        case .mealDay: return MealDayFormat.read(map, &places).map(Entity.mealDay)
        case .coach: return CoachFormat.read(map, &places).map(Entity.coach)
        case .bodyweight: return nil
        }
    }
}

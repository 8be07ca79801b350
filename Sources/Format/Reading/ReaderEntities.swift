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
        let textFindings = findings.count
        defer { dropDoubtful(from: textFindings) }
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
                reportFolder(better, folder)
                return better
            }
            if folder == nil { reportUnknownKind() }
            return folder
        }
        guard let said = choice(node, tree.bytes(node).trimmed, Kind.self, key: "kind") else { return folder }
        if let folder, folder != said {
            report(
                "wrong-folder", node,
                Phrase("The file says that it is a `{0}`, and stands among the files of {1}.", said.rawValue, Self.place(folder)),
                expected: Phrase("a place in {0}", Self.place(said)),
                help: Phrase(
                    "Move it to {0}, or correct `kind:`. Until then it is read as a `{1}`.", Self.place(said), said.rawValue))
        }
        return said
    }

    private func firstLine() -> Span {
        let start = Intake.textStart(tree.source)
        return Span(start, max(start, tree.source.lineSpan(0).end))
    }

    /// The keys of one kind in the folder of another.
    private func reportFolder(_ better: Kind, _ folder: Kind) {
        let key = tellingKey(of: better)
        report(
            "wrong-folder", key,
            Phrase("`{0}` is a key of `{1}`, and this file stands in {2}.", tree.text(key), better.rawValue, Self.place(folder)),
            expected: Phrase("a place in {0}", Self.place(better)),
            help: Phrase("Move the file to {0}; until then it is read as a `{1}`.", Self.place(better), better.rawValue))
    }

    private func reportUnknownKind() {
        let root = tree.root
        let found = Self.telling.first { $0.1.contains { tree.value(root, $0) != 0 } }?.0
        let guess = found ?? (tree.value(root, "exercises") == 0 ? nil : tree.value(root, "date") == 0 ? .template : .workout)
        var finding = Finding(
            "unknown-kind", at: firstLine(), "Neither the folder nor the file says what this is.",
            expected: Phrase("a key `kind:` with one of: {0}", Kind.allCases.map(\.rawValue).joined(separator: ", ")),
            help: "Move the file to workouts/, meals/, templates/, programs/, exercises/, foods/, bodyweight/ or coach/.")
        if let guess {
            finding.help = Phrase(
                "It looks like a `{0}`: move it to {1}, or write on top: kind: {0}", guess.rawValue, Self.place(guess))
            if tree[root].style == .block, tree.bodyStart.map({ tree.span(root).start < $0 }) ?? true {
                let start = tree.span(root).start
                finding.fix = [Edit(Span(start, start), "kind: \(guess.rawValue)\n")]
            }
        }
        findings.append(finding)
    }

    /// Where the files of a kind stand.
    private static func place(_ kind: Kind) -> String { kind.folder.map { $0 + "/" } ?? kind.rawValue + ".yaml" }

    /// Keys that only one kind of file has.
    private static let telling: [(Kind, [StaticString])] = [
        (.workout, ["cardio_type", "metcon_type", "program_day", "session_rpe"]), (.mealDay, ["meals"]),
        (.food, ["per_100g", "per_100ml", "servings"]), (.exercise, ["muscles", "equipment"]),
        (.program, ["weeks", "days"]), (.coach, ["messages"]),
    ]

    /// The first key of the file that tells a kind; 0 for none.
    private func tellingKey(of kind: Kind) -> NodeID {
        let keys = Self.telling.first { $0.0 == kind }?.1 ?? []
        var key = tree.firstChild(tree.root)
        while key != 0 {
            let bytes = tree.bytes(key)
            if keys.contains(where: { bytes.equals($0) }) || kind == .workout && bytes.equals("exercises") { return key }
            key = tree[tree[key].next].next
        }
        return 0
    }

    /// Another kind whose telling keys the file has, where it has none of its own.
    private func betterKind(than kind: Kind) -> Kind? {
        guard tree[tree.root].kind == .map, tree[tree.root].length > 0 else { return nil }
        let telling = Self.telling
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

    /// Whether a Markdown file holds nothing but blank lines.
    private var isBlankMarkdown: Bool {
        tree.bodyStart != nil && tree.source.bytes.count < 100
            && tree.source.bytes.part(Intake.textStart(tree.source), tree.source.bytes.count).trimmedLines.isEmpty
    }

    private func entity(_ node: NodeID, _ kind: Kind, _ places: inout [[NodeID]]) -> Entity? {
        if kind == .bodyweight {
            return BodyweightFormat.read(self, node, &places).map(Entity.bodyweight)
        }
        if tree[node].kind == .null || node == 0 || isBlankMarkdown {
            guard findings.isEmpty else { return nil }
            if kind == .profile || kind == .settings { return kind == .profile ? .profile(Profile()) : .settings(Settings()) }
            findings.append(
                Finding(
                    "empty-file", at: firstLine(),
                    tree.source.bytes.trimmedLines.isEmpty ? "This file is empty." : "This file holds nothing but comments.",
                    expected: kind.record.fields.first.map { Phrase("{0}: {1}", $0.name, $0.sample) },
                    help: "Write what belongs into it, or delete the file."))
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

import Domain

/// What a list leaves out.
struct ListFilter {
    var text: String?
    var category: String?
    var muscle: Muscle?
    var equipment: Equipment?
    var exercise: String?
    var since: CivilDate?
    var until: CivilDate?
    var onlyOwn = false
    var onlyPresets = false

    private func matches(_ names: [String]) -> Bool {
        guard let text else { return true }
        let wanted = NameKey(text).text
        return names.contains { NameKey($0).text.contains(wanted) }
    }

    private func isCategory(_ value: String) -> Bool {
        category.map { NameKey($0) == NameKey(value) } ?? true
    }

    func passes(_ value: Exercise) -> Bool {
        isCategory(value.category.rawValue)
            && (muscle.map { value.muscles.contains($0) || value.secondaryMuscles.contains($0) } ?? true)
            && (equipment.map { value.equipment == $0 } ?? true)
            && matches([value.name] + value.aliases + Array(value.names.values))
    }

    func passes(_ value: Food) -> Bool {
        isCategory(value.category.rawValue) && matches([value.name] + value.aliases + Array(value.names.values))
    }

    func passes(_ value: Template, _ library: Library) -> Bool {
        isCategory(value.category.rawValue) && matches([value.name] + Array(value.names.values))
            && hasExercise(value.exercises.map(\.exercise), library)
    }

    func passes(_ value: Program) -> Bool {
        isCategory(value.category.rawValue) && matches([value.name] + Array(value.names.values))
    }

    func passes(_ value: Workout, _ library: Library) -> Bool {
        isCategory(value.type.rawValue) && (since.map { value.date.date >= $0 } ?? true)
            && (until.map { value.date.date <= $0 } ?? true)
            && matches([value.name, value.template, value.program].compactMap { $0 } + value.exercises.map(\.exercise))
            && hasExercise(value.exercises.map(\.exercise), library)
    }

    private func hasExercise(_ names: [String], _ library: Library) -> Bool {
        guard let exercise else { return true }
        let wanted = library.exerciseNames[exercise]
        return names.contains { NameKey($0) == NameKey(exercise) || wanted != nil && library.exerciseNames[$0] == wanted }
    }
}

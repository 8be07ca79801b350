/// What a folder knows by name: its own definitions, and the presets that they do not override.
public struct Library: Sendable {
    public private(set) var exercises: [Exercise] = []
    public private(set) var foods: [Food] = []
    public private(set) var templates: [Template] = []
    public private(set) var programs: [Program] = []
    public private(set) var exerciseNames = NameIndex()
    public private(set) var foodNames = NameIndex()
    public private(set) var templateNames = NameIndex()
    public private(set) var programNames = NameIndex()
    /// Names of foods that begin with a digit, which a meal line could mean as a whole.
    public private(set) var foodNamesWithDigit: Set<NameKey> = []
    /// Every serving unit that some food has.
    public private(set) var servingUnits: Set<NameKey> = []

    public init() {}

    /// Makes room for that many names of exercises and foods.
    public mutating func reserve(exercises: Int, foods: Int) {
        exerciseNames.reserve(exercises)
        foodNames.reserve(foods)
    }

    /// Adds an exercise; what was added before it has the first claim to a name.
    public mutating func add(_ exercise: Exercise) {
        let place = exercises.count
        exercises.append(exercise)
        exerciseNames.add(exercise.name, place)
        for name in exercise.aliases { exerciseNames.add(name, place) }
        for name in exercise.names.values { exerciseNames.add(name, place) }
    }

    public mutating func add(_ food: Food) {
        let place = foods.count
        foods.append(food)
        for name in [food.name] + food.aliases + Array(food.names.values) {
            foodNames.add(name, place)
            if name.utf8.first.map({ $0 &- 48 < 10 }) ?? false { foodNamesWithDigit.insert(NameKey(name)) }
        }
        for unit in food.servings { servingUnits.insert(NameKey(unit.name)) }
    }

    public mutating func add(_ template: Template) {
        templates.append(template)
        templateNames.add(template.name, templates.count - 1)
        for name in template.names.values { templateNames.add(name, templates.count - 1) }
    }

    public mutating func add(_ program: Program) {
        programs.append(program)
        programNames.add(program.name, programs.count - 1)
        for name in program.names.values { programNames.add(name, programs.count - 1) }
    }

    mutating func replaceFood(_ place: Int, _ food: Food) { foods[place] = food }

    public func exercise(_ name: String) -> Exercise? { exerciseNames[name].map { exercises[$0] } }
    public func food(_ name: String) -> Food? { foodNames[name].map { foods[$0] } }
    public func template(_ name: String) -> Template? { templateNames[name].map { templates[$0] } }
    public func program(_ name: String) -> Program? { programNames[name].map { programs[$0] } }
}

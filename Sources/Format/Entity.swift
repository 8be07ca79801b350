import Documents
import Domain

/// What a file, or one entry of it, says.
public enum Entity: Hashable, Sendable {
    case settings(Settings)
    case profile(Profile)
    case bodyweight([BodyweightEntry])
    case exercise(Exercise)
    case food(Food)
    case template(Template)
    case program(Program)
    case workout(Workout)
    case mealDay(MealDay)
    case coach(Conversation)

    public var kind: Kind {
        switch self {
        case .settings: .settings
        case .profile: .profile
        case .bodyweight: .bodyweight
        case .exercise: .exercise
        case .food: .food
        case .template: .template
        case .program: .program
        case .workout: .workout
        case .mealDay: .mealDay
        case .coach: .coach
        }
    }

    /// The name that others refer to it by.
    public var name: String? {
        switch self {
        case .exercise(let value): value.name
        case .food(let value): value.name
        case .template(let value): value.name
        case .program(let value): value.name
        default: nil
        }
    }

    /// The entity as a document; `long` spells lines out into keys, for JSON.
    public func outline(long: Bool = false) -> Outline {
        switch self {
        case .settings(let value): SettingsFormat.write(value)
        case .profile(let value): ProfileFormat.write(value)
        case .bodyweight(let value): BodyweightFormat.write(value)
        case .exercise(let value): ExerciseFormat.write(value)
        case .food(let value): FoodFormat.write(value, long: long)
        case .template(let value): TemplateFormat.write(value, long: long)
        case .program(let value): ProgramFormat.write(value)
        case .workout(let value): WorkoutFormat.write(value, long: long)
        case .mealDay(let value): MealDayFormat.write(value, long: long)
        case .coach(let value): CoachFormat.write(value)
        }
    }
}

/// An entity with the places it was read from. Node numbers are valid until the reader reads again.
public struct ReadEntity {
    public var entity: Entity
    /// The map that holds it.
    public var node: NodeID
    /// What rules point at: for each exercise, meal or day its name's node, then its lines' nodes.
    public var places: [[NodeID]]

    public init(entity: Entity, node: NodeID, places: [[NodeID]]) {
        self.entity = entity
        self.node = node
        self.places = places
    }
}

/// Collects the keys of a map to write, leaving out what says nothing.
struct Entries {
    var list: [Outline.Entry] = []

    mutating func text(_ field: Field, _ value: String?) {
        if let value { list.append(.init(field.name, .text(value))) }
    }

    /// A text whose key says what it is, so that it needs no quotes to be told from a number.
    mutating func typed(_ field: Field, _ value: String?) {
        if let value { list.append(.init(field.name, .typed(value))) }
    }

    mutating func value(_ field: Field, _ value: (some CustomStringConvertible)?) { typed(field, value?.description) }

    mutating func number(_ field: Field, _ value: Int?) {
        if let value { list.append(.init(field.name, .number(String(value)))) }
    }

    mutating func number(_ field: Field, _ value: FixedPoint?) {
        if let value { list.append(.init(field.name, .number(value.description))) }
    }

    mutating func number(_ field: Field, _ value: RPE?) {
        if let value { list.append(.init(field.name, .number(value.description))) }
    }

    mutating func word(_ field: Field, _ value: (some RawRepresentable<String>)?) {
        if let value { list.append(.init(field.name, .text(value.rawValue))) }
    }

    mutating func flag(_ field: Field, _ value: Bool?) {
        if let value { list.append(.init(field.name, .flag(value))) }
    }

    mutating func texts(_ field: Field, _ values: [String]) {
        if !values.isEmpty { list.append(.init(field.name, .list(values.map(Outline.text), flow: true))) }
    }

    mutating func outline(_ field: Field, _ value: Outline?) {
        if let value { list.append(.init(field.name, value)) }
    }

    mutating func names(_ field: Field, _ names: [String: String]) {
        guard !names.isEmpty else { return }
        let entries = names.sorted { $0.key < $1.key }.map { Outline.Entry($0.key, .text($0.value)) }
        list.append(.init(field.name, .map(entries, flow: true)))
    }

    var map: Outline { .map(list) }
}

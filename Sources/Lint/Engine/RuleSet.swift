import Documents
import Domain
import Format

/// All rules, and the checks sorted by what they look at.
public enum RuleSet {
    /// Every rule, in the order in which the documentation lists them.
    public static let all: [Rule] =
        text + shape + lines + markdown + files + references + sense

    private static let severities = Dictionary(all.map { ($0.code, $0.severity) }, uniquingKeysWith: { first, _ in first })

    /// A rule by its code.
    public static func rule(_ slug: String) -> Rule? { all.first { $0.code.slug == slug } }

    /// The severity that a code has by itself.
    static func severity(_ code: Code) -> Severity { severities[code] ?? .error }

    static let workout = all.compactMap { if case .workout(let check) = $0.check { check } else { nil } }
    static let mealDay = all.compactMap { if case .mealDay(let check) = $0.check { check } else { nil } }
    static let foodLine = all.compactMap { if case .foodLine(let check) = $0.check { check } else { nil } }
    static let template = all.compactMap { if case .template(let check) = $0.check { check } else { nil } }
    static let program = all.compactMap { if case .program(let check) = $0.check { check } else { nil } }
    static let food = all.compactMap { if case .food(let check) = $0.check { check } else { nil } }
    static let exercise = all.compactMap { if case .exercise(let check) = $0.check { check } else { nil } }
    static let profile = all.compactMap { if case .profile(let check) = $0.check { check } else { nil } }
    static let settings = all.compactMap { if case .settings(let check) = $0.check { check } else { nil } }
    static let bodyweight = all.compactMap { if case .bodyweight(let check) = $0.check { check } else { nil } }
    static let entity = all.compactMap { if case .entity(let check) = $0.check { check } else { nil } }
    static let folder = all.compactMap { if case .folder(let check) = $0.check { check } else { nil } }
}

/// The Turkish of what the program says, by its English.
enum Turkish {
    static func text(_ template: String) -> String { table[template] ?? template }

    static let table: [String: String] = [:]
}

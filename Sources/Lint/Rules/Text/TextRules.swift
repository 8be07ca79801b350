extension RuleSet {
    static let text: [Rule] = []
}

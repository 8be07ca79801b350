extension RuleSet {
    static let sense: [Rule] = []
}

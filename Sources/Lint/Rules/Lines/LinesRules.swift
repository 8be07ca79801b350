extension RuleSet {
    static let lines: [Rule] = []
}

extension RuleSet {
    static let files: [Rule] = []
}

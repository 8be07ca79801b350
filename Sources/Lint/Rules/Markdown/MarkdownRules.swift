extension RuleSet {
    static let markdown: [Rule] = []
}

extension RuleSet {
    static let shape: [Rule] = [.unknownKey]
}

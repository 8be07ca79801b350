extension RuleSet {
    static let references: [Rule] = [.unknownExercise]
}

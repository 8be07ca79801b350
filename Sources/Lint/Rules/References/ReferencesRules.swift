extension RuleSet {
    static let references: [Rule] = [
        .unknownExercise, .unknownFood, .unknownServing, .noDensity, .noServing, .ambiguousFood, .foodOrder, .unknownTemplate,
        .unknownProgram, .unknownActiveProgram, .duplicateName, .presetOverridden, .recipeCycle, .unknownDefaultServing,
        .programNumbering,
    ]
}

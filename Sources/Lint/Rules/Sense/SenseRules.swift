extension RuleSet {
    static let sense: [Rule] = [
        .overlappingWorkouts, .futureDate, .paceMismatch, .caloriesMacros, .macrosOver100, .loadJump, .weightJump, .duplicateDate,
        .duplicateDay, .calorieExcess, .impossibleSet, .heavyWarmup, .zeroLoad, .maybeHours, .dateOfBirth,
    ]
}

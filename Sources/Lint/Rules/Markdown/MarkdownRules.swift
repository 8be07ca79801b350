extension RuleSet {
    static let markdown: [Rule] = [
        .notesTwice, .textIgnored, .setWithoutExercise, .underlinedHeading, .headingWithoutSpace, .swallowedSet, .setInProse,
    ]
}

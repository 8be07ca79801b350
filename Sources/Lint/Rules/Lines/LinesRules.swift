extension RuleSet {
    static let lines: [Rule] = [
        .setSyntax, .setOrder, .maybeSwapped, .maybeSets, .rpeRange, .repRange,
        .unbalancedNote, .cutByComment, .colonInLine, .flowComma, .foodSyntax, .nutritionInNote,
    ]
}

extension RuleSet {
    static let shape: [Rule] = [
        .unknownKey, .duplicateKey, .missingKey, .wrongType, .wrongValue, .noSuchDate, .missingUnit, .unknownUnit,
        .thousandsOrDecimal, .outOfRange, .tooLong, .unknownWord, .mixedForms, .twoSchedules, .dayWithoutTemplate, .noSets,
        .emptyFile, .unknownKind, .wrongFolder, .unknownCode,
    ]
}

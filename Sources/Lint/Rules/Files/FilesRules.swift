extension RuleSet {
    static let files: [Rule] = [
        .unreadableFile, .vanishedFile, .notAFile, .fileTooLarge, .linkedLoop, .fileDate,
    ]
}

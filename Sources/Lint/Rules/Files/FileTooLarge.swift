extension Rule {
    static let fileTooLarge = Rule(
        "file-too-large", .error, "A file that is too large to be a log.",
        explanation: """
            A day of training takes a few kilobytes; a file of many megabytes is something else that has got \
            into the folder, or is damaged. It is not read. Look into it, split it, or move it away.
            """,
        examples: [],
        isAboutDisk: true)
}

extension Rule {
    static let unreadableFile = Rule(
        "unreadable-file", .error, "A file or folder that can't be opened.",
        explanation: """
            The system refuses to open it, so nothing in it is counted. Most often it belongs to another user or \
            its permissions are too narrow; a broken disk or a folder of a network that is away says the same. \
            The message repeats what the system says.
            """,
        examples: [],
        isAboutDisk: true)
}

extension Rule {
    static let notAFile = Rule(
        "not-a-file", .warning, "Something with the name of a log that is no file.",
        explanation: """
            A folder, a pipe, a socket or a device has a name that ends like a log's, in .yaml or .md. Reading \
            it could wait for ever, so it is passed over. Rename it or move it elsewhere.
            """,
        examples: [],
        isAboutDisk: true)
}

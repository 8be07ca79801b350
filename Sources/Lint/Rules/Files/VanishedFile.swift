extension Rule {
    static let vanishedFile = Rule(
        "vanished-file", .note, "A file that went away while it was about to be read.",
        explanation: """
            Another program, such as a synchronisation or an editor that saves under a new name, moved or \
            deleted the file in the moment between listing and reading. If you know of that, there is nothing to \
            do; otherwise look where it went.
            """,
        examples: [],
        isAboutDisk: true)
}

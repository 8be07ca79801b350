extension Rule {
    static let linkedLoop = Rule(
        "linked-loop", .note, "A link that leads back into a folder above it.",
        explanation: """
            A linked folder that contains itself would be read without end, and everything in it would be \
            counted again and again. The link is not followed. Remove it if nothing else needs it.
            """,
        examples: [],
        isAboutDisk: true)
}

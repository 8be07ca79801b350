extension Rule {
    static let yamlSyntax = Rule(
        "yaml-syntax", .error, "A line that is not YAML.",
        explanation: """
            A YAML file is made of keys with values, `date: 2025-11-12`, and of lists, whose items begin with `- \
            `; what belongs to a line stands below it, further to the right. Where a colon, a space, a quote or \
            a bracket is missing, nobody can tell what belongs to what, so the file is read only up to this \
            place. The message shows what is missing and the line as it should be. The same holds for the keys \
            between the two `---` lines of a Markdown file.
            """,
        examples: yamlSyntaxExamples + yamlSyntaxMoreExamples)
}

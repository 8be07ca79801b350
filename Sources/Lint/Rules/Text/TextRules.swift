extension RuleSet {
    static let text: [Rule] = [
        .yamlSyntax, .tabIndent, .markdownInYAML, .needsQuotes, .secondDocument, .tooDeep, .aliasBomb, .mergeConflict,
        .notUTF8, .controlCharacter, .frontMatterOpen,
    ]
}

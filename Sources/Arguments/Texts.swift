/// The texts of the module itself, as they are given to `translate`.
public enum Texts {
    static let unknownOption = "Unknown option {0}"
    static let unknownCommand = "Unknown command {0}"
    static let missingValue = "Missing value for {0}"
    static let takesNoValue = "{0} takes no value"
    static let invalidValue = "Invalid value “{0}” for {1}"
    static let invalidChoice = "Invalid value “{0}” for {1}: expected one of {2}"
    static let invalidInteger = "Invalid value “{0}” for {1}: expected a whole number"
    static let invalidNumber = "Invalid value “{0}” for {1}: expected a number"
    static let unexpectedArgument = "Unexpected argument “{0}”"
    static let missingArgument = "Missing argument {0}"
    static let missingOption = "Missing option {0}"
    static let didYouMean = "{0}; did you mean {1}?"
    static let usageLine = "Usage: {0}"

    static let usage = "USAGE"
    static let arguments = "ARGUMENTS"
    static let options = "OPTIONS"
    static let examples = "EXAMPLES"
    static let subcommands = "SUBCOMMANDS"
    static let optionsPlaceholder = "options"
    static let commandPlaceholder = "command"
    static let defaultNote = "(default: {0})"
    static let valuesNote = "(values: {0})"
    static let valuesAndDefaultNote = "(values: {0}; default: {1})"
    static let moreHelp = "Run “{0}” for more about a command."
    static let helpHelp = "Show this help."
    static let versionHelp = "Show the version."
    static let helpCommand = "Show the help of a command."

    /// All of them, so that a program can check that its translations are complete.
    public static let all = [
        unknownOption, unknownCommand, missingValue, takesNoValue, invalidValue, invalidChoice, invalidInteger,
        invalidNumber, unexpectedArgument, missingArgument, missingOption, didYouMean, usageLine, usage,
        arguments, options, examples, subcommands, optionsPlaceholder, commandPlaceholder, defaultNote,
        valuesNote, valuesAndDefaultNote, moreHelp, helpHelp, versionHelp, helpCommand,
    ]

    /// A template with `{0}`, `{1}`… replaced by the arguments. Numbers without an argument stay as they are.
    static func fill(_ template: String, _ arguments: [String]) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            rest = rest[open...]
            if let close = rest.firstIndex(of: "}"), let index = Int(rest[rest.index(after: open)..<close]),
                arguments.indices.contains(index)
            {
                result += arguments[index]
                rest = rest[rest.index(after: close)...]
            } else {
                result += "{"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}

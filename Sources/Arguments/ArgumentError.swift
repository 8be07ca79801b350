/// Something wrong with a command line, as a value: a template to translate and the words to put in it.
public struct ArgumentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The exit code of usage errors.
    public static let exitCode: Int32 = 2

    /// The message in English with `{0}`, `{1}`… for the arguments: `Unknown option {0}`.
    public let template: String
    /// The words for the template, the offending one first.
    public let arguments: [String]
    /// The nearest word that would have been right.
    public let suggestion: String?
    /// The command that was called, for the usage line.
    public let path: CommandPath?

    /// An error a command found in its arguments; the parser adds the usage line.
    public init(_ template: String, _ arguments: String..., suggestion: String? = nil) {
        self.init(template, arguments, suggestion: suggestion, path: nil)
    }

    init(_ template: String, _ arguments: [String], suggestion: String?, path: CommandPath?) {
        self.template = template
        self.arguments = arguments
        self.suggestion = suggestion
        self.path = path
    }

    func located(at path: CommandPath) -> ArgumentError {
        ArgumentError(template, arguments, suggestion: suggestion, path: path)
    }

    /// One line that says what is wrong, and a second with the usage of the command.
    public func message(translate: (String) -> String = { $0 }) -> String {
        var lines = [Texts.fill(translate(template), arguments)]
        if let suggestion {
            lines[0] = Texts.fill(translate(Texts.didYouMean), [lines[0], suggestion])
        }
        if let path {
            lines.append(Texts.fill(translate(Texts.usageLine), [path.usage(translate: translate)]))
        }
        return lines.joined(separator: "\n")
    }

    /// The message in English.
    public var description: String { message() }
}

/// What the value of an option or argument may be: checked when parsing, and completed by the shell.
public enum ValueKind: Sendable, Equatable {
    /// Any text; the shell completes nothing.
    case text
    /// A whole number.
    case integer
    /// A decimal number, with a point.
    case number
    /// One of these words, spelled exactly so.
    case oneOf([String])
    /// The path of a file; the shell offers only names ending in one of the extensions, if there are any.
    case file(extensions: [String])
    /// The path of a directory.
    case directory
    /// A name that only the program knows: the shell asks it with `program --complete KIND WORD`.
    case dynamic(String)

    /// The path of any file.
    public static let file = ValueKind.file(extensions: [])

    /// One of the cases of an enumeration, spelled as its raw values.
    public static func oneOf<T: CaseIterable & RawRepresentable>(_ type: T.Type) -> ValueKind
    where T.RawValue == String {
        .oneOf(type.allCases.map(\.rawValue))
    }
}

/// Whether a flag can be turned off by a second name.
public enum FlagInversion: Sendable, Equatable {
    /// The flag can only be turned on.
    case none
    /// `--x` turns the flag on and `--no-x` turns it off; the last one given counts.
    case prefixedNo
}

/// The declaration of one flag, option or argument of a command.
///
/// Parsing, help and completions are all made from these declarations.
public struct Parameter: Sendable, Equatable {
    /// How a parameter is written on the command line.
    public enum Role: Sendable, Equatable {
        /// `--name`, without a value.
        case flag(FlagInversion)
        /// `--name value`.
        case option
        /// A word without a name, known by its position.
        case argument
    }

    /// How the parameter is written.
    public let role: Role
    /// The long name without dashes, by which `ParsedArguments` is asked for it too.
    public let name: String
    /// The letter after a single dash, if there is one.
    public let short: Character?
    /// What stands between angle brackets in help: `date` in `--since <date>`.
    public let valueName: String
    /// One or two sentences for help, before translation.
    public let help: String
    /// What the value may be.
    public let kind: ValueKind
    /// The value when none is given; for a flag `"true"` or nothing.
    public let defaultValue: String?
    /// Whether it may be given several times, each adding a value.
    public let isRepeated: Bool
    /// Whether leaving it out is an error.
    public let isRequired: Bool
    /// Whether help and completions leave it out.
    public let isHidden: Bool

    /// A switch without a value: `--quiet`, `-q`.
    public static func flag(
        _ name: String, short: Character? = nil, inversion: FlagInversion = .none,
        default isOn: Bool = false, help: String, hidden: Bool = false
    ) -> Parameter {
        Parameter(
            role: .flag(inversion), name: name, short: short, valueName: name, help: help, kind: .text,
            defaultValue: isOn ? "true" : nil, isRepeated: false, isRequired: false, isHidden: hidden)
    }

    /// An option with a value: `--since 2025-01-01`. With `repeats` each use adds a value; otherwise the last counts.
    public static func option(
        _ name: String, short: Character? = nil, value: String, help: String, kind: ValueKind = .text,
        default defaultValue: String? = nil, repeats: Bool = false, required: Bool = false, hidden: Bool = false
    ) -> Parameter {
        Parameter(
            role: .option, name: name, short: short, valueName: value, help: help, kind: kind,
            defaultValue: defaultValue, isRepeated: repeats, isRequired: required, isHidden: hidden)
    }

    /// A word known by its position. It is required unless said otherwise or it has a default;
    /// with `repeats` it takes all the words that remain.
    public static func argument(
        _ name: String, help: String, kind: ValueKind = .text, default defaultValue: String? = nil,
        repeats: Bool = false, required: Bool = true, hidden: Bool = false
    ) -> Parameter {
        Parameter(
            role: .argument, name: name, short: nil, valueName: name, help: help, kind: kind,
            defaultValue: defaultValue, isRepeated: repeats, isRequired: required && defaultValue == nil,
            isHidden: hidden)
    }

    /// How messages name the parameter: `--since` or `<file>`.
    public var spelling: String { isArgument ? "<\(name)>" : "--\(name)" }

    var isArgument: Bool { role == .argument }
    var takesValue: Bool { role == .option }
    var isInvertible: Bool { role == .flag(.prefixedNo) }

    /// The long spellings: `--colour`, and `--no-colour` if it has an inversion.
    var longSpellings: [String] {
        isArgument ? [] : isInvertible ? ["--\(name)", "--no-\(name)"] : ["--\(name)"]
    }

    /// The flag every command has.
    static let helpFlag = flag("help", short: "h", help: Texts.helpHelp)
    /// The flag every command has if the root has a version.
    static let versionFlag = flag("version", help: Texts.versionHelp)
}

/// A type whose values can be written on the command line.
public protocol ExpressibleByArgument {
    /// Reads a word, or nothing if it makes no sense.
    init?(argument: String)
}

extension String: ExpressibleByArgument {
    /// The word as it is.
    public init?(argument: String) { self = argument }
}

extension Int: ExpressibleByArgument {
    /// A whole number.
    public init?(argument: String) { self.init(argument) }
}

extension Double: ExpressibleByArgument {
    /// A decimal number, neither infinite nor undefined.
    public init?(argument: String) {
        guard let value = Double(argument), value.isFinite else { return nil }
        self = value
    }
}

extension RawRepresentable where Self: ExpressibleByArgument, RawValue: ExpressibleByArgument {
    /// The case with this raw value.
    public init?(argument: String) {
        guard let raw = RawValue(argument: argument) else { return nil }
        self.init(rawValue: raw)
    }
}

/// The values given on a command line, by the names of the declared parameters.
///
/// Asking for a name that was never declared is a mistake of the program: debug builds stop there,
/// others act as if it was not given.
public struct ParsedArguments: Sendable {
    let parameters: [Parameter]
    let values: [String: [String]]

    /// Whether a flag is on: by the last use of it, or else by its default.
    public func flag(_ name: String) -> Bool { string(name) == "true" }

    /// How often a flag was given: 3 for `-vvv`.
    public func count(_ name: String) -> Int { given(name).count { $0 == "true" } }

    /// Whether the parameter was given at all, rather than left to its default.
    public func isGiven(_ name: String) -> Bool { !given(name).isEmpty }

    /// The value given last, or else the default.
    public func string(_ name: String) -> String? { given(name).last ?? parameter(name)?.defaultValue }

    /// All the values given, in order, or else the default alone.
    public func strings(_ name: String) -> [String] {
        let given = given(name)
        return given.isEmpty ? parameter(name)?.defaultValue.map { [$0] } ?? [] : given
    }

    /// The value as another type, or nothing if there is neither a value nor a default.
    public func value<T: ExpressibleByArgument>(
        _ name: String, as type: T.Type = T.self
    ) throws(ArgumentError) -> T? {
        try value(name, T.init(argument:))
    }

    /// The value as another type, made by a function that returns nothing if it makes no sense.
    public func value<T>(_ name: String, _ make: (String) -> T?) throws(ArgumentError) -> T? {
        guard let string = string(name) else { return nil }
        return try convert(string, name, make)
    }

    /// The value as another type; it is an error if there is none.
    public func required<T: ExpressibleByArgument>(
        _ name: String, as type: T.Type = T.self
    ) throws(ArgumentError) -> T {
        try required(name, T.init(argument:))
    }

    /// The value as another type, made by a function; it is an error if there is none.
    public func required<T>(_ name: String, _ make: (String) -> T?) throws(ArgumentError) -> T {
        guard let string = string(name) else { throw missing(name) }
        return try convert(string, name, make)
    }

    /// All the values as another type.
    public func values<T: ExpressibleByArgument>(
        _ name: String, as type: T.Type = T.self
    ) throws(ArgumentError) -> [T] {
        try values(name, T.init(argument:))
    }

    /// All the values as another type, made by a function that returns nothing if one makes no sense.
    public func values<T>(_ name: String, _ make: (String) -> T?) throws(ArgumentError) -> [T] {
        var result: [T] = []
        for string in strings(name) { result.append(try convert(string, name, make)) }
        return result
    }

    private func convert<T>(_ string: String, _ name: String, _ make: (String) -> T?) throws(ArgumentError) -> T {
        if let value = make(string) { return value }
        throw ArgumentError(Texts.invalidValue, string, parameter(name)?.spelling ?? name)
    }

    private func missing(_ name: String) -> ArgumentError {
        guard let parameter = parameter(name) else { return ArgumentError(Texts.missingOption, name) }
        return ArgumentError(
            parameter.isArgument ? Texts.missingArgument : Texts.missingOption, parameter.spelling)
    }

    private func given(_ name: String) -> [String] {
        assert(parameter(name) != nil, "no parameter \(name) is declared")
        return values[name] ?? []
    }

    private func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }
}

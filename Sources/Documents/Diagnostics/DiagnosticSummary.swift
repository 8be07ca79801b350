/// How a check went, in numbers.
public struct DiagnosticSummary: Hashable, Sendable {
    public private(set) var errors = 0
    public private(set) var warnings = 0
    public private(set) var notes = 0
    /// How many files were looked at.
    public var files: Int
    public var milliseconds: Int
    private var paths: Set<String> = []

    public init(files: Int = 0, milliseconds: Int = 0) {
        self.files = files
        self.milliseconds = milliseconds
    }

    /// How many files have something to report.
    public var filesWithFindings: Int { paths.count }

    public var isEmpty: Bool { errors + warnings + notes == 0 }

    public mutating func count(_ diagnostic: Diagnostic) {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .note: notes += 1
        }
        paths.insert(diagnostic.path)
    }

    /// One line: `3 errors, 1 warning in 2 of 431 files (0.12 s)`.
    public func text(_ translate: (String) -> String = { $0 }) -> String {
        Self.text(
            errors: errors, warnings: warnings, notes: notes, filesWithFindings: filesWithFindings, files: files,
            milliseconds: milliseconds, translate)
    }

    /// The same from bare numbers.
    public static func text(
        errors: Int, warnings: Int, notes: Int = 0, filesWithFindings: Int, files: Int, milliseconds: Int,
        _ translate: (String) -> String = { $0 }
    ) -> String {
        let time = seconds(milliseconds).text(translate)
        let counts = [(errors, Template.errors), (warnings, Template.warnings), (notes, Template.notes)]
            .filter { $0.0 > 0 }
            .map { $1.phrase($0).text(translate) }
        if counts.isEmpty { return Template.nothing.phrase(files, time).text(translate) }
        let found = counts.joined(separator: ", ")
        // Something may be found before a file has been looked at.
        let all = max(files, filesWithFindings)
        return all == 1
            ? Phrase(Template.inOneFile, found, time).text(translate)
            : Phrase(Template.inFiles, found, String(filesWithFindings), String(all), time).text(translate)
    }

    /// Seconds to the hundredth; the template holds the decimal sign, which languages write differently.
    private static func seconds(_ milliseconds: Int) -> Phrase {
        let hundredths = (max(0, milliseconds) + 5) / 10
        let fraction = hundredths % 100
        return Phrase(Template.decimal, String(hundredths / 100), (fraction < 10 ? "0" : "") + String(fraction))
    }

    /// A template for one and one for any other number, the number being `{0}` in both.
    private struct Plural {
        var one: String
        var other: String

        func phrase(_ count: Int, _ more: String...) -> Phrase {
            Phrase(template: count == 1 ? one : other, arguments: [String(count)] + more)
        }
    }

    private enum Template {
        static let errors = Plural(one: "{0} error", other: "{0} errors")
        static let warnings = Plural(one: "{0} warning", other: "{0} warnings")
        static let notes = Plural(one: "{0} note", other: "{0} notes")
        static let nothing = Plural(one: "{0} file, nothing to report ({1} s)", other: "{0} files, nothing to report ({1} s)")
        static let inOneFile = "{0} in 1 file ({1} s)"
        static let inFiles = "{0} in {1} of {2} files ({3} s)"
        static let decimal = "{0}.{1}"
    }

    /// Everything that `text` asks `translate` for.
    static let templates: [String] =
        [Template.errors, Template.warnings, Template.notes, Template.nothing].flatMap { [$0.one, $0.other] }
        + [Template.inOneFile, Template.inFiles, Template.decimal]
}

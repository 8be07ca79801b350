/// Diagnostics for programs.
///
///     {
///       "version": 1,
///       "findings": [
///         {
///           "code": "set-syntax",             the stable name of the kind of finding
///           "severity": "error",              "error", "warning" or "note"
///           "file": "workouts/2025/a.md",     "-" for standard input
///           "line": 14,                       from 1; 0 if the finding is about the whole file
///           "column": 14,                     in UTF-8 bytes, from 1
///           "end_line": 14,
///           "end_column": 17,                 behind the last byte
///           "excerpt": "- 80kg x 8 @77",      the whole line, or null
///           "message": "…",                   for people, in their language
///           "expected": "…",                  the same, or null
///           "help": "…",                      the same, or null
///           "related": {                      another place that belongs to it, or null
///             "file": "workouts/2025/a.md", "line": 3, "column": 1, "message": "…"
///           },
///           "fix": [                          edits that mend it; empty if there are none
///             { "start": 120, "end": 123, "text": "@7.5" }
///           ]
///         }
///       ],
///       "summary": {
///         "errors": 1, "warnings": 0, "notes": 0,
///         "files": 431, "files_with_findings": 1, "milliseconds": 120
///       }
///     }
///
/// `start` and `end` of an edit are offsets of bytes in the file, from 0, `end` behind the last one; all
/// edits of a fix speak of the file as it is. Every member is always there, in this order. Within a
/// version, members may be added, and none changes its meaning. Bytes of a file that are no UTF-8
/// appear as U+FFFD.
public struct JSONRenderer: DiagnosticRenderer {
    public static let version = 1

    private let translate: @Sendable (String) -> String
    private var json: JSONWriter
    private var hasBegun = false

    public init(
        _ layout: JSONWriter.Layout = .pretty, translate: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.translate = translate
        json = JSONWriter(layout)
    }

    public mutating func add(_ diagnostic: Diagnostic, to output: inout String) {
        begin()
        write(diagnostic)
        output += json.drain()
    }

    public mutating func finish(_ summary: DiagnosticSummary, to output: inout String) {
        begin()
        json.endArray()
        json.key("summary")
        json.object {
            $0.member("errors", summary.errors)
            $0.member("warnings", summary.warnings)
            $0.member("notes", summary.notes)
            $0.member("files", summary.files)
            $0.member("files_with_findings", summary.filesWithFindings)
            $0.member("milliseconds", summary.milliseconds)
        }
        json.endObject()
        output += json.drain() + "\n"
        hasBegun = false
    }

    private mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        json.beginObject()
        json.member("version", Self.version)
        json.key("findings")
        json.beginArray()
    }

    private mutating func write(_ diagnostic: Diagnostic) {
        let translate = translate
        json.object {
            $0.member("code", diagnostic.code.slug)
            $0.member("severity", diagnostic.severity.rawValue)
            $0.member("file", diagnostic.path)
            $0.member("line", diagnostic.start.line)
            $0.member("column", diagnostic.start.column)
            $0.member("end_line", diagnostic.end.line)
            $0.member("end_column", diagnostic.end.column)
            $0.member("excerpt", diagnostic.excerpt)
            $0.member("message", diagnostic.message.text(translate))
            $0.member("expected", diagnostic.expected?.text(translate))
            $0.member("help", diagnostic.help?.text(translate))
            $0.key("related")
            if let related = diagnostic.related {
                $0.object {
                    $0.member("file", related.path)
                    $0.member("line", related.start.line)
                    $0.member("column", related.start.column)
                    $0.member("message", related.message.text(translate))
                }
            } else {
                $0.null()
            }
            $0.key("fix")
            $0.array {
                for edit in diagnostic.fix {
                    $0.object {
                        $0.member("start", edit.span.start)
                        $0.member("end", edit.span.end)
                        $0.member("text", edit.text)
                    }
                }
            }
        }
    }
}

import Testing

@testable import Documents

@Suite struct JSONTests {
    func json(_ layout: JSONWriter.Layout, _ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter(layout)
        write(&writer)
        return writer.text
    }

    @Test func everything() {
        func write(_ json: inout JSONWriter) {
            json.object {
                $0.member("name", "Şınav")
                $0.member("none", nil as String?)
                $0.member("sets", 3)
                $0.member("done", true)
                $0.key("loads")
                $0.array {
                    $0.number("82.50")
                    $0.number(-1)
                    $0.null()
                    $0.array { _ in }
                    $0.object { _ in }
                }
            }
        }
        #expect(json(.compact, write) == #"{"name":"Şınav","none":null,"sets":3,"done":true,"loads":[82.50,-1,null,[],{}]}"#)
        #expect(
            json(.pretty, write) == """
                {
                  "name": "Şınav",
                  "none": null,
                  "sets": 3,
                  "done": true,
                  "loads": [
                    82.50,
                    -1,
                    null,
                    [],
                    {}
                  ]
                }
                """)
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\r\n", #""\r\n""#),
        ("\u{0}\u{1B}\u{1F}\u{7F}\u{9B}", #""\u0000\u001b\u001f\u007f\u009b""#), ("a\u{2028}\u{2029}", #""a\u2028\u2029""#),
        ("é – 卧推 🏋️‍♀️ \u{A0}", "\"é – 卧推 🏋️‍♀️ \u{A0}\""), ("\"\u{301}", "\"\\\"\u{301}\""), ("\u{301}", "\"\u{301}\""),
    ]) func strings(text: String, printed: String) {
        #expect(Array(json(.compact) { $0.string(text) }.utf8) == Array(printed.utf8))
    }

    @Test func bytesThatAreNoUTF8() {
        let source = SourceText(path: "-", bytes: [0x61, 0xFF, 0xC3, 0x22])
        #expect(json(.compact) { $0.string(source.bytes) } == #""a\#u{FFFD}\#u{FFFD}\"""#)
    }

    @Test func digits() {
        for number in ["0", "-0", "12", "0.5", "82.50", "1e5", "-1.5E+10", "12345678901234567890.1"] {
            #expect(json(.compact) { $0.number(number) } == number)
        }
        for other in ["", "-", "01", "1.", ".5", "+1", "1e", "1,5", "NaN", "٣", "1 ", "0x1"] {
            #expect(json(.compact) { $0.number(other) } == "\"\(other)\"")
        }
    }

    @Test func drains() {
        var writer = JSONWriter(.compact)
        writer.beginArray()
        writer.number(1)
        #expect(writer.drain() == "[1")
        writer.number(2)
        writer.endArray()
        #expect(writer.drain() == ",2]" && writer.text == "")
    }

    @Test func diagnostics() {
        let full = Marked("name: A\r\n- Şınav «@77»\r\n").diagnostic(
            Phrase("`{0}` is no effort.", "@77"), expected: "1 to 10, in halves", help: "Halve it.",
            related: .init(span: Span(6, 7), message: "Here."), fix: [Edit(Span(18, 21), "@7.5")])
        var bare = Marked("«x»", path: "b\t.md").diagnostic("Odd.", severity: .note, code: "odd")
        bare.excerpt = nil
        #expect(
            JSONRenderer().output([full, bare], files: 3) == #"""
                {
                  "version": 1,
                  "findings": [
                    {
                      "code": "set-syntax",
                      "severity": "error",
                      "file": "workouts/a.md",
                      "line": 2,
                      "column": 11,
                      "end_line": 2,
                      "end_column": 14,
                      "excerpt": "- Şınav @77",
                      "message": "`@77` is no effort.",
                      "expected": "1 to 10, in halves",
                      "help": "Halve it.",
                      "related": {
                        "file": "workouts/a.md",
                        "line": 1,
                        "column": 7,
                        "message": "Here."
                      },
                      "fix": [
                        {
                          "start": 18,
                          "end": 21,
                          "text": "@7.5"
                        }
                      ]
                    },
                    {
                      "code": "odd",
                      "severity": "note",
                      "file": "b\t.md",
                      "line": 1,
                      "column": 1,
                      "end_line": 1,
                      "end_column": 2,
                      "excerpt": null,
                      "message": "Odd.",
                      "expected": null,
                      "help": null,
                      "related": null,
                      "fix": []
                    }
                  ],
                  "summary": {
                    "errors": 1,
                    "warnings": 0,
                    "notes": 1,
                    "files": 3,
                    "files_with_findings": 2,
                    "milliseconds": 120
                  }
                }

                """#)
    }

    @Test func nothingFound() {
        #expect(
            JSONRenderer(.compact).output([], files: 3)
                == #"{"version":1,"findings":[],"summary":{"errors":0,"warnings":0,"notes":0,"files":3,"files_with_findings":0,"milliseconds":120}}"#
                + "\n")
    }

    @Test func messagesAreTranslatedAndCodesAreNot() {
        let diagnostic = Marked("«x»").diagnostic(Phrase("`{0}` is no effort.", "@77"))
        let output = JSONRenderer(.compact, translate: Marked.turkish).output([diagnostic])
        #expect(output.contains(#""severity":"error""#) && output.contains(#""message":"`@77` bir zorlanma derecesi değil.""#))
    }
}

import Testing

@testable import Arguments

@Suite struct HelpTests {
    @Test func root() {
        #expect(
            Gym.helpMessage() == """
                Keep a log of training.

                The log is a plain text file that you may edit with any editor. The program
                never changes a line that it did not write.

                  2025-01-01 Squat 5x5

                USAGE
                  gym [--journal <path>] [--colour|--no-colour] <command>

                OPTIONS
                  -j, --journal <path>      The log to read.
                      --colour/--no-colour  Use colours. (default: --colour)
                  -h, --help                Show this help.
                      --version             Show the version.

                EXAMPLES
                  gym check
                      Look for mistakes in the whole log.
                  gym log Squat 5 5 5

                SUBCOMMANDS
                  check   Look for mistakes.
                  log     Write down sets: now or later.
                  report  Sum up.

                Run “gym help <command>” for more about a command.

                """)
    }

    @Test func command() {
        #expect(
            Gym.helpMessage(for: Check.self) == """
                Look for mistakes.

                USAGE
                  gym check [<options>] [<file>...]

                ARGUMENTS
                  <file>...  The files to check.

                OPTIONS
                  -s, --since <date>        Leave out what is older than this date.
                  -l, --level <number>      How strict to be. (default: 1)
                      --weight <kg>         Body weight.
                      --format <format>     How to print what was found, for reading or for
                                            other programs to go on with. (values: text, json,
                                            csv; default: text)
                  -t, --tag <tag>...        Only what has this tag: [a], 'b'.
                  -q, --quiet               Print nothing.
                  -v, --verbose             Print more.
                  -j, --journal <path>      The log to read.
                      --colour/--no-colour  Use colours. (default: --colour)
                  -h, --help                Show this help.

                EXAMPLES
                  gym check --since 2025-01-01 a.log
                      Only the entries of this year in another file.

                """)
    }

    @Test func narrow() {
        #expect(
            Gym.helpMessage(for: Check.self, includeHidden: true, columns: 46) == """
                Look for mistakes.

                USAGE
                  gym check [<options>] [<file>...]

                ARGUMENTS
                  <file>...  The files to check.

                OPTIONS
                  -s, --since <date>     Leave out what is
                                         older than this date.
                  -l, --level <number>   How strict to be.
                                         (default: 1)
                      --weight <kg>      Body weight.
                      --format <format>  How to print what was
                                         found, for reading or
                                         for other programs to
                                         go on with. (values:
                                         text, json, csv;
                                         default: text)
                  -t, --tag <tag>...     Only what has this
                                         tag: [a], 'b'.
                  -q, --quiet            Print nothing.
                  -v, --verbose          Print more.
                      --debug            Print all.
                  -j, --journal <path>   The log to read.
                      --colour/--no-colour
                                         Use colours.
                                         (default: --colour)
                  -h, --help             Show this help.

                EXAMPLES
                  gym check --since 2025-01-01 a.log
                      Only the entries of this year in another
                      file.

                """)
    }

    @Test func nested() {
        #expect(
            Gym.helpMessage(for: Monthly.self) == """
                Sum up months.

                USAGE
                  gym report monthly --year <year> [<month>]

                ARGUMENTS
                  <month>  A month.

                OPTIONS
                      --year <year>         Of this year.
                  -j, --journal <path>      The log to read.
                      --colour/--no-colour  Use colours. (default: --colour)
                  -h, --help                Show this help.

                """)
    }

    @Test func group() {
        #expect(
            Gym.helpMessage(for: Report.self) == """
                Sum up.

                USAGE
                  gym report [<command>]

                OPTIONS
                  -j, --journal <path>      The log to read.
                      --colour/--no-colour  Use colours. (default: --colour)
                  -h, --help                Show this help.

                SUBCOMMANDS
                  weekly   Sum up weeks.
                  monthly  Sum up months.

                Run “gym report help <command>” for more about a command.

                """)
    }

    @Test func translated() {
        #expect(
            Gym.helpMessage(for: Log.self, translate: german) == """
                Write down sets: now or later.

                AUFRUF
                  gym log [<Optionen>] <Übung> <Sätze>...

                ARGUMENTE
                  <Übung>     What was done.
                  <Sätze>...  Die Wiederholungen jedes Satzes.

                OPTIONEN
                  -p, --place <場所>        Wo. (entweder home, the gym, it's far)
                      --like <Übung>        As with another one.
                      --into <directory>    Where to write.
                  -j, --journal <path>      The log to read.
                      --colour/--no-colour  Use colours. (sonst --colour)
                  -h, --help                Diese Hilfe zeigen.

                """)
    }

    @Test(arguments: [
        ("", 10, [""]), ("a b c", 3, ["a b", "c"]), ("long-word b", 4, ["long-word", "b"]),
        ("one\n\n  two three\nfour five", 4, ["one", "", "  two three", "four", "five"]), ("日本 語", 5, ["日本", "語"]),
    ])
    func wraps(_ text: String, _ columns: Int, _ lines: [String]) {
        #expect(TextLayout.wrap(text, to: columns) == lines)
    }

    @Test func everyTextCanBeTranslated() {
        let help = Gym.helpMessage(translate: { "\($0)!" })
        #expect(help.contains("\n\nUSAGE!\n  gym [--journal <path!>] [--colour|--no-colour] <command!>\n\n"))
        #expect(help.contains("\n  check   Look for mistakes.!\n"))
        #expect(Set(Texts.all).count == Texts.all.count)
    }

    private let german: (String) -> String = { text in
        [
            "USAGE": "AUFRUF", "ARGUMENTS": "ARGUMENTE", "OPTIONS": "OPTIONEN", "exercise": "Übung", "sets": "Sätze",
            "place": "場所", "Where.": "Wo.", "(values: {0})": "(entweder {0})", "options": "Optionen",
            "(default: {0})": "(sonst {0})", "The repetitions of each set.": "Die Wiederholungen jedes Satzes.",
            "Show this help.": "Diese Hilfe zeigen.",
        ][text] ?? text
    }
}

import Testing

@testable import Arguments

@Suite struct ParserTests {
    @Test(arguments: [
        // Ways to write an option.
        ("check --since 2025", "check since=2025"),
        ("check --since=2025", "check since=2025"),
        ("check --since=", "check since="),
        ("check --since=a=b", "check since=a=b"),
        ("check -s 2025", "check since=2025"),
        ("check -s2025", "check since=2025"),
        ("check -s=2025", "check since=2025"),
        ("check -qs2025", "check quiet=true since=2025"),
        ("check -qvs 2025 -v", "check quiet=true since=2025 verbose=true,true"),
        ("check -vvv", "check verbose=true,true,true"),
        ("check --debug", "check debug=true"),
        // The last one counts, unless it repeats.
        ("check --since a --since b", "check since=b"),
        ("check -t a --tag b -tc", "check tag=a,b,c"),
        // Options anywhere.
        ("check a -q b --since c d", "check file=a,b,d quiet=true since=c"),
        ("check -- -q --since", "check file=-q,--since"),
        ("check -q -- --help", "check file=--help quiet=true"),
        ("check -- a -- b", "check file=a,--,b"),
        ("check -", "check file=-"),
        ("check --since -", "check since=-"),
        // Negative numbers.
        ("check --weight -2.5", "check weight=-2.5"),
        ("check --weight=-2.5 -l-3", "check level=-3 weight=-2.5"),
        ("log Squat -5 -l", "Unknown option -l\nUsage: \(logUsage)"),
        ("log Squat -5 5", "log exercise=Squat sets=-5,5"),
        // Options of the commands above, before and after the name of the command.
        ("--journal x.log check", "check journal=x.log"),
        ("check -j x.log a", "check file=a journal=x.log"),
        ("-jx.log report weekly --short", "weekly journal=x.log short=true"),
        ("report -jx.log --short", "weekly journal=x.log short=true"),
        // Inversions.
        ("check --no-colour", "check colour=false"),
        ("check --no-colour --colour", "check colour=false,true"),
        // Subcommands.
        ("report", "weekly"),
        ("report monthly --year 2025 May", "monthly month=May year=2025"),
        ("secret", "secret"),
    ])
    func parses(_ line: String, _ result: String) { #expect(gym(words(line)) == result) }

    @Test(arguments: [
        ("", "help of gym"),
        ("--colour", "help of gym"),
        ("--help", "help of gym"),
        ("-h", "help of gym"),
        ("help", "help of gym"),
        ("help check", "help of gym check"),
        ("check help", "check file=help"),
        ("check --help", "help of gym check"),
        ("--help check", "help of gym check"),
        ("check --nonsense -h a b", "help of gym check"),
        ("check -qh", "help of gym check"),
        ("-j check log --help", "help of gym log"),
        ("help report monthly", "help of gym report monthly"),
        ("report help monthly", "help of gym report monthly"),
        ("report --help", "help of gym report"),
        ("report monthly --help", "help of gym report monthly"),
        ("--version", "version 1.2"),
        ("check --version", "version 1.2"),
        ("--complete exercises", "complete exercises "),
        ("--complete exercises --x", "complete exercises --x"),
        ("--generate-completion-script zsh", "script for zsh"),
    ])
    func asksForMore(_ line: String, _ result: String) { #expect(gym(words(line)) == result) }

    static let checkUsage = "gym check [<options>] [<file>...]"
    static let logUsage =
        "gym log [<options>] <exercise> <sets>..."
    static let monthlyUsage = "gym report monthly --year <year> [<month>]"
    static let rootUsage = "gym [--journal <path>] [--colour|--no-colour] <command>"

    @Test(arguments: [
        ("check --sinec x", "Unknown option --sinec; did you mean --since?", checkUsage),
        ("check --sin x", "Unknown option --sin; did you mean --since?", checkUsage),
        ("check --sinec=x", "Unknown option --sinec; did you mean --since?", checkUsage),
        ("check --no-color", "Unknown option --no-color; did you mean --no-colour?", checkUsage),
        ("check --no-quiet", "Unknown option --no-quiet; did you mean --quiet?", checkUsage),
        ("check --xyz", "Unknown option --xyz", checkUsage),
        ("check --debut", "Unknown option --debut", checkUsage),
        ("check --hlep", "Unknown option --hlep; did you mean --help?", checkUsage),
        ("check -x", "Unknown option -x", checkUsage),
        ("check -qx", "Unknown option -x", checkUsage),
        ("check -format", "Unknown option -format; did you mean --format?", checkUsage),
        ("check -since x", "Unknown option -since; did you mean --since?", checkUsage),
        ("check --since", "Missing value for --since", checkUsage),
        ("check --since --quiet", "Missing value for --since", checkUsage),
        ("check -qs", "Missing value for -s", checkUsage),
        ("check --quiet=yes", "--quiet takes no value", checkUsage),
        ("check --level high", "Invalid value “high” for --level: expected a whole number", checkUsage),
        ("check -l1.5", "Invalid value “1.5” for -l: expected a whole number", checkUsage),
        ("check --weight 80,5", "Invalid value “80,5” for --weight: expected a number", checkUsage),
        ("check --weight nan", "Invalid value “nan” for --weight: expected a number", checkUsage),
        (
            "check --format jsno",
            "Invalid value “jsno” for --format: expected one of text, json, csv; did you mean json?", checkUsage
        ),
        ("check --format=", "Invalid value “” for --format: expected one of text, json, csv", checkUsage),
        ("check --since never", "No date: never", checkUsage),
        ("log", "Missing argument <exercise>", logUsage),
        ("log Squat", "Missing argument <sets>", logUsage),
        ("log Squat 5 x", "Invalid value “x” for <sets>: expected a whole number", logUsage),
        ("report monthly", "Missing option --year", monthlyUsage),
        ("report monthly --year 1 a b", "Unexpected argument “b”", monthlyUsage),
        ("chekc", "Unknown command chekc; did you mean check?", rootUsage),
        ("che", "Unknown command che; did you mean check?", rootUsage),
        ("secrt", "Unknown command secrt", rootUsage),
        ("-", "Unknown command -", rootUsage),
        ("help chekc", "Unknown command chekc; did you mean check?", rootUsage),
        ("help check a", "Unexpected argument “a”", checkUsage),
        ("--since x check", "Unknown option --since", rootUsage),
        ("report montly", "Unknown command montly; did you mean monthly?", "gym report [<command>]"),
        ("--generate-completion-script tcsh", "Unknown option --generate-completion-script", rootUsage),
    ])
    func complains(_ line: String, _ message: String, _ usage: String) {
        #expect(gym(words(line)) == "\(message)\nUsage: \(usage)")
    }

    @Test func keepsWordsWhole() {
        #expect(gym(["log", "Bench press", "5"]) == "log exercise=Bench press sets=5")
        #expect(gym(["log", "", "5"]) == "log exercise= sets=5")
        #expect(gym(["check", "- a note", "-s", "- b"]) == "check file=- a note since=- b")
    }

    @Test func errorsAreValues() throws {
        let error = try #require(throws: ArgumentError.self) { try Gym.parseAsRoot(["check", "--sinec"]) }
        #expect(error.template == "Unknown option {0}")
        #expect(error.arguments == ["--sinec"])
        #expect(error.suggestion == "--since")
        #expect(error.path?.name == "gym check")
        #expect(ArgumentError.exitCode == 2)
        let german = [
            "Unknown option {0}": "Option {0} unbekannt", "{0}; did you mean {1}?": "{0} ({1}?)",
            "Usage: {0}": "Aufruf: {0}", "options": "Optionen", "file": "Datei",
        ]
        #expect(
            error.message { german[$0] ?? $0 }
                == "Option --sinec unbekannt (--since?)\nAufruf: gym check [<Optionen>] [<Datei>...]")
    }
}

import Testing

@testable import Arguments

@Suite struct BashCompletionTests {
    static let exercises = [
        "Bench\\ press", "Barbell\\ row", "Farmer\\'s\\ walk", "Say\\ \\\"hey\\\"\\ \\$1",
        "Row:\\ T-bar", "Élan\\ vital",
    ]
    static let cases: [(line: String, replies: [String])] = [
        ("gym ", ["check", "log", "report", "help"]),
        ("gym c", ["check"]),
        ("gym x", []),
        ("gym --", ["--journal", "--colour", "--no-colour", "--help", "--version"]),
        ("gym -j x r", ["report"]),
        ("gym -jx r", ["report"]),
        ("gym --journal=x r", ["report"]),
        ("gym --journal ", ["My\\ dir", "a.log", "b\\ c.log"]),
        ("gym --journal=b", ["b\\ c.log"]),
        ("gym report ", ["weekly", "monthly", "help"]),
        ("gym report m", ["monthly"]),
        ("gym help ", ["check", "log", "report", "help"]),
        ("gym help report w", ["weekly"]),
        ("gym help log ", []),
        ("gym report monthly --y", ["--year"]),
        ("gym report monthly --year ", []),
        ("gym check --v", ["--verbose"]),
        ("gym check --deb", []),
        ("gym check -qs ", []),
        ("gym check -q ", ["a.log", "b\\ c.log", "d.txt", "My\\ dir"]),
        ("gym check a.log 'b", ["b c.log"]),
        ("gym check --format ", ["text", "json", "csv"]),
        ("gym check --format=j", ["json"]),
        ("gym check -- --v", []),
        ("gym log ", exercises),
        ("gym log B", ["Bench\\ press", "Barbell\\ row"]),
        ("gym log ben", ["Bench\\ press"]),
        ("gym log Bench\\ p", ["Bench\\ press"]),
        ("gym log \"Bench p", ["Bench press"]),
        ("gym log 'Farm", ["Farmer'\\''s walk"]),
        ("gym log \"Farm", ["Farmer's walk"]),
        ("gym log \"Say", ["Say \\\"hey\\\" \\$1"]),
        ("gym log Row:", ["\\ T-bar"]),
        ("gym log \"Row:", ["Row: T-bar"]),
        ("gym log --like ben", ["Bench\\ press"]),
        ("gym log --like=ben", ["Bench\\ press"]),
        ("gym log --like=\"ben", ["Bench press"]),
        ("gym log \"Bench press\" ", []),
        ("gym log -p ", ["home", "the\\ gym", "it\\'s\\ far"]),
        ("gym log --into ", ["My\\ dir"]),
        ("A=1 B=2 gym log ben", ["Bench\\ press"]),
    ]

    /// The completions of a line in a bash that is not interactive.
    private func complete(_ line: String, after setup: String) -> [String] {
        let script = """
            \(setup)
            source '\(ShellRunner.shared.directory)/gym.bash'
            COMP_LINE=\(Shell.quote(line)) COMP_POINT=${#COMP_LINE}
            complete -p gym > /dev/null || exit 1
            _gym_complete
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return lines(ShellRunner.shared.run("bash --norc -c \(Shell.quoteLines(script))"))
    }

    @Test(.enabled(if: ShellRunner.has("bash"), "bash is not installed"), arguments: cases)
    func alone(_ line: String, _ replies: [String]) {
        #expect(complete(line, after: "COMP_WORDBREAKS=$' \\t\\n\"\\'><=;|&(:'").sorted() == replies.sorted())
    }

    @Test(.enabled(if: ShellRunner.bashCompletion != nil, "bash-completion is not installed"), arguments: cases)
    func withThePackage(_ line: String, _ replies: [String]) {
        let package = ShellRunner.bashCompletion ?? ""
        let setup = "COMP_WORDBREAKS=$' \\t\\n\"\\'><=;|&(:'; source '\(package)'"
        #expect(complete(line, after: setup).sorted() == replies.sorted())
    }

    @Test(.enabled(if: ShellRunner.has("bash"), "bash is not installed"))
    func wordBreaksMayBeChanged() {
        #expect(complete("gym log --like=ben", after: "COMP_WORDBREAKS=' '") == ["--like=Bench\\ press"])
        #expect(complete("gym log Row:", after: "COMP_WORDBREAKS=' '") == ["Row:\\ T-bar"])
    }

    /// Bash without a terminal still reads tabs, and needs a session of its own not to take the terminal.
    @Test(
        .enabled(if: ShellRunner.has("bash") && ShellRunner.has("setsid"), "bash or setsid is not installed"),
        arguments: typed, ShellRunner.bashCompletion == nil ? ["alone"] : ["alone", "package"])
    func typedInteractively(_ example: (line: String, call: String), _ setup: String) {
        let (line, call) = example
        let name = "bash-\(setup)\(line.hashValue)"
        ShellRunner.shared.write("\(name).in", line + "\n")
        let directory = ShellRunner.shared.directory
        _ = ShellRunner.shared.run(
            "setsid -w bash --noprofile --rcfile '\(directory)/bashrc-\(setup)' -i 2>&1 < '\(directory)/\(name).in'",
            environment: "TERM=dumb CALLED='\(directory)/\(name).out'")
        #expect(lines(ShellRunner.shared.read("\(name).out")) == [call])
    }
}

/// Lines to type in a shell with tabs, and how the program is then called.
let typed: [(line: String, call: String)] = [
    ("gym ch\t", "gym <check>"),
    ("gym log ben\t 5", "gym <log> <Bench press> <5>"),
    ("gym log \"Ben\t", "gym <log> <Bench press>"),
    ("gym log Bench\\ p\t", "gym <log> <Bench press>"),
    ("gym log Farm\t", "gym <log> <Farmer's walk>"),
    ("gym log 'Farm\t", "gym <log> <Farmer's walk>"),
    ("gym log Say\t", "gym <log> <Say \"hey\" $1>"),
    ("gym log \"Say\t", "gym <log> <Say \"hey\" $1>"),
    ("gym log Row:\t", "gym <log> <Row: T-bar>"),
    ("gym log Él\t", "gym <log> <Élan vital>"),
    ("gym log --like=Ben\t", "gym <log> <--like=Bench press>"),
    ("gym log --like Ben\t Row\t", "gym <log> <--like> <Bench press> <Row: T-bar>"),
    ("gym log -p it\tBen\t", "gym <log> <-p> <it's far> <Bench press>"),
    ("gym check b\t", "gym <check> <b c.log>"),
    ("gym check --format=j\t", "gym <check> <--format=json>"),
    ("gym -j a\t check", "gym <-j> <a.log> <check>"),
    ("gym report --no-c\tm\t--ye\t5", "gym <report> <--no-colour> <monthly> <--year> <5>"),
    ("gym help rep\tmon\t", "gym <help> <report> <monthly>"),
    ("gym log Squat 5 --pl\tho\t", "gym <log> <Squat> <5> <--place> <home>"),
    ("gym check -- --s\t", "gym <check> <--> <--s>"),
]

@Suite struct ZshCompletionTests {
    @Test(.enabled(if: ShellRunner.has("zsh"), "zsh is not installed"))
    func typedInteractively() {
        let runner = ShellRunner.shared
        let list = typed.map { Shell.quote($0.line) }.joined(separator: " ")
        _ = runner.run(
            "zsh -f '\(runner.directory)/type.zsh' '\(runner.directory)/gym.zsh' '\(runner.directory)/mark' \(list)",
            environment: "CALLED='\(runner.directory)/zsh.out'")
        // Zsh completes `--name=` where bash leaves a space.
        let calls = typed.map { line, call in
            line.contains("--ye")
                ? "gym <report> <--no-colour> <monthly> <--year=5>"
                : line.contains("--pl") ? "gym <log> <Squat> <5> <--place=home>" : call
        }
        let result = lines(runner.read("zsh.out"))
        #expect(result.count == calls.count)
        for (call, expected) in zip(result, calls) { #expect(call == expected) }
    }

    @Test(.enabled(if: ShellRunner.has("zsh"), "zsh is not installed"))
    func parses() {
        #expect(ShellRunner.shared.run("zsh -f -n '\(ShellRunner.shared.directory)/gym.zsh' 2>&1") == "")
    }
}

@Suite struct FishCompletionTests {
    @Test(
        .enabled(if: ShellRunner.has("fish"), "fish is not installed"),
        arguments: [
            ("gym ", ["check", "help", "log", "report"]),
            ("gym r", ["report"]),
            ("gym --", ["--colour", "--help", "--journal", "--no-colour", "--version"]),
            ("gym -j x r", ["report"]),
            ("gym -jx r", ["report"]),
            ("gym --journal ", ["My dir/", "a.log", "b c.log"]),
            ("gym --journal=b", ["--journal=b c.log"]),
            ("gym report ", ["help", "monthly", "weekly"]),
            ("gym help report w", ["weekly"]),
            ("gym help log ", []),
            ("gym report monthly --y", ["--year"]),
            ("gym report monthly --year ", []),
            ("gym check --v", ["--verbose"]),
            ("gym check --deb", []),
            ("gym check -q ", ["My dir/", "a.log", "b c.log", "d.txt"]),
            ("gym check a.log b", ["b c.log"]),
            ("gym check --format ", ["csv", "json", "text"]),
            ("gym check -- --v", []),
            (
                "gym log ",
                ["Barbell row", "Bench press", "Farmer's walk", "Row: T-bar", "Say \"hey\" $1", "Élan vital"]
            ),
            ("gym log ben", ["Bench press"]),
            ("gym log Bench\\ p", ["Bench press"]),
            ("gym log \"Bench p", ["Bench press"]),
            ("gym log --like ben", ["Bench press"]),
            ("gym log --like=Ben", ["--like=Bench press"]),
            ("gym log Squat ", []),
            ("gym log -p ", ["home", "it's far", "the gym"]),
            ("gym log --into ", ["My dir/"]),
        ])
    func completes(_ line: String, _ replies: [String]) {
        let script = "source '\(ShellRunner.shared.directory)/gym.fish'; complete -C $argv[1]"
        let output = ShellRunner.shared.run("fish --no-config -c \(Shell.quote(script)) -- \(Shell.quote(line)) 2>&1")
        // After a tab comes the description.
        let found = lines(output).map { String($0.prefix { $0 != "\t" }) }
        #expect(found.sorted() == replies.sorted())
    }

    @Test(.enabled(if: ShellRunner.has("fish"), "fish is not installed"))
    func describes() {
        let script = "source '\(ShellRunner.shared.directory)/gym.fish'; complete -C 'gym log Ba'; complete -C 'gym l'"
        #expect(
            ShellRunner.shared.run("fish --no-config -c \(Shell.quoteLines(script)) 2>&1")
                == "Barbell row\twith a bar\nlog\tWrite down sets: now or later.\n")
    }
}

@Suite struct DynamicCompletionTests {
    /// The program gets the word without its quotes and without the option before it.
    @Test(.enabled(if: ShellRunner.has("bash"), "bash is not installed"))
    func bashAsksForTheWord() {
        let runner = ShellRunner.shared
        for line in ["gym log ", "gym log Bench\\ p", "gym log --like=\"Row: T", "gym log -p x \"Farmer's"] {
            let script = """
                source '\(runner.directory)/gym.bash'
                COMP_LINE=\(Shell.quote(line)) COMP_POINT=${#COMP_LINE}
                _gym_complete
                """
            _ = runner.run(
                "bash --norc -c \(Shell.quoteLines(script))",
                environment: "ASKED='\(runner.directory)/bash.asked'")
        }
        #expect(
            lines(runner.read("bash.asked")) == [
                "exercises <>", "exercises <Bench p>", "exercises <Row: T>", "exercises <Farmer's>",
            ])
    }

    @Test(.enabled(if: ShellRunner.has("fish"), "fish is not installed"))
    func fishAsksForTheWord() {
        let runner = ShellRunner.shared
        for line in ["gym log ", "gym log Bench\\ p", "gym log --like=\"Row: T", "gym log -p x \"Farmer's"] {
            let script = "source '\(runner.directory)/gym.fish'; complete -C $argv[1]"
            _ = runner.run(
                "fish --no-config -c \(Shell.quote(script)) -- \(Shell.quote(line))",
                environment: "ASKED='\(runner.directory)/fish.asked'")
        }
        #expect(
            lines(runner.read("fish.asked")) == [
                "exercises <>", "exercises <Bench p>", "exercises <Row: T>", "exercises <Farmer's>",
            ])
    }
}

extension Shell {
    /// As `quote`, but keeping line breaks.
    static func quoteLines(_ text: String) -> String { "'" + text.replacing(["'": "'\\''"]) + "'" }
}

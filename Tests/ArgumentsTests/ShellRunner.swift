#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
@testable import Arguments

/// Runs shells against a program that stands in for the gym, in a directory with some files.
struct ShellRunner: Sendable {
    /// One for all tests; its directory is removed at the end.
    static let shared: ShellRunner = {
        atexit {
            let directory = ShellRunner.shared.directory
            if directory.hasPrefix("/tmp/arguments-") { _ = ShellRunner.output("rm -rf '\(directory)'") }
        }
        return ShellRunner()
    }()

    let directory: String

    private init() {
        var template = Array("/tmp/arguments-XXXXXX".utf8CString)
        _ = mkdtemp(&template)
        directory = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        _ = ShellRunner.output("mkdir -p '\(directory)/bin' '\(directory)/files/My dir'")
        for name in ["a.log", "b c.log", "d.txt"] { write("files/\(name)", "") }
        for shell in CompletionShell.allCases {
            write("gym.\(shell)", Gym.completionScript(for: shell))
        }
        write("bin/gym", ShellRunner.program)
        write("type.zsh", ShellRunner.zshTypist)
        let source = "source '\(directory)/gym.bash'\n"
        write("bashrc-alone", "PS1='$ '\n" + source)
        write("bashrc-package", "PS1='$ '\nsource '\(ShellRunner.bashCompletion ?? "/dev/null")'\n" + source)
        _ = ShellRunner.output("chmod +x '\(directory)/bin/gym'")
    }

    /// Notes the arguments it is called with, or names exercises.
    private static let program = #"""
        #!/bin/sh
        if [ "$1" = --complete ]; then
            if [ -n "$ASKED" ]; then echo "$2 <$3>" >> "$ASKED"; fi
            printf '%s\n' "Bench press" "Barbell row	with a bar" "Farmer's walk" 'Say "hey" $1'
            printf '%s\n' "Row: T-bar" "Élan vital"
        else
            { printf 'gym'; printf ' <%s>' "$@"; echo; } >> "$CALLED"
        fi

        """#

    /// Types lines, with their tabs, in an interactive zsh: zsh type.zsh SCRIPT MARK LINE...
    private static let zshTypist = #"""
        zmodload zsh/zpty
        zpty -b z "TERM=dumb zsh -f -i"
        await() {
            integer tries=0
            while [[ ! -e $1 ]] && (( tries++ < 1000 )); do
                while zpty -r -t z out; do done
                sleep 0.02
            done
        }
        zpty -w z "PS1='> '; unsetopt beep; autoload -Uz compinit; compinit -u -D; source $1; : > $2"
        await $2
        for line in "${@[3,-1]}"; do
            rm -f $2
            zpty -w z $line
            zpty -w z ": > $2"
            await $2
        done
        zpty -d z

        """#

    func write(_ name: String, _ text: String) {
        guard let file = fopen("\(directory)/\(name)", "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    func read(_ name: String) -> String { ShellRunner.output("cat '\(directory)/\(name)' 2>/dev/null") }

    /// What a line of the shell prints, run among the files with the program in the path.
    func run(_ line: String, environment: String = "") -> String {
        ShellRunner.output(
            "cd '\(directory)/files' && PATH='\(directory)/bin':$PATH LC_ALL=C.UTF-8 \(environment) \(line)")
    }

    static func output(_ line: String) -> String {
        guard let pipe = popen(line, "r") else { return "" }
        defer { pclose(pipe) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func has(_ program: String) -> Bool { !output("command -v \(program)").isEmpty }

    /// Where the bash-completion package is, if anywhere.
    static let bashCompletion: String? = {
        let places: [String] = [
            "/usr/share/bash-completion/bash_completion", "/opt/homebrew/etc/profile.d/bash_completion.sh",
            "/usr/local/etc/profile.d/bash_completion.sh",
        ]
        return places.first { access($0, R_OK) == 0 }
    }()
}

func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

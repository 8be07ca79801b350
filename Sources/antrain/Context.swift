import Arguments
import Documents
import Domain
import Log

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// All effects of a command: its output, the clock, the environment.
final class Context {
    let terminal = Terminal()
    private var output: [UInt8] = []
    /// Why standard output could not be written, or 0.
    private var outputError: Int32 = 0
    private(set) var language: Language

    init() {
        language = Context.environmentLanguage()
        // A reader that has gone away ends the output, not the program.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The language of the environment, until settings say otherwise.
    private static func environmentLanguage() -> Language {
        for name in ["ANTRAIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = variable(name), !value.isEmpty else { continue }
            return value.hasPrefix("tr") ? .turkish : .english
        }
        return .english
    }

    /// Takes up the language that settings ask for; `ANTRAIN_LANGUAGE` goes before it.
    func use(_ language: Language?) {
        if Self.variable("ANTRAIN_LANGUAGE") == nil, let language { self.language = language }
    }

    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// Turns a template into the language in use.
    var translate: @Sendable (String) -> String {
        if language == .turkish { return { Turkish.text($0) } }
        return { $0 }
    }

    func say(_ phrase: Phrase) -> String { phrase.text(translate) }

    /// Adds to what goes to standard output.
    func print(_ text: String) {
        output += text.utf8
        if output.count > 1 << 16 { flush() }
    }

    func flush() {
        write(output, to: STDOUT_FILENO)
        output.removeAll(keepingCapacity: true)
    }

    /// Writes to standard error at once.
    func complain(_ text: String) {
        flush()
        write(Array(text.utf8), to: STDERR_FILENO)
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            var sent = 0
            while sent < buffer.count {
                #if canImport(Glibc)
                    let count = Glibc.write(descriptor, base + sent, buffer.count - sent)
                #else
                    let count = Darwin.write(descriptor, base + sent, buffer.count - sent)
                #endif
                if count < 0 {
                    if errno == EINTR { continue }
                    // A reader that has seen enough is no failure.
                    if descriptor == STDOUT_FILENO, errno != EPIPE { outputError = errno }
                    return
                }
                sent += count
            }
        }
    }

    /// Says why a command could not run.
    func fail(_ error: any Error) -> ExitStatus {
        switch error {
        case let error as ArgumentError: complain("antrain: " + error.message(translate: translate) + "\n")
        case let error as CommandError: complain("antrain: " + error.text(translate) + "\n")
        default: complain("antrain: \(error)\n")
        }
        return .failure
    }

    func exit(_ ended: ExitStatus) -> Never {
        flush()
        var status = ended
        if outputError != 0 {
            complain("antrain: " + say(Phrase("The output can't be written: {0}.", NewFile.reason(outputError))) + "\n")
            status = .failure
        }
        #if canImport(Glibc)
            Glibc.exit(status.rawValue)
        #else
            Darwin.exit(status.rawValue)
        #endif
    }

    /// The date in a time zone, or in the machine's for nil. `ANTRAIN_TODAY` stands in for the clock.
    static func today(_ timezone: String?) -> CivilDate {
        if let fixed = variable("ANTRAIN_TODAY"), let date = CivilDate(iso: fixed) { return date }
        if let timezone, !timezone.isEmpty {
            setenv("TZ", timezone, 1)
            tzset()
        }
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
            ?? CivilDate(days: Int32(clamping: now / 86_400))
    }

    /// Milliseconds of a clock that only runs forward.
    static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}

/// Why a command could not run, in words.
struct CommandError: Error {
    var phrase: Phrase
    var help: Phrase?

    init(_ phrase: Phrase, help: Phrase? = nil) {
        self.phrase = phrase
        self.help = help
    }

    func text(_ translate: (String) -> String) -> String {
        phrase.text(translate) + (help.map { "\n  " + $0.text(translate) } ?? "")
    }
}

/// What standard output is.
struct Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1

    /// Colour on a terminal only, and never against `NO_COLOR` or on a dumb one.
    var color: Bool {
        isTerminal && (Context.variable("NO_COLOR") ?? "").isEmpty && Context.variable("TERM") != "dumb"
    }

    /// The columns of the terminal; 80 where there is none.
    var width: Int {
        if let columns = Context.variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
        var size = winsize()
        if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return 80
    }
}

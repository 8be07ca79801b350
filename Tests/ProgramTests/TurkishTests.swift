import Arguments
import Documents
import Domain
import Format
import Lint
import Testing

@testable import antrain

/// The Turkish catalogue: how it is read, that its entries hold what their English holds, and that
/// nothing the program says is missing from it. `Tests/Support/messages.py` says the same of the
/// sources, and prints what to translate.
@Suite struct TurkishTests {
    static let today = CivilDate(year: 2025, month: 12, day: 31) ?? CivilDate(days: 20_000)

    // MARK: Reading

    static func read(_ text: String) -> [String: String] {
        Array(text.utf8).withUnsafeBufferPointer { Catalogue($0).texts }
    }

    @Test(arguments: [
        ("", [:]),
        ("msgid \"set\"\nmsgstr \"set\"\n", ["set": "set"]),
        ("msgid \"a\"\r\nmsgstr \"b\"\r\n", ["a": "b"]),
        // The last line needs no end.
        ("msgid \"a\"\nmsgstr \"b\"", ["a": "b"]),
        // Two entries, with and without an empty line between them.
        ("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n", ["a": "b", "c": "d"]),
        ("msgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\"\n", ["a": "b", "c": "d"]),
        // Blanks before, between and behind.
        ("\tmsgid   \"a\"  \n  msgstr\"b\"\t\n", ["a": "b"]),
        // The header, and entries that nobody has translated yet.
        ("msgid \"\"\nmsgstr \"\"\n\"Language: tr\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n", ["a": "b"]),
        ("msgid \"a\"\nmsgstr \"\"\n\nmsgid \"c\"\nmsgstr \"d\"\n", ["c": "d"]),
        // Comments, also between the parts of an entry; an entry that is commented out.
        ("# x\n#. y\n#: z.swift\n#, c-format\nmsgid \"a\"\n# \"x\"\nmsgstr \"b\"\n#~ msgid \"c\"\n#~ msgstr \"d\"\n", ["a": "b"]),
        // Long texts over several lines.
        ("msgid \"\"\n\"one \"\n\"two\"\nmsgstr \"bir \"\n\"\"\n\"iki\"\n", ["one two": "bir iki"]),
        // Escapes.
        (#"msgid "a\n\tb \"c\" \\d""# + "\n" + #"msgstr "\\n""#, ["a\n\tb \"c\" \\d": "\\n"]),
        ("msgid \"ağırlık “{0}”\"\nmsgstr \"#1\"\n", ["ağırlık “{0}”": "#1"]),
        // Unsure, with a context, with a plural.
        ("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n", ["c": "d"]),
        ("msgid \"a\"\nmsgstr \"b\"\n#, c-format, fuzzy\nmsgid \"c\"\nmsgstr \"d\"\n", ["a": "b"]),
        ("msgctxt \"x\"\nmsgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\"\n", ["c": "d"]),
        ("msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"b\"\nmsgstr[1] \"b\"\nmsgid \"c\"\nmsgstr \"d\"\n", ["c": "d"]),
        // What is no PO does no harm.
        ("msgstr \"a\"\n\"b\n\\\nmsgid\nmsgid \"c", [:]),
    ]) func reader(_ text: String, _ texts: [String: String]) { #expect(Self.read(text) == texts) }

    // MARK: Entries

    /// The `{0}`, `{1}` … of a text, each once.
    static func placeholders(_ text: String) -> Set<String> {
        Set(text.matches(of: /\{\d+\}/).map { String($0.output) })
    }

    /// What stands in backticks.
    static func code(_ text: String) -> [String] { text.matches(of: /`[^`]*`/).map { String($0.output) }.sorted() }

    /// A text without letters, such as `{0}: …`, is the same in every language.
    static func hasWords(_ text: String) -> Bool { text.replacing(/\{\d+\}/, with: "").contains(where: \.isLetter) }

    @Test func placeholdersAndCodeAreThoseOfTheEnglish() {
        #expect(Turkish.catalogue.texts.count > 1000)
        for (english, turkish) in Turkish.catalogue.texts {
            #expect(Self.placeholders(english) == Self.placeholders(turkish), "\(english)")
            #expect(Self.code(english) == Self.code(turkish), "\(english)")
        }
    }

    /// Vowels and consonants of an ending follow the word, and nobody knows what a placeholder will hold.
    @Test func nothingIsGluedToAPlaceholder() {
        for (english, turkish) in Turkish.catalogue.texts {
            #expect(turkish.firstMatch(of: /\}`?['’]\p{L}/) == nil, "\(english)")
        }
    }

    // MARK: Completeness

    static func isKnown(_ text: String) -> Bool { !hasWords(text) || Turkish.catalogue.texts[text] != nil }

    static func expectKnown(_ text: String?, _ place: String) {
        if let text { #expect(isKnown(text), "\(place): \(text)") }
    }

    @Test(arguments: RuleSet.all.indices) func ruleIsTranslated(_ index: Int) {
        let rule = RuleSet.all[index]
        Self.expectKnown(rule.summary, rule.code.slug)
        Self.expectKnown(rule.explanation, rule.code.slug)
        for example in rule.examples {
            let files = [(example.path, Explanation.unmarked(example.text))] + example.others
            for found in MemoryFolder(files).check(today: Self.today) {
                Self.expectKnown(found.message.template, found.code.slug)
                Self.expectKnown(found.expected?.template, found.code.slug)
                Self.expectKnown(found.help?.template, found.code.slug)
                Self.expectKnown(found.related?.message.template, found.code.slug)
            }
        }
    }

    @Test func modulesAreTranslated() {
        for text in Arguments.Texts.all + DiagnosticTexts.all { Self.expectKnown(text, "texts") }
    }

    /// Everything that help and completion scripts give to `translate`.
    @Test func commandsAreTranslated() {
        for command in [Antrain.self] + Antrain.configuration.subcommands {
            _ = Antrain.helpMessage(for: command, includeHidden: true) { text in
                Self.expectKnown(text, command.configuration.commandName)
                return text
            }
        }
        for shell in CompletionShell.allCases {
            _ = Antrain.completionScript(for: shell) { text in
                Self.expectKnown(text, shell.rawValue)
                return text
            }
        }
    }

    @Test func kindsAreTranslated() {
        for kind in Kind.allCases {
            Self.expectKnown(kind.rawValue, "kind")
            Self.expectKnown(kind.record.meaning, kind.rawValue)
            for field in kind.record.fields { Self.expectKnown(field.meaning, "\(kind.rawValue).\(field.name)") }
        }
    }
}

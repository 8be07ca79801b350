import Testing

@testable import Arguments

@Suite struct ValueTests {
    private func check(_ line: String) throws -> Check {
        guard case .run(let command) = try Gym.parseAsRoot(words("check " + line)) else {
            throw ArgumentError("not run")
        }
        return try #require(command as? Check)
    }

    @Test func defaults() throws {
        let check = try check("")
        #expect(check.level == 1)
        #expect(check.format == .text)
        #expect(check.arguments.flag("colour"))
        #expect(!check.arguments.flag("quiet"))
        #expect(check.arguments.count("verbose") == 0)
        #expect(check.arguments.string("since") == nil)
        #expect(check.arguments.strings("tag").isEmpty)
        #expect(check.arguments.strings("level") == ["1"])
        #expect(!check.arguments.isGiven("level"))
    }

    @Test func given() throws {
        let check = try check("-vv -l 3 --format json --no-colour -t 1 -t 2 --weight 80.5")
        #expect(check.level == 3)
        #expect(check.format == .json)
        #expect(!check.arguments.flag("colour"))
        #expect(check.arguments.count("verbose") == 2)
        #expect(check.arguments.isGiven("level"))
        #expect(try check.arguments.values("tag", as: Int.self) == [1, 2])
        #expect(try check.arguments.value("weight", as: Double.self) == 80.5)
        #expect(try check.arguments.value("weight") { $0.count } == 4)
    }

    @Test func conversionFails() throws {
        let arguments = try check("-t x --since y").arguments
        #expect(throws: ArgumentError("Invalid value “{0}” for {1}", "x", "--tag")) {
            try arguments.values("tag", as: Int.self)
        }
        #expect(throws: ArgumentError("Invalid value “{0}” for {1}", "y", "--since")) {
            try arguments.value("since", as: Format.self)
        }
        #expect(throws: ArgumentError("Missing option {0}", "--weight")) {
            try arguments.required("weight", as: Double.self)
        }
    }

    @Test(
        arguments: [
            ("chekc", "check"), ("CHECK", "check"), ("lgo", "log"), ("lo", "log"), ("repotr", "report"), ("rep", "report"),
            ("x", nil), ("", nil), ("banana", nil), ("og", "log"),
        ] as [(String, String?)])
    func findsTheNearest(_ word: String, _ result: String?) {
        #expect(nearest(word, in: ["check", "log", "report"]) == result)
    }

    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("ca", "abc", 2), ("kitten", "sitting", 3),
        ("a cat", "an abct", 3), ("Ä", "A", 1),
    ])
    func measuresDistance(_ a: String, _ b: String, _ distance: Int) {
        #expect(editDistance(Array(a), Array(b)) == distance)
        #expect(editDistance(Array(b), Array(a)) == distance)
    }

    @Test(arguments: [
        ("{0} and {1}", ["a", "b"], "a and b"), ("{1}{0}", ["a", "b"], "ba"), ("{2} {x} {", ["a"], "{2} {x} {"),
        ("{0}", ["{0}"], "{0}"), ("{{0}}", ["a"], "{a}"),
    ])
    func fills(_ template: String, _ arguments: [String], _ result: String) {
        #expect(Texts.fill(template, arguments) == result)
    }

    @Test func declarations() {
        #expect(Gym.declarationProblems().isEmpty)
        #expect(
            Broken.declarationProblems() == [
                "broken: -h is reserved", "broken: a is declared twice", "broken: no-a is declared twice",
                "broken: version is reserved",
                "broken: <many> repeats but is not the last", "broken: <must> is required after one that is not",
                "broken: “two words” is not a plain word", "broken: --b has no help",
                "broken: the default of --b is not one of its values", "broken: no abstract",
            ])
    }
}

struct Broken: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "broken")
    static let parameters: [Parameter] = [
        .flag("a", short: "h", inversion: .prefixedNo, help: "x"), .flag("a", help: "x"), .flag("no-a", help: "x"),
        .flag("version", help: "x"), .flag("two words", help: "x"),
        .option("b", value: "b", help: "", kind: .oneOf(["x"]), default: "y"),
        .argument("many", help: "x", repeats: true, required: false), .argument("must", help: "x"),
    ]
    init(_ arguments: ParsedArguments) {}
}

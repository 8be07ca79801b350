import Foundation
import Testing

/// The house's own rules: which module may import which, how long a file may be, and what no source
/// may hold.
@Suite struct HouseTests {
    /// What each module may import. SwiftPM lets an undeclared import of a transitive target pass;
    /// this does not.
    static let allowed: [String: Set<String>] = [
        "Domain": [],
        "Documents": ["CYAML", "CMark"],
        "Format": ["Documents", "Domain", "CPresets"],
        "Lint": ["Format", "Documents", "Domain"],
        "Log": ["CMemory", "Lint", "Format", "Documents", "Domain", "Glibc", "Darwin"],
        "Arguments": ["Glibc", "Darwin"],
        "antrain": ["Arguments", "Log", "Lint", "Format", "Documents", "Domain", "CPresets", "Glibc", "Darwin"],
    ]

    static let sources: [(module: String, path: String, text: String)] = {
        let base = Golden.root + "/Sources"
        let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.compactMap { name in
            guard let text = Golden.read("Sources/" + name) else { return nil }
            return (String(name.prefix { $0 != "/" }), name, text)
        }
    }()

    @Test func arrowsPointDownwards() {
        #expect(Self.sources.count > 100)
        for (module, path, text) in Self.sources {
            for line in text.split(separator: "\n") where line.hasPrefix("import ") || line.hasPrefix("@testable import ") {
                let imported = String(line.split(separator: " ").last ?? "")
                #expect(Self.allowed[module]?.contains(imported) == true, "\(path) imports \(imported)")
            }
        }
    }

    @Test func filesAreShort() {
        for (_, path, text) in Self.sources where !path.contains("/Words/") {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 300, "\(path) has \(lines) lines")
        }
    }

    @Test(arguments: ["try!", "fatalError(", "preconditionFailure(", "as!", ".unsafelyUnwrapped", "TODO", "FIXME"])
    func nothingCrashes(_ word: String) {
        for (_, path, text) in Self.sources {
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                #expect(!line.contains(word), "\(path): \(line)")
            }
        }
    }
}

import Foundation

/// The built program, run as a person runs it.
enum Program {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The binary that this test run has built; `ANTRAIN_BINARY` names another one.
    static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["ANTRAIN_BINARY"] { return URL(fileURLWithPath: path) }
        let beside = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("antrain")
        if let beside, FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
        return root.appendingPathComponent(".build/debug/antrain")
    }()

    static func run(
        _ arguments: String..., in folder: URL? = nil, input: String? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = binary
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment
        for name in ["LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS"] { variables[name] = nil }
        variables["ANTRAIN_TODAY"] = "2025-12-31"
        variables.merge(environment) { $1 }
        process.environment = variables
        let (output, errors, inputs) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = inputs
        try process.run()
        if let input { inputs.fileHandleForWriting.write(Data(input.utf8)) }
        try inputs.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: text, errors: complaint)
    }

    /// A folder of its own for a test, with these files.
    static func folder(_ files: [String: String] = [:]) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("antrain-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path, in: url) }
        return url
    }

    static func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// All files below a folder with their texts.
    static func contents(_ folder: URL) -> [String: String] {
        var result: [String: String] = [:]
        let base = folder.resolvingSymlinksInPath().path + "/"
        for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init() {
            guard let data = try? Data(contentsOf: file), !file.hasDirectoryPath else { continue }
            result[String(file.resolvingSymlinksInPath().path.dropFirst(base.count))] = String(decoding: data, as: UTF8.self)
        }
        return result
    }
}

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "antrain",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "antrain", targets: ["antrain"]),
        .library(name: "Domain", targets: ["Domain"]),
        .library(name: "Format", targets: ["Format"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CMark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .target(name: "CPresets", exclude: ["data"]),
        .target(name: "CMemory"),
        // `Double.rounded()` is libm's where the optimiser does not see through it.
        .target(name: "Domain", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "Documents", dependencies: ["CYAML", "CMark"]),
        .target(name: "Format", dependencies: ["Documents", "Domain", "CPresets"]),
        .target(name: "Lint", dependencies: ["Format", "Documents", "Domain"]),
        .target(name: "Log", dependencies: ["CMemory", "Lint", "Format", "Documents", "Domain"]),
        .target(name: "Arguments"),
        .executableTarget(
            name: "antrain",
            dependencies: ["Arguments", "Log", "Lint", "Format", "Documents", "Domain", "CPresets"]),
        .testTarget(name: "DomainTests", dependencies: ["Domain"]),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
        .testTarget(name: "FormatTests", dependencies: ["Format", "Documents", "Domain"]),
        .testTarget(name: "SchemaTests", dependencies: ["Format", "Documents", "Domain"]),
        .testTarget(name: "LintTests", dependencies: ["Lint", "Format", "Documents", "Domain"]),
        .testTarget(name: "GoldenTests", dependencies: ["Lint", "Format", "Documents", "Domain"]),
        .testTarget(name: "HostileTests", dependencies: ["antrain"]),
        .testTarget(name: "ArgumentsTests", dependencies: ["Arguments"]),
        .testTarget(name: "ProgramTests", dependencies: ["antrain", "Arguments", "Lint", "Format", "Documents", "Domain"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

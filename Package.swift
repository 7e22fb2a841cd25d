// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain: `<toolchain>/usr/lib/swift/host` holds its modules and shared libraries.
// TRANSVERIFY_SWIFT_HOST overrides the folder; otherwise it is found from the `swift` on PATH, symlinks resolved.
let host = hostFolder()

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let hostModules: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let hostLibraries: [LinkerSetting] = [
  .unsafeFlags([host, host + "/compiler"].flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] })
]
/// Optimised in debug mode, too, with runtime checks: the tests explore every shipped model. Each module is compiled as a
/// whole, since generics and accessors of other files are called in the innermost loops.
let optimised: SwiftSetting = .unsafeFlags(["-O", "-wmo", "-num-threads", "2"], .when(configuration: .debug))
/// The hot path: without runtime checks in release mode, since its slow twin repeats them.
let fast: [SwiftSetting] =
  strict + [.unsafeFlags(["-Ounchecked", "-cross-module-optimization"], .when(configuration: .release)), optimised]

/// A test target: like the module that it tests, it finds SwiftSyntax's modules.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: hostModules,
    linkerSettings: hostLibraries)
}

let package = Package(
  name: "transverify",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "transverify", targets: ["transverify"]),
    .plugin(name: "TransverifyCommand", targets: ["TransverifyCommand"]),
  ],
  targets: [
    .target(name: "Diagnostics", swiftSettings: strict + [optimised]),
    .target(name: "Threading", swiftSettings: strict),
    .target(name: "Exploration", swiftSettings: fast),
    .target(name: "Program", dependencies: ["Diagnostics"], swiftSettings: strict + [optimised]),
    .target(
      name: "SwiftFrontend", dependencies: ["Program", "Diagnostics", "Threading"], swiftSettings: hostModules,
      linkerSettings: hostLibraries),
    .target(name: "Machine", dependencies: ["Program", "Exploration", "Diagnostics"], swiftSettings: fast),
    .target(
      name: "FlatMachine", dependencies: ["Program", "Exploration", "Diagnostics", "Threading"],
      swiftSettings: fast + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(
      name: "Verification",
      dependencies: [
        "Machine", "FlatMachine", "Exploration", "Program", "Diagnostics", "SwiftFrontend", "RunReport", "Threading",
      ],
      swiftSettings: hostModules),
    .target(name: "RunReport", dependencies: ["Diagnostics"], swiftSettings: strict),
    .target(name: "Reporters", dependencies: ["RunReport"], swiftSettings: strict),
    .target(
      name: "Conformance",
      dependencies: ["Verification", "Machine", "Exploration"],
      swiftSettings: hostModules + [optimised], linkerSettings: hostLibraries),
    .executableTarget(
      name: "transverify",
      dependencies: ["Verification", "FlatMachine", "Conformance", "Reporters", "RunReport", "Diagnostics"],
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    // `swift package transverify`.
    .plugin(
      name: "TransverifyCommand",
      capability: .command(
        intent: .custom(
          verb: "transverify", description: "Checks UIKit presentations and transitions in every ordering of events.")),
      dependencies: ["transverify"], path: "Sources/Plugin"),
    // It starts the built `transverify` as a process: the dependency has it built beside the benchmark.
    .executableTarget(
      name: "benchmark",
      dependencies: ["Verification", "Machine", "Exploration", "RunReport", "Diagnostics", "transverify"],
      path: "Tests/Benchmarks", swiftSettings: hostModules, linkerSettings: hostLibraries),
    // Mutated sources against the whole tool.
    .target(
      name: "Fuzzing", dependencies: ["Verification", "RunReport"], path: "Tests/Fuzz/Library",
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/Fuzz/Tool", swiftSettings: hostModules,
      linkerSettings: hostLibraries),
    // Measures the built `transverify` on local clones of public repositories.
    .executableTarget(
      name: "corpus", dependencies: ["RunReport", "Reporters", "transverify"], path: "Tests/Corpus",
      exclude: ["Explored.md"],
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    // Runs the scripts of Models/Semantics, one or more for each rule of the semantics document.
    .target(
      name: "MachineSemantics",
      dependencies: ["Machine", "Exploration", "Program", "SwiftFrontend", "Diagnostics", "Threading"],
      path: "Tests/Semantics/Library", swiftSettings: hostModules, linkerSettings: hostLibraries),
    .executableTarget(
      name: "semantics", dependencies: ["MachineSemantics", "SwiftFrontend", "Verification", "Threading"],
      path: "Tests/Semantics/Tool", swiftSettings: hostModules, linkerSettings: hostLibraries),
    tests("SemanticsTests", ["MachineSemantics", "Verification"]),
    // The formal machine is Swift: compiled natively, with `ModelRuntime` in place of the interpreter.
    .target(
      name: "UIKit", path: "Models/UIKit",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings", "-enable-testing"]),
        .unsafeFlags(["-O"], .when(configuration: .debug)),
      ]),
    // Drives the native machine and the interpreter alike. `Tests/Native/Driver` and `Worlds` are compiled by the tests.
    .target(
      name: "NativeAgreement",
      dependencies: ["UIKit", "Machine", "Exploration", "Program", "SwiftFrontend", "Diagnostics", "Threading"],
      path: "Tests/Native/Library", swiftSettings: hostModules, linkerSettings: hostLibraries),
    .executableTarget(
      name: "native-agreement", dependencies: ["NativeAgreement", "Machine"], path: "Tests/Native/Tool",
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    tests("NativeTests", ["NativeAgreement", "Verification", "Reporters", "RunReport"]),
    tests("ExplorationTests", ["Exploration"]),
    tests("FlatMachineTests", ["FlatMachine", "SwiftFrontend", "Program", "Exploration", "Diagnostics", "Threading"]),
    tests("SwiftFrontendTests", ["SwiftFrontend", "Program", "Threading"]),
    tests("MachineTests", ["Machine", "SwiftFrontend", "Program", "Exploration", "Threading"]),
    tests("ReportersTests", ["Reporters", "RunReport"], exclude: ["Goldens"]),
    tests("VerificationTests", ["Verification", "Reporters", "RunReport", "Machine", "SwiftFrontend", "Fuzzing"]),
    tests("ConformanceTests", ["Conformance", "Verification"], exclude: ["Fixtures"]),
    tests("CommandLineTests", ["transverify"]),
  ],
  swiftLanguageModes: [.v6]
)

/// The folder of the toolchain that holds SwiftSyntax's modules.
func hostFolder() -> String {
  let environment = ProcessInfo.processInfo.environment
  if let folder = environment["TRANSVERIFY_SWIFT_HOST"] { return checked(folder) }
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swift") {
    let driver = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
    let usr = driver.deletingLastPathComponent().deletingLastPathComponent()
    let candidate = usr.appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: candidate + "/SwiftSyntax.swiftmodule") { return candidate }
  }
  fatalError(
    """
    transverify needs SwiftSyntax from a Swift 6.3 toolchain: install one from swift.org/install and put its `swift` \
    first on PATH, or set TRANSVERIFY_SWIFT_HOST to its lib/swift/host folder.
    """)
}

func checked(_ folder: String) -> String {
  guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
    fatalError(
      """
      TRANSVERIFY_SWIFT_HOST names \(folder), which holds no SwiftSyntax.swiftmodule: set it to the lib/swift/host \
      folder of a Swift 6.3 toolchain.
      """)
  }
  return folder
}

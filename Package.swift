// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if canImport(Darwin)
  import Darwin
#endif

// SwiftSyntax comes with the toolchain: `<toolchain>/usr/lib/swift/host` holds its modules and shared libraries.
// TRANSVERIFY_SWIFT_HOST overrides the folder.
let host = hostFolder()

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let hostModules: [SwiftSetting] = strict + [.unsafeFlags(["-I", host])]
let hostLibraries: [LinkerSetting] = [
  .unsafeFlags([host, host + "/compiler"].flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] })
]
/// Optimised in debug mode, too, with runtime checks: the tests explore every shipped model. Each module is compiled as a
/// whole, since generics and accessors of other files are called in the innermost loops. Whether accesses overlap is left
/// to release mode, in which all shipped models are explored as well: it would be a sixth of the tests' time.
let optimised: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-wmo", "-num-threads", "2", "-enforce-exclusivity=unchecked"], .when(configuration: .debug))
]
/// The hot path: without runtime checks in release mode, since its slow twin repeats them.
let fast: [SwiftSetting] =
  strict + [.unsafeFlags(["-Ounchecked", "-cross-module-optimization"], .when(configuration: .release))] + optimised

/// A test target: like the module that it tests, it finds SwiftSyntax's modules.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport", "Identifiers", "Rules"], exclude: exclude,
    swiftSettings: hostModules, linkerSettings: hostLibraries)
}

let package = Package(
  name: "transverify",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "transverify", targets: ["transverify"])],
  targets: [
    .target(name: "Diagnostics", swiftSettings: strict + optimised),
    .target(name: "Threading", swiftSettings: strict),
    .target(name: "Identifiers", swiftSettings: strict),
    .target(name: "Exploration", swiftSettings: fast),
    .target(name: "Program", dependencies: ["Diagnostics"], swiftSettings: strict + optimised),
    .target(
      name: "SwiftFrontend", dependencies: ["Program", "Diagnostics", "Threading"],
      swiftSettings: hostModules + optimised, linkerSettings: hostLibraries),
    // Storyboards and nibs.
    .target(
      name: "InterfaceBuilder", dependencies: ["Program", "Diagnostics", "Identifiers"], swiftSettings: strict),
    .target(
      name: "Repairs", dependencies: ["SwiftFrontend", "RunReport", "Diagnostics", "Threading", "Identifiers"],
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    .target(
      name: "Machine", dependencies: ["Program", "Exploration", "Diagnostics", "Identifiers"], swiftSettings: fast),
    .target(
      name: "FlatMachine", dependencies: ["Program", "Exploration", "Diagnostics", "Threading"],
      swiftSettings: fast + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
    .target(
      name: "Subjects", dependencies: ["Machine", "Program", "Diagnostics", "Identifiers"],
      swiftSettings: strict + optimised),
    .target(
      name: "TextChecks",
      dependencies: ["Subjects", "Machine", "Program", "RunReport", "Diagnostics", "Threading", "Identifiers"],
      swiftSettings: strict),
    .target(
      name: "Verification",
      dependencies: [
        "Machine", "FlatMachine", "Exploration", "Program", "Diagnostics", "SwiftFrontend", "RunReport", "Threading",
        "Identifiers", "Rules", "Repairs", "InterfaceBuilder", "Subjects", "TextChecks",
      ],
      swiftSettings: hostModules + optimised),
    .target(name: "Rules", dependencies: ["RunReport", "Identifiers"], swiftSettings: strict),
    .target(name: "RunReport", dependencies: ["Diagnostics", "Identifiers"], swiftSettings: strict + optimised),
    .target(
      name: "Reporters", dependencies: ["RunReport", "Identifiers", "Rules"], swiftSettings: strict + optimised),
    .target(
      name: "Conformance",
      dependencies: ["Verification", "Machine", "Exploration", "RunReport", "Identifiers"],
      swiftSettings: hostModules + optimised, linkerSettings: hostLibraries),
    // A small HTTP server for this machine alone.
    .target(name: "Serving", dependencies: ["Threading"], swiftSettings: strict),
    .executableTarget(
      name: "transverify",
      dependencies: [
        "Verification", "FlatMachine", "Conformance", "Reporters", "Serving", "RunReport", "Diagnostics", "Threading",
        "Identifiers", "Rules",
      ],
      swiftSettings: hostModules, linkerSettings: hostLibraries),
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
      name: "corpus", dependencies: ["RunReport", "Reporters", "Identifiers", "Rules", "transverify"],
      path: "Tests/Corpus", exclude: ["Explored.md", "Batches", "Judged"],
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    // Runs the scripts of Models/Semantics, one or more for each rule of the semantics document.
    .target(
      name: "MachineSemantics",
      dependencies: ["Machine", "Exploration", "Program", "SwiftFrontend", "Diagnostics", "Threading"],
      path: "Tests/Semantics/Library", swiftSettings: hostModules + optimised, linkerSettings: hostLibraries),
    .executableTarget(
      name: "semantics",
      dependencies: ["MachineSemantics", "SwiftFrontend", "Verification", "Threading", "Exploration"],
      path: "Tests/Semantics/Tool", swiftSettings: hostModules, linkerSettings: hostLibraries),
    // What tests of several targets share.
    .target(
      name: "TestSupport", dependencies: ["Identifiers"], path: "Tests/Support", exclude: ["Models"],
      swiftSettings: strict),
    .target(
      name: "ShippedModels", dependencies: ["Verification", "RunReport", "TestSupport", "Identifiers"],
      path: "Tests/Support/Models",
      swiftSettings: hostModules, linkerSettings: hostLibraries),
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
      dependencies: [
        "UIKit", "Machine", "Exploration", "Program", "SwiftFrontend", "Diagnostics", "Threading", "Identifiers",
      ],
      path: "Tests/Native/Library", swiftSettings: hostModules + optimised, linkerSettings: hostLibraries),
    .executableTarget(
      name: "native-agreement", dependencies: ["NativeAgreement", "Machine"], path: "Tests/Native/Tool",
      swiftSettings: hostModules, linkerSettings: hostLibraries),
    tests("NativeTests", ["NativeAgreement", "Verification", "Reporters", "RunReport", "ShippedModels"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("ExplorationTests", ["Exploration"]),
    tests("FlatMachineTests", ["FlatMachine", "SwiftFrontend", "Program", "Exploration", "Diagnostics", "Threading"]),
    tests("SwiftFrontendTests", ["SwiftFrontend", "Program", "Threading"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder", "SwiftFrontend", "Program", "Diagnostics"]),
    tests("RepairsTests", ["Repairs", "Diagnostics"]),
    tests("MachineTests", ["Machine", "SwiftFrontend", "Program", "Exploration", "Threading"]),
    tests("ReportersTests", ["Reporters", "RunReport", "Exploration"], exclude: ["Goldens"]),
    tests(
      "VerificationTests",
      [
        "Verification", "Subjects", "TextChecks", "Repairs", "Reporters", "RunReport", "Machine", "Exploration",
        "SwiftFrontend", "Fuzzing", "ShippedModels", "Threading",
      ]),
    tests("ConformanceTests", ["Conformance", "Verification"], exclude: ["Fixtures", "Fresh", "Rejected"]),
    tests("ServingTests", ["Serving"]),
    tests("CommandLineTests", ["transverify", "Serving", "Threading", "Reporters", "ShippedModels"]),
  ],
  swiftLanguageModes: [.v6]
)

// `swift package transverify`, for packages that depend on this one. What a plugin runs SwiftPM compiles once more, for
// itself: where this package is built in its own folder, everything but the tests would be compiled twice.
if !isBuiltByItself() {
  package.products.append(.plugin(name: "TransverifyCommand", targets: ["TransverifyCommand"]))
  package.targets.append(
    .plugin(
      name: "TransverifyCommand",
      capability: .command(
        intent: .custom(
          verb: "transverify", description: "Checks UIKit presentations and transitions in every ordering of events."),
        permissions: [.writeToPackageDirectory(reason: "transverify writes its reports, baselines and repairs there.")]),
      dependencies: ["transverify"], path: "Sources/Plugin/Command"))
}

/// Whether the package that is being built is this one, as far as can be told: SwiftPM runs manifests in the folder that the
/// command was given in. TRANSVERIFY_WITH_PLUGIN has the plugin in any case.
func isBuiltByItself() -> Bool {
  if ProcessInfo.processInfo.environment["TRANSVERIFY_WITH_PLUGIN"] != nil { return false }
  let resolved = { (path: String) in URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
  return resolved(FileManager.default.currentDirectoryPath) == resolved(Context.packageDirectory)
}

/// The folder of the toolchain that holds SwiftSyntax's modules: of the toolchain that runs, where that can be told. A
/// `swift` on PATH may stand for another program (swiftly, mise, asdf, a script), so that it comes last.
func hostFolder() -> String {
  if let folder = ProcessInfo.processInfo.environment["TRANSVERIFY_SWIFT_HOST"] {
    if holdsSwiftSyntax(folder) { return folder }
    end(
      """
      TRANSVERIFY_SWIFT_HOST names \(folder), which holds no SwiftSyntax.swiftmodule: set it to the lib/swift/host \
      folder of a Swift 6.3 toolchain.
      """)
  }
  for usr in [runningToolchain(), xcodeToolchain()].compactMap(\.self) + toolchainsOnPath() {
    let folder = usr.appendingPathComponent("lib/swift/host").path
    if holdsSwiftSyntax(folder) { return folder }
  }
  end(
    """
    transverify needs SwiftSyntax from a Swift 6.3 toolchain: install one from swift.org/install and put its `swift` \
    first on PATH, or set TRANSVERIFY_SWIFT_HOST to its lib/swift/host folder.
    """)
}

func holdsSwiftSyntax(_ folder: String) -> Bool {
  FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
}

/// The `usr` folder of the toolchain whose PackageDescription this manifest has loaded:
/// `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`.
func runningToolchain() -> URL? {
  guard let path = packageDescription() else { return nil }
  var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  for _ in 1...5 { folder.deleteLastPathComponent() }
  return folder
}

/// Where the library lies that this manifest has loaded.
func packageDescription() -> String? {
  #if canImport(Darwin)
    var library = Dl_info()
    let symbol = unsafeBitCast(Package.self as AnyClass, to: UnsafeRawPointer.self)
    return dladdr(symbol, &library) == 0 ? nil : library.dli_fname.map { String(cString: $0) }
  #else
    // `dladdr` is not imported there, and Foundation reads no more than the first page of such a file.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8_192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasSuffix("/libPackageDescription.so"), let path = text.firstIndex(of: "/") else { continue }
      return String(text[path...])
    }
    return nil
  #endif
}

/// What `xcrun` finds, which also knows the TOOLCHAINS variable.
func xcodeToolchain() -> URL? {
  #if os(macOS)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
    process.arguments = ["--find", "swift"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? usr(of: path.trimmingCharacters(in: .whitespacesAndNewlines)) : nil
  #else
    return nil
  #endif
}

func toolchainsOnPath() -> [URL] {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swift" }
    .filter(FileManager.default.isExecutableFile).map(usr)
}

/// The `usr` folder of the toolchain to which a `swift` belongs.
func usr(of driver: String) -> URL {
  URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
}

/// Ends the manifest with one sentence, where a trap would add a stack trace.
func end(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(1)
}

import Foundation
import PackagePlugin

/// `swift package transverify`: runs the program in the package's folder.
///
/// Without arguments it checks what `.transverify.json` names, or the sources of the package's targets; with arguments it
/// passes them on: `swift package transverify run Sources --strict`.
@main
struct TransverifyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "transverify").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? Self.usual(context.package) : arguments
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1, whatever a plugin says: the reason is told.
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("transverify was ended by signal \(status)")
    } else if status != 0 {
      Diagnostics.error("transverify ended with exit code \(status)")
    }
  }

  private static func usual(_ package: Package) -> [String] {
    let configuration = package.directoryURL.appendingPathComponent(".transverify.json").path
    if FileManager.default.fileExists(atPath: configuration) { return ["run"] }
    let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
    return ["run"] + targets.map(\.directoryURL.path)
  }
}

import Foundation
import PackagePlugin

/// `swift package transverify`: runs the program in the folder of the package or of the Xcode project.
///
/// Without arguments it checks what `.transverify.json` names, or the sources of the package's targets; with arguments it
/// passes them on: `swift package transverify run Sources --strict`. `--target NAME`, which Xcode gives for each target
/// that somebody has chosen in its dialog, checks that target's sources.
@main
struct TransverifyCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let usual = targets.filter { $0.kind != .test }.map(\.directoryURL.path)
    try Run(
      program: context.tool(named: "transverify").url, folder: context.package.directoryURL,
      work: context.pluginWorkDirectoryURL
    ).start(arguments, usual: usual) { name in
      targets.filter { $0.name == name }.map(\.directoryURL.path)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TransverifyCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try Run(
        program: context.tool(named: "transverify").url, folder: context.xcodeProject.directoryURL,
        work: context.pluginWorkDirectoryURL
      ).start(arguments, usual: []) { name in
        context.xcodeProject.targets.filter { $0.displayName == name }.flatMap { target in
          target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url.path)
        }
      }
    }
  }
#endif

/// One run of the program.
private struct Run {
  let program: URL
  let folder: URL
  /// Where plugins may write in any case; into the package only with the user's permission.
  let work: URL

  func start(_ arguments: [String], usual: [String], sources: (String) -> [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let chosen = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    let paths = chosen.flatMap(sources)
    if !chosen.isEmpty && paths.isEmpty {
      Diagnostics.error("there are no Swift sources in \(chosen.joined(separator: ", "))")
      return
    }
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = folder
    // What was parsed of the models is kept there: macOS lets a plugin write nothing into the user's folder of caches.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TRANSVERIFY_CACHE": work.appendingPathComponent("models").path]) { users, _ in users }
    // Xcode's dialog takes options for the chosen targets, without a verb.
    let isRun = rest.isEmpty || (!paths.isEmpty && rest[0].hasPrefix("-"))
    process.arguments = (isRun ? ["run"] : []) + rest + (rest.isEmpty && paths.isEmpty ? self.usual(usual) : paths)
    try process.run()
    process.waitUntilExit()
    tell(process)
  }

  private func usual(_ paths: [String]) -> [String] {
    let configuration = folder.appendingPathComponent(".transverify.json").path
    return FileManager.default.fileExists(atPath: configuration) ? [] : paths
  }

  /// SwiftPM ends with 1, whatever a plugin says: the reason is told.
  private func tell(_ process: Process) {
    let status = process.terminationStatus
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error("transverify was ended by signal \(status)")
    } else if status != 0 {
      Diagnostics.error("transverify ended with exit code \(status)")
    }
  }
}

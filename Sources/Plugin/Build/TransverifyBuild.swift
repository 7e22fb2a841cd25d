import Foundation
import PackagePlugin

/// Checks the sources of a target when it is built, and again when one of them has changed.
///
/// It writes into the plugin's work folder alone: the report, the results of unchanged sources, and what was parsed of the
/// models. What counts as a finding is decided by `.transverify.json`, where there is one.
@main
struct TransverifyBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return [
      command(
        try context.tool(named: "transverify").url, paths: [target.directoryURL], name: target.name,
        files: target.sourceFiles, folder: context.package.directoryURL, work: context.pluginWorkDirectoryURL)
    ]
  }

  /// What is read; all but Swift is found in the folders of the sources.
  private static let kinds: Set = ["swift", "storyboard", "xib", "m", "mm", "h"]

  private func command(_ program: URL, paths: [URL], name: String, files: FileList, folder: URL, work: URL) -> Command {
    let inputs = files.map(\.url).filter { Self.kinds.contains($0.pathExtension) }
    let output = work.appendingPathComponent("report")
    let configuration = folder.appendingPathComponent(".transverify.json")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    return .buildCommand(
      displayName: "Checking transitions of \(name)",
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", Self.script, "sh", onFindings.rawValue, program.path, "run"] + paths.map(\.path)
        + (isConfigured ? ["--config", configuration.path] : [])
        + ["--quiet", "--reporter", "xcode", "--output", output.path]
        + ["--cache", work.appendingPathComponent("results").path],
      environment: ["TRANSVERIFY_CACHE": work.appendingPathComponent("models").path],
      inputFiles: inputs + (isConfigured ? [configuration] : []) + [program],
      outputFiles: [output.appendingPathComponent("report.json")])
  }

  /// Runs the command behind the first word. What a limit has left incomplete (3) never ends a build.
  private static let script = """
    outcome=$1
    shift
    code=0
    text=$("$@") || code=$?
    if [ "$outcome" = warn ]; then
      text=$(printf '%s\\n' "$text" | sed 's/^\\(.*:[0-9]*:[0-9]*: \\)error: /\\1warning: /; s/^error: /warning: /')
      case $code in 0 | 1 | 3) ;; *) echo "warning: transverify ended with exit code $code" ;; esac
      code=0
    fi
    [ -z "$text" ] || printf '%s\\n' "$text"
    [ "$code" -ne 3 ] || code=0
    exit "$code"
    """
}

/// What becomes of a build in which something is found: each of the two plugins has its own, `onFindings`.
enum Outcome: String {
  case fail, warn
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TransverifyBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let sources = target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
      guard !sources.isEmpty else { return [] }
      return [
        command(
          try context.tool(named: "transverify").url, paths: sources, name: target.displayName,
          files: target.inputFiles, folder: context.xcodeProject.directoryURL, work: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif

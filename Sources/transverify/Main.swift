import Foundation

@main
enum Transverify {
  static func main() {
    CrashHandler.install()
    Interruption.install()
    let tool = CommandLineTool(
      engine: .live, console: .system, environment: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath)
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

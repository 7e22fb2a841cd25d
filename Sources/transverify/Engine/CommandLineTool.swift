/// The program without its process: arguments in, text and an exit code out.
struct CommandLineTool {
  let engine: Engine
  let console: Console
  let environment: [String: String]
  /// Absolute.
  let workingDirectory: String

  /// Prints a result.
  func show(_ text: String) -> ExitCode {
    do {
      try console.write(text)
      return .success
    } catch {
      console.complain(error.message)
      return .usage
    }
  }
}

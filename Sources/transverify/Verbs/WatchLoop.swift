import Foundation
import Verification

/// `transverify run --watch`: checks, waits until a source or the configuration changes, and checks again.
struct WatchLoop {
  let tool: CommandLineTool
  let arguments: ParsedArguments
  /// Whether the user has asked for the end.
  var isEnded: () -> Bool = { Interruption.isRequested }
  /// Waits between two looks at the files.
  var pause: () -> Void = { usleep(100_000) }

  /// - Returns: the exit code of the last check.
  func perform() throws(InputError) -> ExitCode {
    if arguments.values.contains(.shard) { throw InputError("'--watch' and '--shard' cannot be combined") }
    // What is wrong with the arguments ends the command; what is wrong with the sources is waited out.
    _ = try RunSettings(arguments, workingDirectory: tool.workingDirectory)
    var code = ExitCode.success
    repeat {
      let before = stamps
      if tool.console.outputIsTerminal { try? tool.console.write("\u{1B}[2J\u{1B}[H") }
      code = check()
      tool.console.writeStatus("watching \(before.count) \(before.count == 1 ? "file" : "files"), Ctrl-C ends\n")
      wait(for: before)
    } while !isEnded()
    return code
  }

  private func check() -> ExitCode {
    do {
      return try RunVerb(tool: tool, arguments: arguments).perform()
    } catch {
      tool.console.complain(error.message)
      return .usage
    }
  }

  /// Returns once the files are others than `before`, and nobody is writing them any more.
  private func wait(for before: SourceStamps) {
    var last = before
    while !isEnded() {
      pause()
      let now = stamps
      if now != before, now == last { return }
      last = now
    }
  }

  private var stamps: SourceStamps { WatchedFiles(tool: tool, arguments: arguments).stamps }
}

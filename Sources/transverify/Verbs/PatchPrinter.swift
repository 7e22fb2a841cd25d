import RunReport
import Synchronization
import Verification

/// Prints the repairs of `--fix`, each once and as soon as it is there, so that an interrupted search has not been for
/// nothing.
struct PatchPrinter: Sendable {
  let tool: CommandLineTool
  /// A line of the terminal may say how far the run has come: it is removed first.
  let clearsLine: Bool
  private let state = Box()

  private final class Box: Sendable {
    let printed = Mutex((count: 0, hasFailed: false))
  }

  init(tool: CommandLineTool, clearsLine: Bool) {
    self.tool = tool
    self.clearsLine = clearsLine
  }

  func print(_ fix: Fixes.Fix) {
    if clearsLine && tool.console.showsProgress(tool.environment) { tool.console.writeStatus("\r\u{1B}[K") }
    let hasFailed = tool.show(Self.heading(fix) + fix.repair.diff) != .success
    state.printed.withLock {
      $0.count += 1
      if hasFailed { $0.hasFailed = true }
    }
  }

  /// Those that were not printed yet.
  /// - Returns: whether everything could be printed.
  @discardableResult func printRest(of fixes: Fixes) -> Bool {
    for fix in fixes.fixes.dropFirst(state.printed.withLock { $0.count }) { print(fix) }
    return !state.printed.withLock { $0.hasFailed }
  }

  /// Lines before a diff that `git apply` and `patch` pass over.
  private static func heading(_ fix: Fixes.Fix) -> String {
    let place = "\(fix.finding.location.path):\(fix.finding.location.line)"
    return """
      # \(place): \(fix.finding.rule), \(fix.finding.confidence.rawValue): \(fix.finding.message)
      # \(fix.repair.title) (\(fix.repair.verification))

      """ + fix.continued.map(reason).joined()
  }

  /// Why a repair changes more than the blamed place.
  private static func reason(_ finding: Finding) -> String {
    "# the first change alone would leave \(finding.rule) at \(finding.location.path):\(finding.location.line): "
      + "\(finding.message)\n"
  }
}

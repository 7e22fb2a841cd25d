import Foundation
import Reporters
import RunReport

/// The file in which a step of GitHub Actions collects its summary.
struct StepSummaryFile {
  /// As `GITHUB_STEP_SUMMARY` names it.
  let path: String

  /// `nil` outside of GitHub Actions.
  init?(environment: [String: String]) {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    self.path = path
  }

  /// Appends the Markdown report, as much of it as there is room for beside what the step has written already.
  func append(_ report: Report) throws(OutputError) {
    var status = stat()
    let size = stat(path, &status) == 0 ? Int(status.st_size) : 0
    let text = StepSummary.markdown(report, limit: StepSummary.limit - size)
    if text.isEmpty { throw OutputError(message: "'\(path)' has no room for a summary: GitHub takes 1 MiB of a step") }
    try OutputFile.append(text, to: path)
  }
}

import RunReport
import Verification

/// An earlier report to compare with, read before the run may write another in its place.
struct Trend: Hashable, Sendable {
  /// As the user has named it.
  var name: String
  var report: Report

  /// - Parameter name: `nil` for no comparison.
  init?(_ name: String?, workingDirectory: String) throws(InputError) {
    guard let name else { return nil }
    self.name = name
    report = try ReportFileReader(workingDirectory: workingDirectory).report(name)
  }

  func added(to report: Report) -> Report { report.adding(report.trend(since: self.report, path: name)) }
}

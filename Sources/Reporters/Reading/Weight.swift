import RunReport

/// How much a finding weighs where a format has levels of its own.
enum Weight: Int, Comparable, CaseIterable {
  /// An error that fails the run.
  case error
  /// A warning that fails the run, or a note that does.
  case warning
  /// What does not fail the run: known to the baseline, or below the thresholds.
  case note

  static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

  init(_ finding: Finding, in report: Report) {
    self = !report.counts(finding) ? .note : finding.severity == .error ? .error : .warning
  }
}

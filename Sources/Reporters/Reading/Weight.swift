import RunReport

/// How much a finding weighs where a format has levels of its own.
enum Weight: Int, Comparable, CaseIterable {
  /// An error that fails the run.
  case error
  /// A warning that fails the run.
  case warning
  /// What does not fail the run: known, a note, or only possible.
  case note

  static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }

  init(_ finding: Finding, in report: Report) {
    let counts = finding.status != .known && finding.confidence != .possible && finding.severity != .note
    self = !counts ? .note : finding.severity == .error ? .error : .warning
  }
}

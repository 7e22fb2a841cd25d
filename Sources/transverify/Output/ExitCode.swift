import RunReport

/// What the process answers to whoever started it.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Nothing counts, or every expectation is met.
  case success = 0
  case violations = 1
  /// Arguments, configuration, sources or output are at fault.
  case usage = 2
  /// Nothing was found, but not everything was looked at.
  case incomplete = 3
  case internalError = 70

  /// As help, README and guides say it: the same words everywhere.
  var meaning: String {
    switch self {
    case .success: "nothing that counts was found, and as much was explored as is required"
    case .violations: "a finding counts, or an expectation is not met; with --strict also stale exceptions"
    case .usage: "the arguments, the configuration, a source file or the output is at fault"
    case .incomplete: "a limit or an interruption left too much unexplored; with --strict also vacuous"
    case .internalError: "internal error"
    }
  }

  /// Which code it is where several apply.
  static let precedence = [
    "Where several apply, the first of these decides: arguments, configuration or output at fault (2),",
    "internal error (70), a finding that counts (1), a source file at fault (2), too little explored (3).",
  ]
}

/// The exit code of a run whose reports were written.
///
/// Where the sources state expectations these decide, and otherwise the findings that count: those above the thresholds
/// (without others: certain and likely errors and warnings) that the baseline does not know. A certification that was refused comes before
/// everything: nothing that the run says can be trusted. Then come violations: they stand whatever
/// else went wrong. Then come sources that could not be read. A verdict that is incomplete or unsupported is never a
/// success; `strict` asks the same of every subject, that none be vacuous, and that every event of a model be possible;
/// where it is said up to how many disturbances subjects must be explored, those that are count as explored to the end, as do
/// those that were stopped where the gate passes them, or that the baseline's run has stopped, too;
/// it also asks that exceptions (entries of the baseline, comments that allow findings) be of use still.
func exitCode(for report: Report, strict: Bool, wasInterrupted: Bool = false) -> ExitCode {
  if report.subjects.contains(where: { $0.certification == .refused }) { return .internalError }
  if hasViolations(report) { return .violations }
  if report.problems.contains(where: { $0.severity == .error }) { return .usage }
  if wasInterrupted || report.leavesTooMuchOpen { return .incomplete }
  if strict {
    if report.hasStaleExceptions { return .violations }
    if report.verdict == .vacuous, !isUntouched(report) { return .incomplete }
    if report.subjects.contains(where: { isIncomplete($0, in: report) || isVacuous($0, in: report) }) {
      return .incomplete
    }
    if report.subjects.contains(where: { $0.idleEvents != nil }) { return .incomplete }
  }
  return .success
}

private func hasViolations(_ report: Report) -> Bool {
  if let expectations = report.expectations { return !expectations.failures.isEmpty }
  return report.findings.contains(where: report.counts)
}

private func isIncomplete(_ subject: Subject, in report: Report) -> Bool {
  isIncomplete(subject.verdict) && !report.isExploredAsRequired(subject)
}

/// Nothing to check is no gap where nothing has changed.
private func isUntouched(_ report: Report) -> Bool {
  report.leftOutSubjects ?? 0 > 0 && !report.subjects.contains { isVacuous($0, in: report) }
}

/// An action that nobody calls here may be called by a subject that a run over changes has left out.
private func isVacuous(_ subject: Subject, in report: Report) -> Bool {
  subject.verdict == .vacuous && !(subject.isVacuousForCalls && report.leftOutSubjects ?? 0 > 0)
}

private func isIncomplete(_ verdict: Verdict) -> Bool {
  switch verdict {
  case .incomplete, .unsupported: true
  case .holds, .violated, .vacuous: false
  }
}

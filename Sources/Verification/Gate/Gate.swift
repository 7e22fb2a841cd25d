import RunReport

/// Decides what of a report counts.
package struct Gate: Sendable {
  let options: GateOptions
  let scope: RunScope

  package init(options: GateOptions, scope: RunScope) {
    self.options = options
    self.scope = scope
  }

  /// The report with the status of each finding, the comparison with the baseline and the verdict of what counts.
  package func judge(_ report: Report, wasCancelled: Bool) -> Report {
    var judged = report
    if options.thresholds != .usual { judged.thresholds = options.thresholds }
    judged.requiredDisturbances = options.requiredDisturbances
    judged.passesIncomplete = options.passesIncomplete ? true : nil
    // A report that was kept may be of a run that was given its paths in another way.
    judged.paths = scope.options.namedPaths.isEmpty ? nil : scope.options.namedPaths
    if let baseline = options.baseline { compare(&judged, with: baseline) }
    judged.verdict = Self.verdict(of: judged, wasCancelled: wasCancelled)
    return judged
  }

  /// Whether the baseline accepts a finding, were it the only one.
  func isKnown(_ finding: Finding) -> Bool {
    guard let baseline = options.baseline, let entry = baseline.matches([finding])[0] else { return false }
    return baseline.accepted(of: finding, by: entry)?.isWorse != true
  }

  private func compare(_ report: inout Report, with baseline: Baseline) {
    var all = report
    all.findings += scope.leftOut.findings
    let baseline = baseline.migrated(by: all)
    let matches = baseline.matches(all.findings)
    for index in report.findings.indices {
      let accepted = matches[index].flatMap { baseline.accepted(of: report.findings[index], by: $0) }
      let isNew = matches[index] == nil || accepted?.isWorse == true
      (report.findings[index].status, report.findings[index].accepted) = (isNew ? .new : .known, accepted)
    }
    let found = Set(matches.values)
    let gone = baseline.entries.indices.filter { !found.contains($0) }.map { baseline.entries[$0] }
    let fixed = scope.holds(baseline) ? gone.filter { scope.covers($0, in: report) } : []
    var comparison = Comparison(
      kind: .baseline, path: baseline.path, new: report.findings.count { $0.status == .new },
      known: report.findings.count { $0.status == .known },
      fixed: fixed.map(\.finding).sorted { ($0.rule, $0.id) < ($1.rule, $1.id) }, earlier: nil,
      now: .init(
        subjects: report.statistics.subjects, states: report.statistics.states,
        transitions: report.statistics.transitions))
    comparison.stopped = baseline.stopped.isEmpty ? nil : baseline.stopped
    let farther = report.findings.count { isFarther($0, than: baseline, in: report) }
    comparison.farther = farther == 0 ? nil : farther
    report.comparisons = [comparison] + (report.comparisons ?? [])
  }

  /// Whether a new finding may come of a search that has gone on where the baseline's was stopped.
  private func isFarther(_ finding: Finding, than baseline: Baseline, in report: Report) -> Bool {
    guard report.counts(finding) else { return false }
    return report.subjects.contains { subject in
      subject.name == finding.subject && baseline.stopped.contains { $0.isExceeded(by: subject) }
    }
  }

  /// Findings below the thresholds and known ones do not fail a run; nor does it hold where a search was stopped after
  /// such a finding.
  static func verdict(of report: Report, wasCancelled: Bool) -> Verdict {
    if report.findings.contains(where: report.counts) { return .violated }
    if wasCancelled || report.subjects.contains(where: { $0.bound != nil || $0.verdict == .unsupported }) {
      return .incomplete
    }
    return report.subjects.allSatisfy { $0.verdict == .vacuous } ? .vacuous : .holds
  }
}

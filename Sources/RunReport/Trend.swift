extension Report {
  /// How this report compares with an earlier one: for people, the verdict stays.
  ///
  /// A finding is known when the earlier report has its id, or the former one where it was written with former ids. It is fixed when it is gone although its rule was decided for
  /// a subject of that name, or when the subject is gone from a run over all subjects. What a comment has taken out, and
  /// what was not looked at, is neither.
  ///
  /// - Parameter path: of the earlier report, as it was named.
  package func trend(since earlier: Report, path: String) -> Comparison {
    let before = Set(earlier.findings.map(\.id))
    let now = Set(findings.flatMap { [$0.id] + [$0.formerID].compactMap(\.self) })
    let allowed = Set((suppressions ?? []).flatMap(\.suppressed).map(\.id))
    let known = findings.count { before.contains($0.id) || $0.formerID.map(before.contains) == true }
    let gone = earlier.findings.filter { !now.contains($0.id) && !allowed.contains($0.id) && wasLookedAt($0) }
    return Comparison(
      kind: .trend, path: path, new: findings.count - known, known: known,
      fixed: gone.map(ComparedFinding.init).sorted { ($0.rule, $0.id) < ($1.rule, $1.id) }, earlier: earlier.totals,
      now: totals)
  }

  /// The report with this comparison in the place of an earlier one of its kind.
  package func adding(_ comparison: Comparison) -> Report {
    var report = self
    report.comparisons = (comparisons ?? []).filter { $0.kind != comparison.kind } + [comparison]
    return report
  }

  private var totals: Comparison.Totals {
    Comparison.Totals(
      subjects: statistics.subjects, states: statistics.states, transitions: statistics.transitions)
  }

  private func wasLookedAt(_ finding: Finding) -> Bool {
    let namesakes = subjects.filter { $0.name == finding.subject }
    if namesakes.isEmpty { return changedSince == nil }
    return namesakes.contains { subject in
      switch subject.rules[finding.rule] {
      case .holds, .violated, .vacuous: true
      case .incomplete, .unsupported, nil: false
      }
    }
  }
}

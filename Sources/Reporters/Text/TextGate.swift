import RunReport

/// Sections on what the run was compared with and what comments allow; empty where there is nothing of the kind.
struct TextGate {
  let report: Report
  let style: TerminalStyle

  var sections: [[String]] { (report.comparisons ?? []).map(lines) + [suppressions, changes] }

  private func lines(of comparison: Comparison) -> [String] {
    [style.bold(GateText.sentence(comparison, in: report))]
      + (GateText.totals(comparison).map { ["  now " + $0] } ?? [])
      + (GateText.farther(comparison).map { ["  " + $0] } ?? [])
      + GateText.otherwise(comparison, in: report).map { "  " + $0 }
      + comparison.fixed.map { "  fixed: " + GateText.fixed($0) }
  }

  private var suppressions: [String] {
    guard let sentence = GateText.suppressions(report) else { return [] }
    return [style.bold("allowed") + ": " + sentence]
      + (report.suppressions ?? []).map { "  \($0.location.printed): \(GateText.suppression($0))" }
  }

  private var changes: [String] {
    GateText.changes(report).map { [style.bold("changes") + ": " + $0] } ?? []
  }
}

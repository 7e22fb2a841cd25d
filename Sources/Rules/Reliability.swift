import Identifiers

/// How often findings were true when somebody read them.
///
/// A rule may be right and its findings seldom true: where its machine side rests on what public sources leave open, or where
/// what it asks for matters to nobody. Counts come from findings on public repositories (`Tests/Corpus/Judged`).
package struct Reliability: Sendable, Hashable {
  /// Findings that were true, minor ones with them.
  package var trueFindings: Int
  package var readFindings: Int

  init(_ trueFindings: Int, of readFindings: Int) {
    self.trueFindings = trueFindings
    self.readFindings = readFindings
  }

  /// - Parameter takesForGranted: whether the finding takes something for granted that is not the code's ordinary path.
  package init(of rule: RuleID, takesForGranted: Bool) {
    let table = takesForGranted ? Self.withAssumptions : Self.withoutAssumptions
    self = table[rule] ?? Reliability(0, of: 0)
  }

  /// What such a finding costs in confidence, as `AssumptionKind` does: 0 where it is mostly true or hardly any were read,
  /// 3 where none of many was true. The share is smoothed by one finding of either kind.
  package var cost: Int {
    let share = Double(trueFindings + 1) / Double(readFindings + 2)
    if readFindings < 3 || share >= 0.5 { return 0 }
    if readFindings < 4 || share >= 0.25 { return 1 }
    return readFindings < 8 || share >= 0.12 ? 2 : 3
  }
}

import Identifiers
import RunReport

/// How probable it is that a finding is true, from findings that somebody has read.
///
/// A rule may be right and its findings seldom true: where its machine side rests on what public sources leave open, or where
/// what it asks for matters to nobody. Counts come from findings on public repositories (`Tests/Corpus/Judged`), by rule and
/// by how much a finding takes for granted. `corpus --calibration` holds each repository's findings against those of the
/// others.
package struct Calibration: Sendable {
  /// For each rule, by `Granted`.
  private let counts: [RuleID: [Reliability]]
  private let all: [Reliability]

  /// By all findings that were read.
  package static let measured = Calibration(counts: Reliability.counts)

  /// - Parameter counts: for each rule as many as there are cases of `Granted`.
  package init(counts: [RuleID: [Reliability]]) {
    self.counts = counts
    all = Granted.allCases.map { granted in Reliability.sum(counts.values.map { $0[granted.rawValue] }) }
  }

  /// Of a rule's findings that take as much for granted. As long as hardly any was read that the text shows, those count
  /// that runs have shown.
  package func reliability(of rule: RuleID, _ granted: Granted) -> Reliability {
    let counted = counts[rule]?[granted.rawValue] ?? Reliability(0, of: 0)
    return granted == .text && counted.weighed < Self.enough ? reliability(of: rule, .nothing) : counted
  }

  /// Of all findings of a rule that runs have shown.
  package func reliability(of rule: RuleID) -> Reliability {
    Reliability.sum(Granted.ofRuns.compactMap { counts[rule]?[$0.rawValue] })
  }

  /// From 0 to 1, both excluded.
  ///
  /// Few findings of a rule were read, so that its share is drawn to that of all rules, and the share of those that take as
  /// much for granted to that of the rule. To take more for granted makes nothing more probable.
  package func probability(of rule: RuleID, _ granted: Granted) -> Double {
    if granted == .text { return share(of: rule, .text) }
    let shares = Granted.ofRuns.prefix { $0.rawValue <= granted.rawValue }.map { share(of: rule, $0) }
    return shares.min() ?? 0
  }

  private func share(of rule: RuleID, _ granted: Granted) -> Double {
    let isRead = (counts[rule]?[Granted.text.rawValue].weighed ?? 0) >= Self.enough
    let granted = granted == .text && !isRead ? .nothing : granted
    let all = self.all[granted.rawValue]
    let usual = Double(all.trueFindings + 1) / (all.weighed + 2)
    if granted == .text { return reliability(of: rule, granted).share(drawnTo: usual, prior: Self.prior) }
    let ofRule = reliability(of: rule).share(drawnTo: usual, prior: Self.prior)
    return reliability(of: rule, granted).share(drawnTo: ofRule, prior: Self.prior)
  }

  /// How many findings the share of what is more general counts for: of the numbers tried, the findings of batches 6 to 13 were
  /// the least surprising with this one, each batch weighed by those before it.
  private static let prior = 6.0

  /// By probability; as long as hardly any such finding was read, what takes little or nothing for granted is likely, and
  /// what takes much is possible.
  package func confidence(of rule: RuleID, _ granted: Granted) -> Confidence {
    let probability = probability(of: rule, granted)
    if probability >= Self.certain { return mayBeCertain(rule, granted) ? .certain : .likely }
    if reliability(of: rule, granted).weighed < Self.enough { return granted == .much ? .possible : .likely }
    return probability >= Self.likely ? .likely : .possible
  }

  /// Much of what the text shows was read by those who wrote the checks, on the repositories that they wrote them with: such
  /// findings are certain only where those of runs are, too.
  private func mayBeCertain(_ rule: RuleID, _ granted: Granted) -> Bool {
    granted != .text || probability(of: rule, .nothing) >= Self.certain
  }

  /// From this probability on a finding is certain. With the repositories apart, 95 of 100 of these were true.
  private static let certain = 0.9
  /// … and likely from this one on: 70 of 100 were true; 67 with 0.4, and 73 with 0.5, at the price of a twentieth of what is
  /// true and likely.
  private static let likely = 0.44
  /// Read findings, wrong ones of earlier builds by their weight, that say more than how much is taken for granted.
  private static let enough = 4.0
}

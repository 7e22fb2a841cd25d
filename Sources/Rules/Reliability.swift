import Identifiers

/// How often findings were true when somebody read them.
package struct Reliability: Sendable, Hashable {
  /// Findings that were true, minor ones with them.
  package var trueFindings: Int
  package var readFindings: Int

  package init(_ trueFindings: Int, of readFindings: Int) {
    self.trueFindings = trueFindings
    self.readFindings = readFindings
  }

  /// The share of true findings, as if `prior` more had been read, true as often as the share says.
  func share(drawnTo share: Double, prior: Double) -> Double {
    (Double(trueFindings) + prior * share) / (Double(readFindings) + prior)
  }

  static func sum(_ counts: [Reliability]) -> Reliability {
    counts.reduce(Reliability(0, of: 0)) {
      Reliability($0.trueFindings + $1.trueFindings, of: $0.readFindings + $1.readFindings)
    }
  }
}

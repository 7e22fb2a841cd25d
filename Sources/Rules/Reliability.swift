import Identifiers

/// How often findings were true when somebody read them.
package struct Reliability: Sendable, Hashable {
  /// Findings that were true, minor ones with them.
  package var trueFindings: Int
  package var readFindings: Int
  /// The wrong ones among them that earlier builds reported: many of these are no longer reported.
  package var earlierWrong: Int

  package init(_ trueFindings: Int, of readFindings: Int, earlierWrong: Int = 0) {
    self.trueFindings = trueFindings
    self.readFindings = readFindings
    self.earlierWrong = earlierWrong
  }

  /// What a wrong finding of an earlier build counts for. With a half, the findings of batches 12 to 26 were less surprising
  /// than with one, each repository weighed by the others.
  private static let earlierWeight = 0.5

  /// How many were read, wrong ones of earlier builds by their weight.
  var weighed: Double { Double(readFindings - earlierWrong) + Self.earlierWeight * Double(earlierWrong) }

  /// The share of true findings, as if `prior` more had been read, true as often as the share says.
  func share(drawnTo share: Double, prior: Double) -> Double {
    (Double(trueFindings) + prior * share) / (weighed + prior)
  }

  package static func sum(_ counts: [Reliability]) -> Reliability {
    counts.reduce(Reliability(0, of: 0)) {
      Reliability(
        $0.trueFindings + $1.trueFindings, of: $0.readFindings + $1.readFindings,
        earlierWrong: $0.earlierWrong + $1.earlierWrong)
    }
  }
}

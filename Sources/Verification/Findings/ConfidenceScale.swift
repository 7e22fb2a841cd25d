import Identifiers
import Rules
import RunReport

/// How sure a finding is: how often findings of its rule that take as much for granted were true.
enum ConfidenceScale {
  /// Of a finding of a rule.
  ///
  /// - Parameters:
  ///   - kinds: one for each thing that is taken for granted.
  ///   - inText: it was seen in the text.
  static func confidence(
    of kinds: some Collection<AssumptionKind>, breaking rule: RuleID, inText: Bool = false
  ) -> Confidence {
    let confidence = Calibration.measured.confidence(of: rule, Granted(kinds, inText: inText))
    return confidence == .certain && kinds.contains(where: unsettled.contains) ? .likely : confidence
  }

  /// What nobody was seen to make may be made in another way than here, and where public sources leave open what UIKit does, it may
  /// go the other way: however often such findings were true, none is certain.
  private static let unsettled: Set<AssumptionKind> = [.making, .openPoint, .doubtfulPoint]

  /// Of what is taken for granted, whatever it is for.
  static func confidence(of kinds: some Collection<AssumptionKind>) -> Confidence {
    switch Granted(kinds) {
    case .nothing, .text: .certain
    case .little: .likely
    case .much: .possible
    }
  }

  /// The code's ordinary path, which is no assumption.
  static func isOrdinary(_ kind: AssumptionKind) -> Bool { kind.weight == 0 }

  /// The kind that takes most away.
  static func heaviest(of kinds: [AssumptionKind]) -> AssumptionKind? { kinds.max { $0.weight < $1.weight } }
}

import Identifiers
import Rules
import RunReport

/// How sure a finding is that takes something for granted.
///
/// What is unusual is weighed, not what is unknown: that a value is there and of the type asked for is what the code is
/// written for, and takes nothing away.
enum ConfidenceScale {
  /// Of kinds, one for each thing that is taken for granted.
  ///
  /// - Parameter rule: how often findings of the rule were true counts, too.
  static func confidence(of kinds: some Collection<AssumptionKind>, breaking rule: RuleID? = nil) -> Confidence {
    let granted = kinds.reduce(0) { $0 + cost(of: $1) }
    let measured = rule.map { Reliability(of: $0, takesForGranted: granted > 0).cost } ?? 0
    return switch granted + measured {
    case 0: .certain
    case 1...2: .likely
    default: .possible
    }
  }

  /// The code's ordinary path, which is no assumption.
  static func isOrdinary(_ kind: AssumptionKind) -> Bool { cost(of: kind) == 0 }

  /// The kind that takes most away.
  static func heaviest(of kinds: [AssumptionKind]) -> AssumptionKind? { kinds.max { cost(of: $0) < cost(of: $1) } }

  private static func cost(of kind: AssumptionKind) -> Int {
    switch kind {
    case .present: 0
    case .openPoint, .documented, .configuration, .condition, .pattern: 1
    // Somebody makes a class, or it would not be there; beside anything else that is one thing too many.
    case .absent, .making: 2
    case .otherCode, .use, .setUp, .ruledOut, .doubtfulPoint: 3
    }
  }
}

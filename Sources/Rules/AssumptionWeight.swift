import Identifiers

extension AssumptionKind {
  /// How unusual what is taken for granted is: 0 for the code's ordinary path, which is no assumption.
  ///
  /// What is unusual is weighed, not what is unknown: that a value is there and of the type asked for is what the code is
  /// written for, and takes nothing away.
  package var weight: Int {
    switch self {
    case .present: 0
    case .openPoint, .documented, .configuration, .condition, .pattern: 1
    // Somebody makes a class, or it would not be there; beside anything else that is one thing too many.
    case .absent, .making: 2
    case .otherCode, .use, .setUp, .ruledOut, .doubtfulPoint: 3
    }
  }
}

/// How much a finding takes for granted, all together.
package enum Granted: Int, CaseIterable, Sendable, Hashable {
  case nothing
  /// One or two things that are documented or up to a client.
  case little
  /// Something unusual, or several things at once.
  case much
  /// Little or nothing, and the text says it: no run was needed.
  case text

  /// Those of findings that runs have shown, by how much it is.
  package static let ofRuns: [Granted] = [.nothing, .little, .much]

  /// Of kinds, one for each thing that is taken for granted.
  ///
  /// - Parameter inText: the finding was seen in the text.
  package init(_ kinds: some Collection<AssumptionKind>, inText: Bool = false) {
    self =
      switch kinds.reduce(0, { $0 + $1.weight }) {
      case ...2 where inText: .text
      case 0: .nothing
      case 1...2: .little
      default: .much
      }
  }
}

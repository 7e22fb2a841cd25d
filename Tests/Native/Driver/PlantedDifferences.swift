@testable import UIKit

// Runtimes that are wrong on purpose: the tests expect that the machines disagree.

/// What may happen does when it should not.
final class ContraryRuntime: DrivenRuntime {
  override func mayHappen(_ sentence: String) -> Bool { !super.mayHappen(sentence) }
}

/// Parameters take the last alternative in place of the first.
final class LastAlternativeRuntime: DrivenRuntime {
  override func choose(_ parameter: Parameter, _ alternatives: [String]) -> Int {
    let chosen = super.choose(parameter, alternatives)
    return chosen == 0 ? alternatives.count - 1 : chosen
  }
}

/// Nobody listens.
final class DeafRuntime: DrivenRuntime {
  override func listens(_ object: Any?, _ method: String) -> Bool { false }
}

extension DrivenRuntime {
  /// The runtime that an argument of the process names.
  static func named(_ arguments: [String]) -> DrivenRuntime {
    if arguments.contains("--contrary") { return ContraryRuntime() }
    if arguments.contains("--last-alternative") { return LastAlternativeRuntime() }
    return arguments.contains("--deaf") ? DeafRuntime() : DrivenRuntime()
  }
}

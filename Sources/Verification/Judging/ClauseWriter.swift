import Identifiers
import Machine
import RunReport
import Rules

/// Writes the failed clause of a finding with its values.
struct ClauseWriter {
  let image: ProgramImage
  let holders: HolderText

  /// `nil` where the message says all, or where memory does not tell more.
  func clause(of property: ViolatedProperty, at moment: TracedMoment) -> FailedClause? {
    property.rule.flatMap { rule in
      Self.clause(of: rule, at: MachineMoment(moment, of: property, image: image, holders: holders))
    }
  }

  /// Of what the sources say without any run: a requirement that is misspelt.
  static func clause(ofDeclaration cause: RootCause) -> FailedClause? {
    clause(of: cause.rule, at: NoMoment(check: cause.check, fact: cause.fact))
  }

  private static func clause(of rule: RuleID, at moment: any FailedMoment) -> FailedClause? {
    guard let clause = RuleCatalogue[rule].clause(ClauseReader(moment)) else { return nil }
    let values = clause.values.compactMap(\.self)
    return values.isEmpty ? nil : FailedClause(text: clause.text, values: values)
  }
}

/// Nothing has run: there is only what the failure speaks of.
private struct NoMoment: FailedMoment {
  let check: CheckID?
  let fact: FailureFact?
  var function: String { "" }
  var arguments: [any MemoryValue] { [] }
  var about: (any MemoryValue)? { nil }

  func holders(of value: any MemoryValue) -> String? { nil }
  func global(_ name: String) -> (any MemoryValue)? { nil }
}

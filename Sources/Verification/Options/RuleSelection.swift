import Identifiers

/// The rules that a run checks.
struct RuleSelection: Sendable {
  /// In the order of the catalogue.
  let rules: [RuleID]
  private let set: Set<RuleID>

  init(_ options: RunOptions) {
    let only = Set(options.only)
    let skip = Set(options.skip)
    rules = RuleID.allCases.filter { (only.isEmpty || only.contains($0)) && !skip.contains($0) }
    set = Set(rules)
  }

  /// Nobody asks for what is no rule of the catalogue.
  func contains(_ rule: RuleID?) -> Bool { set.contains(rule) }
}

extension Set<RuleID> {
  /// What is no rule of the catalogue is in no set of rules.
  func contains(_ rule: RuleID?) -> Bool { rule.map { contains($0) } ?? false }
}

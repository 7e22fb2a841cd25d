/// The rules that a run checks.
struct RuleSelection: Sendable {
  /// Ids, in the order of the catalogue.
  let rules: [String]
  private let set: Set<String>

  init(_ options: RunOptions) {
    let only = Set(options.only)
    let skip = Set(options.skip)
    rules = RuleCatalogue.all.map(\.id).filter { (only.isEmpty || only.contains($0)) && !skip.contains($0) }
    set = Set(rules)
  }

  func contains(_ rule: String) -> Bool { set.contains(rule) }
}

import Machine

extension ViolatedProperty {
  /// Whether a run that checks some rules speaks of the violation: of crashes always, of rules that nobody has asked
  /// for only where they end a run.
  func counts(in selection: RuleSelection) -> Bool {
    kind != .rule || selection.contains(rule) || EndingRules.always.contains(rule)
  }
}

/// A way to explore fewer states of a flat model with the same verdicts. Each is off unless it is asked for.
package enum Reduction: String, CaseIterable, Codable, Sendable, Hashable {
  /// States that differ only in which of several like elements is which count as one: strong bisimulation, so lengths
  /// of paths and AG EF settled stay as they are.
  case symmetry
  /// Slots whose values nothing can notice any more count as unchanged since the beginning: strong bisimulation, too.
  case deadVariables = "dead-variables"
  /// Of events that do not touch each other some are put off: violations of checks and traps stay, lengths of paths and
  /// AG EF settled do not.
  case partialOrder = "partial-order"
  /// States in which one event alone can go on are passed through and not stored: violations and AG EF settled stay,
  /// lengths of paths do not.
  case macroSteps = "macro-steps"
  /// States that another one surpasses in nothing but what is left of a budget are left out: violations and lengths of
  /// paths stay, AG EF settled does not.
  case eventBudget = "event-budget"
}

/// What became of a reduction that was asked for.
package struct ReductionNote: Sendable, Hashable {
  package var reduction: Reduction
  /// What it applies to, or why it does not.
  package var text: String
  package var isApplied: Bool
}

/// A way to explore fewer states of a flat model with the same verdicts. Each is off unless it is asked for.
package enum Reduction: String, CaseIterable, Codable, Sendable, Hashable {
  /// States that differ only in which of several like elements is which count as one: strong bisimulation, so lengths
  /// of paths and AG EF settled stay as they are.
  case symmetry
  /// Slots whose values nothing can notice any more count as unchanged since the beginning: strong bisimulation, too.
  case deadVariables = "dead-variables"
}

/// What became of a reduction that was asked for.
package struct ReductionNote: Sendable, Hashable {
  package var reduction: Reduction
  /// What it applies to, or why it does not.
  package var text: String
  package var isApplied: Bool
}

/// How states are expanded where events are put off or states are passed through.
struct ReducedExpansion: Sendable {
  let code: ReducedCode
  /// `nil`: every possible event is executed.
  let stubborn: StubbornSets?
  /// Events of which each execution has exactly one outcome.
  let simple: EventSet
  /// Whether states in which one simple event alone can go on are passed through.
  let runsOn: Bool
  let checksProviso: Bool

  /// States that one run passes through at most: a cycle of them ends somewhere.
  static let longestRun = 64
}

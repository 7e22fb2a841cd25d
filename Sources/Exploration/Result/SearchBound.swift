/// Why an exploration is not exhaustive.
package enum SearchBound: Hashable, Sendable {
  /// As many states as allowed were found, and there are more.
  case states(Int)
  /// States at the allowed depth were not expanded.
  case depth(Int)
  /// In nanoseconds.
  case time(UInt64)
  /// In units of the system.
  case work(Int)
  /// All violations that were looked for have been seen.
  case goals
  /// In words of 8 bytes.
  case memory(Int)
  /// Nothing but so many random walks was made.
  case walks(Int)
  /// The monitor has seen something that grows without end.
  case growth
  /// The monitor asked to stop.
  case cancelled
}

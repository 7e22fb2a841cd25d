/// Why no repair of a finding was found.
package enum MissingRepair: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// No change is known for it.
  case unknown
  /// It had no turn.
  case untried
  /// Each change that is known leaves it, or brings something else.
  case refused
  /// A change may be one, but the search after it was stopped, or there were more changes than are tried.
  case cut
  /// The time was over while changes were tried.
  case late

  package static func < (left: MissingRepair, right: MissingRepair) -> Bool { left.rawValue < right.rawValue }
}

/// What was cut short of the work that follows a search, because its share of the subject's budget was used up or because
/// the run was to stop. What was found stands: only what is said of it is less.
package enum CutPhase: String, Codable, Sendable, Hashable, CaseIterable {
  /// Of states that never settle: which of them shows a cause first, and whether there are further causes.
  case stuckStates = "stuck states"
  /// Runs in which UIKit takes each open point one way only: what shows in no such run is no finding.
  case consistentRuns = "consistent runs"
  /// Which assumptions a finding needs.
  case assumptions
  /// What explains a finding: the clause that failed, the point of no return, the nearest ordering that holds, and what
  /// else could have happened at each step.
  case explanation
  /// The subject's states, joined to few.
  case diagram
  /// Which events happen in how many transitions.
  case coverage
}

/// What is asked of a result besides violations.
extension FlatSearchResult {
  /// A run that goes on for ever: a way to a state, then one from there back to it.
  package struct Lasso: Sendable, Hashable {
    /// From the initial state on; its last state is where the cycle begins.
    package var stem: [Step]
    /// At least one step; the last one leads to the end of the stem.
    package var cycle: [Step]
  }

  /// What a second look at the stored states has shown.
  package enum Certification: Sendable, Hashable {
    case confirmed
    /// What was wrong, with the state: the search has a defect.
    case refused(String)
    /// The search was not complete, or the second look was stopped.
    case notDone
  }
}

/// How far a run has come, for the progress line.
package struct RunProgress: Sendable, Hashable {
  /// The subject that was worked on last.
  package var subject: String
  package var finishedSubjects: Int
  package var subjects: Int
  /// Distinct states over all subjects so far.
  package var states: Int
  /// Distance from the initial states, in the subject that was worked on last.
  package var depth: Int
  /// States found and not yet expanded, in the subject that was worked on last.
  package var queue: Int
  /// What is being repaired: a change of it is checked. `nil` where nothing is.
  package var repair: String?

  package init(subject: String, finishedSubjects: Int, subjects: Int, states: Int, depth: Int, queue: Int) {
    self.subject = subject
    self.finishedSubjects = finishedSubjects
    self.subjects = subjects
    self.states = states
    self.depth = depth
    self.queue = queue
  }
}

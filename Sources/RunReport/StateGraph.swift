import Identifiers

/// The explored states of one subject and every step between them.
package struct StateGraph: Codable, Hashable, Sendable {
  package struct State: Codable, Hashable, Sendable {
    /// Whether nothing is on its way.
    package var isSettled: Bool
    /// The rules that the state breaks, sorted as texts.
    package var breaks: [RuleID]

    package init(isSettled: Bool, breaks: [RuleID]) {
      self.isSettled = isSettled
      self.breaks = breaks
    }
  }

  /// One event that happens in one state, in one of the ways that its choices allow.
  package struct Transition: Codable, Hashable, Sendable {
    /// Index into `states`.
    package var source: Int
    /// `nil` where the step crashes.
    package var target: Int?
    /// As in reports: "the finger lifts".
    package var event: String
    /// "user", "app", "system", "run loop".
    package var actor: String
    /// The rules that the step breaks, sorted as texts.
    package var breaks: [RuleID]

    package init(source: Int, target: Int?, event: String, actor: String, breaks: [RuleID]) {
      self.source = source
      self.target = target
      self.event = event
      self.actor = actor
      self.breaks = breaks
    }
  }

  /// The subject, and its kind as in reports.
  package var subject: String
  package var kind: String
  /// In the order of breadth first search.
  package var states: [State]
  /// How many states, the first ones, are initial.
  package var initialStates: Int
  /// By source.
  package var transitions: [Transition]

  package init(subject: String, kind: String, states: [State], initialStates: Int, transitions: [Transition]) {
    self.subject = subject
    self.kind = kind
    self.states = states
    self.initialStates = initialStates
    self.transitions = transitions
  }
}

import Identifiers

/// Where a walk through the orderings of a subject stands, as it is shown to whoever walks.
package struct WalkView: Sendable, Hashable {
  package var subject: String
  /// Events so far.
  package var position: Int
  /// Events of the trace that is followed; `nil` for a walk without one.
  package var traceLength: Int?
  /// Whether everything so far is the trace's beginning.
  package var isOnTrace: Bool
  /// In how many ways the app may set itself up, and which of them is walked, from 0.
  package var beginnings = 1
  package var beginning = 0
  /// What that way is; `nil` where it is not known.
  package var way: Beginning?
  /// The event that led here; `nil` at the beginning.
  package var step: Step?
  /// The lines that it executed.
  package var excerpts: [Excerpt] = []
  /// Properties and values that it changed: `CardDelegate.isOpen: false → true`.
  package var changes: [String] = []
  /// What the step or the state breaks.
  package var broken: [WalkViolation] = []
  /// What the state is called: "a presentation in flight"; empty where nothing is to be said.
  package var label = ""
  /// Nothing is on its way.
  package var isSettled = false
  /// The run has ended: it has crashed or gone wrong for good.
  package var isOver = false
  /// The rule whose violation ends the run here; `nil` where it goes on.
  package var endedBy: RuleID?
  /// The last step was the one after which no ordering ends well any more.
  package var isPointOfNoReturn = false
  /// What can happen now.
  package var choices: [WalkChoice] = []

  package init(subject: String, position: Int, traceLength: Int?, isOnTrace: Bool) {
    self.subject = subject
    self.position = position
    self.traceLength = traceLength
    self.isOnTrace = isOnTrace
  }
}

/// Something that is broken where a walk stands.
package struct WalkViolation: Sendable, Hashable {
  /// `nil` for a failure of the machine itself.
  package var rule: RuleID?
  /// Which of the rule's checks failed; `nil` where it has one.
  package var check: CheckID?
  package var message: String
  package var location: Location?

  package init(rule: RuleID?, check: CheckID? = nil, message: String, location: Location?) {
    self.rule = rule
    self.check = check
    self.message = message
    self.location = location
  }
}

/// Something that can happen where a walk stands: an event, with one of its outcomes where it has several.
package struct WalkChoice: Sendable, Hashable {
  package var alternative: Alternative
  /// What the state behind it is called; empty where nothing is to be said.
  package var target: String
  /// The next step of the trace.
  package var isOfTrace: Bool

  package init(alternative: Alternative, target: String, isOfTrace: Bool) {
    self.alternative = alternative
    self.target = target
    self.isOfTrace = isOfTrace
  }
}

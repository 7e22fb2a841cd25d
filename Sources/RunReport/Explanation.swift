import Identifiers

/// The clause of a rule that failed, with the values that it compared.
package struct FailedClause: Codable, Sendable, Hashable {
  /// In words: "the flag of completeTransition agrees with the outcome".
  package var text: String
  /// The values at the moment of failure, in the order in which the clause names them.
  package var values: [Value]

  package struct Value: Codable, Sendable, Hashable {
    /// `context.transitionWasCancelled`, or words where no expression stands for it.
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(text: String, values: [Value]) {
    self.text = text
    self.values = values
  }
}

/// The ordering nearest to a finding's trace that breaks no rule and comes to rest.
package struct PassingOrdering: Codable, Sendable, Hashable {
  /// What differs, one clause, lower case: "the finger lifts only after the animation has ended".
  package var change: String
  package var steps: [PassingStep]

  package struct PassingStep: Codable, Sendable, Hashable {
    package var event: String
    package var actor: String
    /// The choice in which the step differs from the trace's, if it does not differ by its event.
    package var choice: String?
    /// The step of the finding's trace that it repeats, counted from 1; `nil` for one that the trace does not have.
    package var same: Int?

    package init(event: String, actor: String, choice: String?, same: Int?) {
      self.event = event
      self.actor = actor
      self.choice = choice
      self.same = same
    }
  }

  package init(change: String, steps: [PassingStep]) {
    self.change = change
    self.steps = steps
  }
}

/// What else could have happened in the place of a step.
package struct Alternative: Codable, Sendable, Hashable {
  package enum Outcome: String, Codable, Sendable, Hashable {
    /// From there a state of rest can be reached in which nothing is broken.
    case clean
    /// It breaks a rule itself.
    case breaks
    /// Nothing is broken yet, and whatever follows ends badly.
    case doomed
    /// A bound stopped the search before this was known.
    case unknown
  }

  package var event: String
  package var actor: String
  /// The choice taken, where the event is the step's own.
  package var choice: String?
  package var outcome: Outcome
  /// The rules that it breaks, sorted as texts.
  package var rules: [RuleID]

  package init(event: String, actor: String, choice: String?, outcome: Outcome, rules: [RuleID]) {
    self.event = event
    self.actor = actor
    self.choice = choice
    self.outcome = outcome
    self.rules = rules
  }
}

/// Another scenario that the same root cause breaks.
package struct Occurrence: Codable, Sendable, Hashable {
  package var subject: String
  package var scenario: String
  /// Length of its shortest trace, in events.
  package var steps: Int

  package init(subject: String, scenario: String, steps: Int) {
    self.subject = subject
    self.scenario = scenario
    self.steps = steps
  }
}

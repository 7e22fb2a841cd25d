import Identifiers

/// One root cause: a broken rule, the clause that failed and the place that is to blame.
package struct Finding: Codable, Sendable, Hashable {
  /// Stable across edits elsewhere and of any sentence: rule, check, subject, scenario and events, hashed.
  package var id: String
  package var rule: RuleID
  /// The rule's name, for example `completion-flag-agrees`.
  package var name: String
  package var severity: Severity
  package var confidence: Confidence
  /// What the code does wrong: one headline, lower case, no period.
  package var message: String
  /// What the person who uses the app experiences.
  package var consequence: String
  package var location: Location
  package var subject: String
  package var scenario: String
  package var assumptions: [Assumption]
  /// Free parameters that the trace used: id and value in words ("F-07": "at completion").
  package var parameters: [String: String]
  /// An ordering that breaks the rule: of those with the fewest disturbances a shortest one, unless it would take more for
  /// granted than another.
  package var trace: [Step]
  /// What comes before the first step, where the app may set itself up in several ways; `nil` where there is one.
  package var beginning: Beginning?
  /// Rules that the same cause breaks as a consequence.
  package var alsoBreaks: [RuleID]
  /// The lines that took part.
  package var excerpts: [Excerpt]
  /// Why UIKit cares, what to do, and where it is documented: from the rule's page.
  package var why: String
  package var remedy: String
  package var documentation: String
  /// How often the trace disturbs what is on its way: a rotation, a second tap; `nil` where nobody counts.
  package var disturbances: Int?
  /// Options without which the finding is not found: `--fair-cycles`; `nil` for none.
  package var foundWith: String?
  /// The clause that failed; `nil` where the message says all.
  package var clause: FailedClause?
  /// The first step after which no ordering of further events comes to rest with nothing broken; before it one does.
  /// `nil` where it is not known: the search was stopped, or what is broken does not last.
  package var pointOfNoReturn: Int?
  /// Steps without which the run fails all the same, ascending; `nil` for none.
  package var irrelevantSteps: [Int]?
  /// The ordering nearest to the trace that holds; `nil` when none is known.
  package var nearestPassing: PassingOrdering?
  /// Other scenarios with the same root cause, by subject and scenario; `nil` for none.
  package var occurrences: [Occurrence]?
  /// A verified change that makes the finding go away; `nil` when none is known.
  package var repair: Repair?
  /// What the baseline says; `nil` without one.
  package var status: BaselineStatus?
  /// What the baseline has accepted, where the finding comes about otherwise now: less disturbed, which makes it new, or by other
  /// events; `nil` elsewhere.
  package var accepted: AcceptedOrdering?
  /// States of the subject's diagram on the way of the trace: the initial one, then one per step; `nil` without one.
  package var path: [Int]?
  /// What of the finding was cut short; `nil` for nothing.
  package var cut: [CutPhase]?
  /// Which of the rule's checks failed; `nil` where it has one.
  package var check: CheckID?
  /// What the failure speaks of; `nil` where the message says all.
  package var fact: FailureFact?
  /// The id that versions gave it which made ids of sentences; `nil` in reports of such versions.
  package var formerID: String?
  /// The function or the property that the blamed line stands in: `Card.close(animated:)`; `nil` outside of both, and in reports
  /// of earlier versions.
  package var function: String?

  package init(
    id: String, rule: RuleID, name: String, severity: Severity, confidence: Confidence, message: String,
    consequence: String, location: Location, subject: String, scenario: String, assumptions: [Assumption],
    parameters: [String: String], trace: [Step], alsoBreaks: [RuleID], excerpts: [Excerpt], why: String,
    remedy: String, documentation: String
  ) {
    self.id = id
    self.rule = rule
    self.name = name
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.consequence = consequence
    self.location = location
    self.subject = subject
    self.scenario = scenario
    self.assumptions = assumptions
    self.parameters = parameters
    self.trace = trace
    self.alsoBreaks = alsoBreaks
    self.excerpts = excerpts
    self.why = why
    self.remedy = remedy
    self.documentation = documentation
  }
}

/// How the app has set itself up before the first step of a trace.
package struct Beginning: Codable, Sendable, Hashable {
  /// "the app calls open(_:)".
  package var event: String
  /// Where the code under test begins to run; `nil` where none of it does.
  package var location: Location?
  /// What is worth knowing: choices taken, assumptions.
  package var notes: [String]

  package init(event: String, location: Location?, notes: [String]) {
    self.event = event
    self.location = location
    self.notes = notes
  }
}

/// Something that the trace takes for granted.
package struct Assumption: Codable, Sendable, Hashable {
  package var text: String
  /// How much of a finding's confidence is left when it takes this for granted, and nothing else.
  package var confidence: Confidence
  package var location: Location?
  /// What it is that is taken for granted; nil in reports of earlier versions.
  package var kind: AssumptionKind?

  package init(text: String, confidence: Confidence, location: Location?, kind: AssumptionKind? = nil) {
    self.text = text
    self.confidence = confidence
    self.location = location
    self.kind = kind
  }
}

/// One event of a trace, run to completion.
package struct Step: Codable, Sendable, Hashable {
  /// Counted from 1.
  package var step: Int
  /// What happens: "the user swipes down", "the animation ends".
  package var event: String
  /// Which event that is; `nil` in reports of versions that did not say so.
  package var eventID: EventID?
  /// What it has decided of a transition, the last where it was several times; `nil` for nothing.
  package var outcome: TransitionOutcome?
  /// Who causes it: "user", "app", "system", "run loop".
  package var actor: String
  /// The place of the code under test that the event runs first, if any.
  package var location: Location?
  /// What is worth knowing: choices taken, assumptions, values of free parameters, what broke.
  package var notes: [String]
  /// Those of the notes that say what else happens, and need not: "the device is rotated during the transition"; `nil` for none.
  package var besides: [String]?
  /// Calls between objects, in order.
  package var messages: [Message]
  /// The view hierarchy after the step, in preorder.
  package var hierarchy: [ViewLine]
  /// What else could have happened instead of this step; `nil` when nothing or when it is not known.
  package var alternatives: [Alternative]?
  /// How many more there are than given; `nil` for none.
  package var furtherAlternatives: Int?

  /// A step with an event under its usual name.
  package init(
    step: Int, event: EventID, actor: String, location: Location?, notes: [String], messages: [Message],
    hierarchy: [ViewLine]
  ) {
    self.init(
      step: step, event: event.sentence, actor: actor, location: location, notes: notes, messages: messages,
      hierarchy: hierarchy)
    eventID = event
  }

  /// A step of which only the event's name is known.
  package init(
    step: Int, event: String, actor: String, location: Location?, notes: [String], messages: [Message],
    hierarchy: [ViewLine]
  ) {
    self.step = step
    self.event = event
    self.actor = actor
    self.location = location
    self.notes = notes
    self.messages = messages
    self.hierarchy = hierarchy
  }
}

/// A call from one object to another, as a sequence chart draws it.
package struct Message: Codable, Sendable, Hashable {
  /// Lanes: "UIKit", "CardAnimator", "context", …
  package var from: String
  package var to: String
  /// `animateTransition(using:)`, with short arguments where they matter: `completeTransition(true)`.
  package var text: String
  /// Nesting of synchronous calls within the step, 0 for the outermost.
  package var depth: Int
  package var location: Location?
  /// What the call answers, when it matters: "nil", "false".
  package var answer: String?
  /// The call at which the rule is broken.
  package var isViolation: Bool

  package init(
    from: String, to: String, text: String, depth: Int, location: Location?, answer: String?, isViolation: Bool
  ) {
    self.from = from
    self.to = to
    self.text = text
    self.depth = depth
    self.location = location
    self.answer = answer
    self.isViolation = isViolation
  }
}

/// A view in the hierarchy after a step.
package struct ViewLine: Codable, Sendable, Hashable {
  package enum Change: String, Codable, Sendable, Hashable {
    case same, added, modified
    /// Stood here before the step and does no longer.
    case deleted
  }

  package var depth: Int
  package var name: String
  /// "hidden", "alpha 0", …; empty when there is nothing to say.
  package var detail: String
  package var change: Change

  package init(depth: Int, name: String, detail: String, change: Change) {
    self.depth = depth
    self.name = name
    self.detail = detail
    self.change = change
  }
}

/// Lines of a source file with numbered marks.
package struct Excerpt: Codable, Sendable, Hashable {
  package var path: String
  package var lines: [Line]

  package struct Line: Codable, Sendable, Hashable {
    package var number: Int
    package var text: String
    /// Steps of the trace that executed the line, ascending.
    package var steps: [Int]
    /// The line to blame.
    package var isBlamed: Bool

    package init(number: Int, text: String, steps: [Int], isBlamed: Bool) {
      self.number = number
      self.text = text
      self.steps = steps
      self.isBlamed = isBlamed
    }
  }

  package init(path: String, lines: [Line]) {
    self.path = path
    self.lines = lines
  }
}

import Diagnostics
import Identifiers

/// Something that happened during one step, for reports.
package struct TraceEvent: Sendable {
  package var kind: Kind
  /// Number of calls that were active.
  package var depth: Int
  /// Where it happened: for calls the call in the caller. Nil when the machine acted by itself.
  package var site: Site?
  package var span: SourceSpan

  package enum Kind: Sendable {
    /// The event of the step begins.
    case offer(EventID, actor: String, disturbs: Bool)
    case call(TracedCall)
    /// A call of something that nobody defines; the result is unknown.
    case unknownCall(TracedCall)
    case choice(TracedChoice)
    /// A watched property of an object is about to get a value.
    case write(TracedWrite)
    /// A rule's condition was false.
    case failedCheck(TracedCheck)
    /// The run crashed.
    case trap(TracedCheck)
  }

  /// Whether something goes another way than usual here.
  package var isUnusual: Bool {
    guard case .choice(let choice) = kind else { return false }
    return choice.isUnusual
  }

  package init(kind: Kind, depth: Int, site: Site?, span: SourceSpan) {
    self.kind = kind
    self.depth = depth
    self.site = site
    self.span = span
  }
}

/// Who calls or is called.
package struct Participant: Sendable, Hashable {
  /// The dynamic type of the receiver, empty for free functions.
  package var typeName: String
  /// The object's index in the memory of the step: an index of the source state when it is below that state's number of
  /// words, see `StepTrace.successorIndex` for the state that follows. Nil for values, types and free functions.
  package var object: Int?
  /// The type is declared by the code under test.
  package var isSubject: Bool

  package init(typeName: String, object: Int?, isSubject: Bool) {
    self.typeName = typeName
    self.object = object
    self.isSubject = isSubject
  }
}

package struct TracedCall: Sendable {
  package var caller: Participant
  package var callee: Participant
  /// The function, as `CompiledFunction.name` says it; for unknown calls the member's name.
  package var function: String
  /// The function called; nil for unknown calls.
  package var functionID: Int?
  /// In parameter order without `self`; parameters that are not written read "default".
  package var arguments: [String]
  /// Nil while the call has not returned, "throws …" when it ended with an error.
  package var result: String?
  /// The calling function belongs to the code under test.
  package var isFromSubject: Bool
  /// The called function belongs to the code under test.
  package var isIntoSubject: Bool

  /// The call passes between the code under test and the formal machine.
  package var isCrossing: Bool { isFromSubject != isIntoSubject }
}

package struct TracedChoice: Sendable {
  package var kind: ChoiceKind
  /// The alternative taken, below `arity`; `ChoiceKind` says what it means.
  package var chosen: Int
  package var arity: Int
  /// The sentence of the alternative taken of a free parameter; nil for other choices.
  package var alternative: String?
  /// The value in question comes from the environment, not from code that nobody defines.
  package var isEnvironment: Bool
  /// The innermost place of code under test that is active: where the code asks, or calls what asks.
  package var subjectSite: Site?
}

extension TracedChoice {
  /// Something goes another way than usual: see `MachineConfiguration.countsAnswers`.
  package var isUnusual: Bool {
    if case .parameter = kind { return false }
    return chosen > 0
  }
}

/// What a watched property gets; see `MachineSystem.trace(_:_:watching:)`.
package struct TracedWrite: Sendable {
  package var owner: Participant
  package var property: String
  /// The value before and after, as reports write it: `.appearing`.
  package var old: String
  package var new: String
}

package struct TracedCheck: Sendable {
  package var property: UInt32
  /// As of the property.
  package var rule: RuleID?
  package var message: String
  /// The place that is blamed.
  package var blamed: Site?
  /// The `about:` object, nil when none is given.
  package var about: Participant?
  /// What memory held when the check failed; nil unless it was asked for.
  package var moment: TracedMoment?
}

/// Memory in the midst of a step.
package struct TracedMoment: Sendable {
  /// Globals, then objects, as in a state, but not canonical: for a `StateReader`.
  package var state: [UInt64]
  /// The function that checks or traps, by number.
  package var function: Int
  /// Its arguments, `self` first for methods.
  package var arguments: [StateReader.Value]
  /// The `about:` object.
  package var about: StateReader.Value?
}

/// One step, replayed.
package struct StepTrace: Sendable {
  package enum Outcome: Sendable, Hashable {
    case state
    case crash
    case incomplete(IncompleteReason)
    /// The run does not exist: an `assume` failed, or the event is not offered.
    case impossible
  }

  package var events: [TraceEvent]
  /// Places of the code under test in the order of their first execution.
  package var executed: [Site]
  package var outcome: Outcome
  /// The canonical state that follows, empty unless the outcome is `state`.
  package var successor: [UInt64]
  /// Violated properties.
  package var violations: [UInt32]
  /// Where objects of the step's memory are in the successor, for those that live on.
  package var successorIndex: [Int: Int]
}

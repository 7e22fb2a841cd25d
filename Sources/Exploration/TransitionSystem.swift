/// A system whose reachable states are to be enumerated.
///
/// States are canonical, flat runs of 64-bit words: two states are the same exactly when their words are. The
/// exploration copies what it is given; a system may reuse its buffers between calls.
package protocol TransitionSystem {
  /// Emits every initial state. Deterministic.
  mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink)

  /// Emits those of the initial states that need so many disturbances to come about, with the same labels: from 0 to
  /// `StepDisturbances.most` they are together what `emitInitialStates(into:)` emits. `holdsBack()` says that there may be
  /// some that need more. Without an implementation none needs any.
  mutating func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink)

  /// Emits every successor of a state, in a fixed order, once per way of reaching it. Deterministic: the same words
  /// give the same calls in the same order.
  mutating func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink)

  /// Emits those of the successors whose steps count so many disturbances, with the same labels: from 0 to
  /// `StepDisturbances.most` they are together what `emitSuccessors(of:into:)` emits. What is announced of the state itself
  /// comes with the calm ones, those that count 0. `holdsBack()` says that there are steps that count more. Without an
  /// implementation every step is calm.
  mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink)

  /// Judges one state: whether it is settled, and which properties it violates. Called once per distinct state.
  mutating func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool

  /// How much the system has computed so far, in units of its own. Deterministic, unlike a clock.
  var work: Int { get }

  /// Words of 8 bytes, roughly, that the system keeps to tell its steps apart. Deterministic; grows with what it has emitted.
  var memoryWords: Int { get }

  /// From now on a bound of the system's own on its work is so many units more than it has done.
  mutating func allowWork(_ units: Int)
}

extension TransitionSystem {
  package var work: Int { 0 }
  package var memoryWords: Int { 0 }
  package mutating func allowWork(_ units: Int) {}

  package mutating func emitInitialStates<Sink: SuccessorSink>(disturbances: Int, into sink: inout Sink) {
    if disturbances == 0 { emitInitialStates(into: &sink) }
  }

  package mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, disturbances: Int, into sink: inout Sink
  ) {
    if disturbances == 0 { emitSuccessors(of: state, into: &sink) }
  }
}

/// How often a step disturbs what is on its way: a search takes the least disturbed runs first.
package enum StepDisturbances {
  /// A step counts no more, however much comes together in it: each number is a further pass over the steps of a state.
  package static let most = 3
}

/// Where a system delivers what a step leads to.
package protocol SuccessorSink: PropertySink {
  /// A successor state. `label` identifies the step among those of its source state: replaying it needs nothing else.
  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel)
  /// A step that has no successor state: the run crashed there; `violation` has said which property that breaks.
  mutating func crash(label: StepLabel)
  /// What the events of the state that is being expanded are: a number that the system has given to the list of their
  /// names. Comes before the steps of the state; systems that do not tell never call it.
  mutating func events(_ list: UInt32)
  /// Steps that count more disturbances than was asked for may leave the state that is being expanded; while initial states
  /// are emitted: there may be some that need more.
  mutating func holdsBack()
}

extension SuccessorSink {
  package mutating func events(_ list: UInt32) {}
  package mutating func holdsBack() {}
}

/// Where a system reports properties that a step or a state violates.
package protocol PropertySink {
  /// The step being emitted next (in `emitSuccessors`) or the state being inspected violates a property.
  /// `property` is a number that the system has given to one root cause: a rule, a failed clause and a blamed place.
  mutating func violation(_ property: UInt32)
  /// The exploration of this step was cut short by a bound of the system (fuel, memory), so nothing can hold.
  mutating func incomplete(_ reason: UInt32)
  /// Runs end in the state that is being inspected, although something may be on its way: what would follow is nothing to
  /// look at. Such a state is neither known to settle nor held stuck.
  mutating func ends()
}

extension PropertySink {
  package mutating func ends() {}
}

/// One step out of a state: which event, and which of the runs that the choices inside the event lead to.
package struct StepLabel: Hashable, Sendable {
  package var event: UInt32
  package var run: UInt32

  package init(event: UInt32, run: UInt32) {
    self.event = event
    self.run = run
  }
}

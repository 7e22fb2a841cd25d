import Exploration

/// A transition system described by closures over lists of small numbers.
struct RuleSystem: TransitionSystem {
  typealias State = [UInt64]

  var initial: [State]
  /// In order; the position in the list is the event of the step.
  var successors: (State) -> [State]
  /// Properties that a state violates.
  var violations: (State) -> [UInt32] = { _ in [] }
  var isSettled: (State) -> Bool = { _ in true }

  func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    for state in initial { emit(state, StepLabel(event: 0, run: 0), &sink) }
  }

  func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
    for (event, next) in successors(Array(state)).enumerated() {
      emit(next, StepLabel(event: UInt32(event), run: 0), &sink)
    }
  }

  func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
    let words = Array(state)
    for property in violations(words) { sink.violation(property) }
    return isSettled(words)
  }

  private func emit<Sink: SuccessorSink>(_ state: State, _ label: StepLabel, _ sink: inout Sink) {
    state.withUnsafeBufferPointer { sink.successor($0, label: label) }
  }
}

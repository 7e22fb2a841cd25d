import Exploration
import Testing

/// Violations and the runs that show them.
@Suite struct PropertyTests {
  @Test func initialStateMayViolate() {
    let system = RuleSystem(initial: [[7]], successors: { _ in [] }, violations: { _ in [3] })
    let violation = explore(system).violations.first
    #expect(violation?.place == .state)
    #expect(violation?.path == StatePath(initial: 0, steps: []))
  }

  @Test func pathsReplay() throws {
    let system = Puzzles.dieHard
    let result = explore(system)
    let path = try #require(result.violations.first?.path)
    var state = result.space.words(of: path.initial)
    for step in path.steps {
      #expect(state == result.space.words(of: step.source))
      state = system.successors(state)[Int(step.label.event)]
    }
    #expect(state[1] == 4)
  }

  /// A step out of the second layer is reported before the last state of that layer is judged.
  @Test func shorterReportReplacesLonger() {
    let system = StepReporter()
    let violation = explore(system).violations.first
    #expect(violation?.place == .state)
    #expect(violation?.path.steps.count == 1)
    #expect(violation?.occurrences == 2)
  }

  /// 0 → 1, 0 → 2, 1 → 3; the step 1 → 3 and the state 2 break property 5.
  private struct StepReporter: TransitionSystem {
    func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) { emit(0, 0, &sink) }

    func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
      if state[0] == 0 {
        emit(1, 0, &sink)
        emit(2, 1, &sink)
      } else if state[0] == 1 {
        sink.violation(5)
        emit(3, 0, &sink)
      }
    }

    func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
      if state[0] == 2 { sink.violation(5) }
      return true
    }

    private func emit<Sink: SuccessorSink>(_ state: UInt64, _ event: UInt32, _ sink: inout Sink) {
      withUnsafePointer(to: state) {
        sink.successor(UnsafeBufferPointer(start: $0, count: 1), label: StepLabel(event: event, run: 0))
      }
    }
  }
}

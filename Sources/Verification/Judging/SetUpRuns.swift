import Exploration
import Machine

/// In how many ways a scenario can be set up.
struct SetUpRuns: SuccessorSink {
  private var count = 0

  static func count(of machine: MachineSystem) -> Int {
    var machine = machine
    var sink = SetUpRuns()
    machine.emitInitialStates(into: &sink)
    return sink.count
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { count += 1 }
  mutating func crash(label: StepLabel) { count += 1 }
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) { count += 1 }
}

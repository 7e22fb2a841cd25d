import Exploration
import Machine

/// In how many ways a scenario can be set up.
struct SetUpRuns: SuccessorSink {
  private var count = 0

  /// Whether there is more than one way. The usual ones are looked at first.
  static func areMany(of machine: MachineSystem) -> Bool {
    var machine = machine
    var sink = SetUpRuns()
    for disturbances in 0...StepDisturbances.most where sink.count < 2 {
      machine.emitInitialStates(disturbances: disturbances, into: &sink)
    }
    return sink.count > 1
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { count += 1 }
  mutating func crash(label: StepLabel) { count += 1 }
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) { count += 1 }
}

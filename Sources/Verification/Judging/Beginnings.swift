import Exploration
import Machine
import RunReport

/// The ways in which a scenario can be set up, where there are several.
struct Beginnings {
  /// One of them, executed again.
  struct Way: Sendable {
    var step: ReplayedStep
    /// The methods of the code under test that the scenario has called, in order.
    var calls: [String]
  }

  private let replayer: Replayer
  private var machine: MachineSystem
  private let entries: [StepSink.Entry]

  /// `nil` where there is one way.
  init?(of system: EndingSystem, replayer: Replayer) {
    var system = system
    entries = system.initialEntries()
    guard entries.count > 1 else { return nil }
    self.replayer = replayer
    machine = system.machine
  }

  /// The way to an initial state; `nil` where it says nothing.
  mutating func way(to initial: [UInt64]) -> Way? {
    guard let label = entries.first(where: { $0.words == initial })?.label,
      let trace = machine.traceInitial(label)
    else { return nil }
    let way = Way(step: replayer.step(trace, before: [], violating: nil), calls: calls(in: trace))
    return way.calls.isEmpty && way.step.choices.isEmpty ? nil : way
  }

  private func calls(in trace: StepTrace) -> [String] {
    var calls: [String] = []
    for case .call(let call) in trace.events.map(\.kind) where call.isIntoSubject && !call.isFromSubject {
      guard isScenario(call.caller.typeName), call.function.contains("("), !call.function.contains(".init(") else {
        continue
      }
      let name = call.function.split(separator: ".").last.map(String.init) ?? call.function
      if !calls.contains(name) { calls.append(name) }
    }
    return calls
  }

  private func isScenario(_ type: String) -> Bool {
    let types = replayer.image.program.types
    return types.contains { info in
      info.name == type && info.ancestors.contains { types[Int($0)].name == "Scenario" }
    }
  }
}

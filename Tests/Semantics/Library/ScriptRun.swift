import Exploration
import Machine

/// All complete runs of one script under one condition.
package struct ScriptRun {
  package enum Failure: Error, CustomStringConvertible {
    case tooManyStates(Int)
    case limit(String)
    case machineFault(String)

    package var description: String {
      switch self {
      case .tooManyStates(let count): "more than \(count) states"
      case .limit(let reason): "a step was cut short: \(reason)"
      case .machineFault(let message): "internal error: \(message)"
      }
    }
  }

  private let image: ProgramImage
  private var system: MachineSystem
  private let maximumStates: Int

  package init(_ image: ProgramImage, entry: Int32, parameters: [String: Int], maximumStates: Int = 200_000) {
    self.image = image
    self.maximumStates = maximumStates
    system = MachineSystem(
      image, configuration: MachineConfiguration(entry: entry, fixedParameters: parameters))
  }

  /// The logs of all runs that cannot go on, each once. One that ends before its script does ends in `world.stuck`, one
  /// that crashes in `world.crash`.
  package mutating func logs() throws(Failure) -> Logs {
    var logs = Logs()
    var seen: Set<[UInt64]> = []
    var initial = RunSink()
    system.emitInitialStates(into: &initial)
    if let reason = initial.reason { throw .limit(reason) }
    var waiting = initial.states
    seen.formUnion(waiting)
    if initial.hasCrashed { logs.insert(["world.crash"]) }
    while let state = waiting.popLast() {
      var sink = RunSink()
      state.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
      if let reason = sink.reason { throw .limit(reason) }
      if sink.hasCrashed { logs.insert(log(of: state) + ["world.crash"]) }
      if sink.states.isEmpty && !sink.hasCrashed { logs.insert(completeLog(of: state)) }
      for next in sink.states where seen.insert(next).inserted { waiting.append(next) }
      if seen.count > maximumStates { throw .tooManyStates(maximumStates) }
    }
    if let fault = system.properties.properties.first(where: { $0.kind == .internalError }) {
      throw .machineFault(fault.message)
    }
    return logs
  }

  private func log(of state: [UInt64]) -> [String] {
    let reader = StateReader(image: image, state: state)
    guard let recorder = reader.global("recorder"), let log = reader.field("log", of: recorder) else { return [] }
    return (reader.elements(of: log) ?? []).map { entry in
      let parts = reader.fields(of: entry).map { reader.string($0.value) ?? "?" }
      return parts.joined(separator: ".")
    }
  }

  private func completeLog(of state: [UInt64]) -> [String] {
    let reader = StateReader(image: image, state: state)
    let script = reader.global("scenario").flatMap { reader.field("hasEnded", of: $0) }
    return log(of: state) + (script?.bool == true ? [] : ["world.stuck"])
  }
}

/// Keeps the successors of one state.
private struct RunSink: SuccessorSink {
  var states: [[UInt64]] = []
  var hasCrashed = false
  var reason: String?

  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) {
    self.reason = IncompleteReason(rawValue: reason)?.explanation ?? "limit \(reason)"
  }
  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { states.append(Array(state)) }
  mutating func crash(label: StepLabel) { hasCrashed = true }
}

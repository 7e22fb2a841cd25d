import Exploration
import Testing

@testable import Machine

/// Source text read, lowered and run from a function `entry()`.
///
/// Tests write what they observed into a global `result`; a scene may also offer events.
struct Executed {
  var image: ProgramImage
  var system: MachineSystem
  var diagnostics: [String]
  var initial = CollectingSink()

  init(
    subject: String = "", machine: String = "", fixed: [String: Int] = [:], limits: MachineLimits = MachineLimits(),
    options: LoweringOptions = LoweringOptions(), held: (ProgramImage) -> [Site: Int] = { _ in [:] }
  ) {
    var files = swiftFiles(in: "Models/Prelude")
    files += swiftFiles(in: "Models/UIKit").filter { $0.path.hasSuffix("Vocabulary.swift") }
    files.append(("Models/Test.swift", machine))
    files.append(("App/Test.swift", subject))
    let lowered = Lowered(files, options: options)
    diagnostics = lowered.errors
    image = ProgramImage(sound: lowered.program)
    var configuration = MachineConfiguration(
      entry: image.function(named: "entry") ?? -1, fixedParameters: fixed, limits: limits)
    configuration.heldAnswers = held(image)
    system = MachineSystem(image, configuration: configuration)
    if diagnostics.isEmpty { system.emitInitialStates(into: &initial) }
  }

  func reader(_ state: [UInt64]) -> StateReader { StateReader(image: image, state: state) }

  func result(_ state: [UInt64]) -> String {
    let reader = reader(state)
    return reader.global("result").map(reader.describe) ?? "no result"
  }

  /// `result` after each run of `entry`, in order; crashes read "crash: message".
  var results: [String] {
    if !diagnostics.isEmpty { return diagnostics }
    return initial.steps.map { step in
      switch step.end {
      case .state(let state): result(state)
      case .crash: "crash: " + (step.violations.last.map { system.properties[$0].message } ?? "")
      }
    } + initial.reasons.map { "incomplete: \($0)" }
  }

  var properties: [ViolatedProperty] { initial.steps.flatMap(\.violations).map { system.properties[$0] } }

  mutating func successors(of state: [UInt64]) -> CollectingSink {
    var sink = CollectingSink()
    state.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    return sink
  }

  mutating func inspect(_ state: [UInt64]) -> (isSettled: Bool, violations: [ViolatedProperty]) {
    var sink = CollectingSink()
    let isSettled = state.withUnsafeBufferPointer { system.inspect($0, into: &sink) }
    return (isSettled, sink.pending.map { system.properties[$0] })
  }
}

/// Keeps everything that a system emits.
struct CollectingSink: SuccessorSink {
  struct Step {
    enum End: Equatable {
      case state([UInt64])
      case crash
    }

    var label: StepLabel
    var violations: [UInt32]
    var end: End
  }

  var steps: [Step] = []
  var pending: [UInt32] = []
  var reasons: [IncompleteReason] = []

  var states: [[UInt64]] {
    steps.compactMap { step in
      if case .state(let state) = step.end { state } else { nil }
    }
  }

  mutating func violation(_ property: UInt32) { pending.append(property) }

  mutating func incomplete(_ reason: UInt32) {
    if let reason = IncompleteReason(rawValue: reason) { reasons.append(reason) }
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    steps.append(Step(label: label, violations: pending, end: .state(Array(state))))
    pending = []
  }

  mutating func crash(label: StepLabel) {
    steps.append(Step(label: label, violations: pending, end: .crash))
    pending = []
  }
}

extension ProgramImage {
  /// Of a program that has to be sound for a test to mean anything.
  convenience init(sound program: CompiledProgram) {
    do {
      try self.init(program)
    } catch {
      preconditionFailure(error.problem)
    }
  }
}

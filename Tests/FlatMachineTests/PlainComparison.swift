import Exploration
import Testing

@testable import FlatMachine

/// Holds a reduced search against the plain explorer on the plain evaluator.
struct PlainComparison {
  let model: FlatModel
  /// The steps of a shortest way to each violated property.
  private let lengths: [Int: Int]
  private let states: Int
  private let hasStuckStates: Bool
  private let possible: Set<Int>

  init(_ model: FlatModel) {
    self.model = model
    var reference = ReferenceExplorer(FlatReferenceSystem(model))
    let result = reference.run()
    lengths = Dictionary(uniqueKeysWithValues: result.violations.map { (Int($0.property), $0.path.steps.count) })
    states = result.statistics.states
    hasStuckStates = (result.stuck?.count ?? 0) > 0
    let fired = model.explore()?.fired ?? []
    possible = Set(fired.indices.filter { fired[$0] > 0 })
  }

  /// Everything in which the reduced search is wrong; empty when it is right.
  func faults(of result: FlatSearchResult, by reductions: Set<Reduction>) -> [String] {
    var faults: [String] = []
    let applied = Set(result.reductions.filter(\.isApplied).map(\.reduction))
    let own = Dictionary(
      uniqueKeysWithValues: result.violations.map { ($0.property, $0.path.count - 1 + ($0.event == nil ? 0 : 1)) })
    if Set(own.keys) != Set(lengths.keys) {
      faults.append("violated: \(own.keys.sorted()), not \(lengths.keys.sorted())")
    }
    for (property, length) in own {
      guard let shortest = lengths[property] else { continue }
      if length < shortest { faults.append("property \(property): \(length) steps, fewer than \(shortest)") }
      if applied.allSatisfy(\.keepsLengths), length != shortest { faults.append("property \(property): not shortest") }
    }
    let fired = Set(result.fired.indices.filter { result.fired[$0] > 0 })
    if !fired.isSubset(of: possible) || !possible.subtracting(fired).isSubset(of: result.undecidedEvents) {
      faults.append("possible events: \(fired.sorted()), not \(possible.sorted())")
    }
    if result.states > states { faults.append("\(result.states) states of \(states)") }
    if !result.leavesStuckStatesOut, (result.stuckStates > 0) != hasStuckStates { faults.append("stuck states") }
    if result.leavesStuckStatesOut != applied.contains(where: { !$0.keepsStuckStates }) {
      faults.append("stuck states are left out wrongly")
    }
    return faults + result.violations.flatMap { pathFaults($0) }
  }

  /// Each step of a path is one of the plain evaluator, and its end breaks the property.
  private func pathFaults(_ violation: FlatSearchResult.Violation) -> [String] {
    var faults: [String] = []
    if violation.path.first?.values != model.initial { faults.append("a path begins elsewhere") }
    for (before, after) in zip(violation.path, violation.path.dropFirst()) {
      guard let event = after.event else { return faults + ["a step without an event"] }
      if !PlainStep(model, before.values, event).states.contains(after.values) { faults.append("a step that is none") }
    }
    let last = violation.path.last?.values ?? []
    let broken =
      violation.event.map { PlainStep(model, last, $0).violations } ?? PlainStep.violations(of: last, in: model)
    if !broken.contains(UInt32(violation.property)) { faults.append("a path that violates nothing") }
    return faults
  }
}

extension Reduction {
  /// What is documented of each.
  fileprivate var keepsLengths: Bool { self != .partialOrder && self != .macroSteps }
  fileprivate var keepsStuckStates: Bool { self != .partialOrder && self != .eventBudget }
}

/// What the plain evaluator makes of one event, or of one state.
private struct PlainStep: SuccessorSink {
  let event: UInt32
  var states: [[Int]] = []
  var violations: [UInt32] = []
  private var pending: [UInt32] = []

  init(_ model: FlatModel, _ state: [Int], _ event: Int) {
    self.event = UInt32(event)
    var system = FlatReferenceSystem(model)
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &self) }
  }

  static func violations(of state: [Int], in model: FlatModel) -> [UInt32] {
    var system = FlatReferenceSystem(model)
    var step = PlainStep(model, state, -1 & 0xffff)
    step.violations += step.pending
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { _ = system.inspect($0, into: &step) }
    return step.violations + step.pending
  }

  /// Violations of a step come before its end.
  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    if label.event == event {
      states.append(state.map { Int(Int64(bitPattern: $0)) })
      violations += pending
    }
    pending = []
  }

  mutating func crash(label: StepLabel) {
    if label.event == event { violations += pending }
    pending = []
  }

  mutating func violation(_ property: UInt32) { pending.append(property) }
  mutating func incomplete(_ reason: UInt32) {}
}

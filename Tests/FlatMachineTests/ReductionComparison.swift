import Exploration

@testable import FlatMachine

/// Holds a reduced search against the plain evaluator on representatives that are found naively, and against the search
/// of every state.
struct ReductionComparison {
  let model: FlatModel
  /// What has been proved.
  let plan: ReductionPlan
  private let whole: FlatSearchResult
  /// Of the states that differ in more than dead slots.
  private let live: FlatSearchResult
  private let slow: SearchResult

  init?(_ model: FlatModel, _ reductions: Set<Reduction>) {
    self.model = model
    plan = ReductionPlan(model, reductions)
    var deadOnly = plan
    deadOnly.classes = []
    guard let whole = model.explore(), let live = model.explore(FlatSearchOptions(), deadOnly) else { return nil }
    (self.whole, self.live) = (whole, live)
    var reference = ReferenceExplorer(FlatReferenceSystem(model, quotient: NaiveQuotient(plan, model)))
    slow = reference.run()
  }

  /// States without any reduction, and with dead slots reset.
  var states: Int { whole.states }
  var liveStates: Int { live.states }

  /// What differs when the search follows a plan.
  func differences(by plan: ReductionPlan) -> [String] {
    [1, 2].flatMap { threads -> [String] in
      guard let fast = model.explore(FlatSearchOptions(threads: threads), plan) else { return ["no result"] }
      return counts(of: fast) + verdicts(of: fast)
    }
  }

  private func counts(of fast: FlatSearchResult) -> [String] {
    let statistics = slow.statistics
    return [
      fast.states == statistics.states ? nil : "states: \(fast.states), slowly \(statistics.states)",
      fast.transitions == statistics.transitions ? nil : "transitions",
      fast.statesPerDepth == statistics.statesPerDepth ? nil : "states per depth",
      fast.settledStates == statistics.settledStates ? nil : "settled states",
      fast.crashes == statistics.crashes ? nil : "crashes",
      fast.stuckStates == slow.stuck?.count ? nil : "stuck states",
      fast.orbitSum ?? fast.states == live.states ? nil : "orbits: \(fast.orbitSum ?? 0) of \(live.states)",
    ].compactMap(\.self)
  }

  private func verdicts(of fast: FlatSearchResult) -> [String] {
    let found = Set(fast.violations.map(Found.init))
    let events = { (result: FlatSearchResult) in result.fired.map { $0 > 0 } }
    var differences = found == Set(whole.violations.map(Found.init)) ? [] : ["violations"]
    if events(fast) != events(whole) { differences.append("events") }
    if fast.stuckStates > 0 && whole.stuckStates == 0 || fast.stuckStates == 0 && whole.stuckStates > 0 {
      differences.append("whether it settles")
    }
    if fast.stuckPath.count != whole.stuckPath.count { differences.append("length to the first stuck state") }
    for violation in fast.violations where !isPath(violation) { differences.append("path to \(violation.property)") }
    return differences
  }

  private struct Found: Hashable {
    var property: Int
    var length: Int

    init(_ violation: FlatSearchResult.Violation) {
      property = violation.property
      length = violation.path.count + (violation.event == nil ? 0 : 1)
    }
  }

  /// Whether the plain evaluator can take each step from the initial state, and then breaks the property.
  private func isPath(_ violation: FlatSearchResult.Violation) -> Bool {
    guard violation.path.first?.values == model.initial else { return false }
    for (before, after) in zip(violation.path, violation.path.dropFirst()) {
      guard runs(from: before.values).contains(where: { $0.event == after.event && $0.values == after.values }) else {
        return false
      }
    }
    guard let last = violation.path.last else { return false }
    if let event = violation.event {
      return runs(from: last.values).contains { $0.event == event && $0.violations.contains(violation.property) }
    }
    var system = FlatReferenceSystem(model)
    var sink = PlainSink()
    last.values.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { _ = system.inspect($0, into: &sink) }
    return sink.violations.contains(violation.property)
  }

  private func runs(from state: [Int]) -> [PlainSink.Run] {
    var system = FlatReferenceSystem(model)
    var sink = PlainSink()
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    return sink.runs
  }
}

/// Keeps what the plain evaluator tells.
private struct PlainSink: SuccessorSink {
  struct Run {
    var event: Int
    var values: [Int]?
    var violations: [Int]
  }

  var runs: [Run] = []
  var violations: [Int] = []

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    add(Int(label.event), state.map { Int(Int64(bitPattern: $0)) })
  }

  mutating func crash(label: StepLabel) { add(Int(label.event), nil) }
  mutating func violation(_ property: UInt32) { violations.append(Int(property)) }
  mutating func incomplete(_ reason: UInt32) {}

  private mutating func add(_ event: Int, _ values: [Int]?) {
    runs.append(Run(event: event, values: values, violations: violations))
    violations = []
  }
}

import Exploration
import Machine

@testable import Verification

/// Every state and step of a machine, in plain collections: nothing is left out but, if so asked, what lies behind where
/// runs end.
struct PlainGraph {
  struct Step {
    /// `nil` where it crashes.
    var target: Int?
    var disturbances: Int
    var violations: [UInt32]
  }

  struct State {
    var words: [UInt64]
    var isSettled = false
    var violations: [UInt32] = []
    /// What is broken by offering its events.
    var offering: [UInt32] = []
    var steps: [Step] = []
  }

  private(set) var states: [State] = []
  /// The ways to set the scene up: without a state it crashes. With what is broken, and how much disturbs, on the way.
  private(set) var beginnings: [(state: Int?, violations: [UInt32], disturbances: Int)] = []
  /// Whether no bound was met.
  private(set) var isWhole = true
  private var numbers: [[UInt64]: Int] = [:]

  /// - Parameters:
  ///   - maximumStates: where there are more, the graph is not whole.
  ///   - endsRun: past which violations nothing is looked at; without it everything is.
  init(of machine: MachineSystem, maximumStates: Int, endsRun: (UInt32) -> Bool = { _ in false }) {
    var machine = machine
    var sink = PlainSink()
    machine.emitInitialStates(into: &sink)
    for entry in sink.entries {
      let events = machine.traceInitial(entry.label)?.events ?? []
      let disturbances = min(StepDisturbances.most, events.count(where: \.isUnusual))
      beginnings.append((visit(entry, endsRun), entry.violations, disturbances))
    }
    isWhole = !sink.isCut
    var next = 0
    while next < states.count, isWhole {
      expand(next, &machine, endsRun)
      next += 1
      if states.count > maximumStates { isWhole = false }
    }
  }

  private mutating func expand(_ state: Int, _ machine: inout MachineSystem, _ endsRun: (UInt32) -> Bool) {
    let words = states[state].words
    var sink = PlainSink()
    states[state].isSettled = words.withUnsafeBufferPointer { machine.inspect($0, into: &sink) }
    states[state].violations = sink.announced
    if sink.isCut { isWhole = false }
    if sink.announced.contains(where: endsRun) { return }
    for disturbances in 0...StepDisturbances.most {
      var sink = PlainSink()
      words.withUnsafeBufferPointer { machine.emitSuccessors(of: $0, disturbances: disturbances, into: &sink) }
      for entry in sink.entries {
        let target = visit(entry, endsRun)
        states[state].steps.append(
          Step(
            target: target,
            disturbances: min(StepDisturbances.most, disturbances + unusual(entry.label, of: words, &machine)),
            violations: entry.violations))
      }
      states[state].offering += sink.announced
      if sink.isCut { isWhole = false }
    }
  }

  /// How often something goes another way than usual in a step, as it shows when it is executed again.
  private func unusual(_ label: StepLabel, of words: [UInt64], _ machine: inout MachineSystem) -> Int {
    let events = words.withUnsafeBufferPointer { machine.traceChoices($0, label) } ?? []
    return events.count(where: \.isUnusual)
  }

  /// The number of the state that a step leads to; `nil` where it crashes, or is not followed.
  private mutating func visit(_ entry: PlainSink.Entry, _ endsRun: (UInt32) -> Bool) -> Int? {
    guard let words = entry.words, !entry.violations.contains(where: endsRun) else { return nil }
    if let known = numbers[words] { return known }
    numbers[words] = states.count
    states.append(State(words: words))
    return states.count - 1
  }
}

/// Keeps what a machine emits, violations with the step that follows them.
private struct PlainSink: SuccessorSink {
  struct Entry {
    var words: [UInt64]?
    var label: StepLabel
    var violations: [UInt32]
  }

  var entries: [Entry] = []
  var announced: [UInt32] = []
  var isCut = false

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { add(Array(state), label) }
  mutating func crash(label: StepLabel) { add(nil, label) }
  mutating func violation(_ property: UInt32) { announced.append(property) }
  mutating func incomplete(_ reason: UInt32) { isCut = true }

  private mutating func add(_ words: [UInt64]?, _ label: StepLabel) {
    entries.append(Entry(words: words, label: label, violations: announced))
    announced = []
  }
}

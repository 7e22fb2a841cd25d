/// The states of a system by number, every step between them, and what is broken where: what an exploration leaves
/// behind for those who want to explain what it found.
package struct StepGraph: Sendable {
  /// Number of states; initial ones are the first.
  package let count: Int
  private let recorded: RecordedSteps
  private let settled: [Bool]
  private let open: [Bool]
  private let ended: [Bool]
  private let stuck: Set<Int>?

  init(_ steps: RecordedSteps, traits: [StateTraits], stuck: StuckStates? = nil) {
    recorded = steps
    count = traits.count
    settled = traits.map { $0.contains(.settled) }
    open = traits.map { $0.contains(.open) }
    ended = traits.map { $0.contains(.ended) }
    self.stuck = stuck.map { Set($0.states) }
  }

  /// The steps of a graph of whatever kind of states.
  package init(_ graph: ExploredGraph) {
    var steps = RecordedSteps()
    for step in graph.steps {
      steps.beginSource(step.source)
      let target = step.target.map { UInt32(truncatingIfNeeded: $0) } ?? RecordedSteps.nowhere
      steps.append(target: target, step.label, step.violations)
    }
    for (number, state) in graph.states.enumerated() {
      for property in state.violations { steps.blame(state: UInt32(truncatingIfNeeded: number), property) }
    }
    recorded = steps
    count = graph.states.count
    settled = graph.states.map(\.isSettled)
    open = Array(repeating: false, count: count)
    ended = graph.states.map(\.isEnd)
    stuck = nil
  }

  package var stepCount: Int { recorded.targets.count }

  /// The numbers of the steps out of a state, in the order in which the system emits them.
  package func steps(of state: Int) -> Range<Int> { recorded.range(of: state) }

  /// Where a step leads; `nil` where it crashes.
  package func target(of step: Int) -> Int? {
    let target = recorded.targets[step]
    return target == RecordedSteps.nowhere ? nil : Int(target)
  }

  package func label(of step: Int) -> StepLabel { recorded.labels[step] }

  /// The number that the system has given to the events of a state; `nil` where it has not.
  package func events(of state: Int) -> UInt32? {
    guard state < recorded.lists.count, recorded.lists[state] != RecordedSteps.unnamed else { return nil }
    return recorded.lists[state]
  }

  /// The state that a step leaves. O(log states).
  package func source(of step: Int) -> Int? {
    guard recorded.targets.indices.contains(step) else { return nil }
    var low = 0
    var high = recorded.starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if recorded.starts[middle] <= step { low = middle } else { high = middle }
    }
    return low
  }

  /// The steps, the states, that violate a property, ascending.
  package func stepsBreaking(_ property: UInt32) -> [Int] {
    recorded.brokenSteps.steps(breaking: property)
  }

  package func statesBreaking(_ property: UInt32) -> [Int] {
    recorded.brokenStates.filter { $0.value.contains(property) }.keys.sorted()
  }

  package func violations(ofStep step: Int) -> [UInt32] { recorded.brokenSteps[step] }
  package func violations(ofState state: Int) -> [UInt32] { recorded.brokenStates[state] ?? [] }
  package func isSettled(_ state: Int) -> Bool { settled[state] }
  /// Whether runs end in the state, although something may be on its way.
  package func isEnd(_ state: Int) -> Bool { ended[state] }
  /// Whether a state cannot settle; `nil` where the search was not asked.
  package func isStuck(_ state: Int) -> Bool? { stuck.map { $0.contains(state) } }
  /// Whether steps may leave the state that are not known.
  package func isOpen(_ state: Int) -> Bool { open[state] }
}

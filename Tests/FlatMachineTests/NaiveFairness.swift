import Exploration
import Testing

@testable import FlatMachine

/// Fair cycles as they are defined: on plain states, with everything that each state reaches.
struct NaiveFairness {
  private let model: FlatModel
  private var states: [[Int]] = []
  private var numbers: [[Int]: Int] = [:]
  private var settled: [Bool] = []
  /// Steps that change the state, and those that crash (`nil`).
  private var steps: [[(event: Int, target: Int?)]] = []
  private(set) var statesOnFairCycles = 0

  /// - Returns: `nil` when there are more states, or a step is cut short.
  init?(_ model: FlatModel, mostStates: Int) {
    self.model = model
    guard expand(mostStates) else { return nil }
    let canSettle = statesThatCanSettle()
    let waiting = Set(states.indices.filter { !settled[$0] && canSettle.contains($0) })
    var reach: [Int: Set<Int>] = [:]
    for state in waiting { reach[state] = reachable(from: state, in: waiting) }
    statesOnFairCycles = waiting.count { state in
      guard let beyond = reach[state], beyond.contains(state) else { return false }
      let component = beyond.filter { reach[$0]?.contains(state) == true }
      return isFair(Array(component)) { state in
        steps[state].filter { step in step.target.map(component.contains) == true }.map(\.event)
      }
    }
  }

  private mutating func expand(_ mostStates: Int) -> Bool {
    var system = FlatReferenceSystem(model)
    _ = number(of: model.initial)
    while steps.count < states.count {
      if states.count > mostStates { return false }
      let words = states[steps.count].map { UInt64(bitPattern: Int64($0)) }
      var sink = Collector()
      words.withUnsafeBufferPointer { words in
        settled.append(system.inspect(words, into: &sink))
        system.emitSuccessors(of: words, into: &sink)
      }
      if sink.wasCutShort { return false }
      let here = steps.count
      steps.append(sink.steps.map { ($0.event, $0.state.map { number(of: $0) }) }.filter { $0.1 != here })
    }
    return true
  }

  private mutating func number(of state: [Int]) -> Int {
    if let known = numbers[state] { return known }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }

  private func statesThatCanSettle() -> Set<Int> {
    var found = Set(states.indices.filter { settled[$0] })
    var size = -1
    while size != found.count {
      size = found.count
      for state in states.indices where steps[state].contains(where: { $0.target.map(found.contains) == true }) {
        found.insert(state)
      }
    }
    return found
  }

  private func isFairEvent(_ event: Int) -> Bool { FlatModel.fairSources.contains(model.events[event].actor) }

  /// By at least one step.
  private func reachable(from start: Int, in region: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var open = [start]
    while let state = open.popLast() {
      for step in steps[state] where isFairEvent(step.event) {
        if let target = step.target, region.contains(target), found.insert(target).inserted { open.append(target) }
      }
    }
    return found
  }

  /// Whether whatever is possible in all of the states happens among them; `taken` says what does.
  private func isFair(_ states: [Int], _ taken: (Int) -> [Int]) -> Bool {
    let happening = Set(states.flatMap(taken).filter(isFairEvent))
    let sets =
      FlatModel.fairSources.map { source in
        model.events.indices.filter { model.events[$0].actor == source }
      } + model.events.indices.filter(isFairEvent).map { [$0] }
    return sets.allSatisfy { events in
      !happening.isDisjoint(with: events)
        || states.contains { state in !steps[state].contains { events.contains($0.event) } }
    }
  }

  /// The lasso is a run, its cycle closes, is unsettled throughout, and fair.
  func check(_ lasso: FlatSearchResult.Lasso, _ comment: Comment) {
    #expect(lasso.stem.first?.values == model.initial, comment)
    let all = lasso.stem + lasso.cycle
    for (before, after) in zip(all, all.dropFirst()) { #expect(leads(before, after), comment) }
    #expect(!lasso.cycle.isEmpty && lasso.cycle.last?.values == lasso.stem.last?.values, comment)
    let visited = lasso.cycle.compactMap { numbers[$0.values] }
    #expect(visited.count == lasso.cycle.count && visited.allSatisfy { !settled[$0] }, comment)
    let events = lasso.cycle.compactMap(\.event)
    #expect(events.allSatisfy(isFairEvent), comment)
    #expect(isFair(visited) { _ in events }, comment)
  }

  private func leads(_ before: FlatSearchResult.Step, _ after: FlatSearchResult.Step) -> Bool {
    guard let source = numbers[before.values], let target = numbers[after.values] else { return false }
    return steps[source].contains { $0.event == after.event && $0.target == target }
  }
}

private struct Collector: SuccessorSink {
  var steps: [(event: Int, state: [Int]?)] = []
  var wasCutShort = false

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    steps.append((Int(label.event), state.map { Int(Int64(bitPattern: $0)) }))
  }

  mutating func crash(label: StepLabel) { steps.append((Int(label.event), nil)) }
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) { wasCutShort = true }
}

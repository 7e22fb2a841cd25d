import Exploration
import Identifiers
import Machine

/// A run as states and steps of a subject's graph.
struct LocatedTrace {
  /// The initial state, then one per step; none behind a step that crashes.
  var states: [Int]
  /// Numbers of the steps.
  var steps: [Int]
}

extension SubjectGraph {
  /// Finds a run again: it may come from a search in which some choices were held, and whose states had other numbers.
  /// - Parameter property: what the last step violates, if it is a step that does.
  /// - Returns: `nil` when the graph is not whole and lacks the run.
  func locate(_ replay: Replay, breaking property: UInt32) -> LocatedTrace? {
    var initial = 0
    while initial < space.count, space.origin(of: initial) == nil, space.words(of: initial) != replay.states[0] {
      initial += 1
    }
    guard initial < space.count, space.origin(of: initial) == nil else { return nil }
    var trace = LocatedTrace(states: [initial], steps: [])
    for (number, event) in replay.steps.map(\.event).enumerated() {
      let isLast = number == replay.steps.count - 1
      let successor = number + 1 < replay.states.count ? replay.states[number + 1] : nil
      guard let source = trace.states.last,
        let step = step(from: source, event, to: successor, breaking: isLast ? property : nil)
      else { return nil }
      trace.steps.append(step)
      if let target = steps.target(of: step) { trace.states.append(target) } else if !isLast { return nil }
    }
    return trace
  }

  /// The first step that leads to a state, one that violates the property before others.
  private func step(from source: Int, _ event: EventID, to successor: [UInt64]?, breaking property: UInt32?) -> Int? {
    let fitting = steps.steps(of: source).filter { step in
      self.event(of: step, from: source).id == event && leads(step, to: successor)
    }
    guard let property else { return fitting.first }
    return fitting.first { steps.violations(ofStep: $0).contains(property) } ?? fitting.first
  }

  private func leads(_ step: Int, to successor: [UInt64]?) -> Bool {
    guard let target = steps.target(of: step) else { return successor == nil }
    return isOver(target) || space.words(of: target) == successor
  }
}

import Exploration

extension SubjectGraph {
  /// The steps of a trace, from 1, without each of which the other events still break the same property.
  ///
  /// A shortest trace has none; one may be there where a run without contradictory parameters is longer than the shortest.
  /// The other events are executed in every way that the graph has.
  func irrelevantSteps(of trace: LocatedTrace, breaking property: UInt32) -> [Int]? {
    let wanted = zip(trace.states, trace.steps).map { eventID(of: $1, from: $0) }
    var found: [Int] = []
    for number in wanted.indices {
      guard meter.mayGoOn else { return nil }
      if breaks(property, Array(wanted[..<number] + wanted[(number + 1)...]), from: trace.states[0]) {
        found.append(number)
      }
    }
    return found.isEmpty ? nil : found.map { $0 + 1 }
  }

  /// Whether some run of these events ends with a step or a state that breaks the property.
  private func breaks(_ property: UInt32, _ events: [Int], from initial: Int) -> Bool {
    var current: Set<Int> = [initial]
    for (number, event) in events.enumerated() {
      let isLast = number == events.count - 1
      var next: Set<Int> = []
      for state in current {
        guard meter.mayGoOn else { return false }
        meter.spend(4 * steps.steps(of: state).count)
        for step in steps.steps(of: state) where eventID(of: step, from: state) == event {
          if isLast, steps.violations(ofStep: step).contains(property) { return true }
          guard let target = steps.target(of: step) else { continue }
          if isLast, steps.violations(ofState: target).contains(property) { return true }
          next.insert(target)
        }
      }
      current = next
    }
    return false
  }
}

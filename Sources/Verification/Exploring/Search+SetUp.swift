import Machine
import RunReport

/// What a subject is explored with where its scenario sets too little up.
extension Search {
  /// Explores. Where no run gets past its beginning, because code relies on what the scenario does not set up, explores once
  /// more as if that were there (`MachineLimits.presumesValues`): the search, as it was made then, and what it has found.
  func exploreBeyondSetUp(_ aim: Aim) -> (search: Search, exploration: Exploration) {
    let first = exploreBounded(aim)
    guard walk == nil, first.exploration.isStuckAtItsBeginning, !isOver() else { return first }
    var lenient = self
    lenient.limits.presumesValues = true
    var aim = aim
    aim.properties = PropertyTable()
    let further = lenient.exploreBounded(aim)
    return further.exploration.result.statistics.transitions > 0 ? further : first
  }
}

extension Search.Exploration {
  /// Whether every run crashes before anything can happen.
  var isStuckAtItsBeginning: Bool {
    guard result.statistics.transitions == 0 else { return false }
    guard result.violations.contains(where: { properties[$0.property].kind == .trap }) else { return false }
    return (0..<result.space.count).allSatisfy { state in
      result.space.words(of: state).withUnsafeBufferPointer(EndingState.isOver)
    }
  }

  /// What was taken as present although it was missing, in the order in which runs came to it.
  var presumptions: [ViolatedProperty] { properties.properties.filter { $0.kind == .presumption } }
}

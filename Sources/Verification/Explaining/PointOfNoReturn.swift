import Exploration

extension SubjectGraph {
  /// The first step of a trace after which no ordering of further events comes to rest with nothing broken, from 1.
  ///
  /// `nil` where none did before the first step, and where one does after the last: what was broken does not last.
  /// Meaningful for whole graphs only.
  func pointOfNoReturn(of trace: LocatedTrace) -> Int? {
    guard let first = trace.states.first, cleanEnds.canBeReached(from: first) else { return nil }
    for number in trace.steps.indices {
      let isLast = number == trace.steps.count - 1
      guard number + 1 < trace.states.count else { return number + 1 }
      let state = trace.states[number + 1]
      if isOver(state) { return number + 1 }
      if isLast ? !cleanEnds.canBeReached(behind: state) : !cleanEnds.canBeReached(from: state) { return number + 1 }
    }
    return nil
  }
}

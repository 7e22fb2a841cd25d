/// From which states a run can come to rest without breaking anything on the way.
///
/// A *clean end* is a settled state in which nothing is broken. What counts as broken is the caller's to say.
package struct CleanEnds: Sendable {
  /// By state: a clean end can be reached from it, it being one or by steps and states that break nothing. Whether the
  /// state itself breaks something counts, too.
  private let isAlive: [Bool]
  /// By state: the same, but what the state itself breaks is forgiven.
  private let isMended: [Bool]

  /// Searches backwards from the clean ends. O(states + steps).
  /// - Parameter breaks: whether a violated property counts.
  package init(_ graph: StepGraph, breaks: (UInt32) -> Bool) {
    let isBroken = (0..<graph.count).map { graph.violations(ofState: $0).contains(where: breaks) }
    let sources = Predecessors(of: graph) { step in !graph.violations(ofStep: step).contains(where: breaks) }
    var isAlive = [Bool](repeating: false, count: graph.count)
    var isMended = isAlive
    var queue: [Int] = []
    for state in 0..<graph.count where graph.isSettled(state) && !isBroken[state] {
      isAlive[state] = true
      isMended[state] = true
      queue.append(state)
    }
    while let state = queue.popLast() {
      for source in sources.of(state) where !isMended[source] {
        isMended[source] = true
        if isBroken[source] { continue }
        isAlive[source] = true
        queue.append(source)
      }
    }
    self.isAlive = isAlive
    self.isMended = isMended
  }

  package func canBeReached(from state: Int) -> Bool { isAlive[state] }

  /// … by a run that goes on from the state, whatever is broken in it.
  package func canBeReached(behind state: Int) -> Bool { isMended[state] }
}

/// For every state those that lead to it: a counting sort by target.
private struct Predecessors {
  private var starts: [Int]
  private var sources: [UInt32]

  /// Steps that lead from a state to itself are left out: they change nothing.
  init(of graph: StepGraph, where counts: (Int) -> Bool) {
    func forEachStep(_ body: (_ source: Int, _ target: Int) -> Void) {
      for source in 0..<graph.count {
        for step in graph.steps(of: source) {
          if let target = graph.target(of: step), target != source, counts(step) { body(source, target) }
        }
      }
    }
    var places = [Int](repeating: 0, count: graph.count + 1)
    forEachStep { _, target in places[target + 1] += 1 }
    for state in 0..<graph.count { places[state + 1] += places[state] }
    starts = places
    var sources = [UInt32](repeating: 0, count: places[graph.count])
    forEachStep { source, target in
      sources[places[target]] = UInt32(truncatingIfNeeded: source)
      places[target] += 1
    }
    self.sources = sources
  }

  func of(_ state: Int) -> some Sequence<Int> { sources[starts[state]..<starts[state + 1]].lazy.map { Int($0) } }
}

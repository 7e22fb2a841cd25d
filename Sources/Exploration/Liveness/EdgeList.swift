/// Which state leads to which, for some of the states, in order.
struct EdgeList {
  /// `targets[starts[s] ..< starts[s + 1]]` are the successors of source `s`.
  private(set) var starts: [Int] = []
  private(set) var targets: [UInt32] = []

  /// Number of states.
  var count: Int { starts.count - 1 }

  /// The edges of the sources that are included, log by log; the others seem to have none. O(states + edges).
  init(_ logs: [EdgeLog], states: Int, from isIncluded: (Int) -> Bool) {
    var starts = [Int](repeating: 0, count: states + 1)
    for log in logs {
      log.forEach { source, _ in if isIncluded(source) { starts[source + 1] += 1 } }
    }
    for state in 0..<states { starts[state + 1] += starts[state] }
    var places = starts
    var targets = [UInt32](repeating: 0, count: starts[states])
    for log in logs {
      log.forEach { source, target in
        guard isIncluded(source) else { return }
        targets[places[source]] = UInt32(truncatingIfNeeded: target)
        places[source] += 1
      }
    }
    self.starts = starts
    self.targets = targets
  }

  /// Positions in `targets` of the successors of a source.
  func range(of source: Int) -> Range<Int> { starts[source]..<starts[source + 1] }
}

/// Which state leads to which, as liveness needs it: a run of targets per source, four bytes per edge.
///
/// Sources arrive in ascending order without gaps. Edges from a state to itself and repetitions of the edge before
/// are left out: they change nothing about what can be reached.
struct EdgeList {
  /// `targets[starts[s] ..< starts[s + 1]]` (for the last source: to the end) are the successors of source `s`.
  var starts: [Int] = []
  var targets: [UInt32] = []

  init() {}

  var memoryWords: Int { starts.capacity + targets.capacity / 2 }

  mutating func beginSource() { starts.append(targets.count) }

  /// Adds an edge from the source begun last.
  mutating func append(target: UInt32) {
    let source = starts.count - 1
    if Int(target) == source { return }
    if targets.count > starts[source], targets[targets.count - 1] == target { return }
    targets.append(target)
  }

  /// Positions in `targets` of the successors of a source.
  func range(of source: Int) -> Range<Int> {
    let end = source + 1 < starts.count ? starts[source + 1] : targets.count
    return starts[source]..<end
  }
}

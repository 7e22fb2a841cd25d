/// Which state leads to which, for some of the states, in order.
struct EdgeList {
  /// `targets[starts[s] ..< starts[s + 1]]` (for the last source: to the end) are the successors of source `s`.
  private(set) var starts: [Int] = []
  private(set) var targets: [UInt32] = []

  /// The edges of the sources that are included; the others seem to have none. O(edges).
  init(_ log: EdgeLog, from isIncluded: (Int) -> Bool) {
    var starts: [Int] = []
    var targets: [UInt32] = []
    starts.reserveCapacity(log.sources)
    log.forEach { source, target in
      while starts.count <= source { starts.append(targets.count) }
      if isIncluded(source) { targets.append(UInt32(truncatingIfNeeded: target)) }
    }
    while starts.count < log.sources { starts.append(targets.count) }
    self.starts = starts
    self.targets = targets
  }

  /// Positions in `targets` of the successors of a source.
  func range(of source: Int) -> Range<Int> {
    let end = source + 1 < starts.count ? starts[source + 1] : targets.count
    return starts[source]..<end
  }
}

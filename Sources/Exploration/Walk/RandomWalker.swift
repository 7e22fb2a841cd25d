/// Walks through a system at random: for what is too large to be explored.
///
/// Each walk has a stream of numbers of its own, and walks are put together in their order, so the result depends on the
/// seed alone. All steps out of a visited state are judged, also those that are not taken. What earlier walks have seen
/// guides later ones: half of them begin where something new was seen, half of the steps go to new states.
package struct RandomWalker<System: TransitionSystem> {
  private let systems: [System]
  private let options: WalkOptions
  private let maximumWork: Int
  private let isCancelled: @Sendable () -> Bool
  private let parallel: ParallelWork

  /// Walks between two looks at the clock.
  private static var blockSize: Int { 64 }

  /// - Parameters:
  ///   - systems: one for each thread.
  ///   - maximumWork: in units of the system's own; the walks end once it is done.
  package init(
    _ systems: [System], _ options: WalkOptions, maximumWork: Int? = nil, parallel: @escaping ParallelWork = inSequence,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.systems = systems
    self.options = options
    self.maximumWork = maximumWork ?? .max
    self.isCancelled = isCancelled
    self.parallel = parallel
  }

  package func run() -> WalkResult {
    var tally = WalkTally(options)
    var walkers: [Walker<System>] = []
    for system in systems { walkers.append(Walker(system, options)) }
    while tally.result.walks < options.walks, !isCancelled(), !walkers.isEmpty, work(of: walkers) < maximumWork {
      let first = tally.result.walks
      // Up to the next power of two, whose coverage is noted.
      let next = first == 0 ? 1 : 1 << (Int.bitWidth - first.leadingZeroBitCount)
      let count = min(next, options.walks, first + Self.blockSize) - first
      for record in records(of: first..<first + count, by: walkers, tally.known) { tally.add(record) }
    }
    tally.noteCoverage()
    return shortened(tally.result)
  }

  private func work(of walkers: [Walker<System>]) -> Int { walkers.reduce(0) { $0 + $1.work } }

  private func records(
    of walks: Range<Int>, by walkers: [Walker<System>], _ known: WalkKnowledge
  ) -> [Walker<System>.Record] {
    let records = UnsafeMutableBufferPointer<Walker<System>.Record>.allocate(capacity: walks.count)
    records.initialize(repeating: Walker<System>.Record())
    defer {
      records.deinitialize()
      records.deallocate()
    }
    let threads = min(walkers.count, walks.count)
    parallel(threads) { thread in
      for walk in stride(from: walks.lowerBound + thread, to: walks.upperBound, by: threads) {
        records[walk - walks.lowerBound] = walkers[thread].walk(walk, after: known)
      }
    }
    return Array(records)
  }

  private func shortened(_ result: WalkResult) -> WalkResult {
    guard let system = systems.first else { return result }
    var result = result
    var shortener = RunShortener(system)
    result.findings = result.findings.map { shortener.shorten($0) }
      .sorted { ($0.length, $0.property) < ($1.length, $1.property) }
    return result
  }
}

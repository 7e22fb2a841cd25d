/// What walks know of those before them.
struct WalkKnowledge {
  /// Of the shortest known runs to each property; longer ones are not kept.
  var lengths: [UInt32: Int] = [:]
  /// Of the states that were visited.
  var hashes: Set<UInt64> = []
  /// Runs that ended in a state that was new.
  var beginnings: [WalkedRun] = []
}

/// Puts walks together in their order.
struct WalkTally {
  private(set) var result = WalkResult()
  private(set) var known = WalkKnowledge()
  private var events: Set<UInt32> = []
  private var random: SplitMix64

  private static var mostBeginnings: Int { 512 }

  private let maximumDepth: Int

  init(_ options: WalkOptions) {
    random = SplitMix64(seed: options.seed, walk: -1)
    maximumDepth = options.maximumDepth
  }

  mutating func add<System>(_ record: Walker<System>.Record) {
    result.walks += 1
    result.steps += record.steps
    result.longest = max(result.longest, record.run.labels.count)
    result.settledStates += record.settledStates
    result.cutShort += record.cutShort
    let new = record.hashes.indices.filter { known.hashes.insert(record.hashes[$0]).inserted }
    if let state = new.randomElement(using: &random), record.start + state < maximumDepth {
      begin(later: record.run, at: record.start + state)
    }
    events.formUnion(record.events)
    for finding in record.findings where finding.length < known.lengths[finding.property] ?? .max {
      known.lengths[finding.property] = finding.length
      result.findings.removeAll { $0.property == finding.property }
      result.findings.append(finding)
    }
    if result.walks & (result.walks - 1) == 0 { noteCoverage() }
  }

  /// Later walks may go on from here. When there are many beginnings, it takes the place of one of them.
  private mutating func begin(later run: WalkedRun, at state: Int) {
    let beginning = WalkedRun(states: Array(run.states[...state]), labels: Array(run.labels[..<state]))
    if known.beginnings.count < Self.mostBeginnings {
      known.beginnings.append(beginning)
    } else {
      known.beginnings[Int.random(in: 0..<Self.mostBeginnings, using: &random)] = beginning
    }
  }

  mutating func noteCoverage() {
    if result.coverage.last?.walks == result.walks { return }
    result.coverage.append(
      WalkCoverage(
        walks: result.walks, states: known.hashes.count, events: events.count, properties: result.findings.count))
  }
}

/// Every step of an exploration in the order of discovery, and what breaks something.
struct RecordedSteps: Sendable {
  /// `starts[s] ..< starts[s + 1]` (for the last source: to the end) are the steps out of state `s`.
  var starts: [Int] = []
  /// `nowhere` for steps that crash.
  var targets: [UInt32] = []
  var labels: [StepLabel] = []
  /// The number of the list of events of each source; `unnamed` where the system has not told.
  var lists: [UInt32] = []
  var brokenSteps = BrokenSteps()
  /// Number of a state → what it violates.
  var brokenStates: [Int: [UInt32]] = [:]

  static let nowhere = UInt32.max
  static let unnamed = UInt32.max

  var memoryWords: Int {
    starts.capacity + labels.capacity + (targets.capacity + lists.capacity) / 2 + brokenSteps.memoryWords
  }

  /// The steps of a state come next. Sources ascend; those without steps may be left out.
  mutating func beginSource(_ state: Int) {
    while starts.count <= state {
      starts.append(targets.count)
      lists.append(Self.unnamed)
    }
  }

  mutating func events(_ list: UInt32) {
    if let last = lists.indices.last { lists[last] = list }
  }

  mutating func append(target: UInt32, _ label: StepLabel, _ violations: [UInt32]) {
    if !violations.isEmpty { brokenSteps.append(targets.count, violations) }
    targets.append(target)
    labels.append(label)
  }

  mutating func blame(state: UInt32, _ property: UInt32) {
    if brokenStates[Int(state)]?.contains(property) == true { return }
    brokenStates[Int(state), default: []].append(property)
  }
}

extension RecordedSteps {
  /// All steps by source, those of a state by event; `nil` where they were not kept. O(states + steps), and nothing where
  /// nothing disturbs.
  init?(joining passes: [RecordedSteps?]) {
    guard var all = passes.first ?? nil else { return nil }
    for case let others? in passes.dropFirst() { all = RecordedSteps(joining: all, others) }
    self = all
  }

  private init(joining calm: RecordedSteps, _ disturbing: RecordedSteps) {
    self = calm
    if disturbing.targets.isEmpty { return }
    var joined = RecordedSteps()
    joined.brokenStates = calm.brokenStates
    let count = calm.targets.count + disturbing.targets.count
    joined.targets.reserveCapacity(count)
    joined.labels.reserveCapacity(count)
    for source in 0..<max(calm.starts.count, disturbing.starts.count) {
      joined.beginSource(source)
      joined.events(min(calm.list(of: source), disturbing.list(of: source)))
      var (first, second) = (calm.range(of: source), disturbing.range(of: source))
      while !first.isEmpty || !second.isEmpty {
        if second.isEmpty || !first.isEmpty && calm.isBefore(first.lowerBound, disturbing, second.lowerBound) {
          joined.append(first.removeFirst(), of: calm)
        } else {
          joined.append(second.removeFirst(), of: disturbing)
        }
      }
    }
    self = joined
  }

  /// Positions of the steps out of a state.
  func range(of source: Int) -> Range<Int> {
    guard source < starts.count else { return 0..<0 }
    return starts[source]..<(source + 1 < starts.count ? starts[source + 1] : targets.count)
  }

  /// The greatest number where the system has not told.
  private func list(of source: Int) -> UInt32 { source < lists.count ? lists[source] : Self.unnamed }

  private func isBefore(_ step: Int, _ others: RecordedSteps, _ other: Int) -> Bool {
    let (mine, theirs) = (labels[step], others.labels[other])
    return (mine.event, mine.run) < (theirs.event, theirs.run)
  }

  private mutating func append(_ step: Int, of others: RecordedSteps) {
    append(target: others.targets[step], others.labels[step], others.brokenSteps[step])
  }
}

/// The states of a `ReferenceExplorer`, in plain collections.
struct ReferenceSpace: StateSpace {
  var states: [[UInt64]] = []
  var depths: [Int] = []
  var origins: [StatePath.Step?] = []
  var numbers: [[UInt64]: Int] = [:]
  var settled: Set<Int> = []
  /// States of which something that leaves them is unknown.
  var open: Set<Int> = []
  var withSteps: Set<Int> = []
  var successors: [Int: Set<Int>] = [:]

  var count: Int { states.count }

  func words(of state: Int) -> [UInt64] { states[state] }
  func origin(of state: Int) -> StatePath.Step? { origins[state] }
  func index(of words: [UInt64]) -> Int? { numbers[words] }

  mutating func add(_ words: [UInt64], from origin: StatePath.Step?) -> Int {
    numbers[words] = states.count
    states.append(words)
    origins.append(origin)
    depths.append(origin.map { depths[$0.source] + 1 } ?? 0)
    return states.count - 1
  }

  /// Repeats "a state with a successor that can settle can settle" until nothing changes.
  func stuckStates() -> StuckStates {
    var canSettle = settled.union(open)
    var changed = true
    while changed {
      changed = false
      for state in states.indices where !canSettle.contains(state) {
        guard let targets = successors[state], !targets.isDisjoint(with: canSettle) else { continue }
        canSettle.insert(state)
        changed = true
      }
    }
    let stuck = states.indices.filter { !canSettle.contains($0) }
    let entries = stuck.filter { state in origins[state].map { canSettle.contains($0.source) } ?? true }
    return StuckStates(
      states: stuck, entries: entries.map { StuckStates.Entry(state: $0, kind: kind(of: $0)) },
      sinks: stuck.filter { kind(of: $0) == .deadlock }, ends: ends(among: stuck))
  }

  /// Groups the stuck states that everything they reach can reach.
  private func ends(among stuck: [Int]) -> [[Int]] {
    var reachable: [Int: Set<Int>] = [:]
    for state in stuck { reachable[state] = reach(from: state) }
    let lasting = stuck.filter { state in
      (reachable[state] ?? []).allSatisfy { reachable[$0]?.contains(state) ?? false }
    }
    let groups = Set(lasting.map { (reachable[$0] ?? []).sorted() })
    return groups.sorted { $0[0] < $1[0] }
  }

  /// Everything that a state leads to, itself included.
  private func reach(from state: Int) -> Set<Int> {
    var found: Set<Int> = [state]
    var pending = [state]
    while let next = pending.popLast() {
      for target in successors[next] ?? [] where found.insert(target).inserted { pending.append(target) }
    }
    return found
  }

  private func kind(of state: Int) -> StuckStates.Kind {
    if !withSteps.contains(state) { return .deadlock }
    return successors[state] == nil ? .crash : .livelock
  }
}

/// What a `ReferenceExplorer` has noted, in the order in which it happened.
struct ReferenceNotes {
  var transitions = 0
  var crashes: [StatePath.Step] = []
  var isFull = false
  var isTooDeep = false
  private var reports: [(property: UInt32, state: Int, label: StepLabel?, length: Int)] = []
  private var cuts: [(reason: UInt32, state: Int)] = []

  mutating func add(_ properties: [UInt32], at state: Int, step label: StepLabel?, length: Int) {
    for property in properties { reports.append((property, state, label, length)) }
  }

  mutating func cutShort(_ reason: UInt32, at state: Int) {
    cuts.append((reason, state))
  }

  func violations(in space: ReferenceSpace) -> [Violation] {
    let properties = Set(reports.map(\.property)).sorted()
    let violations = properties.compactMap { property -> (Int, Violation)? in
      let all = reports.filter { $0.property == property }
      // `min(by:)` answers the first of several that are equally short.
      guard let first = all.min(by: { $0.length < $1.length }) else { return nil }
      let path = space.path(to: first.state, then: first.label)
      let place: Violation.Place = first.label == nil ? .state : .step
      return (first.length, Violation(property: property, place: place, path: path, occurrences: all.count))
    }
    return violations.sorted { ($0.0, $0.1.property) < ($1.0, $1.1.property) }.map(\.1)
  }

  func incomplete(in space: ReferenceSpace) -> [IncompleteSteps] {
    Set(cuts.map(\.reason)).sorted().compactMap { reason in
      let all = cuts.filter { $0.reason == reason }
      guard let first = all.first else { return nil }
      let path = first.state < space.count ? space.path(to: first.state) : StatePath(initial: 0, steps: [])
      return IncompleteSteps(reason: reason, occurrences: all.count, path: path)
    }
  }
}

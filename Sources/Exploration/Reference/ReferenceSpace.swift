/// The states of a `ReferenceExplorer`, in plain collections.
struct ReferenceSpace: StateSpace {
  var states: [[UInt64]] = []
  /// By state: the steps and the disturbances of the run by which it was found.
  var depths: [Int] = []
  var levels: [Int] = []
  var origins: [StatePath.Step?] = []
  var numbers: [[UInt64]: Int] = [:]
  var settled: Set<Int> = []
  /// States in which runs end.
  var ended: Set<Int> = []
  /// States of which something that leaves them is unknown.
  var open: Set<Int> = []
  /// States with steps that wait for one of the next levels.
  var heldBack: Set<Int> = []
  /// Whether there may be initial states of one of the next levels.
  var holdsBackInitialStates = false
  /// States of which the calm steps wait for the next level, or have.
  var putOff: Set<Int> = []
  var withSteps: Set<Int> = []
  var successors: [Int: Set<Int>] = [:]

  var count: Int { states.count }
  var hasHeldBack: Bool { !heldBack.isEmpty || holdsBackInitialStates }

  func words(of state: Int) -> [UInt64] { states[state] }
  func origin(of state: Int) -> StatePath.Step? { origins[state] }
  func index(of words: [UInt64]) -> Int? { numbers[words] }

  func isFound(_ state: Int, level: Int, length: Int) -> Bool { levels[state] == level && depths[state] == length }

  /// - Parameter cost: the levels between the state and the one that the step leaves; of an initial state its own.
  mutating func add(_ words: [UInt64], from origin: StatePath.Step?, cost: Int) -> Int {
    numbers[words] = states.count
    states.append(words)
    origins.append(origin)
    depths.append(origin.map { depths[$0.source] + 1 } ?? 0)
    levels.append((origin.map { levels[$0.source] } ?? 0) + cost)
    return states.count - 1
  }

  /// The states that lead to a goal: repeats "a state with a successor that does, does" until nothing changes.
  private func statesLeading(to goals: Set<Int>) -> Set<Int> {
    var canSettle = goals
    var changed = true
    while changed {
      changed = false
      for state in states.indices where !canSettle.contains(state) {
        guard let targets = successors[state], !targets.isDisjoint(with: canSettle) else { continue }
        canSettle.insert(state)
        changed = true
      }
    }
    return canSettle
  }

  /// The least level of a state of which it is not known whether it is stuck.
  func undecidedLevel() -> Int? {
    let known = statesLeading(to: settled.union(ended)).union(stuckStates().states)
    return states.indices.filter { !known.contains($0) }.map { levels[$0] }.min()
  }

  func stuckStates() -> StuckStates {
    let canSettle = statesLeading(to: settled.union(open).union(ended))
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
  /// The disturbances of the first step that was refused, of the first state that was not expanded for its depth.
  var fullLevel: Int?
  var tooDeep: Int?
  private var reports: [Report] = []
  private var cuts: [(reason: UInt32, state: Int, level: Int)] = []

  private struct Report {
    var property: UInt32
    var state: Int
    var label: StepLabel?
    var level: Int
    var length: Int
  }

  var isFull: Bool { fullLevel != nil }
  var cutLevel: Int? { cuts.map(\.level).min() }

  mutating func add(_ properties: [UInt32], at state: Int, step label: StepLabel?, level: Int, length: Int) {
    for property in properties {
      reports.append(Report(property: property, state: state, label: label, level: level, length: length))
    }
  }

  mutating func cutShort(_ reason: UInt32, at state: Int, level: Int) {
    cuts.append((reason, state, level))
  }

  func violations(in space: ReferenceSpace) -> [Violation] {
    let properties = Set(reports.map(\.property)).sorted()
    let violations = properties.compactMap { property -> (Report, Violation)? in
      let all = reports.filter { $0.property == property }
      // `min(by:)` answers the first of several that are equal.
      guard let first = all.min(by: { ($0.level, $0.length) < ($1.level, $1.length) }) else { return nil }
      let path = space.path(to: first.state, then: first.label)
      let place: Violation.Place = first.label == nil ? .state : .step
      let violation = Violation(
        property: property, place: place, path: path, occurrences: all.count, disturbances: first.level)
      return (first, violation)
    }
    return violations.sorted { first, second in
      (first.0.level, first.0.length, first.1.property) < (second.0.level, second.0.length, second.1.property)
    }.map(\.1)
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

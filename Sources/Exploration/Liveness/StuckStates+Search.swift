extension StuckStates {
  /// Finds the states from which no settled state is reachable: everything that a search backwards from the settled,
  /// the open and the ended states does not meet. O(states + edges).
  ///
  /// Where runs end (`PropertySink.ends`) nobody knows whether they would settle. What leads there is therefore not held
  /// stuck, and not known to settle, either: it goes wrong, which is reported, and a freeze behind that is its consequence.
  /// A freeze out of which no run ends, and none settles, is stuck whatever went wrong elsewhere.
  ///
  /// This decides "from every reachable state, a settled state is reachable" (AG EF settled). Whether a fair run stays
  /// unsettled for ever all the same is asked of `UnsettledSteps`.
  ///
  /// - Parameter known: states that are stuck, whatever is not known here of what they lead to (`StuckProbe`).
  init(edges: [EdgeLog], traits: [StateTraits], store: StateStore, known: [Int] = []) {
    let known = Set(known)
    let isAlive = Self.statesLeading(to: [.settled, .open, .ended], edges, traits, notFrom: known)
    states = isAlive.indices.filter { !isAlive[$0] }
    entries = []
    sinks = []
    ends =
      states.isEmpty
      ? []
      : ClosedGroups(EdgeList(edges, states: traits.count) { !isAlive[$0] && !known.contains($0) })
        .groups(among: states)
    for state in states {
      let kind = known.contains(state) ? .livelock : Self.kind(of: traits[state])
      if kind == .deadlock { sinks.append(state) }
      let parent = store.parent(of: state)
      if parent == StateStore.noParent || isAlive[Int(parent)] { entries.append(Entry(state: state, kind: kind)) }
    }
  }

  private static func kind(of traits: StateTraits) -> Kind {
    if traits.contains(.hasSuccessor) { return .livelock }
    return traits.contains(.hasStep) ? .crash : .deadlock
  }

  /// The first state of which it is not known whether it is stuck: what is known of it leads to no settled state, but to
  /// open ones. Of what leads to where runs end, that much is known. `nil` when there is none. O(states + edges).
  func firstUndecided(edges: [EdgeLog], traits: [StateTraits]) -> Int? {
    let settles = Self.statesLeading(to: [.settled, .ended], edges, traits)
    var stuck = states[...]
    for state in settles.indices {
      if stuck.first == state { stuck.removeFirst() } else if !settles[state] { return state }
    }
    return nil
  }

  /// By state: whether steps lead from it to one with any of the traits.
  private static func statesLeading(
    to goal: StateTraits, _ edges: [EdgeLog], _ traits: [StateTraits], notFrom known: Set<Int> = []
  ) -> [Bool] {
    var isAlive = [Bool](repeating: false, count: traits.count)
    var queue: [UInt32] = []
    for state in traits.indices where !traits[state].isDisjoint(with: goal) && !known.contains(state) {
      isAlive[state] = true
      queue.append(UInt32(state))
    }
    if queue.count == traits.count { return isAlive }
    let sources = ReversedEdges(edges, states: traits.count)
    while let state = queue.popLast() {
      for position in sources.range(of: Int(state)) {
        let source = sources.sources[position]
        if isAlive[Int(source)] || known.contains(Int(source)) { continue }
        isAlive[Int(source)] = true
        queue.append(source)
      }
    }
    return isAlive
  }
}

/// For every state, the states that lead to it: a counting sort of edges by target.
private struct ReversedEdges {
  /// `sources[ends[t - 1] ..< ends[t]]` (for state 0: from 0) lead to state `t`.
  private var ends: [Int]
  private(set) var sources: [UInt32]

  init(_ logs: [EdgeLog], states: Int) {
    var places = [Int](repeating: 0, count: states + 1)
    for log in logs { log.forEach { _, target in places[target + 1] += 1 } }
    for state in 0..<states { places[state + 1] += places[state] }
    var sources = [UInt32](repeating: 0, count: places[states])
    for log in logs {
      log.forEach { source, target in
        sources[places[target]] = UInt32(truncatingIfNeeded: source)
        places[target] += 1
      }
    }
    self.sources = sources
    // Filling has moved each beginning to its end.
    ends = places
  }

  func range(of target: Int) -> Range<Int> { (target == 0 ? 0 : ends[target - 1])..<ends[target] }
}

/// Looks at what follows a few states of a search that was cut, until it is known whether they are stuck.
///
/// Steps that disturb are taken late, so that a search that hits a bound leaves nearly every state with some that it has
/// not taken: a turned device, the way to the background. Nothing would then be held stuck, not even what has come to a
/// stop for good. What follows such a state is little. It is explored to its end here, on its own, whatever disturbs.
///
/// What is answered is exact: everything that the states lead to was looked at, and nothing of it settles, crashes the
/// run, or is unknown. Where that takes too much nothing is said.
struct StuckProbe {
  /// States that one probe looks at, and work that all of them may do.
  static let states = 400
  static func work(after done: Int) -> Int { 1 + done / 8 }

  /// States that are remembered between probes, so that they take little memory.
  static let remembered = 20_000

  /// Known to be stuck, with everything that they lead to.
  private var stuck: Set<[UInt64]> = []
  /// Known not to be, or to take too much.
  private var other: Set<[UInt64]> = []

  /// Which of the candidates, states of the store in the order in which they are asked for, are stuck.
  mutating func stuckStates<System: TransitionSystem>(
    among candidates: [Int], store: StateStore, in system: inout System, isOver: () -> Bool
  ) -> [Int] {
    let limit = system.work + Self.work(after: system.work)
    system.allowWork(Self.work(after: system.work))
    var words: [UInt64] = []
    return candidates.filter { candidate in
      if system.work >= limit || isOver() { return false }
      store.copyWords(of: candidate, to: &words)
      return isStuck(words, in: &system, until: limit)
    }
  }

  private mutating func isStuck<System: TransitionSystem>(
    _ start: [UInt64], in system: inout System, until limit: Int
  ) -> Bool {
    var sink = ProbeSink()
    var seen: Set<[UInt64]> = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      if stuck.contains(state) { continue }
      let isAlive =
        other.contains(state) || seen.count > Self.states || system.work >= limit || sink.settles(state, in: &system)
      if isAlive {
        if other.count < Self.remembered { other.insert(start) }
        return false
      }
      for successor in sink.found where seen.insert(successor).inserted { queue.append(successor) }
    }
    if stuck.count < Self.remembered { stuck.formUnion(seen) }
    return true
  }
}

/// What one state leads to.
private struct ProbeSink: SuccessorSink {
  private(set) var found: [[UInt64]] = []
  private var isOpen = false

  /// Whether the state settles, ends the run, or leads to what is not known; `found` is what it leads to.
  mutating func settles<System: TransitionSystem>(_ state: [UInt64], in system: inout System) -> Bool {
    found = []
    isOpen = false
    return state.withUnsafeBufferPointer { words in
      if system.inspect(words, into: &self) || isOpen { return true }
      system.emitSuccessors(of: words, into: &self)
      return isOpen
    }
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { found.append(Array(state)) }
  mutating func crash(label: StepLabel) { isOpen = true }
  mutating func violation(_ property: UInt32) {}
  mutating func incomplete(_ reason: UInt32) { isOpen = true }
  mutating func ends() { isOpen = true }
}

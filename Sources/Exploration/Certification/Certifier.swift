/// Confirms what a complete exploration claims, by looking at each stored state once more.
///
/// An inductive argument: the set holds the initial states, every step out of a member leads to a member, every member
/// satisfies what is said to hold. So the reachable states do, however the set was found. That each member follows from
/// its parent, and parents from an initial state, shows that there are no others, so that the counts are right, too. It
/// shares no code with the search but the system's own meaning; O(transitions), 4 bytes each if stuck states count.
package struct Certifier<System: TransitionSystem, States: StoredStateSet> {
  private let states: States
  private let claim: SearchClaim
  private let isCancelled: @Sendable () -> Bool
  private let systems: [System]
  private let parallel: ParallelWork

  /// - Parameter systems: one for each thread; none of them is that of the exploration.
  package init(
    _ systems: [System], _ states: States, claim: SearchClaim, parallel: @escaping ParallelWork = inSequence,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.parallel = parallel
    self.systems = systems
    self.states = states
    self.claim = claim
    self.isCancelled = isCancelled
  }

  /// The fault that is found does not depend on the number of threads.
  package func run() -> CertificationOutcome {
    var initial = InitialStates()
    guard var system = systems.first else { return .stopped }
    system.emitInitialStates(into: &initial)
    // One that needs a disturbance to come about may have been found by a lesser run, as something else leads to it.
    for words in initial.states where states.index(of: words) == nil {
      return .refused(.missingInitialState(words))
    }
    let derived = bytes()
    let settled = bytes()
    defer {
      derived.deallocate()
      settled.deallocate()
    }
    for words in initial.states {
      if let state = states.index(of: words), states.parent(of: state) == nil { derived[state] = 1 }
    }
    let edges = CertifiedEdges(states: states.count)
    let sinks = visitAll(derived, settled, edges)
    if isCancelled() { return .stopped }
    let faults = sinks.compactMap(\.fault).sorted { ($0.state ?? -1) < ($1.state ?? -1) }
    if let fault = faults.first ?? unreachedState(derived) { return .refused(fault) }
    let violated = sinks.reduce(initial.violated) { $0.union($1.violated) }
    if let property = claim.violated.subtracting(violated).min() { return .refused(.unfoundedViolation(property)) }
    if let fault = wrongCount(sinks, edges, settled) { return .refused(fault) }
    return .confirmed
  }

  private func bytes() -> UnsafeMutablePointer<UInt8> {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, states.count))
    bytes.initialize(repeating: 0, count: max(1, states.count))
    return bytes
  }

  /// Judges and expands every state, the blocks dealt out among the threads.
  private func visitAll(
    _ derived: UnsafeMutablePointer<UInt8>, _ settled: UnsafeMutablePointer<UInt8>, _ edges: CertifiedEdges
  ) -> [CertifierSink<States>] {
    var workers: [CertifierWorker<System, States>] = []
    for system in systems {
      let sink = CertifierSink(states, reported: claim.violated, derived: derived)
      workers.append(CertifierWorker(system, states, sink, settled: settled, keepsEdges: claim.stuckStates != nil))
    }
    let (work, isCancelled) = (workers, self.isCancelled)
    parallel(work.count) { thread in
      for block in stride(from: thread, to: edges.count, by: work.count) {
        if isCancelled() { return }
        edges.fill(block, work[thread].visit(edges.states(of: block)))
      }
    }
    return work.map(\.sink)
  }

  /// A state that its parent does not lead to, or whose parents come back to it.
  private func unreachedState(_ derived: UnsafeMutablePointer<UInt8>) -> CertificationFault? {
    if let state = (0..<states.count).first(where: { derived[$0] == 0 }) { return .notReached(state) }
    // 0: not looked at, otherwise the walk that has come by first.
    var walks = [Int](repeating: 0, count: states.count)
    for start in 0..<states.count where walks[start] == 0 {
      var current: Int? = start
      while let state = current, walks[state] == 0 {
        walks[state] = start + 1
        current = states.parent(of: state)
      }
      if let state = current, walks[state] == start + 1 { return .notReached(state) }
    }
    return nil
  }

  private func wrongCount(
    _ sinks: [CertifierSink<States>], _ edges: CertifiedEdges, _ settled: UnsafeMutablePointer<UInt8>
  ) -> CertificationFault? {
    func sum(_ count: (CertifierSink<States>) -> Int) -> Int { sinks.reduce(0) { $0 + count($1) } }
    let counts: [(CertificationFault.Quantity, Int, Int)] = [
      (.states, claim.states, states.count), (.transitions, claim.transitions, sum(\.transitions)),
      (.crashes, claim.crashes, sum(\.crashes)), (.settledStates, claim.settledStates, sum(\.settledStates)),
    ]
    for (quantity, claimed, counted) in counts where claimed != counted {
      return .wrongCount(quantity, claimed: claimed, counted: counted)
    }
    guard let claimed = claim.stuckStates else { return nil }
    let counted = edges.stuckStates(settled: settled)
    return claimed == counted ? nil : .wrongCount(.stuckStates, claimed: claimed, counted: counted)
  }
}

/// Enumerates the reachable states of a system exactly: by the fewest disturbances first, and by the fewest steps among
/// those.
///
/// States are numbered in the order of discovery, which is the order of (disturbances, steps) of the least run to them; the
/// same system and options give the same result, but for a time limit or a cancellation. Where nothing disturbs, or
/// disturbances are not counted, this is breadth-first search.
///
/// A state is expanded in passes: its calm steps are taken in its own level, those that count n disturbances with the
/// n-th level above. So no state is ever found again by a lesser run, and each step is taken once. Of equal runs the one
/// that is disturbed later is found first: what the disturbance has to do with the end is told more easily.
///
/// Initial states that need disturbances to come about are found at the level of their number.
///
/// Where runs without disturbances are put off (`CalmShare`), the level of a state may be one more than it needs.
///
/// Generic code is specialised for the system only where cross-module optimisation is on (see the manifest).
package struct Explorer<System: TransitionSystem> {
  package var system: System
  package var options: SearchOptions
  package var monitor: SearchMonitor

  package init(_ system: System, options: SearchOptions = SearchOptions(), monitor: SearchMonitor = SearchMonitor()) {
    self.system = system
    self.options = options
    self.monitor = monitor
  }

  /// Explores until everything is known or a bound is hit. O(transitions × words) and memory for every state.
  package mutating func run() -> SearchResult {
    var recorder = Recorder(options)
    var watch = SearchWatch(options, monitor)
    var layers = Layers()
    repeat {
      begin(layers.level + 1, &recorder)
      watch.check(recorder, kept: system.memoryWords)
      layers.beginLevel(at: recorder.store.count)
    } while explore(layers.level, &layers, &recorder, &watch) && recorder.hasHeldBack
    return SearchResult(recorder, layers, watch, stuck: stuckStates(recorder, watch))
  }

  /// Finds the initial states of a level.
  private mutating func begin(_ level: Int, _ recorder: inout Recorder) {
    let waits = level == 0 || recorder.holdsBackInitialStates
    recorder.beginInitialStates(of: level)
    if !options.countsDisturbances {
      system.emitInitialStates(into: &recorder)
    } else if waits {
      system.emitInitialStates(disturbances: level, into: &recorder)
    }
    recorder.endExpansion()
  }

  /// Of a search that was cut: states that nothing undisturbed leads out of, and nothing else either.
  private mutating func stuckStates(_ recorder: Recorder, _ watch: SearchWatch) -> [Int] {
    switch watch.bound {
    case .work, .states, .memory: break
    case .time, .cancelled, .goals, .depth, .walks, .growth, nil: return []
    }
    guard options.findsStuckStates, options.countsDisturbances, options.looksPastDisturbances else { return [] }
    let calm = StuckStates(
      edges: recorder.calmEdges, traits: recorder.finalTraits(holdingBackIsOpen: false), store: recorder.store)
    var probe = StuckProbe()
    return probe.stuckStates(
      among: calm.ends.compactMap(\.first), store: recorder.store, in: &system,
      isOver: { monitor.isCancelled?() == true })
  }

  /// Finds the states of a level, judges them and takes their calm steps. False when the search ends with it.
  private mutating func explore(
    _ level: Int, _ layers: inout Layers, _ recorder: inout Recorder, _ watch: inout SearchWatch
  ) -> Bool {
    var share = CalmShare(options, level: level, states: recorder.store.count, work: system.work)
    let lengthsBelow = layers.ends[max(0, level - StepDisturbances.most)..<level].map(\.count).max() ?? 0
    while true {
      let length = layers.length
      recorder.beginLayer(level: level, length: length - 1)
      let isWhole =
        disturb(layers, &recorder, &watch)
        && visit(layers.states(level: level, length: length - 1), isPutOff: share.isUsedUp, &recorder, &watch)
      layers.endLayer(at: recorder.store.count)
      if !isWhole || watch.hasReachedGoals(recorder) { return false }
      share.look(recorder, work: system.work)
      if layers.states(level: level, length: length).isEmpty, length >= lengthsBelow { return watch.bound == nil }
    }
  }

  /// Takes the steps out of states of the levels below that wait for this one. False when the search must end at once.
  private mutating func disturb(
    _ layers: Layers, _ recorder: inout Recorder, _ watch: inout SearchWatch
  ) -> Bool {
    var words: [UInt64] = []
    for disturbances in 1...StepDisturbances.most {
      for state in layers.states(level: layers.level - disturbances, length: layers.length - 1)
      where recorder.traits[state].contains(.heldBack) && watch.bound == nil {
        if watch.mustStop(recorder, work: system.work) { return false }
        recorder.store.copyWords(of: state, to: &words)
        words.withUnsafeBufferPointer { disturb($0, state, disturbances, &recorder) }
        watch.check(recorder, kept: system.memoryWords)
      }
    }
    return true
  }

  /// Takes the steps of a state that count so many disturbances. Of one that was put off, the calm ones come first.
  @inline(__always)
  private mutating func disturb(
    _ words: UnsafeBufferPointer<UInt64>, _ state: Int, _ disturbances: Int, _ recorder: inout Recorder
  ) {
    if disturbances == 1, recorder.traits[state].contains(.putOff) {
      recorder.beginExpansion(of: state, .putOff)
      system.emitSuccessors(of: words, disturbances: 0, into: &recorder)
      recorder.endExpansion()
      guard recorder.traits[state].contains(.heldBack) else { return }
    }
    recorder.beginExpansion(of: state, .disturbing(disturbances))
    system.emitSuccessors(of: words, disturbances: disturbances, into: &recorder)
    recorder.endExpansion()
  }

  /// Judges states and takes the calm steps out of them, or puts them off. False when the search must end at once.
  private mutating func visit(
    _ states: Range<Int>, isPutOff: Bool, _ recorder: inout Recorder, _ watch: inout SearchWatch
  ) -> Bool {
    let isExpanded = recorder.length < options.maximumDepth ?? .max
    var words: [UInt64] = []
    for state in states {
      if watch.mustStop(recorder, work: system.work) { return false }
      recorder.store.copyWords(of: state, to: &words)
      recorder.beginInspection(of: state)
      words.withUnsafeBufferPointer { visit($0, state, isExpanded, isPutOff, &recorder, &watch) }
    }
    return true
  }

  /// Judges a state and takes the calm steps out of it, unless a bound forbids it or it is put off.
  @inline(__always)
  private mutating func visit(
    _ words: UnsafeBufferPointer<UInt64>, _ state: Int, _ isExpanded: Bool, _ isPutOff: Bool,
    _ recorder: inout Recorder, _ watch: inout SearchWatch
  ) {
    if system.inspect(words, into: &recorder) { recorder.traits[state].formUnion(.settled) }
    if watch.bound == nil, isExpanded, isPutOff {
      recorder.putOff(state)
    } else if watch.bound == nil, isExpanded {
      recorder.beginExpansion(of: state, .calm)
      if options.countsDisturbances {
        system.emitSuccessors(of: words, disturbances: 0, into: &recorder)
      } else {
        system.emitSuccessors(of: words, into: &recorder)
      }
      recorder.endExpansion()
      watch.check(recorder, kept: system.memoryWords)
    } else {
      recorder.leaveOpen(state)
      if watch.bound == nil { watch.depthWasHit = true }
    }
  }
}

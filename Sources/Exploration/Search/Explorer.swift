/// Enumerates the reachable states of a system, breadth first and exactly.
///
/// States are numbered in the order of discovery, which is the order of their distance from the initial states; the
/// same system and options give the same result, but for a time limit or a cancellation.
///
/// Generic code is specialised for the system only where cross-module optimisation is on (see the manifest).
package struct Explorer<System: TransitionSystem> {
  package var system: System
  package var options: SearchOptions
  package var monitor: SearchMonitor
  /// States between two looks at the clock and the cancellation: one state of a large system may take long.
  static var patience: Int { 1 }

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
    system.emitInitialStates(into: &recorder)
    recorder.endExpansion()
    watch.check(recorder)
    layers.begin(at: 0, end: recorder.store.count)
    let maximumDepth = options.maximumDepth ?? .max
    var next = 0
    var state: [UInt64] = []
    while next < recorder.store.count {
      if next == layers.end {
        layers.begin(at: next, end: recorder.store.count)
        if watch.hasReachedGoals(recorder) { break }
      }
      if next % Self.patience == 0, watch.mustStop(recorder, layers, at: next, work: system.work) { break }
      recorder.store.copyWords(of: next, to: &state)
      recorder.beginInspection(of: next, depth: layers.depth)
      state.withUnsafeBufferPointer { visit($0, next, isExpanded: layers.depth < maximumDepth, &recorder, &watch) }
      next += 1
    }
    return SearchResult(recorder, layers, watch, visited: next)
  }

  /// Judges a state and takes every step out of it, unless a bound forbids it.
  @inline(__always)
  private mutating func visit(
    _ words: UnsafeBufferPointer<UInt64>, _ state: Int, isExpanded: Bool, _ recorder: inout Recorder,
    _ watch: inout SearchWatch
  ) {
    if system.inspect(words, into: &recorder) { recorder.traits[state].formUnion(.settled) }
    if watch.bound == nil, isExpanded {
      recorder.beginExpansion()
      system.emitSuccessors(of: words, into: &recorder)
      recorder.endExpansion()
      watch.check(recorder)
    } else {
      recorder.traits[state].formUnion(.open)
      if watch.bound == nil { watch.depthWasHit = true }
    }
  }
}

/// Where each distance from the initial states begins among the numbered states.
struct Layers {
  var starts: [Int] = []
  /// First state beyond the current layer.
  var end = 0

  init() {}

  var depth: Int { starts.count - 1 }

  mutating func begin(at start: Int, end: Int) {
    starts.append(start)
    self.end = end
  }

  /// Number of states per layer, with those beyond the current layer as one more.
  func counts(of states: Int) -> [Int] {
    if states == 0 { return [] }
    let bounds = starts + (end < states ? [end, states] : [states])
    return zip(bounds, bounds.dropFirst()).map { $1 - $0 }
  }
}

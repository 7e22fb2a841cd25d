/// Watches the bounds of a search and tells the monitor how it goes.
struct SearchWatch {
  /// The bound that stopped the search.
  private(set) var bound: SearchBound?
  /// Whether states were left alone because of their depth.
  var depthWasHit = false

  private let options: SearchOptions
  private let monitor: SearchMonitor
  private let start: UInt64
  private var reported = 0
  /// Of `SearchMonitor.lookouts`: how many are over.
  private var looked = 0
  let maximumMemory: Int

  init(_ options: SearchOptions, _ monitor: SearchMonitor) {
    self.options = options
    self.monitor = monitor
    maximumMemory = options.maximumMemory ?? .max
    start = options.limitBegan ?? monitor.clock?() ?? 0
  }

  /// Bounds on what is stored, after each expansion: what is stored is still judged.
  ///
  /// - Parameter kept: words that the system keeps beside.
  mutating func check(_ recorder: Recorder, kept: Int) {
    if recorder.isFull || recorder.memoryWords + kept > maximumMemory { hitStorage(recorder) }
  }

  @inline(never)
  mutating func hitStorage(_ recorder: Recorder) {
    bound = recorder.isFull ? .states(recorder.store.count) : .memory(maximumMemory)
  }

  /// Whether the search must end at once, and tells the monitor when enough has happened since.
  @inline(never)
  mutating func mustStop(_ recorder: Recorder, work: Int) -> Bool {
    if let progress = monitor.progress, recorder.visited - reported >= max(1, monitor.progressInterval) {
      reported = recorder.visited
      progress(
        SearchProgress(
          states: recorder.store.count, transitions: recorder.transitions, depth: recorder.length,
          queue: recorder.store.count - recorder.visited))
    }
    if monitor.isCancelled?() == true {
      bound = .cancelled
      return true
    }
    if let limit = options.maximumWork, work >= limit {
      bound = .work(limit)
      return true
    }
    if looked < monitor.lookouts.count, work >= monitor.lookouts[looked] {
      looked += 1
      if monitor.seesGrowth?(StoredStates(store: recorder.store)) == true {
        bound = .growth
        return true
      }
    }
    if let limit = options.timeLimit, let clock = monitor.clock, clock() &- start >= limit {
      bound = .time(limit)
      return true
    }
    return false
  }

  /// Whether everything that the search is for has been seen; asked at the end of each layer, since a later state of a
  /// layer may show a violation with a shorter path.
  mutating func hasReachedGoals(_ recorder: Recorder) -> Bool {
    guard !options.goals.isEmpty, recorder.ledger.contains(options.goals) else { return false }
    bound = .goals
    return true
  }

  /// The bound that the result names.
  func named(_ recorder: Recorder) -> SearchBound? {
    if let bound { return bound }
    if recorder.isFull { return .states(recorder.store.count) }
    if depthWasHit, let depth = options.maximumDepth { return .depth(depth) }
    return nil
  }
}

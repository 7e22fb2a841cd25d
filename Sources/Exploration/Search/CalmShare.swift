/// What the runs without disturbances may use of a bounded search: half of it.
///
/// Then the longest of them are put off: what they lead to is explored with the next level. Else runs without end, on which
/// something grows from presentation to presentation, would keep disturbances from being explored at all. Later levels may
/// use all that is left, so that as many as possible come to their end.
struct CalmShare {
  private let states: Int
  private let work: Int
  /// Whether states are put off from now on.
  private(set) var isUsedUp = false

  /// - Parameters:
  ///   - states: that are stored when the level begins.
  ///   - work: that has been done then.
  init(_ options: SearchOptions, level: Int, states: Int, work: Int) {
    let isBounded = options.countsDisturbances && level == 0
    self.states = Self.limit(isBounded ? options.maximumStates : nil, from: states)
    self.work = Self.limit(isBounded ? options.maximumWork : nil, from: work)
  }

  private static func limit(_ maximum: Int?, from start: Int) -> Int {
    maximum.map { start + max(0, $0 - start) / 2 } ?? .max
  }

  /// Called at the end of each layer. Where nothing waits for the next level, there is no reason to put anything off.
  mutating func look(_ recorder: Recorder, work: Int) {
    if recorder.hasHeldBack, recorder.store.count >= states || work >= self.work { isUsedUp = true }
  }
}

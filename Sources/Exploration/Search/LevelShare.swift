/// What a level may use of a bounded search: half of what is left when it begins.
///
/// Then its longest runs are put off: what they lead to is explored with the next level, so that a level without end, in
/// which something grows from presentation to presentation, does not keep disturbances from being explored at all.
struct LevelShare {
  private let states: Int
  private let work: Int
  /// Whether states are put off from now on.
  private(set) var isUsedUp = false

  /// - Parameters:
  ///   - states: that are stored when the level begins.
  ///   - work: that has been done then.
  init(_ options: SearchOptions, states: Int, work: Int) {
    self.states = Self.limit(options.countsDisturbances ? options.maximumStates : nil, from: states)
    self.work = Self.limit(options.countsDisturbances ? options.maximumWork : nil, from: work)
  }

  private static func limit(_ maximum: Int?, from start: Int) -> Int {
    maximum.map { start + max(0, $0 - start) / 2 } ?? .max
  }

  /// Called at the end of each layer. Where nothing waits for the next level, there is no reason to put anything off.
  mutating func look(_ recorder: Recorder, work: Int) {
    if recorder.hasHeldBack, recorder.store.count >= states || work >= self.work { isUsedUp = true }
  }
}

/// What a system has cut short, per reason, with the first state at which it happened.
struct IncompleteLedger {
  private var entries: [(reason: UInt32, state: UInt32, occurrences: Int)] = []

  init() {}

  /// States are recorded in the order of the search, so the first has a least path. O(reasons), which are few.
  mutating func record(_ reason: UInt32, at state: UInt32) {
    if let position = entries.firstIndex(where: { $0.reason == reason }) {
      entries[position].occurrences += 1
    } else {
      entries.append((reason, state, 1))
    }
  }

  /// Sorted by reason.
  func steps(in space: some StateSpace) -> [IncompleteSteps] {
    entries.sorted { $0.reason < $1.reason }.map { entry in
      let path =
        Int(entry.state) < space.count ? space.path(to: Int(entry.state)) : StatePath(initial: 0, steps: [])
      return IncompleteSteps(reason: entry.reason, occurrences: entry.occurrences, path: path)
    }
  }
}

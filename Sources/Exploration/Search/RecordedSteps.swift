/// Every step of an exploration in the order of discovery, and what breaks something.
struct RecordedSteps: Sendable {
  /// `starts[s] ..< starts[s + 1]` (for the last source: to the end) are the steps out of state `s`.
  var starts: [Int] = []
  /// `nowhere` for steps that crash.
  var targets: [UInt32] = []
  var labels: [StepLabel] = []
  /// The number of the list of events of each source; `unnamed` where the system has not told.
  var lists: [UInt32] = []
  /// Number of a step → what it violates.
  var brokenSteps: [Int: [UInt32]] = [:]
  /// Number of a state → what it violates.
  var brokenStates: [Int: [UInt32]] = [:]

  static let nowhere = UInt32.max
  static let unnamed = UInt32.max

  var memoryWords: Int { starts.capacity + labels.capacity + (targets.capacity + lists.capacity) / 2 }

  /// The steps of a state come next. Sources ascend; those without steps may be left out.
  mutating func beginSource(_ state: Int) {
    while starts.count <= state {
      starts.append(targets.count)
      lists.append(Self.unnamed)
    }
  }

  mutating func events(_ list: UInt32) {
    if let last = lists.indices.last { lists[last] = list }
  }

  mutating func append(target: UInt32, _ label: StepLabel, _ violations: [UInt32]) {
    if !violations.isEmpty { brokenSteps[targets.count] = violations }
    targets.append(target)
    labels.append(label)
  }

  mutating func blame(state: UInt32, _ property: UInt32) {
    if brokenStates[Int(state)]?.contains(property) == true { return }
    brokenStates[Int(state), default: []].append(property)
  }
}

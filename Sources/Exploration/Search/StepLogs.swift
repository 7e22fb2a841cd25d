/// What is kept of the steps of one pass while a search goes on.
///
/// A state's calm steps are taken when it is visited, others with one of the next levels; those of each pass come in the
/// order of the states, so each has logs of its own in which sources ascend.
struct StepLogs {
  /// Which state leads to which; empty when nobody asks for stuck states.
  private(set) var edges = EdgeLog()
  /// Steps with labels, for fair cycles; empty when nobody asks for them.
  private(set) var labelled = StepList()
  /// Every step; `nil` when they are not kept.
  private(set) var every: RecordedSteps?

  private let recordsEdges: Bool
  private let recordsLabels: Bool

  init(_ options: SearchOptions) {
    recordsEdges = options.findsStuckStates
    recordsLabels = options.findsStuckStates && options.findsFairCycles
    every = options.recordsSteps ? RecordedSteps() : nil
  }

  var memoryWords: Int { edges.bytes / 8 + labelled.memoryWords + (every?.memoryWords ?? 0) }

  /// The steps out of a state come next.
  mutating func beginSource(_ state: Int) {
    if recordsEdges { edges.beginSource(state) }
    if recordsLabels { labelled.beginSource(state) }
    every?.beginSource(state)
  }

  mutating func append(target: UInt32, _ label: StepLabel, _ violations: [UInt32]) {
    if recordsEdges { edges.append(target: target) }
    if recordsLabels { labelled.append(label, to: target) }
    every?.append(target: target, label, violations)
  }

  mutating func appendCrash(_ label: StepLabel, _ violations: [UInt32]) {
    if recordsLabels { labelled.append(label, to: StepList.crash) }
    every?.append(target: RecordedSteps.nowhere, label, violations)
  }

  mutating func events(_ list: UInt32) { every?.events(list) }
  mutating func blame(state: UInt32, _ property: UInt32) { every?.blame(state: state, property) }
}

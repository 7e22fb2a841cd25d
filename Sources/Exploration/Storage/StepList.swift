/// Every step with its label, as fairness needs it: a run of steps per source, twelve bytes each.
///
/// Sources arrive in ascending order; those without steps may be left out. Steps from a state to itself are left out: they change nothing.
struct StepList {
  /// `targets[starts[s] ..< starts[s + 1]]` (for the last source: to the end) are the successors of source `s`.
  private var starts: [Int] = []
  private(set) var targets: [UInt32] = []
  private(set) var labels: [StepLabel] = []

  /// In place of the target of a step that crashes.
  static let crash = UInt32.max

  init() {}

  var memoryWords: Int { starts.capacity + targets.capacity / 2 + labels.capacity }

  mutating func beginSource(_ source: Int) {
    while starts.count <= source { starts.append(targets.count) }
  }

  /// Adds a step from the source begun last.
  mutating func append(_ label: StepLabel, to target: UInt32) {
    if Int(target) == starts.count - 1 { return }
    targets.append(target)
    labels.append(label)
  }

  /// Positions of the steps out of a source.
  func range(of source: Int) -> Range<Int> {
    guard source < starts.count else { return 0..<0 }
    let end = source + 1 < starts.count ? starts[source + 1] : targets.count
    return starts[source]..<end
  }
}

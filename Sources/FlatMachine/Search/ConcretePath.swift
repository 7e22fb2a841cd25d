import Exploration

/// Paths of the model itself for paths of a reduced search, whose states stand for others.
///
/// From the real initial state on, each step is the first event that leads to a state for which the next stored one
/// stands: there is one, since states that count as the same have successors that do.
struct ConcretePath {
  private let normaliser: StateNormaliser
  private let model: FlatModel
  private var system: FlatReferenceSystem

  init(_ model: FlatModel, _ normaliser: StateNormaliser) {
    self.model = model
    self.normaliser = normaliser
    system = FlatReferenceSystem(model)
  }

  /// - Parameter states: as they are stored, the initial one first.
  mutating func path(_ states: [[Int]]) -> [FlatSearchResult.Step] {
    var steps = [FlatSearchResult.Step(event: nil, values: model.initial)]
    for state in states.dropFirst() {
      let runs = runs(from: steps[steps.count - 1].values)
      guard let run = runs.first(where: { $0.values.map(normaliser.normalised) == state }) else { return steps }
      steps.append(FlatSearchResult.Step(event: run.event, values: run.values ?? []))
    }
    return steps
  }

  /// The first event that breaks a property, or comes to a trap, out of a state.
  mutating func event(breaking property: Int, from state: [Int]) -> Int? {
    runs(from: state).first { $0.violations.contains(property) }?.event
  }

  private mutating func runs(from state: [Int]) -> [RunSink.Run] {
    var sink = RunSink()
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { system.emitSuccessors(of: $0, into: &sink) }
    return sink.runs
  }
}

/// Keeps the runs of a state's events.
private struct RunSink: SuccessorSink {
  struct Run {
    var event: Int
    /// `nil`: it crashes.
    var values: [Int]?
    var violations: [Int]
  }

  var runs: [Run] = []
  private var violations: [Int] = []

  init() {}

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    add(label, state.map { Int(Int64(bitPattern: $0)) })
  }

  mutating func crash(label: StepLabel) { add(label, nil) }
  mutating func violation(_ property: UInt32) { violations.append(Int(property)) }
  mutating func incomplete(_ reason: UInt32) { violations = [] }

  private mutating func add(_ label: StepLabel, _ values: [Int]?) {
    runs.append(Run(event: Int(label.event), values: values, violations: violations))
    violations = []
  }
}

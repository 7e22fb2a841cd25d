import Exploration

/// A graph of random shape whose steps belong to events; some crash.
struct EventGraph: TransitionSystem {
  struct Step: Hashable {
    var event: Int
    /// `nil` for a crash.
    var target: Int?
  }

  var steps: [[Step]]
  var settled: Set<Int>
  /// Of each event the source; `nil`: it need not happen.
  var sources: [Int?]

  init(steps: [[Step]], settled: Set<Int>, sources: [Int?]) {
    (self.steps, self.settled, self.sources) = (steps, settled, sources)
  }

  init(seed: UInt64) {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 2...14, using: &random)
    sources = (0..<Int.random(in: 1...4, using: &random)).map { _ in [0, 0, 1, 1, nil].randomElement(using: &random)! }
    let events = sources.indices
    let degree = Int.random(in: 1...3, using: &random)
    steps = (0..<count).map { _ in
      (0..<Int.random(in: 1...degree, using: &random)).map { _ in
        let crashes = Int.random(in: 0..<20, using: &random) == 0
        return Step(
          event: Int.random(in: events, using: &random),
          target: crashes ? nil : Int.random(in: 0..<count, using: &random))
      }.sorted { $0.event < $1.event }
    }
    settled = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
  }

  func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) { emit(0, StepLabel(event: 0, run: 0), &sink) }

  func emitSuccessors<Sink: SuccessorSink>(of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) {
    var runs: [Int: UInt32] = [:]
    for step in steps[Int(state[0])] {
      let label = StepLabel(event: UInt32(step.event), run: runs[step.event, default: 0])
      runs[step.event] = label.run + 1
      if let target = step.target { emit(target, label, &sink) } else { sink.crash(label: label) }
    }
  }

  func inspect<Sink: PropertySink>(_ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink) -> Bool {
    settled.contains(Int(state[0]))
  }

  private func emit<Sink: SuccessorSink>(_ node: Int, _ label: StepLabel, _ sink: inout Sink) {
    [UInt64(node)].withUnsafeBufferPointer { sink.successor($0, label: label) }
  }

  /// The step that a label names.
  func step(from node: Int, _ label: StepLabel) -> Step? {
    let like = steps[node].filter { $0.event == Int(label.event) }
    return like.indices.contains(Int(label.run)) ? like[Int(label.run)] : nil
  }
}

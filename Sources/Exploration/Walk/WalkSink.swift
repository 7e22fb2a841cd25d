/// Everything that a system emits for one state, in buffers that are used again.
struct WalkSink: SuccessorSink {
  struct Entry {
    /// Where its words are; `nil` for a crash.
    var words: Range<Int>?
    var label: StepLabel
  }

  private(set) var words: [UInt64] = []
  private(set) var entries: [Entry] = []
  /// Violations with the step that each belongs to; `nil`: the state itself.
  private(set) var violations: [(property: UInt32, step: StepLabel?)] = []
  private(set) var cutShort = 0
  private var announced: [UInt32] = []

  mutating func begin() {
    words.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    violations.removeAll(keepingCapacity: true)
    announced.removeAll(keepingCapacity: true)
    cutShort = 0
  }

  /// What was announced and followed by no step belongs to the state.
  mutating func end() {
    for property in announced { violations.append((property, nil)) }
    announced.removeAll(keepingCapacity: true)
  }

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) {
    let start = words.count
    words.append(contentsOf: state)
    entries.append(Entry(words: start..<words.count, label: label))
    blame(label)
  }

  mutating func crash(label: StepLabel) {
    entries.append(Entry(words: nil, label: label))
    blame(label)
  }

  private mutating func blame(_ label: StepLabel) {
    for property in announced { violations.append((property, label)) }
    announced.removeAll(keepingCapacity: true)
  }

  mutating func violation(_ property: UInt32) { announced.append(property) }

  mutating func incomplete(_ reason: UInt32) { cutShort += 1 }

  func state(_ words: Range<Int>) -> [UInt64] { Array(self.words[words]) }
}

extension TransitionSystem {
  /// Judges a state and lists the steps out of it; answers whether it is settled.
  mutating func look(at state: [UInt64], into sink: inout WalkSink) -> Bool {
    sink.begin()
    return state.withUnsafeBufferPointer { words in
      let isSettled = inspect(words, into: &sink)
      sink.end()
      emitSuccessors(of: words, into: &sink)
      sink.end()
      return isSettled
    }
  }

  /// The initial states, and what is violated on the way to them.
  mutating func begin(_ sink: inout WalkSink) -> (states: [[UInt64]], findings: [WalkFinding]) {
    sink.begin()
    emitInitialStates(into: &sink)
    let findings = sink.violations.compactMap { violation -> WalkFinding? in
      guard let words = sink.entries.first(where: { $0.label == violation.step })?.words else { return nil }
      let run = WalkedRun(states: [sink.state(words)], labels: [])
      return WalkFinding(property: violation.property, run: run, step: nil)
    }
    return (sink.entries.compactMap { $0.words.map(sink.state) }, findings)
  }
}

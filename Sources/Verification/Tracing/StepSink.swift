import Exploration

/// Keeps what a system emits for one state.
struct StepSink: SuccessorSink {
  struct Entry {
    var label: StepLabel
    /// `nil` for a crash.
    var words: [UInt64]?
    var violations: [UInt32]
  }

  private(set) var entries: [Entry] = []
  /// Violations that no step has followed: those of the state.
  private(set) var announced: [UInt32] = []
  /// Whether runs end in the state.
  private(set) var isEnd = false

  mutating func successor(_ state: UnsafeBufferPointer<UInt64>, label: StepLabel) { add(Array(state), label) }
  mutating func crash(label: StepLabel) { add(nil, label) }
  mutating func violation(_ property: UInt32) { announced.append(property) }
  mutating func incomplete(_ reason: UInt32) {}
  mutating func ends() { isEnd = true }

  private mutating func add(_ words: [UInt64]?, _ label: StepLabel) {
    entries.append(Entry(label: label, words: words, violations: announced))
    announced = []
  }
}

/// What a system says of a state by itself.
struct StateJudgement {
  var isSettled: Bool
  /// Whether runs end in the state, although something may be on its way.
  var isEnd = false
  var violations: [UInt32]
}

extension TransitionSystem {
  mutating func initialEntries() -> [StepSink.Entry] {
    var sink = StepSink()
    emitInitialStates(into: &sink)
    return sink.entries
  }

  mutating func entries(from words: [UInt64]) -> [StepSink.Entry] {
    var sink = StepSink()
    words.withUnsafeBufferPointer { emitSuccessors(of: $0, into: &sink) }
    return sink.entries
  }

  mutating func judgement(of words: [UInt64]) -> StateJudgement {
    var sink = StepSink()
    let isSettled = words.withUnsafeBufferPointer { inspect($0, into: &sink) }
    return StateJudgement(isSettled: isSettled, isEnd: sink.isEnd, violations: sink.announced)
  }
}

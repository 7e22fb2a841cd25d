/// One sequence of events with all choices: what both machines are to do.
package struct SequencePlan: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    package var event: Int
    package var choices: [Int]

    package init(event: Int, choices: [Int]) {
      self.event = event
      self.choices = choices
    }
  }

  package var entry: String
  package var start: [Int]
  package var steps: [Step]

  package init(entry: String, start: [Int], steps: [Step]) {
    self.entry = entry
    self.start = start
    self.steps = steps
  }

  /// The beginning of the plan, on one line.
  package func text(upTo step: Int) -> String {
    text.split(separator: "\n").prefix(step + 1).joined(separator: "; ")
  }

  /// As the native driver reads it.
  package var text: String {
    ([["start", entry] + start.map(String.init)] + steps.map { [String($0.event)] + $0.choices.map(String.init) })
      .map { $0.joined(separator: " ") + "\n" }.joined()
  }
}

/// A plan with what the interpreter reported of its start and of each step, as far as it got.
package struct InterpretedSequence: Sendable {
  package var plan: SequencePlan
  package var reports: [String]
}

/// SplitMix64: the same sequences in every run.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

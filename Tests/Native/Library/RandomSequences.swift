import Machine

/// Draws sequences of events and choices at random; the interpreter says which there are.
package struct RandomSequences {
  private var run: InterpretedRun
  private let entry: String
  private var generator: SeededGenerator
  private let longest: Int

  /// - Parameter longest: how many events a sequence may have.
  package init?(_ image: ProgramImage, entry: String, seed: UInt64, longest: Int = 60) {
    guard let run = InterpretedRun(image, entry: entry) else { return nil }
    self.run = run
    self.entry = entry
    self.longest = longest
    generator = SeededGenerator(seed: seed)
  }

  package mutating func next() -> InterpretedSequence {
    var sequence = InterpretedSequence(plan: SequencePlan(entry: entry, start: [], steps: []), reports: [])
    let first = draw { run, choices in run.start(choices: choices) }
    sequence.plan.start = first.choices.map(\.chosen)
    var offers = add(first, to: &sequence)
    var state = first.successor
    let length = Int.random(in: 1...longest, using: &generator)
    while sequence.plan.steps.count < length, !offers.isEmpty {
      guard let (event, step) = drawStep(of: state, offers.count) else { break }
      sequence.plan.steps.append(SequencePlan.Step(event: event, choices: step.choices.map(\.chosen)))
      offers = add(step, to: &sequence)
      state = step.successor
    }
    return sequence
  }

  /// Reports a run, and answers what may come next.
  private mutating func add(_ step: PrescribedRun, to sequence: inout InterpretedSequence) -> [String] {
    let offers = step.outcome == .state ? run.offers(of: step.successor) : []
    sequence.reports.append(run.report(of: step, offers: offers))
    return offers
  }

  /// A run that exists, if a few attempts find one; now and then one that an `assume` discards, which ends the sequence.
  private mutating func drawStep(of state: [UInt64], _ count: Int) -> (event: Int, run: PrescribedRun)? {
    for _ in 0..<20 {
      let event = Int.random(in: 0..<count, using: &generator)
      let step = draw { run, choices in run.run(event: event, of: state, choices: choices) }
      if step.outcome != .impossible || Int.random(in: 0..<12, using: &generator) == 0 { return (event, step) }
    }
    return nil
  }

  /// Every choice at random, each found by the choices before it.
  private mutating func draw(_ execute: (inout InterpretedRun, [Int]) -> PrescribedRun) -> PrescribedRun {
    var step = execute(&run, [])
    var prefix: [Int] = []
    while prefix.count < step.choices.count {
      let choice = Int.random(in: 0..<max(step.choices[prefix.count].arity, 1), using: &generator)
      prefix.append(choice)
      if choice != step.choices[prefix.count - 1].chosen { step = execute(&run, prefix) }
    }
    return step
  }
}

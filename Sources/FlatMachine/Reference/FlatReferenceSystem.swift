import Exploration

/// A model as a transition system on unpacked states, evaluated in the plainest way.
///
/// A word of a state is the bit pattern of a slot. Properties are numbered as in the model, traps behind them.
package struct FlatReferenceSystem: TransitionSystem {
  package let model: FlatModel
  /// With it, states stand for others.
  private let quotient: NaiveQuotient?

  package init(_ model: FlatModel) { self.init(model, quotient: nil) }

  init(_ model: FlatModel, quotient: NaiveQuotient?) {
    self.model = model
    self.quotient = quotient
  }

  package mutating func emitInitialStates<Sink: SuccessorSink>(into sink: inout Sink) {
    emit(model.initial, StepLabel(event: 0, run: 0), into: &sink)
  }

  package mutating func emitSuccessors<Sink: SuccessorSink>(
    of state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) {
    var steps: [(event: Int, body: [FlatStatement], locals: [Int])] = []
    var evaluator = FlatEvaluator(model)
    evaluator.begin(state.lazy.map { Int(bitPattern: UInt($0)) })
    let outcome = evaluator.run(model.steps) { evaluator, event, body in
      steps.append((event, body, evaluator.registers))
    }
    for step in steps { emitRuns(step, into: &sink) }
    report(outcome, of: evaluator, into: &sink)
  }

  private func emitRuns<Sink: SuccessorSink>(
    _ step: (event: Int, body: [FlatStatement], locals: [Int]), into sink: inout Sink
  ) {
    var prefix: [Int]? = []
    var run: UInt32 = 0
    while let current = prefix {
      var evaluator = FlatEvaluator(model)
      evaluator.registers = step.locals
      evaluator.prefix = current
      let outcome = evaluator.run(step.body)
      let label = StepLabel(event: UInt32(step.event), run: run)
      if outcome != .excluded { evaluator.violations.forEach { sink.violation($0) } }
      switch outcome {
      case .done, .left: emit(Array(evaluator.registers.prefix(model.slots.count)), label, into: &sink)
      case .crashed(let trap):
        sink.violation(UInt32(model.properties.count + trap))
        sink.crash(label: label)
      case .endless: sink.incomplete(0)
      case .excluded: break
      }
      prefix = evaluator.nextPrefix()
      run += 1
    }
  }

  private func emit<Sink: SuccessorSink>(_ state: [Int], _ label: StepLabel, into sink: inout Sink) {
    let state = quotient?.representative(of: state) ?? state
    state.map { UInt64(bitPattern: Int64($0)) }.withUnsafeBufferPointer { sink.successor($0, label: label) }
  }

  /// What becomes of the code that offers, or inspects: it belongs to the state.
  private func report<Sink: PropertySink>(
    _ outcome: FlatEvaluator.Outcome, of evaluator: FlatEvaluator, into sink: inout Sink
  ) {
    for property in evaluator.violations { sink.violation(property) }
    switch outcome {
    case .crashed(let trap): sink.violation(UInt32(model.properties.count + trap))
    case .endless: sink.incomplete(0)
    case .done, .left, .excluded: break
    }
  }

  package mutating func inspect<Sink: PropertySink>(
    _ state: UnsafeBufferPointer<UInt64>, into sink: inout Sink
  ) -> Bool {
    var evaluator = FlatEvaluator(model)
    evaluator.begin(state.lazy.map { Int(bitPattern: UInt($0)) })
    report(evaluator.run(model.inspection), of: evaluator, into: &sink)
    evaluator.begin(state.lazy.map { Int(bitPattern: UInt($0)) })
    let outcome = evaluator.run(model.settling)
    report(outcome, of: evaluator, into: &sink)
    return evaluator.registers[model.settledLocal] != 0
  }
}

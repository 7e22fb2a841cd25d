import Diagnostics

/// A model as formulas: what each event does, where it settles, and where something is violated.
struct SymbolicModel {
  /// What has to hold, and the items that define what it speaks of.
  struct Formula {
    var rest: [TLAPlusFormula.Clause]
    var items: [SymbolicRun.Item]
  }

  let steps: [SymbolicStep]
  let settled: Formula
  /// The checks of a state, the computation of whether it is settled, and the code around the events.
  private let checks: [[SymbolicRun.Item]]

  /// - Parameter span: where a loop in the code around the events is said to be.
  /// - Throws: at a loop.
  init(_ model: FlatModel, at span: SourceSpan) throws(FlatError) {
    var around = SymbolicRun(model, at: span)
    _ = try around.follow(model.steps, SymbolicRun.Path())
    steps = around.steps
    var inspection = SymbolicRun(model, at: model.properties.first?.span ?? span)
    _ = try inspection.follow(model.inspection, SymbolicRun.Path())
    var settling = SymbolicRun(model, at: span)
    let end = try settling.follow(model.settling, SymbolicRun.Path())
    let isSettled = TLAPlusFormula.Clause.test(end.values[model.settledLocal] ?? .no)
    settled = Formula(rest: settling.items.passing + [isSettled], items: settling.items)
    checks = [inspection.items, settling.items, around.items]
  }

  /// Where a property does not hold.
  func failures(of property: Int) -> [Formula] {
    checks.flatMap { $0.failures(of: property, isStep: false) }
      + steps.flatMap { $0.items.failures(of: property, isStep: true) }
  }

  /// Where something traps: in the code that belongs to every state, and in each event, by its position.
  var traps: [(place: String, traps: [Int], formula: Formula)] {
    let names = ["inspect", "isSettled", "offerEvents"] + steps.indices.map { "E\($0 + 1)" }
    return zip(names, checks + steps.map(\.items)).compactMap { name, items in
      let traps = items.compactMap { if case .ending(let trap?, _) = $0 { trap } else { nil } }
      return traps.isEmpty ? nil : (name, traps, Formula(rest: items.trapping, items: items))
    }
  }
}

extension SymbolicStep {
  /// What has to hold for a run to come to its end.
  var passing: [TLAPlusFormula.Clause] { items.passing }
}

extension [SymbolicRun.Item] {
  /// What has to hold for a run to come so far.
  fileprivate var passing: [TLAPlusFormula.Clause] {
    compactMap { item in
      switch item {
      case .definition, .failure: nil
      case .choice(let register, let count, let condition): .choice(register: register, count: count, when: condition)
      case .guarding(let condition): condition == .yes ? nil : .test(condition)
      case .ending(_, let condition): .test(.negation(of: condition))
      }
    }
  }

  /// - Parameter isStep: whether a run that turns out not to exist counts for nothing.
  fileprivate func failures(of property: Int, isStep: Bool) -> [SymbolicModel.Formula] {
    indices.compactMap { index in
      guard case .failure(property, let condition) = self[index], condition != .no else { return nil }
      let later = Array(self[(index + 1)...])
      let mayExclude = later.contains { if case .ending(nil, _) = $0 { true } else { false } }
      let exists = isStep && mayExclude ? later.ending(in: .yes, atTrap: .yes, excluded: .no) : []
      return SymbolicModel.Formula(rest: Array(self[..<index]).passing + [.test(condition)] + exists, items: self)
    }
  }

  /// That the run traps.
  fileprivate var trapping: [TLAPlusFormula.Clause] {
    filter { if case .guarding = $0 { true } else { false } }.passing + ending(in: .no, atTrap: .yes, excluded: .no)
  }

  /// What is true of a run by the first ending that it meets, or by meeting none. What it chooses beyond an ending, or
  /// where it does not come, makes no difference.
  private func ending(
    in end: FlatExpression, atTrap: FlatExpression, excluded: FlatExpression
  ) -> [TLAPlusFormula.Clause] {
    var choices: [TLAPlusFormula.Clause] = []
    var result = end
    for item in reversed() {
      switch item {
      case .ending(let trap, let condition): result = .choice(condition, trap == nil ? excluded : atTrap, result)
      case .choice(let register, let count, _):
        choices.append(.choice(register: register, count: count, when: .yes))
      case .definition, .guarding, .failure: break
      }
    }
    return choices.reversed() + [.test(result)]
  }
}

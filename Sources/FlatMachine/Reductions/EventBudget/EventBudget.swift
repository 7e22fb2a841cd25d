/// A slot of which more is never worse: it only ever loses constants, and whatever is possible with some of it is
/// possible with more.
///
/// A state (x, b) is simulated by (x, c) with c ≥ b: guards read the slot upwards only (`budget > 0`), bodies read it only
/// to take constants off, nothing that judges states reads it. So each event of the former is one of the latter, leads
/// to the same x, and leaves at least as much. An event that is possible only where the slot is spent (`budget <= c`)
/// is admitted when one that costs 1 and is possible from c + 1 on does the same: it leaves at least c.
///
/// By induction over the layers, for each reachable (x, b) at some depth there is a stored (x, c) with c ≥ b at the same
/// depth or an earlier one, when a state is left out for such a one and, within the layer that is being found, replaced
/// by such a one. What is violated at x is violated there: violations and their shortest lengths stay. AG EF settled does
/// not: what gets stuck with its budget spent may not with more.
struct EventBudget: Sendable {
  let slot: Int
  /// Events that are possible only where the slot is spent.
  let spentEvents: Set<Int>

  /// The slot of the largest initial value of those that will do; `nil` where there is none.
  init?(_ model: FlatModel) {
    guard let guarded = GuardedEvents(model) else { return nil }
    let candidates = model.slots.indices.filter { model.initial[$0] > 0 }
      .sorted { (-model.initial[$0], $0) < (-model.initial[$1], $1) }
    guard let slot = candidates.first(where: { Self.isBudget($0, model, guarded) }) else { return nil }
    self.slot = slot
    let spent = guarded.steps.filter { step in
      step.condition.conjuncts.contains { $0.direction(in: slot) == .down }
    }
    spentEvents = Set(spent.map(\.event))
  }

  private static func isBudget(_ slot: Int, _ model: FlatModel, _ guarded: GuardedEvents) -> Bool {
    let judged = model.inspection + (model.settling.contains(where: \.mayTrap) ? model.settling : [])
    if judged.contains(where: { $0.reads(slot) }) { return false }
    if guarded.traps.contains(where: { $0.condition.reads(any: [slot]) }) { return false }
    let costs = guarded.steps.map { BudgetCost($0.body, slot) }
    // Slots that nothing is taken from are no budgets.
    guard costs.allSatisfy({ $0.isKnown }), costs.contains(where: { !$0.amounts.isEmpty }) else { return false }
    return guarded.steps.indices.allSatisfy { index in
      let directions = guarded.steps[index].condition.conjuncts.map { $0.direction(in: slot) }
      if directions.allSatisfy({ $0 == .none || $0 == .up }) { return true }
      return guarded.steps.indices.contains { other in
        replaces(guarded.steps[other], costs[other], guarded.steps[index], costs[index], slot, model)
      }
    }
  }

  /// Whether one event does, as soon as the slot is above some constant, for 1 what another does only up to there.
  private static func replaces(
    _ event: GuardedEvents.Step, _ cost: BudgetCost, _ spent: GuardedEvents.Step, _ spentCost: BudgetCost, _ slot: Int,
    _ model: FlatModel
  ) -> Bool {
    guard spentCost.amounts.isEmpty, cost.amounts == [1], cost.rest == spentCost.rest else { return false }
    let limits = spent.condition.conjuncts.filter { $0.reads(any: [slot]) }
    guard limits.count == 1, limits[0].direction(in: slot) == .down, let limit = SlotTest(limits[0], of: model),
      let last = limit.samples.filter({ limit.holds(for: $0) }).max()
    else { return false }
    let others = Set(spent.condition.conjuncts).subtracting(limits)
    return event.condition.conjuncts.allSatisfy { conjunct in
      if !conjunct.reads(any: [slot]) { return others.contains(conjunct) }
      return conjunct.direction(in: slot) == .up && SlotTest(conjunct, of: model)?.holds(for: last + 1) == true
    }
  }
}

/// How the truth of a condition depends on one slot.
enum Direction {
  case none
  /// What holds for a number holds for larger ones.
  case up
  case down
  case mixed

  var opposite: Direction {
    switch self {
    case .up: .down
    case .down: .up
    case .none, .mixed: self
    }
  }

  func joined(with other: Direction) -> Direction {
    if self == other || other == .none { return self }
    return self == .none ? other : .mixed
  }
}

extension FlatExpression {
  /// How this, as a condition, depends on a slot.
  func direction(in slot: Int) -> Direction {
    if !reads(any: [slot]) { return .none }
    switch self {
    case .not(let inner): return inner.direction(in: slot).opposite
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      return left.direction(in: slot).joined(with: right.direction(in: slot))
    case .binary(.less, let left, let right), .binary(.lessOrEqual, let left, let right):
      if right == .register(slot), !left.reads(any: [slot]) { return .up }
      if left == .register(slot), !right.reads(any: [slot]) { return .down }
      return .mixed
    case .constant, .register, .element, .binary, .select: return .mixed
    }
  }
}

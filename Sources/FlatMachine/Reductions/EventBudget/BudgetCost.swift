/// What a body takes off a slot, and what it does besides.
struct BudgetCost {
  /// Whether the body does nothing else with the slot.
  private(set) var isKnown = true
  /// The constants that are taken off, wherever they stand in the body.
  private(set) var amounts: [Int] = []
  /// The body without what is taken off, and without blocks that nothing leaves.
  private(set) var rest: [FlatStatement] = []
  private let slot: Int

  init(_ body: [FlatStatement], _ slot: Int) {
    self.slot = slot
    rest = strip(body)
  }

  private mutating func strip(_ statements: [FlatStatement]) -> [FlatStatement] {
    statements.flatMap { strip($0) }
  }

  private mutating func strip(_ statement: FlatStatement) -> [FlatStatement] {
    switch statement {
    case .set(let place, let expression):
      if place.count == 1, place.base == slot, let amount = amount(in: expression) {
        amounts.append(amount)
        return []
      }
      if place.registers.contains(slot) || statement.reads(slot) { isKnown = false }
      return [statement]
    case .branch(let condition, let first, let second):
      if condition.reads(any: [slot]) { isKnown = false }
      return [.branch(condition, strip(first), strip(second))]
    case .block(let number, let body):
      let inner = strip(body)
      return body.contains { $0.leaves(number) } ? [.block(number, inner)] : inner
    case .loop(let body): return [.loop(strip(body))]
    case .choose(let place, _):
      if place.registers.contains(slot) || statement.reads(slot) { isKnown = false }
      return [statement]
    case .require, .check, .assume, .offer:
      if statement.reads(slot) { isKnown = false }
      return [statement]
    case .leave: return [statement]
    }
  }

  private func amount(in expression: FlatExpression) -> Int? {
    switch expression {
    case .binary(.subtract, .register(slot), .constant(let amount)) where amount > 0: amount
    case .binary(.add, .register(slot), .constant(let amount)) where amount < 0 && amount > Int.min: -amount
    default: nil
    }
  }
}

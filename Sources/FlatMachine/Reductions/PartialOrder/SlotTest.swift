/// A condition on one slot alone that compares it with constants: of two such it can be said whether both may hold.
struct SlotTest {
  let slot: Int
  private let condition: FlatExpression
  /// Numbers of which the condition holds for one if it holds for any: it changes only beside its constants.
  let samples: Set<Int>

  /// `nil` for any other condition.
  init?(_ condition: FlatExpression, of model: FlatModel) {
    var constants: Set<Int> = []
    guard let slot = Self.slot(of: condition, &constants), slot < model.slots.count else { return nil }
    (self.slot, self.condition) = (slot, condition)
    let near = constants.union([0]).flatMap { [$0 &- 1, $0, $0 &+ 1] }
    let definition = model.slots[slot]
    samples = Set(definition.isExact ? near.filter(definition.limits.contains) : near)
  }

  func holds(for value: Int) -> Bool { condition.replacing([slot: .constant(value)]).constant != 0 }

  /// Whether no value satisfies both.
  func excludes(_ other: SlotTest) -> Bool {
    slot == other.slot && !samples.union(other.samples).contains { holds(for: $0) && other.holds(for: $0) }
  }

  /// The slot that a condition of this kind is about; `nil` when it is of another kind or about several.
  private static func slot(of condition: FlatExpression, _ constants: inout Set<Int>) -> Int? {
    switch condition {
    case .register(let register): return register
    case .not(let inner): return slot(of: inner, &constants)
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      guard let first = slot(of: left, &constants), first == slot(of: right, &constants) else { return nil }
      return first
    case .binary(let operation, .register(let register), .constant(let value)) where operation.isTest,
      .binary(let operation, .constant(let value), .register(let register)) where operation.isTest:
      constants.insert(value)
      return register
    case .constant, .element, .binary, .select: return nil
    }
  }
}

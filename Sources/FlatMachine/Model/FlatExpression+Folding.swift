// Makers that compute what is known already: models are written with parameters, of which little is left in a step.
extension FlatExpression {
  static var yes: FlatExpression { .constant(1) }
  static var no: FlatExpression { .constant(0) }

  static func make(_ operation: Operator, _ left: FlatExpression, _ right: FlatExpression) -> FlatExpression {
    if let first = left.constant, let second = right.constant, operation != .divide && operation != .remainder {
      return .constant(operation.apply(first, second))
    }
    switch operation {
    case .and:
      if let known = left.constant { return known == 0 ? .no : right.asTest }
      if let known = right.constant { return known == 0 ? .no : left.asTest }
    case .or:
      if let known = left.constant { return known == 0 ? right.asTest : .yes }
      if let known = right.constant { return known == 0 ? left.asTest : .yes }
    case .add:
      if left.constant == 0 { return right }
      if right.constant == 0 { return left }
    case .subtract, .shiftLeft, .shiftRight:
      if right.constant == 0 { return left }
    case .multiply:
      if left.constant == 1 { return right }
      if right.constant == 1 { return left }
      if left.constant == 0 || right.constant == 0 { return .no }
    case .divide, .remainder:
      if let first = left.constant, let second = right.constant, second != 0 {
        return .constant(operation.apply(first, second))
      }
    case .equal:
      if left == right { return .yes }
    case .notEqual:
      if left == right { return .no }
    default: break
    }
    return .binary(operation, left, right)
  }

  static func negation(of operand: FlatExpression) -> FlatExpression {
    switch operand {
    case .constant(let value): .constant(value == 0 ? 1 : 0)
    case .not(let inner): inner.asTest
    case .binary(.equal, let left, let right): .binary(.notEqual, left, right)
    case .binary(.notEqual, let left, let right): .binary(.equal, left, right)
    case .binary(.less, let left, let right): .binary(.lessOrEqual, right, left)
    case .binary(.lessOrEqual, let left, let right): .binary(.less, right, left)
    default: .not(operand)
    }
  }

  static func choice(_ condition: FlatExpression, _ first: FlatExpression, _ second: FlatExpression) -> FlatExpression {
    if let known = condition.constant { return known != 0 ? first : second }
    if first == second { return first }
    if first == .yes, second == .no { return condition.asTest }
    if first == .no, second == .yes { return .negation(of: condition) }
    return .select(condition, first, second)
  }

  static func read(base: Int, count: Int, offset: FlatExpression) -> FlatExpression {
    if let known = offset.constant { return .register(base + known) }
    return .element(base: base, count: count, offset: offset)
  }

  /// The same truth as 0 or 1.
  private var asTest: FlatExpression {
    switch self {
    case .binary(let operation, _, _) where operation.isTest: self
    case .not, .register, .element, .select: self
    case .constant(let value): .constant(value == 0 ? 0 : 1)
    case .binary: .binary(.notEqual, self, .no)
    }
  }
}

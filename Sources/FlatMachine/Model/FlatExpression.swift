/// A number computed from the slots and locals: without effects, and it never traps. Truth is 1, falsehood 0.
package indirect enum FlatExpression: Sendable, Hashable {
  case constant(Int)
  /// A slot or, beyond them, a local.
  case register(Int)
  /// The register `base + offset`; the offset lies in `0..<count` whenever this is evaluated.
  case element(base: Int, count: Int, offset: FlatExpression)
  case binary(Operator, FlatExpression, FlatExpression)
  /// 1 for 0, 0 for anything else.
  case not(FlatExpression)
  /// The second when the first is not 0, else the third. Only the one taken is evaluated.
  case select(FlatExpression, FlatExpression, FlatExpression)

  package enum Operator: UInt8, Sendable, Hashable, CaseIterable {
    case add, subtract, multiply
    /// Truncating, as in Swift; the divisor is not 0.
    case divide, remainder
    case equal, notEqual, less, lessOrEqual
    /// Of truth values. The right side is evaluated only where the left does not decide.
    case and, or
    /// Bit by bit; shifts are by 0 to 62.
    case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  }

  /// How many operators, reads and constants it is made of. O(size).
  package var size: Int {
    switch self {
    case .constant, .register: 1
    case .element(_, _, let offset): 1 + offset.size
    case .binary(_, let left, let right): 1 + left.size + right.size
    case .not(let operand): 1 + operand.size
    case .select(let condition, let first, let second): 1 + condition.size + first.size + second.size
    }
  }

  package var constant: Int? {
    if case .constant(let value) = self { return value }
    return nil
  }
}

extension FlatExpression.Operator {
  /// What it computes; the contracts of the cases hold.
  @inline(__always)
  package func apply(_ left: Int, _ right: Int) -> Int {
    switch self {
    case .add: left &+ right
    case .subtract: left &- right
    case .multiply: left &* right
    case .divide: left / right
    case .remainder: left % right
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .or: left != 0 || right != 0 ? 1 : 0
    case .bitAnd: left & right
    case .bitOr: left | right
    case .bitXor: left ^ right
    case .shiftLeft: left &<< right
    case .shiftRight: left &>> right
    }
  }

  /// Whether the answer is 0 or 1.
  var isTest: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .and, .or: true
    default: false
    }
  }
}

extension FlatExpression {
  /// Whether it depends on one of the registers.
  func reads(any registers: Set<Int>) -> Bool {
    switch self {
    case .constant: false
    case .register(let register): registers.contains(register)
    case .element(let base, let count, let offset):
      offset.reads(any: registers) || (base..<base + count).contains { registers.contains($0) }
    case .binary(_, let left, let right): left.reads(any: registers) || right.reads(any: registers)
    case .not(let operand): operand.reads(any: registers)
    case .select(let condition, let first, let second):
      condition.reads(any: registers) || first.reads(any: registers) || second.reads(any: registers)
    }
  }
}

import Diagnostics
import Program

extension ModelLowering {
  /// A value where an optional is expected: nil, an optional, or what it wraps.
  func optional(_ expression: Expression, _ wrapped: FlatType) throws(FlatError) -> Value {
    if case .nil = expression.kind { return none(wrapped) }
    let inner = try value(expression, undetermined(wrapped))
    guard case .flat(let type, let numbers) = inner else {
      throw fail("this is no plain value", expression.span)
    }
    if case .optional = type { return inner }
    return .flat(.optional(type), [.yes] + numbers)
  }

  /// Names decide by themselves whether they are optional.
  private func undetermined(_ wrapped: FlatType) -> FlatType? {
    if case .optional = wrapped { return nil }
    return wrapped
  }

  func none(_ wrapped: FlatType) -> Value {
    .flat(.optional(wrapped), Array(repeating: .no, count: 1 + wrapped.width))
  }

  /// `operand!`
  func forced(_ operand: Expression, _ span: SourceSpan) throws(FlatError) -> Value {
    let value = try value(operand)
    guard case .flat(.optional(let wrapped), let numbers) = value else { return value }
    require(numbers[0], "unexpectedly found nil", span)
    return .flat(wrapped, Array(numbers.dropFirst()))
  }

  /// `left ?? right`
  func coalesced(
    _ left: Expression, _ right: Expression, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    guard case .flat(.optional(let wrapped), let numbers) = try value(left) else { return try value(left, expected) }
    let (fallback, statements) = try collect { () throws(FlatError) in try value(right, wrapped) }
    guard statements.isEmpty, case .flat(_, let others) = fallback, others.count == wrapped.width else {
      throw fail("the value after '??' must be plain", right.span)
    }
    return .flat(wrapped, zip(numbers.dropFirst(), others).map { .choice(numbers[0], $0, $1) })
  }
}

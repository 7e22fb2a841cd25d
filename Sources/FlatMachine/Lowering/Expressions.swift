import Diagnostics
import Program

extension ModelLowering {
  /// What an expression is; `expected` gives implicit members and literals their type.
  func value(_ expression: Expression, _ expected: FlatType? = nil) throws(FlatError) -> Value {
    let span = expression.span
    if let expected, case .optional(let wrapped) = expected { return try optional(expression, wrapped) }
    switch expression.kind {
    case .bool(let value): return .bool(.constant(value ? 1 : 0))
    case .integer(let value): return .flat(integerType(expected), [.constant(value)])
    case .string(let text): return .text(text)
    case .interpolated(let parts): return .text(try text(of: parts))
    case .name(let name): return try named(name, span, expected)
    case .selfReference: return try ownValue(span)
    case .implicitMember(let name): return try implicitMember(name, span, expected)
    case .member(let base, let name): return try member(base, name, span)
    case .call(let callee, let arguments): return try call(callee, arguments, span, expected)
    case .subscript_(let base, let arguments): return try subscripted(base, arguments, span)
    case .array(let elements): return try array(elements, span, expected)
    case .tuple(let elements): return try tuple(elements, expected)
    case .closure(let closure):
      return .function(FunctionValue(parameters: closure.parameters, body: closure.body, scope: scope, owner: owner))
    case .ternary(let condition, let first, let second):
      return try ternary(condition, first, second, expected)
    case .and(let left, let right): return try connective(.and, left, right)
    case .or(let left, let right): return try connective(.or, left, right)
    case .not(let operand): return .bool(.negation(of: try test(operand)))
    case .binary(let spelling, let left, let right): return try binary(spelling, left, right, span, expected)
    case .unary("-", let operand):
      return try arithmetic(.subtract, .int(.constant(0)), value(operand, expected), span)
    case .forceUnwrap(let operand): return try forced(operand, span)
    case .coalesce(let left, let right): return try coalesced(left, right, expected)
    case .assign(let target, let source):
      try assign(target, source, span)
      return .void
    case .compoundAssign(let spelling, let target, let source):
      try compoundAssign(spelling, target, source, span)
      return .void
    case .type(let reference): return .type(try type(reference, span))
    case .unary, .ifExpression, .switchExpression, .nil, .double, .superReference, .chain, .chainLink, .optionalTry,
      .forcedTry, .cast, .dictionary, .discard, .inout_, .keyPath, .selector, .notUnderstood:
      throw fail("this expression has no meaning in a model of values alone", span)
    }
  }

  private func integerType(_ expected: FlatType?) -> FlatType {
    if case .integer = expected { return expected ?? .int }
    return .int
  }

  /// The only number of a value.
  func number(_ expression: Expression, _ expected: FlatType? = nil) throws(FlatError) -> FlatExpression {
    let value = try value(expression, expected)
    if case .flat(_, let numbers) = value, numbers.count == 1 { return numbers[0] }
    throw fail("a flag, number or enum value is needed here", expression.span)
  }

  func test(_ expression: Expression) throws(FlatError) -> FlatExpression {
    if case .flat(.bool, let numbers) = try value(expression, .bool) { return numbers[0] }
    throw fail("a condition is needed here", expression.span)
  }

  /// The text of an interpolated string: all its parts must be known.
  private func text(of parts: [Expression]) throws(FlatError) -> String {
    var text = ""
    for part in parts {
      switch try value(part) {
      case .text(let known): text += known
      case .flat(let type, let numbers):
        guard numbers.count == 1, let known = numbers[0].constant else {
          throw fail("text that depends on the state", part.span)
        }
        text += type.slots(named: "")[0].text(of: known)
      default: throw fail("text that is not known", part.span)
      }
    }
    return text
  }

  private func ownValue(_ span: SourceSpan) throws(FlatError) -> Value {
    switch owner {
    case .storage(let storage): return storage.value
    case .value(let type, let numbers): return .flat(type, numbers)
    case .type(let type): return .type(type)
    case .unfinished, nil: throw fail("'self' has no meaning here", span)
    }
  }

  private func array(
    _ elements: [Expression], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    var element: FlatType?
    switch expected {
    case .array(let type, _), .sequence(let type, _): element = type
    case .set(let type, _): return try setLiteral(elements, type, expected ?? .bool)
    default: break
    }
    var numbers: [FlatExpression] = []
    for part in elements {
      guard case .flat(let type, let found) = try value(part, element) else {
        throw fail("this element is no plain value", part.span)
      }
      element = type
      numbers += found
    }
    guard let element else { throw fail("the type of this array is not known", span) }
    return .flat(.array(element, elements.count), numbers)
  }

  private func setLiteral(
    _ elements: [Expression], _ type: FlatType, _ whole: FlatType
  ) throws(FlatError) -> Value {
    var bits = FlatExpression.constant(0)
    for element in elements { bits = .make(.bitOr, bits, try bit(of: element, in: whole)) }
    return .flat(whole, [bits])
  }

  private func tuple(_ elements: [Argument], _ expected: FlatType?) throws(FlatError) -> Value {
    var types: [FlatType] = []
    var numbers: [FlatExpression] = []
    var wanted: [FlatType] = []
    if case .tuple(_, let parts) = expected { wanted = parts }
    for (index, element) in elements.enumerated() {
      guard case .flat(let type, let found) = try value(element.value, index < wanted.count ? wanted[index] : nil)
      else { throw fail("this element is no plain value", element.value.span) }
      types.append(type)
      numbers += found
    }
    return elements.isEmpty ? .void : .flat(.tuple(elements.map(\.label), types), numbers)
  }
}

import Diagnostics
import Program

extension ModelLowering {
  func binary(
    _ spelling: String, _ left: Expression, _ right: Expression, _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    switch spelling {
    case "==": return .bool(try equality(left, right, span))
    case "!=": return .bool(.negation(of: try equality(left, right, span)))
    case "<": return .bool(.make(.less, try number(left), try number(right)))
    case "<=": return .bool(.make(.lessOrEqual, try number(left), try number(right)))
    case ">": return .bool(.make(.less, try number(right), try number(left)))
    case ">=": return .bool(.make(.lessOrEqual, try number(right), try number(left)))
    case "..<": return .range(try number(left), try number(right))
    case "...": return .range(try number(left), .make(.add, try number(right), .constant(1)))
    default: break
    }
    guard let operation = Self.arithmetic[spelling] else {
      throw fail("operator '\(spelling)' has no meaning in a model of values alone", span)
    }
    let first = try value(left, expected)
    return try arithmetic(operation, first, value(right, first.type ?? expected), span)
  }

  static let arithmetic: [String: FlatExpression.Operator] = [
    "+": .add, "-": .subtract, "*": .multiply, "/": .divide, "%": .remainder, "&": .bitAnd, "|": .bitOr,
    "^": .bitXor, "<<": .shiftLeft, ">>": .shiftRight, "&+": .add, "&-": .subtract, "&*": .multiply,
  ]

  /// Traps where Swift does: on overflow of the type and on division by 0. `Int` itself overflows nowhere here: a number
  /// that large is cut short before.
  func arithmetic(
    _ operation: FlatExpression.Operator, _ left: Value, _ right: Value, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    guard case .flat(let type, let first) = left, case .flat(_, let second) = right,
      case .integer(let name, let limits) = type, second.count == 1
    else { throw fail("numbers are needed here", span) }
    if operation == .divide || operation == .remainder {
      require(.make(.notEqual, second[0], .no), "division by zero", span)
    }
    if operation == .shiftLeft || operation == .shiftRight {
      // Swift's shifts by more bits than there are, or by negative ones, mean something else.
      guard let bits = second[0].constant, (0...62).contains(bits) else {
        throw fail("a shift by anything but a known number of bits from 0 to 62", span)
      }
    }
    let result = FlatExpression.make(operation, first[0], second[0])
    if limits != Int.min...Int.max {
      let fits = FlatExpression.make(
        .and, .make(.lessOrEqual, .constant(limits.lowerBound), result),
        .make(.lessOrEqual, result, .constant(limits.upperBound)))
      require(fits, "overflow of \(name)", span)
    }
    return .flat(type, [result])
  }

  private func equality(_ left: Expression, _ right: Expression, _ span: SourceSpan) throws(FlatError) -> FlatExpression
  {
    if case .nil = right.kind { return .negation(of: try presence(of: left)) }
    if case .nil = left.kind { return .negation(of: try presence(of: right)) }
    // The side that knows its type gives the other one its own.
    if case .implicitMember = left.kind { return try equality(right, left, span) }
    let first = try value(left)
    let second = try value(right, first.type)
    guard case .flat(let firstType, let firstNumbers) = first, case .flat(let secondType, let secondNumbers) = second
    else { throw fail("these cannot be compared", span) }
    if case .optional = secondType, firstNumbers.count + 1 == secondNumbers.count {
      return equality([.yes] + firstNumbers, secondNumbers)
    }
    guard firstNumbers.count == secondNumbers.count, matches(firstType, secondType) || firstNumbers.count == 1 else {
      throw fail("a '\(firstType.name)' and a '\(secondType.name)' cannot be compared", span)
    }
    return equality(firstNumbers, secondNumbers)
  }

  func equality(_ first: [FlatExpression], _ second: [FlatExpression]) -> FlatExpression {
    zip(first, second).reduce(.yes) { .make(.and, $0, .make(.equal, $1.0, $1.1)) }
  }

  private func presence(of expression: Expression) throws(FlatError) -> FlatExpression {
    if case .flat(.optional, let numbers) = try value(expression) { return numbers[0] }
    return .yes
  }

  /// `&&` and `||`: the right side is evaluated, and traps, only where the left does not decide.
  func connective(
    _ operation: FlatExpression.Operator, _ left: Expression, _ right: Expression
  ) throws(FlatError) -> Value {
    let first = try test(left)
    if let known = first.constant, (known != 0) == (operation == .or) { return .bool(first) }
    let (second, statements) = try collect { () throws(FlatError) in try test(right) }
    if statements.isEmpty { return .bool(.make(operation, first, second)) }
    let result = newLocal(.bool)
    emit(.set(result.place(0), first))
    let rest = statements + [.set(result.place(0), second)]
    emit(operation == .and ? .branch(first, rest, []) : .branch(first, [], rest))
    return result.value
  }

  func ternary(
    _ condition: Expression, _ first: Expression, _ second: Expression, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    let test = try test(condition)
    if let known = test.constant { return try value(known != 0 ? first : second, expected) }
    var (one, statements) = try collect { () throws(FlatError) in try value(first, expected) }
    let (other, others) = try collect { () throws(FlatError) in try value(second, expected ?? one.type) }
    // `condition ? .a : value` has its type from the second.
    if case .symbol = one { (one, statements) = try collect { () throws(FlatError) in try value(first, other.type) } }
    guard case .flat(let type, let numbers) = one, case .flat(_, let otherNumbers) = other,
      numbers.count == otherNumbers.count
    else { throw fail("both sides must be plain values of one type", first.span) }
    if statements.isEmpty, others.isEmpty {
      return .flat(type, zip(numbers, otherNumbers).map { .choice(test, $0, $1) })
    }
    let result = newLocal(type)
    emit(
      .branch(
        test, statements + assignments(numbers, to: result), others + assignments(otherNumbers, to: result)))
    return result.value
  }

  func assignments(_ numbers: [FlatExpression], to storage: Storage) -> [FlatStatement] {
    numbers.enumerated().map { .set(storage.place($0), $1) }
  }
}

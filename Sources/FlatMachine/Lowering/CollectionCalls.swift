import Diagnostics
import Program

extension ModelLowering {
  /// A method of an array, set or range; `nil` for an unknown one.
  func collectionCall(
    _ name: String, on value: Value, _ storage: Storage?, _ arguments: [Argument], _ span: SourceSpan,
    _ expected: FlatType?
  ) throws(FlatError) -> Value? {
    if let storage, let done = try mutation(name, of: storage, arguments, span) { return done }
    guard let all = elements(of: value) else { return nil }
    switch (name, arguments.first?.label) {
    case ("contains", nil) where arguments.first?.isTrailing == false && !isClosure(arguments[0].value):
      return .bool(try contains(value, all, arguments[0].value))
    case ("contains", _): return .bool(try any(all, arguments[0].value, span))
    case ("allSatisfy", _):
      var result = FlatExpression.yes
      for element in all {
        let test = try test(arguments[0].value, of: element, span)
        result = .make(.and, result, .make(.or, .negation(of: element.isPresent), test))
      }
      return .bool(result)
    case ("count", _), ("filter", _):
      guard name == "count" else { return nil }
      var result = FlatExpression.constant(0)
      for element in all {
        let test = try test(arguments[0].value, of: element, span)
        result = .make(.add, result, .choice(.make(.and, element.isPresent, test), .yes, .no))
      }
      return .int(result)
    case ("reduce", _): return try reduce(all, arguments, span, expected)
    case ("firstIndex", _): return try firstIndex(all, arguments, span)
    case ("forEach", _):
      for element in all {
        let (_, statements) = try collect { () throws(FlatError) in
          _ = try apply(arguments[0].value, [element.value], nil, span)
        }
        if !statements.isEmpty { emit(.branch(element.isPresent, statements, [])) }
      }
      return .void
    case ("map", _): return try map(value, all, arguments[0].value, span)
    default: return nil
    }
  }

  private func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { return true }
    return false
  }

  /// Calls a closure, or an operator given as a function, with known values.
  func apply(
    _ function: Expression, _ values: [Value], _ result: FlatType?, _ span: SourceSpan
  ) throws(FlatError) -> Value {
    if case .name(let name) = function.kind, let operation = Self.arithmetic[name], values.count == 2 {
      return try arithmetic(operation, values[0], values[1], span)
    }
    guard case .function(let body) = try value(function) else { throw fail("a closure is needed here", function.span) }
    guard body.parameters.count == values.count else { throw fail("the closure takes other parameters", function.span) }
    let inner = Scope(body.scope)
    for (parameter, value) in zip(body.parameters, values) { inner[parameter.name] = .value(value) }
    let nested = FunctionValue(parameters: [], body: body.body, scope: inner, owner: body.owner)
    return try inline(
      nested, [], result: result, at: SourceSpan(file: -2, start: calls.count, end: 0), path: path, span)
  }

  private func test(_ function: Expression, of element: Element, _ span: SourceSpan) throws(FlatError) -> FlatExpression
  {
    guard case .flat(.bool, let numbers) = try apply(function, [element.value], .bool, span) else {
      throw fail("the closure must answer a flag", function.span)
    }
    return numbers[0]
  }

  private func any(_ all: [Element], _ function: Expression, _ span: SourceSpan) throws(FlatError) -> FlatExpression {
    var result = FlatExpression.no
    for element in all {
      result = .make(.or, result, .make(.and, element.isPresent, try test(function, of: element, span)))
    }
    return result
  }

  private func contains(_ value: Value, _ all: [Element], _ wanted: Expression) throws(FlatError) -> FlatExpression {
    if case .flat(let type, let numbers) = value, case .set = type {
      return .make(.notEqual, .make(.bitAnd, numbers[0], try bit(of: wanted, in: type)), .no)
    }
    if case .range(let first, let end) = value {
      let number = stable(try number(wanted, .int))
      return .make(.and, .make(.lessOrEqual, first, number), .make(.less, number, end))
    }
    guard let first = all.first else { return .no }
    guard case .flat(_, let numbers) = try self.value(wanted, first.value.type) else {
      throw fail("this is no plain value", wanted.span)
    }
    return all.reduce(.no) { result, element in
      guard case .flat(_, let own) = element.value else { return result }
      return .make(.or, result, .make(.and, element.isPresent, equality(own, numbers)))
    }
  }

  private func reduce(
    _ all: [Element], _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value {
    guard arguments.count == 2 else { throw fail("'reduce' takes a value and a closure", span) }
    var result = try value(arguments[0].value, expected)
    for element in all {
      let next = try apply(arguments[1].value, [result, element.value], result.type, span)
      guard case .flat(let type, let numbers) = next, case .flat(_, let before) = result else {
        throw fail("'reduce' needs plain values", span)
      }
      result = .flat(type, zip(numbers, before).map { .choice(element.isPresent, $0, $1) })
    }
    return result
  }

  private func firstIndex(
    _ all: [Element], _ arguments: [Argument], _ span: SourceSpan
  ) throws(FlatError) -> Value {
    var found = FlatExpression.no
    var index = FlatExpression.no
    for (position, element) in all.enumerated().reversed() {
      let test: FlatExpression
      if arguments[0].label == "of" {
        guard case .flat(_, let own) = element.value,
          case .flat(_, let wanted) = try value(arguments[0].value, element.value.type)
        else { throw fail("this is no plain value", span) }
        test = equality(own, wanted)
      } else {
        test = try self.test(arguments[0].value, of: element, span)
      }
      let isIt = FlatExpression.make(.and, element.isPresent, test)
      found = .make(.or, isIt, found)
      index = .choice(isIt, .constant(position), index)
    }
    return .flat(.optional(.int), [found, index])
  }

  private func map(
    _ value: Value, _ all: [Element], _ function: Expression, _ span: SourceSpan
  ) throws(FlatError) -> Value? {
    if case .flat(.sequence, _) = value { return nil }
    if case .flat(.set, _) = value { return nil }
    var type: FlatType?
    var numbers: [FlatExpression] = []
    for element in all {
      guard case .flat(let own, let found) = try apply(function, [element.value], type, span) else {
        throw fail("'map' must answer plain values", span)
      }
      type = own
      numbers += found
    }
    guard let type else { throw fail("'map' of nothing", span) }
    return .flat(.array(type, all.count), numbers)
  }
}

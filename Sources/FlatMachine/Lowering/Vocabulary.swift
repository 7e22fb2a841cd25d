import Diagnostics
import Program

extension ModelLowering {
  /// The words of models, and Swift's own functions. `nil`: something else.
  func vocabulary(
    _ name: String, _ arguments: [Argument], _ span: SourceSpan, _ expected: FlatType?
  ) throws(FlatError) -> Value? {
    switch (name, arguments.count) {
    case ("offer", 3): try offer(arguments, span)
    case ("check", 3): try check(arguments, span)
    case ("mayHappen", 1):
      if !mayWrite { throw fail("a choice outside the body of an 'offer'", span) }
      let result = newLocal(.bool)
      emit(.choose(result.place(0), count: 2))
      return result.value
    case ("assume", 1): emit(.assume(try test(arguments[0].value)))
    case ("precondition", 1...2), ("assert", 1...2):
      require(try test(arguments[0].value), "\(name) fails", span)
    case ("fatalError", _), ("preconditionFailure", _): require(.no, "\(name)", span)
    case ("min", 2): return try extremum(arguments, expected) { .make(.less, $1, $0) }
    case ("max", 2): return try extremum(arguments, expected) { .make(.lessOrEqual, $0, $1) }
    case ("abs", 1):
      guard case .flat(let type, let numbers) = try value(arguments[0].value, expected), numbers.count == 1 else {
        throw fail("a number is needed here", span)
      }
      let negated = FlatExpression.make(.subtract, .no, numbers[0])
      return .flat(type, [.choice(.make(.less, numbers[0], .no), negated, numbers[0])])
    default: return nil
    }
    return .void
  }

  /// The second of two numbers where the test of both says so, else the first.
  private func extremum(
    _ arguments: [Argument], _ expected: FlatType?,
    takesSecond: (FlatExpression, FlatExpression) -> FlatExpression
  ) throws(FlatError) -> Value {
    let first = try value(arguments[0].value, expected)
    guard case .flat(let type, let one) = first, case .flat(_, let other) = try value(arguments[1].value, type),
      one.count == 1, other.count == 1
    else { throw fail("numbers are needed here", arguments[0].value.span) }
    return .flat(type, [.choice(takesSecond(one[0], other[0]), other[0], one[0])])
  }

  /// `offer("the finger lifts", by: .user) { … }`
  private func offer(_ arguments: [Argument], _ span: SourceSpan) throws(FlatError) {
    if mayWrite { throw fail("an 'offer' inside the body of another one", span) }
    guard case .text(let name) = try value(arguments[0].value) else {
      throw fail("the name of an event must be known", arguments[0].value.span)
    }
    guard case .symbol(let actor) = try value(arguments[1].value) else {
      throw fail("who causes the event must be known", arguments[1].value.span)
    }
    guard case .function(let body) = try value(arguments[2].value) else {
      throw fail("the body of an 'offer' must be a closure", arguments[2].value.span)
    }
    let number = events.count
    events.append(FlatModel.Event(name: name, actor: actor, span: span))
    mayWrite = true
    firstOwn = slots + locals
    defer {
      mayWrite = false
      firstOwn = 0
    }
    let (_, statements) = try withLocals { () throws(FlatError) in
      try collect { () throws(FlatError) in
        _ = try inline(body, [], result: nil, at: arguments[2].value.span, path: path, span)
      }
    }
    emit(.offer(number, statements))
  }

  /// `check(condition, .TV101, "the transition was completed twice")`
  private func check(_ arguments: [Argument], _ span: SourceSpan) throws(FlatError) {
    guard case .symbol(let rule) = try value(arguments[1].value),
      case .text(let message) = try value(arguments[2].value)
    else { throw fail("the rule and the message of a 'check' must be known", span) }
    let property = FlatModel.Property(rule: rule, message: message, span: span)
    let number = properties.firstIndex(of: property) ?? properties.count
    if number == properties.count { properties.append(property) }
    emit(.check(try test(arguments[0].value), number))
  }
}

import Diagnostics
import Program

extension ModelLowering {
  func lower(_ branches: If) throws(FlatError) -> Reach {
    try withScope { () throws(FlatError) in
      try conditional(branches.conditions[...]) { () throws(FlatError) in
        try self.lower(branches.then)
      } otherwise: { () throws(FlatError) in
        try self.lower(branches.otherwise)
      }
    }
    return .goesOn
  }

  func lowerGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ rest: [Statement], _ span: SourceSpan
  ) throws(FlatError) {
    try conditional(conditions[...]) { () throws(FlatError) in
      try self.lower(rest)
    } otherwise: { () throws(FlatError) in
      try self.lower(otherwise)
    }
  }

  /// `then` where all conditions hold, else `otherwise`, which is emitted once.
  private func conditional(
    _ conditions: ArraySlice<Condition>, then: () throws(FlatError) -> Void,
    otherwise: () throws(FlatError) -> Void
  ) throws(FlatError) {
    if conditions.count == 1, let only = conditions.first {
      let test = try self.test(only)
      if let known = test.constant { return known != 0 ? try then() : try otherwise() }
      let (_, first) = try collect(then)
      let (_, second) = try collect(otherwise)
      if !first.isEmpty || !second.isEmpty { emit(.branch(test, first, second)) }
      return
    }
    // A block around: `then` leaves it, so that `otherwise` behind is reached from every condition that fails.
    let end = newBlock()
    let (_, inside) = try collect { () throws(FlatError) in
      try chain(conditions, then, end)
      try otherwise()
    }
    emit(.block(end, inside))
  }

  private func chain(
    _ conditions: ArraySlice<Condition>, _ then: () throws(FlatError) -> Void, _ end: Int
  ) throws(FlatError) {
    guard let first = conditions.first else {
      try then()
      return emit(.leave(end))
    }
    let test = try self.test(first)
    if test.constant == 0 { return }
    let (_, inside) = try collect { () throws(FlatError) in try chain(conditions.dropFirst(), then, end) }
    if test.constant != nil { inside.forEach(emit) } else { emit(.branch(test, inside, [])) }
  }

  private func test(_ condition: Condition) throws(FlatError) -> FlatExpression {
    switch condition {
    case .expression(let expression): return try test(expression)
    case .pattern(let pattern, let expression): return try match(pattern, snapshot(value(expression)))
    case .available(_, _, let span): throw fail("'#available' has no meaning in a model of values alone", span)
    case .binding(let pattern, _, let expression, let isMutable):
      guard case .binding(let name, _) = pattern.kind else { throw fail("this binding has no meaning", pattern.span) }
      guard case .flat(.optional(let wrapped), let numbers) = snapshot(try value(expression)) else {
        throw fail("only an optional can be bound", expression.span)
      }
      let inner = Value.flat(wrapped, Array(numbers.dropFirst()))
      if isMutable { throw fail("'if var' has no meaning in a model of values alone", expression.span) }
      scope[name] = .value(inner)
      return numbers[0]
    }
  }

  /// Whether a value matches; binds the pattern's names.
  func match(_ pattern: Pattern, _ value: Value) throws(FlatError) -> FlatExpression {
    switch pattern.kind {
    case .wildcard: return .yes
    case .binding(let name, _):
      scope[name] = .value(value)
      return .yes
    case .enumCase(_, let name, nil):
      guard case .flat(let type, let numbers) = value,
        case .flat(_, let wanted) = try implicitMember(name, pattern.span, type)
      else { break }
      return equality(numbers, wanted)
    case .expression(let expression):
      if case .nil = expression.kind, case .flat(.optional, let numbers) = value {
        return .negation(of: numbers[0])
      }
      guard case .flat(let type, let numbers) = value else { break }
      switch try self.value(expression, type) {
      case .flat(_, let wanted) where wanted.count == numbers.count: return equality(numbers, wanted)
      case .range(let first, let end):
        return .make(.and, .make(.lessOrEqual, first, numbers[0]), .make(.less, numbers[0], end))
      default: break
      }
    case .tuple(let patterns):
      guard case .flat(.tuple(_, let types), let numbers) = value, types.count == patterns.count else { break }
      var result = FlatExpression.yes
      var start = 0
      for (part, type) in zip(patterns, types) {
        let test = try match(part, .flat(type, Array(numbers[start..<start + type.width])))
        result = .make(.and, result, test)
        start += type.width
      }
      return result
    case .optional(let inner):
      guard case .flat(.optional(let wrapped), let numbers) = value else { break }
      return .make(.and, numbers[0], try match(inner, .flat(wrapped, Array(numbers.dropFirst()))))
    case .enumCase, .isType, .asType: break
    }
    throw fail("this pattern has no meaning in a model of values alone", pattern.span)
  }

  func lower(_ choice: Switch, label: String?, _ span: SourceSpan) throws(FlatError) -> Reach {
    let subject = snapshot(try value(choice.subject))
    let end = newBlock()
    exits.loops.append(Exits.Loop(label: label, breakBlock: end, continueBlock: nil))
    defer { exits.loops.removeLast() }
    let (_, inside) = try collect { () throws(FlatError) in
      for branch in choice.cases {
        let isLast = try withScope { () throws(FlatError) in try lower(branch, of: subject, end) }
        if isLast { break }
      }
    }
    emit(.block(end, inside))
    return .goesOn
  }

  /// Answers whether nothing behind it can match.
  private func lower(_ branch: Switch.Case, of subject: Value, _ end: Int) throws(FlatError) -> Bool {
    var test = branch.patterns.isEmpty ? FlatExpression.yes : .no
    for alternative in branch.patterns {
      var one = try match(alternative.pattern, subject)
      if let condition = alternative.condition { one = .make(.and, one, try self.test(condition)) }
      test = .make(.or, test, one)
    }
    if test.constant == 0 { return false }
    let (_, inside) = try collect { () throws(FlatError) in
      try lower(branch.body)
      emit(.leave(end))
    }
    if test.constant != nil {
      inside.forEach(emit)
      return true
    }
    emit(.branch(test, inside, []))
    return false
  }
}

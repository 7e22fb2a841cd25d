import Program

// The direct children of tree nodes, for scans that need no scopes.

extension Statement {
  func visitChildren(statements: ([Statement]) -> Void, expressions: (Expression) -> Void) {
    switch kind {
    case .expression(let expression), .throw(let expression): expressions(expression)
    case .return(let expression): expression.map(expressions)
    case .variable(let variable):
      variable.value.map(expressions)
      variable.pattern.visitExpressions(expressions)
      variable.accessors?.visitBodies(statements)
    case .function(let function):
      for parameter in function.parameters { parameter.defaultValue.map(expressions) }
      statements(function.body ?? [])
    case .if(let branch): branch.visitChildren(statements: statements, expressions: expressions)
    case .guard(let conditions, let otherwise):
      for condition in conditions { condition.visitExpressions(expressions) }
      statements(otherwise)
    case .while(_, let conditions, let body):
      for condition in conditions { condition.visitExpressions(expressions) }
      statements(body)
    case .repeatWhile(_, let body, let condition):
      statements(body)
      expressions(condition)
    case .forIn(_, let pattern, let sequence, let filter, let body):
      pattern.visitExpressions(expressions)
      expressions(sequence)
      filter.map(expressions)
      statements(body)
    case .switch(_, let choice): choice.visitChildren(statements: statements, expressions: expressions)
    case .defer(let body): statements(body)
    case .do(_, let body, let clauses):
      statements(body)
      for clause in clauses {
        clause.pattern?.visitExpressions(expressions)
        clause.condition.map(expressions)
        statements(clause.body)
      }
    case .type, .break, .continue, .fallthrough, .notUnderstood: break
    }
  }
}

extension Expression {
  func visitChildren(statements: ([Statement]) -> Void, expressions: (Expression) -> Void) {
    switch kind {
    case .nil, .bool, .integer, .double, .string, .name, .selfReference, .superReference, .implicitMember, .discard,
      .type, .keyPath, .selector:
      break
    case .interpolated(let parts), .array(let parts), .notUnderstood(_, let parts): parts.forEach(expressions)
    case .member(let base, _), .chain(let base), .chainLink(let base), .forceUnwrap(let base), .optionalTry(let base),
      .forcedTry(let base), .cast(let base, _, _), .not(let base), .unary(_, let base), .inout_(let base):
      expressions(base)
    case .call(let callee, let arguments), .subscript_(let callee, let arguments):
      expressions(callee)
      for argument in arguments { expressions(argument.value) }
    case .closure(let closure):
      for capture in closure.captures { expressions(capture.value) }
      for parameter in closure.parameters { parameter.defaultValue.map(expressions) }
      statements(closure.body)
    case .dictionary(let pairs):
      for pair in pairs {
        expressions(pair.key)
        expressions(pair.value)
      }
    case .tuple(let elements): for element in elements { expressions(element.value) }
    case .ternary(let first, let second, let third):
      expressions(first)
      expressions(second)
      expressions(third)
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right),
      .binary(_, let left, let right), .assign(let left, let right), .compoundAssign(_, let left, let right):
      expressions(left)
      expressions(right)
    case .ifExpression(let branch): branch.visitChildren(statements: statements, expressions: expressions)
    case .switchExpression(let choice): choice.visitChildren(statements: statements, expressions: expressions)
    }
  }
}

extension If {
  func visitChildren(statements: ([Statement]) -> Void, expressions: (Expression) -> Void) {
    for condition in conditions { condition.visitExpressions(expressions) }
    statements(then)
    statements(otherwise)
  }
}

extension Switch {
  func visitChildren(statements: ([Statement]) -> Void, expressions: (Expression) -> Void) {
    expressions(subject)
    for item in cases {
      for guarded in item.patterns {
        guarded.pattern.visitExpressions(expressions)
        guarded.condition.map(expressions)
      }
      statements(item.body)
    }
  }
}

extension Condition {
  func visitExpressions(_ expressions: (Expression) -> Void) {
    switch self {
    case .expression(let expression): expressions(expression)
    case .binding(let pattern, _, let value, _), .pattern(let pattern, let value):
      pattern.visitExpressions(expressions)
      expressions(value)
    case .available: break
    }
  }
}

extension Pattern {
  func visitExpressions(_ expressions: (Expression) -> Void) {
    switch kind {
    case .wildcard, .binding, .isType: break
    case .expression(let expression): expressions(expression)
    case .enumCase(_, _, let payload): for pattern in payload ?? [] { pattern.visitExpressions(expressions) }
    case .tuple(let patterns): for pattern in patterns { pattern.visitExpressions(expressions) }
    case .optional(let pattern), .asType(let pattern, _): pattern.visitExpressions(expressions)
    }
  }

  /// The names that the pattern binds, in order.
  var boundNames: [String] {
    switch kind {
    case .wildcard, .isType, .expression: []
    case .binding(let name, _): [name]
    case .enumCase(_, _, let payload): (payload ?? []).flatMap(\.boundNames)
    case .tuple(let patterns): patterns.flatMap(\.boundNames)
    case .optional(let pattern), .asType(let pattern, _): pattern.boundNames
    }
  }
}

extension Accessors {
  func visitBodies(_ statements: ([Statement]) -> Void) {
    statements(getter ?? [])
    for observer in [setter, willSet, didSet] { statements(observer?.body ?? []) }
  }
}

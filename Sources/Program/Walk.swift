/// Visits every expression below a list of statements, parents before children, in source order.
package struct Walk {
  private let visit: (Expression) -> Void
  private var enter: (Statement) -> Void = { _ in }
  private var entersClosures = true

  /// Calls `visit` for each expression, those in closures and nested functions included.
  package static func expressions(in statements: [Statement], _ visit: @escaping (Expression) -> Void) {
    Walk(visit: visit).walk(statements)
  }

  /// Calls `visit` for an expression and each below it; closures are visited, what they do is not.
  package static func expressions(outsideClosuresOf expression: Expression, _ visit: @escaping (Expression) -> Void) {
    var walk = Walk(visit: visit)
    walk.entersClosures = false
    walk.walk(expression)
  }

  /// … for the expressions of statements.
  package static func expressions(outsideClosuresOf statements: [Statement], _ visit: @escaping (Expression) -> Void) {
    var walk = Walk(visit: visit)
    walk.entersClosures = false
    walk.walk(statements)
  }

  /// Calls `enter` for each statement, those in closures and nested functions included.
  package static func statements(in statements: [Statement], _ enter: @escaping (Statement) -> Void) {
    Walk(visit: { _ in }, enter: enter).walk(statements)
  }

  private func walk(_ statements: [Statement]) {
    for statement in statements { walk(statement) }
  }

  private func walk(_ statement: Statement) {
    enter(statement)
    switch statement.kind {
    case .expression(let value), .throw(let value): walk(value)
    case .variable(let variable):
      walk(variable.value)
      walk(variable.accessors)
    case .function(let function): walk(function.body ?? [])
    case .type(let type): walk(type)
    case .if(let branch): walk(branch)
    case .guard(let conditions, let otherwise):
      conditions.forEach(walk)
      walk(otherwise)
    case .while(_, let conditions, let body):
      conditions.forEach(walk)
      walk(body)
    case .repeatWhile(_, let body, let condition):
      walk(body)
      walk(condition)
    case .forIn(_, _, let sequence, let condition, let body):
      walk(sequence)
      walk(condition)
      walk(body)
    case .switch(_, let choice): walk(choice)
    case .return(let value): walk(value)
    case .defer(let body): walk(body)
    case .do(_, let body, let clauses):
      walk(body)
      for clause in clauses {
        walk(clause.condition)
        walk(clause.body)
      }
    case .break, .continue, .fallthrough, .notUnderstood: break
    }
  }

  private func walk(_ type: TypeDeclaration) {
    for function in type.functions { walk(function.body ?? []) }
    for variable in type.variables {
      walk(variable.value)
      walk(variable.accessors)
    }
    for nested in type.types { walk(nested) }
  }

  private func walk(_ accessors: Accessors?) {
    walk(accessors?.getter ?? [])
    for observer in [accessors?.setter, accessors?.willSet, accessors?.didSet] { walk(observer?.body ?? []) }
  }

  private func walk(_ branch: If) {
    branch.conditions.forEach(walk)
    walk(branch.then)
    walk(branch.otherwise)
  }

  private func walk(_ choice: Switch) {
    walk(choice.subject)
    for clause in choice.cases {
      clause.patterns.forEach { walk($0.condition) }
      walk(clause.body)
    }
  }

  private func walk(_ condition: Condition) {
    switch condition {
    case .expression(let value), .binding(_, _, let value, _), .pattern(_, let value): walk(value)
    case .available: break
    }
  }

  private func walk(_ expression: Expression?) {
    if let expression { walk(expression) }
  }

  private func walk(_ arguments: [Argument]) {
    for argument in arguments { walk(argument.value) }
  }

  private func walk(_ expression: Expression) {
    visit(expression)
    switch expression.kind {
    case .nil, .bool, .integer, .double, .string, .name, .selfReference, .superReference, .implicitMember, .discard,
      .type, .keyPath, .selector:
      break
    case .interpolated(let parts), .array(let parts), .notUnderstood(_, let parts): parts.forEach { walk($0) }
    case .member(let base, _), .chain(let base), .chainLink(let base), .forceUnwrap(let base), .optionalTry(let base),
      .forcedTry(let base), .cast(let base, _, _), .not(let base), .unary(_, let base), .inout_(let base):
      walk(base)
    case .call(let callee, let arguments), .subscript_(let callee, let arguments):
      walk(callee)
      walk(arguments)
    case .closure(let closure):
      closure.captures.forEach { walk($0.value) }
      if entersClosures { walk(closure.body) }
    case .dictionary(let pairs):
      for pair in pairs {
        walk(pair.key)
        walk(pair.value)
      }
    case .tuple(let arguments): walk(arguments)
    case .ternary(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .coalesce(let left, let right), .and(let left, let right), .or(let left, let right),
      .binary(_, let left, let right), .assign(let left, let right), .compoundAssign(_, let left, let right):
      walk(left)
      walk(right)
    case .ifExpression(let branch): walk(branch)
    case .switchExpression(let choice): walk(choice)
    }
  }
}

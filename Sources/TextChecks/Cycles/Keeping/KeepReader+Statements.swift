import Program

extension KeepReader {
  /// Reads statements in their order; what they bind stays in the scope.
  mutating func read(_ statements: [Statement], _ scope: inout Scope) {
    for statement in statements { read(statement, &scope) }
  }

  private mutating func block(_ statements: [Statement], _ scope: Scope) {
    var inner = scope
    read(statements, &inner)
  }

  private mutating func read(_ statement: Statement, _ scope: inout Scope) {
    switch statement.kind {
    case .expression(let value), .throw(let value): read(value, &scope)
    case .variable(let variable): read(variable, &scope)
    case .function(let function): inner(function, &scope)
    case .if(let branch):
      block(branch.otherwise, scope)
      var inner = scope
      read(branch.conditions, &inner)
      read(branch.then, &inner)
    case .guard(let conditions, let otherwise):
      block(otherwise, scope)
      read(conditions, &scope)
    case .while(_, let conditions, let body):
      var inner = scope
      read(conditions, &inner)
      read(body, &inner)
    case .repeatWhile(_, let body, _), .defer(let body): block(body, scope)
    case .forIn(_, let pattern, let sequence, _, let body): loop(pattern, sequence, body, scope)
    case .switch(_, let choice): for clause in choice.cases { read(clause, scope) }
    case .return(let value):
      guard let value else { return }
      if let result = scope.result, let node = self.value(value, &scope) { unite(result, with: node) }
      read(value, &scope)
    case .do(_, let body, let clauses):
      block(body, scope)
      for clause in clauses { block(clause.body, scope) }
    case .type, .break, .continue, .fallthrough, .notUnderstood: break
    }
  }

  private mutating func read(_ clause: Switch.Case, _ scope: Scope) {
    var inner = scope
    for pattern in clause.patterns { hide(pattern.pattern, &inner) }
    read(clause.body, &inner)
  }

  private mutating func read(_ variable: LocalVariable, _ scope: inout Scope) {
    guard case .binding(let name, _) = variable.pattern.kind else { return hide(variable.pattern, &scope) }
    var node = variable.value.flatMap { value($0, as: variable.type, &scope) }
    if let declared = Self.name(of: variable.type) {
      let known = node ?? graph.add()
      if variable.value.map(\.isNil) ?? true { empty.insert(known) }
      graph.name(known, declared)
      node = known
    }
    if let value = variable.value { read(value, &scope) }
    if let node { list(node, at: variable.value?.span, scope) }
    scope.locals[name] = .some(variable.isWeak || scope.released.contains(name) ? nil : node)
  }

  private mutating func read(_ conditions: [Condition], _ scope: inout Scope) {
    for condition in conditions {
      switch condition {
      case .binding(let pattern, let type, let value, _):
        let node = self.value(value, &scope)
        if let node, let name = Self.name(of: type) { graph.name(node, name) }
        hide(pattern, &scope)
        if let node { list(node, at: value.span, scope) }
        if case .binding(let name, _) = pattern.kind, name != "self" { scope.locals[name] = .some(node) }
        read(value, &scope)
      case .pattern(let pattern, let value):
        hide(pattern, &scope)
        read(value, &scope)
      case .expression(let value): read(value, &scope)
      case .available: break
      }
    }
  }

  /// Nothing is known of what a pattern binds.
  func hide(_ pattern: Pattern, _ scope: inout Scope) {
    switch pattern.kind {
    case .binding(let name, _): if name != "self" { scope.locals[name] = .some(nil) }
    case .tuple(let parts): for part in parts { hide(part, &scope) }
    case .optional(let inner), .asType(let inner, _): hide(inner, &scope)
    case .enumCase(_, _, let payload): for part in payload ?? [] { hide(part, &scope) }
    case .wildcard, .expression, .isType: break
    }
  }

  /// A local function has what it uses, as a closure would.
  private mutating func inner(_ function: Function, _ scope: inout Scope) {
    let closure = Closure(parameters: function.parameters, body: function.body ?? [])
    let outside = scope
    scope.locals[function.name] = .some(once(function.span) { $0.captured(by: closure, at: function.span, outside) })
    var inner = scope
    inner.result = nil
    for parameter in function.parameters { inner.locals[parameter.name] = .some(nil) }
    read(function.body ?? [], &inner)
  }

  /// What an expression does: its assignments and calls, and those of its closures.
  mutating func read(_ expression: Expression, _ scope: inout Scope) {
    var parts: [Expression] = []
    Walk.expressions(outsideClosuresOf: expression) { parts.append($0) }
    for part in parts {
      switch part.kind {
      case .assign(let target, let value): assign(value, to: target, at: part.span, &scope)
      case .call(let callee, let arguments): adopt(callee, arguments, at: part.span, &scope)
      case .closure(let closure):
        var inner = scope
        inner.result = nil
        for capture in closure.captures where capture.name != "self" {
          inner.locals[capture.name] = .some(capture.strength == .strong ? value(capture.value, &scope) : nil)
        }
        for parameter in closure.parameters { inner.locals[parameter.name] = .some(nil) }
        read(closure.body, &inner)
      default: break
      }
    }
  }
}

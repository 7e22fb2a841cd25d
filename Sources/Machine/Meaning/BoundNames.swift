import Program

/// The names that a piece of code binds itself: parameters, local variables and functions, names of patterns.
enum BoundNames {
  static func names(in body: [Statement], parameters: [Parameter]) -> Set<String> {
    var collector = Collector()
    for parameter in parameters { collector.names.insert(parameter.name) }
    collector.collect(body)
    return collector.names
  }

  private struct Collector {
    var names: Set<String> = []

    mutating func collect(_ statements: [Statement]) {
      for statement in statements {
        bind(statement)
        children { statement.visitChildren(statements: $0, expressions: $1) }
      }
    }

    private mutating func collect(_ expression: Expression) {
      switch expression.kind {
      case .closure(let closure):
        for capture in closure.captures { names.insert(capture.name) }
        for parameter in closure.parameters { names.insert(parameter.name) }
      case .ifExpression(let branch): bind(branch.conditions)
      case .switchExpression(let choice): bind(choice)
      default: break
      }
      children { expression.visitChildren(statements: $0, expressions: $1) }
    }

    private mutating func children(_ visit: (([Statement]) -> Void, (Expression) -> Void) -> Void) {
      var statements: [[Statement]] = []
      var expressions: [Expression] = []
      visit({ statements.append($0) }, { expressions.append($0) })
      for list in statements { collect(list) }
      for expression in expressions { collect(expression) }
    }

    private mutating func bind(_ statement: Statement) {
      switch statement.kind {
      case .variable(let variable): names.formUnion(variable.pattern.boundNames)
      case .function(let function):
        names.insert(function.name)
        for parameter in function.parameters { names.insert(parameter.name) }
      case .if(let branch): bind(branch.conditions)
      case .guard(let conditions, _), .while(_, let conditions, _): bind(conditions)
      case .forIn(_, let pattern, _, _, _): names.formUnion(pattern.boundNames)
      case .switch(_, let choice): bind(choice)
      case .do(_, _, let clauses):
        names.insert("error")
        for clause in clauses { names.formUnion(clause.pattern?.boundNames ?? []) }
      default: break
      }
    }

    private mutating func bind(_ conditions: [Condition]) {
      for condition in conditions {
        switch condition {
        case .binding(let pattern, _, _, _), .pattern(let pattern, _): names.formUnion(pattern.boundNames)
        case .expression, .available: break
        }
      }
    }

    private mutating func bind(_ choice: Switch) {
      for item in choice.cases { for guarded in item.patterns { names.formUnion(guarded.pattern.boundNames) } }
    }
  }
}

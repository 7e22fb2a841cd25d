import Diagnostics
import Program

extension ModelLowering {
  func lower(_ statements: [Statement]) throws(FlatError) {
    try withScope { () throws(FlatError) in
      for (index, statement) in statements.enumerated() {
        if case .guard(let conditions, let otherwise) = statement.kind {
          // What follows is inside: the bindings are its own.
          return try lowerGuard(conditions, otherwise, Array(statements[(index + 1)...]), statement.span)
        }
        if try isOver(lower(statement)) { return }
      }
    }
  }

  /// Whether what follows can be reached, as far as it is known.
  private func isOver(_ reach: Reach) -> Bool { reach == .leaves }

  enum Reach { case goesOn, leaves }

  private func lower(_ statement: Statement) throws(FlatError) -> Reach {
    let span = statement.span
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .ifExpression(let branches): return try lower(branches)
      case .switchExpression(let choice): return try lower(choice, label: nil, span)
      default: _ = try value(expression)
      }
    case .variable(let variable): try declare(variable, span)
    case .function(let function): scope[function.name] = .function(function)
    case .if(let branches): return try lower(branches)
    case .forIn(let label, let pattern, let sequence, let condition, let body):
      try loop(label, pattern, over: sequence, where: condition, body, span)
    case .while(let label, let conditions, let body): try loop(label, while: conditions, body, span)
    case .switch(let label, let choice): return try lower(choice, label: label, span)
    case .return(let expression):
      try leaveFunction(with: expression, span)
      return .leaves
    case .break(let label):
      guard let loop = exits.loops.last(where: { label == nil || $0.label == label }) else {
        throw fail("'break' outside of a loop", span)
      }
      emit(.leave(loop.breakBlock))
      return .leaves
    case .continue(let label):
      let loop = exits.loops.last { $0.continueBlock != nil && (label == nil || $0.label == label) }
      guard let block = loop?.continueBlock else { throw fail("'continue' outside of a loop", span) }
      emit(.leave(block))
      return .leaves
    case .do(let label, let body, let clauses) where clauses.isEmpty:
      let block = newBlock()
      exits.loops.append(Exits.Loop(label: label ?? "", breakBlock: block, continueBlock: nil))
      let (_, inside) = try collect { () throws(FlatError) in try lower(body) }
      exits.loops.removeLast()
      emit(.block(block, inside))
    case .guard: break
    case .type, .repeatWhile, .fallthrough, .throw, .defer, .do, .notUnderstood:
      throw fail("this statement has no meaning in a model of values alone", span)
    }
    return .goesOn
  }

  private func leaveFunction(with expression: Expression?, _ span: SourceSpan) throws(FlatError) {
    guard let exit = exits.function else { throw fail("'return' outside of a function", span) }
    if let expression {
      if let result = exit.result {
        try write(value(expression, result.type), to: result, span)
      } else {
        _ = try value(expression)
      }
    }
    emit(.leave(exit.block))
  }

  private func declare(_ variable: LocalVariable, _ span: SourceSpan) throws(FlatError) {
    let expected: FlatType? = if let reference = variable.type { try type(reference, span) } else { nil }
    guard let initial = variable.value else {
      guard let expected, case .binding(let name, _) = variable.pattern.kind else {
        throw fail("a variable without a value or a type", span)
      }
      scope[name] = .storage(newLocal(expected))
      return
    }
    let value = try value(initial, expected)
    if case .binding(let name, _) = variable.pattern.kind {
      if !variable.isMutable, case .flat = value { return scope[name] = .value(snapshot(value)) }
      if case .flat = value {
        guard case .flat(let type, let numbers) = try stored(value, as: expected, named: name, span) else { return }
        let storage = newLocal(type)
        for (index, number) in numbers.enumerated() { emit(.set(storage.place(index), number)) }
        scope[name] = .storage(storage)
      } else {
        scope[name] = .value(value)
      }
      return
    }
    guard try match(variable.pattern, snapshot(value)).constant == 1 else {
      throw fail("this pattern has no meaning in a model of values alone", span)
    }
  }
}

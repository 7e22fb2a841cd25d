import Diagnostics
import Program
import SwiftSyntax

/// `await`: what follows becomes a closure that goes on when the call is done.
///
/// `let x = await f(); g(x)` is `awaiting({ f() }, { x in g(x) })`; see `Models/Libraries/Awaiting.swift`. With `try?`
/// it is `awaitingOrNil`, with `try` `awaitingOrThrowing`, and `do { … } catch { … }` around something that waits is `catching({ … }, { error in … })`: an
/// error may come later. Where the rest of a block leaves it by `break`, `continue` or, inside a nested block, `return`,
/// and for what follows a loop in which something waits, the call is taken as done at once, which is not understood.
extension Builder {
  private static let answer = "$awaited"
  private static let thrown = "$thrown"

  /// The statements of a block in which something waits.
  /// - Parameter isBody: the block is the whole body of a function or closure.
  func waitingBlock(_ items: [CodeBlockItemSyntax], isBody: Bool) -> [Statement] {
    var result: [Statement] = []
    for (index, item) in items.enumerated() {
      let own = caught(item, isLast: isBody && index + 1 == items.count) ?? statements(item.item)
      if index + 1 < items.count, Self.waits(Syntax(item)) {
        let rest = waitingBlock(Array(items[(index + 1)...]), isBody: isBody)
        if own.count == 1, let call = awaiting(own[0], rest, isBody: isBody) { return result + [call] }
        note("`await` before code that leaves its block", at: span(item))
        return result + own + rest
      }
      result += own
    }
    return result
  }

  /// `do` with clauses, in whose body something waits. nil for anything else, and where it is left to the code around it:
  /// by a jump, or by `return` in another place than the end of a function.
  private func caught(_ item: CodeBlockItemSyntax, isLast: Bool) -> [Statement]? {
    guard let node = item.item.as(DoStmtSyntax.self), !node.catchClauses.isEmpty, Self.waits(Syntax(node.body)) else {
      return nil
    }
    let place = span(item)
    let whole = doStatement(node, nil, place, isBody: isLast)
    let exits = ControlFlow([whole])
    guard !exits.jumps, isLast || !exits.returns, case .do(_, let body, let clauses) = whole.kind else {
      return [whole]
    }
    let error = Expression(.name(Self.thrown), place)
    let rethrown = Statement(.do(label: nil, [Statement(.throw(error), place)], clauses), place)
    let parameter = Parameter(label: nil, name: Self.thrown, type: nil, span: place)
    let call = Expression(
      .call(
        Expression(.name("catching"), place),
        [
          Argument(value: Expression(.closure(Closure(parameters: [], body: body)), place)),
          Argument(value: Expression(.closure(Closure(parameters: [parameter], body: [rethrown])), place)),
        ]), place)
    return [Statement(isLast ? .return(call) : .expression(call), place)]
  }

  /// Whether something below the node waits, closures and declarations left out.
  private static func waits(_ node: Syntax) -> Bool {
    if node.is(AwaitExprSyntax.self) { return true }
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) {
      return false
    }
    return node.children(viewMode: .sourceAccurate).contains { $0.is(TokenSyntax.self) ? false : waits($0) }
  }

  private func awaiting(_ statement: Statement, _ rest: [Statement], isBody: Bool) -> Statement? {
    let exits = ControlFlow(rest)
    guard !exits.jumps, isBody || !exits.returns, let (waiting, first) = split(statement) else { return nil }
    let place = statement.span
    var call = waiting
    var function = Self.isOptionalTry(call) ? "awaitingOrNil" : "awaiting"
    if case .return(let value?)? = call.first?.kind, value.isAttempt {
      // An error comes when the call is over.
      call[0].kind = .return(value.tried(false))
      function = "awaitingOrThrowing"
    }
    let parameter = Parameter(label: nil, name: Self.answer, type: nil, span: place)
    let arguments = [
      Argument(value: Expression(.closure(Closure(parameters: [], body: call)), place)),
      Argument(value: Expression(.closure(Closure(parameters: [parameter], body: first + rest)), place)),
    ]
    let expression = Expression(.call(Expression(.name(function), place), arguments), place)
    return Statement(isBody ? .return(expression) : .expression(expression), place)
  }

  private static func isOptionalTry(_ call: [Statement]) -> Bool {
    guard case .return(let value?)? = call.first?.kind, case .optionalTry = value.kind else { return false }
    return true
  }

  /// What waits, and what its answer is used for.
  private func split(_ statement: Statement) -> (call: [Statement], first: [Statement])? {
    let place = statement.span
    let answer = Expression(.name(Self.answer), place)
    func value(_ expression: Expression) -> [Statement] { [Statement(.return(expression), place)] }
    switch statement.kind {
    case .expression(let expression):
      guard case .assign(let target, let source) = expression.kind else { return (value(expression), []) }
      return (value(source), [Statement(.expression(Expression(.assign(target, answer), place)), place)])
    case .variable(var variable):
      guard let source = variable.value else { return nil }
      variable.value = answer
      return (value(source), [Statement(.variable(variable), place)])
    case .guard(var conditions, let otherwise):
      guard let source = takeValue(of: &conditions, answer) else { return nil }
      return (value(source), [Statement(.guard(conditions, else: otherwise), place)])
    case .if(var branches):
      if let source = takeValue(of: &branches.conditions, answer) {
        return (value(source), [Statement(.if(branches), place)])
      }
      return ControlFlow([statement]).leaves ? nil : ([statement], [])
    case .do:
      return ControlFlow([statement]).leaves ? nil : ([statement], [])
    default: return nil
    }
  }

  /// Puts the answer into the place of the value that the first condition binds.
  private func takeValue(of conditions: inout [Condition], _ answer: Expression) -> Expression? {
    guard case .binding(let pattern, let type, let value, let isMutable)? = conditions.first else { return nil }
    conditions[0] = .binding(pattern, type, answer, isMutable: isMutable)
    return value
  }
}

/// How statements leave the block that they are in.
private struct ControlFlow {
  var jumps = false
  var returns = false
  var leaves: Bool { jumps || returns }

  init(_ statements: [Statement]) { look(statements) }

  private mutating func look(_ statements: [Statement]) {
    for statement in statements { look(statement) }
  }

  private mutating func look(_ statement: Statement) {
    switch statement.kind {
    case .break, .continue, .fallthrough: jumps = true
    case .return: returns = true
    case .if(let branches):
      look(branches.then)
      look(branches.otherwise)
    case .guard(_, let otherwise): look(otherwise)
    case .do(_, let body, let clauses):
      look(body)
      for clause in clauses { look(clause.body) }
    case .switch(_, let choice): for item in choice.cases { lookInside(item.body) }
    case .while(_, _, let body), .repeatWhile(_, let body, _), .forIn(_, _, _, _, let body): lookInside(body)
    default: break
    }
  }

  /// Jumps inside loops and switches stay inside, as far as they have no label.
  private mutating func lookInside(_ body: [Statement]) {
    if ControlFlow(body).returns { returns = true }
  }
}

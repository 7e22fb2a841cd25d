import Diagnostics
import Program
import SwiftSyntax

/// `await`: what follows becomes a closure that goes on when the call is done.
///
/// `let x = await f(); g(x)` is `awaiting({ f() }, { x in g(x) })`; see `Models/Libraries/Awaiting.swift`. With `try?`
/// it is `awaitingOrNil`, with `try` `awaitingOrThrowing`, and `do { … } catch { … }` around something that waits is
/// `catching({ … }, { error in … })`: an error may come later. What is deferred before code that waits comes at the end of
/// all of that: `deferring({ … }, { … })`. Where the rest of a block leaves it by `break`, `continue` or, inside a nested
/// block, `return`, and for what follows a loop in which something waits, the call is taken as done at once, which is not
/// understood.
extension Builder {
  static let answer = "$awaited"
  private static let thrown = "$thrown"

  /// The statements of a block in which something waits.
  /// - Parameter isBody: the block is the whole body of a function or closure.
  func waitingBlock(_ items: [CodeBlockItemSyntax], isBody: Bool) -> [Statement] {
    var result: [Statement] = []
    for (index, item) in items.enumerated() {
      if let finishing = deferred(item, Array(items[(index + 1)...]), isBody: isBody) { return result + [finishing] }
      let isLast = index + 1 == items.count
      let own = caught(item, isLast: isBody && isLast) ?? statements(item.item)
      let places = WaitingPlaces(item)
      if isLast ? places.isInCondition : places.waits {
        let rest = waitingBlock(Array(items[(index + 1)...]), isBody: isBody)
        if own.count == 1, let call = awaiting(own[0], places, rest, isBody: isBody) { return result + call }
        note(isLast ? "`await` inside a longer condition" : "`await` before code that leaves its block", at: span(item))
        return result + own + rest
      }
      result += own
    }
    return result
  }

  /// `defer` before code in which something waits: its body runs when that code is over. nil for anything else.
  private func deferred(_ item: CodeBlockItemSyntax, _ items: [CodeBlockItemSyntax], isBody: Bool) -> Statement? {
    guard let node = item.item.as(DeferStmtSyntax.self),
      items.contains(where: { WaitingPlaces.waits(Syntax($0)) })
    else { return nil }
    let place = span(item)
    let rest = waitingBlock(items, isBody: isBody)
    let exits = ControlFlow(rest)
    guard !exits.jumps, isBody || !exits.returns else { return nil }
    let parts = [rest, block(node.body.statements)].map { body in
      Argument(value: Expression(.closure(Closure(parameters: [], body: body)), place))
    }
    let call = Expression(.call(Expression(.name("deferring"), place), parts), place)
    return Statement(isBody ? .return(call) : .expression(call), place)
  }

  /// `do` with clauses, in whose body something waits. nil for anything else, and where it is left to the code around it:
  /// by a jump, or by `return` in another place than the end of a function.
  private func caught(_ item: CodeBlockItemSyntax, isLast: Bool) -> [Statement]? {
    guard let node = item.item.as(DoStmtSyntax.self), !node.catchClauses.isEmpty, WaitingPlaces.waits(Syntax(node.body))
    else {
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

  private func awaiting(
    _ statement: Statement, _ places: WaitingPlaces, _ rest: [Statement], isBody: Bool
  ) -> [Statement]? {
    let exits = ControlFlow(rest)
    guard !exits.jumps, isBody || !exits.returns, let parts = split(statement, places) else { return nil }
    let uses = ControlFlow(parts.first)
    if uses.jumps || uses.returns && parts.isBranch && !isBody { return nil }
    guard places.isInBranches, !rest.isEmpty, let branch = parts.first.last else {
      return parts.before + [awaiting(parts.call, parts.first + rest, at: statement.span, isBody: isBody)]
    }
    // What is done with the answer waits once more.
    if uses.returns { return nil }
    let inner = awaiting([branch], rest, at: statement.span, isBody: true)
    return [awaiting(parts.call, [inner], at: statement.span, isBody: isBody)]
  }

  private func awaiting(
    _ waiting: [Statement], _ rest: [Statement], at place: SourceSpan, isBody: Bool
  ) -> Statement {
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
      Argument(value: Expression(.closure(Closure(parameters: [parameter], body: rest)), place)),
    ]
    let expression = Expression(.call(Expression(.name(function), place), arguments), place)
    return Statement(isBody ? .return(expression) : .expression(expression), place)
  }

  private static func isOptionalTry(_ call: [Statement]) -> Bool {
    guard case .return(let value?)? = call.first?.kind, case .optionalTry = value.kind else { return false }
    return true
  }
}

/// How statements leave the block that they are in.
struct ControlFlow {
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

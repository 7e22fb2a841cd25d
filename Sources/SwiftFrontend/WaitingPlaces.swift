import Diagnostics
import Program
import SwiftSyntax

/// Where in a statement something waits.
struct WaitingPlaces {
  /// Whether anything does.
  let waits: Bool
  /// The first condition of an `if` or a `guard` that waits; 0 for what a `switch` looks at.
  private(set) var condition: Int?
  /// Whether something in a branch of an `if` or a `switch` waits.
  private(set) var isInBranches = false

  var isInCondition: Bool { condition != nil }

  init(_ item: CodeBlockItemSyntax) {
    waits = Self.waits(Syntax(item))
    if !waits { return }
    if let node = item.item.as(GuardStmtSyntax.self) { condition = Self.first(of: node.conditions) }
    let expression = item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    if let node = expression?.as(IfExprSyntax.self) {
      condition = Self.first(of: node.conditions)
      isInBranches = Self.waits(Syntax(node.body)) || node.elseBody.map { Self.waits(Syntax($0)) } ?? false
    } else if let node = expression?.as(SwitchExprSyntax.self) {
      condition = Self.waits(Syntax(node.subject)) ? 0 : nil
      isInBranches = Self.waits(Syntax(node.cases))
    }
  }

  private static func first(of conditions: ConditionElementListSyntax) -> Int? {
    conditions.enumerated().first { waits(Syntax($0.element)) }?.offset
  }

  /// Whether something below the node waits, closures and declarations left out.
  static func waits(_ node: Syntax) -> Bool {
    if node.is(AwaitExprSyntax.self) { return true }
    if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(MemberBlockSyntax.self) {
      return false
    }
    return node.children(viewMode: .sourceAccurate).contains { $0.is(TokenSyntax.self) ? false : waits($0) }
  }
}

extension Builder {
  /// A statement that waits: what runs before, what waits, and what its answer is used for.
  struct WaitingParts {
    var before: [Statement] = []
    var call: [Statement]
    var first: [Statement] = []
    /// Whether the answer decides between branches, and the code behind them goes on in any case.
    var isBranch: Bool {
      switch first.last?.kind {
      case .if?, .switch?: true
      default: false
      }
    }
  }

  func split(_ statement: Statement, _ places: WaitingPlaces) -> WaitingParts? {
    let place = statement.span
    let answer = Expression(.name(Self.answer), place)
    func value(_ expression: Expression) -> [Statement] { [Statement(.return(expression), place)] }
    func parts(_ source: Expression, _ first: Statement.Kind) -> WaitingParts {
      WaitingParts(call: value(source), first: [Statement(first, place)])
    }
    switch statement.kind {
    case .expression(let expression):
      guard case .assign(let target, let source) = expression.kind else { return WaitingParts(call: value(expression)) }
      return parts(source, .expression(Expression(.assign(target, answer), place)))
    case .variable(var variable):
      guard let source = variable.value else { return nil }
      variable.value = answer
      return parts(source, .variable(variable))
    case .guard(let conditions, let otherwise):
      guard let index = places.condition, index < conditions.count else { return nil }
      var later = Array(conditions[index...])
      guard let source = takeValue(of: &later, answer) else { return nil }
      var found = parts(source, .guard(later, else: otherwise))
      if index > 0 { found.before = [Statement(.guard(Array(conditions[..<index]), else: otherwise), place)] }
      return found
    case .if(var branches):
      if places.condition == 0, let source = takeValue(of: &branches.conditions, answer) {
        return parts(source, .if(branches))
      }
      guard let all = whole(statement) else { return nil }
      if places.isInCondition { note("`await` inside a longer condition", at: place) }
      return all
    case .switch(let label, var choice):
      guard places.isInCondition else { return whole(statement) }
      let source = choice.subject
      choice.subject = answer
      return parts(source, .switch(label: label, choice))
    case .do: return whole(statement)
    default: return nil
    }
  }

  private func whole(_ statement: Statement) -> WaitingParts? {
    ControlFlow([statement]).leaves ? nil : WaitingParts(call: [statement])
  }

  /// Puts the answer into the place of the value that the first condition binds, matches or asks for.
  private func takeValue(of conditions: inout [Condition], _ answer: Expression) -> Expression? {
    switch conditions.first {
    case .binding(let pattern, let type, let value, let isMutable)?:
      conditions[0] = .binding(pattern, type, answer, isMutable: isMutable)
      return value
    case .pattern(let pattern, let value)?:
      conditions[0] = .pattern(pattern, answer)
      return value
    case .expression(let value)?:
      guard case .not(let inner) = value.kind else {
        guard case .call = value.kind else { return nil }
        conditions[0] = .expression(answer)
        return value
      }
      guard case .call = inner.kind else { return nil }
      conditions[0] = .expression(Expression(.not(answer), value.span))
      return inner
    default: return nil
    }
  }
}

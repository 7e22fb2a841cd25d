import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  func closure(_ node: ClosureExprSyntax) -> Expression {
    let place = span(node)
    return nested(node, otherwise: Expression(.notUnderstood(construct: Self.tooDeepConstruct, operands: []), place)) {
      let captures = node.signature?.capture?.items.map(capture) ?? []
      let written = node.signature?.parameterClause.map(parameters)
      if written == nil { dollarCounts.append(0) }
      let body = resulting(in: node.signature?.returnClause?.type) { returning(block(node.statements, isBody: true)) }
      let count = written == nil ? dollarCounts.removeLast() : 0
      let implicit = (0..<count).map { Parameter(label: nil, name: "$\($0)", type: nil, span: place) }
      let closure = Closure(
        captures: captures, parameters: written ?? implicit, body: body,
        isAsync: node.signature?.effectSpecifiers?.asyncSpecifier != nil)
      return Expression(.closure(closure), place)
    }
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
    let name = name(node.name)
    let strength: Closure.Capture.Strength =
      switch node.specifier?.specifier.tokenKind {
      case .keyword(.weak)?: .weak
      case .keyword(.unowned)?: .unowned
      default: .strong
      }
    let value =
      if let initializer = node.initializer {
        expression(initializer.value)
      } else {
        Expression(name == "self" ? .selfReference : .name(name), span(node.name))
      }
    return Closure.Capture(strength: strength, name: name, value: value)
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Parameter] {
    switch clause {
    case .simpleInput(let names):
      return names.map { Parameter(label: nil, name: name($0.name), type: nil, span: span($0.name)) }
    case .parameterClause(let clause):
      return clause.parameters.map { node in
        Parameter(
          label: nil, name: name(node.secondName ?? node.firstName), type: node.type.map(type),
          isInout: node.type.map(isInout) ?? false, isVariadic: node.ellipsis != nil, span: span(node))
      }
    @unknown default: return []
    }
  }

  // MARK: Implicit returns

  /// The body with its only expression returned. An `if` or `switch` counts as an expression when each of its branches
  /// is one expression that is not an assignment.
  func returning(_ body: [Statement]) -> [Statement] {
    guard body.count == 1, let value = value(of: body[0]) else { return body }
    return [Statement(.return(labelled(value, as: resultType)), value.span)]
  }

  private func value(of statement: Statement) -> Expression? {
    switch statement.kind {
    case .expression(let expression): expression
    case .if(let branches) where isValued(branches):
      Expression(.ifExpression(valued(branches)), statement.span)
    case .switch(label: nil, let cases) where isValued(cases):
      Expression(.switchExpression(valued(cases)), statement.span)
    default: nil
    }
  }

  private func isValued(_ branches: If) -> Bool {
    isBranch(branches.then) && isBranch(branches.otherwise)
  }

  private func isValued(_ cases: Switch) -> Bool {
    cases.cases.allSatisfy { isBranch($0.body) }
      && cases.cases.contains { $0.body.contains { if case .throw = $0.kind { false } else { true } } }
  }

  private func isBranch(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .expression(let expression):
      switch expression.kind {
      case .assign, .compoundAssign: return false
      default: return true
      }
    case .throw: return true
    case .if(let branches): return isValued(branches)
    case .switch(label: nil, let cases): return isValued(cases)
    default: return false
    }
  }

  /// The branches with a nested `if` or `switch` at their end read as an expression.
  func valued(_ branches: If) -> If {
    If(
      conditions: branches.conditions, then: lastAsValue(branches.then), otherwise: lastAsValue(branches.otherwise))
  }

  func valued(_ cases: Switch) -> Switch {
    Switch(
      subject: cases.subject,
      cases: cases.cases.map { Switch.Case(patterns: $0.patterns, body: lastAsValue($0.body)) })
  }

  private func lastAsValue(_ body: [Statement]) -> [Statement] {
    guard let last = body.last else { return body }
    switch last.kind {
    case .if(let branches):
      let value = Expression(.ifExpression(valued(branches)), last.span)
      return body.dropLast() + [Statement(.expression(value), last.span)]
    case .switch(label: nil, let cases):
      let value = Expression(.switchExpression(valued(cases)), last.span)
      return body.dropLast() + [Statement(.expression(value), last.span)]
    default: return body
    }
  }
}

import Diagnostics
import Program
import SwiftSyntax

/// `if`, `switch`, `do` and `for`.
extension Builder {
  func ifStatement(_ node: IfExprSyntax) -> Statement {
    let place = span(node)
    return nested(node, otherwise: Statement(.notUnderstood(Self.tooDeepConstruct), place)) {
      Statement(.if(ifBranches(node)), place)
    }
  }

  func ifBranches(_ node: IfExprSyntax) -> If {
    let conditions = conditions(node.conditions)
    let then = block(node.body.statements)
    let otherwise: [Statement] =
      switch node.elseBody {
      case .codeBlock(let body)?: block(body.statements)
      case .ifExpr(let next)?: [ifStatement(next)]
      case nil: []
      @unknown default: []
      }
    return If(conditions: conditions, then: then, otherwise: otherwise)
  }

  func switchCases(_ node: SwitchExprSyntax) -> Switch {
    let subject = expression(node.subject)
    var cases: [Switch.Case] = []
    collect(node.cases, into: &cases)
    return Switch(subject: subject, cases: cases)
  }

  private func collect(_ list: SwitchCaseListSyntax, into cases: inout [Switch.Case]) {
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(switchCase(node))
      case .ifConfigDecl(let node):
        if case .switchCases(let active)? = activeElements(of: node) { collect(active, into: &cases) }
      @unknown default: note("switch case", at: span(element))
      }
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax) -> Switch.Case {
    let patterns: [Switch.Guarded] =
      switch node.label {
      case .default: []
      case .case(let label):
        label.caseItems.map { item in
          Switch.Guarded(
            pattern: pattern(item.pattern), condition: item.whereClause.map { expression($0.condition) })
        }
      @unknown default: []
      }
    return Switch.Case(patterns: patterns, body: block(node.statements))
  }

  /// A clause with several patterns becomes one clause per pattern.
  /// - Parameter isBody: it is the end of a function or closure, so that its blocks return from that.
  func doStatement(_ node: DoStmtSyntax, _ label: String?, _ place: SourceSpan, isBody: Bool = false) -> Statement {
    let body = block(node.body.statements, isBody: isBody)
    let clauses = node.catchClauses.flatMap { clause -> [Catch] in
      let items = clause.catchItems.map { item in
        (item.pattern.map { pattern($0) }, item.whereClause.map { expression($0.condition) })
      }
      let body = block(clause.body.statements, isBody: isBody)
      if items.isEmpty { return [Catch(pattern: nil, condition: nil, body: body)] }
      return items.map { Catch(pattern: $0.0, condition: $0.1, body: body) }
    }
    return Statement(.do(label: label, body, clauses), place)
  }

  func forStatement(_ node: ForStmtSyntax, _ label: String?, _ place: SourceSpan) -> Statement {
    var sequence = expression(node.sequence)
    if node.awaitKeyword != nil {
      sequence = Expression(
        .call(Expression(.name("awaitedValues"), sequence.span), [Argument(value: sequence)]), sequence.span)
    }
    var element = pattern(node.pattern)
    if let annotation = node.typeAnnotation, node.caseKeyword != nil {
      element = Pattern(.asType(element, type(annotation.type)), element.span)
    }
    let condition = node.whereClause.map { expression($0.condition) }
    let body = block(node.body.statements)
    return Statement(.forIn(label: label, element, sequence, where: condition, body), place)
  }
}

import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  /// - Parameter isBody: the block is the whole body of a function or closure.
  func block(_ items: CodeBlockItemListSyntax, isBody: Bool = false) -> [Statement] {
    overloading(items) {
      oldSwift.waits
        ? waitingBlock(Array(items), isBody: isBody) : items.flatMap { statements($0.item) }
    }
  }

  func statements(_ item: CodeBlockItemSyntax.Item) -> [Statement] {
    switch item {
    case .decl(let node): return local(node)
    case .stmt(let node): return [statement(node)]
    case .expr(let node):
      switch node.as(ExprSyntaxEnum.self) {
      case .ifExpr(let node): return [ifStatement(node)]
      case .switchExpr(let node): return [Statement(.switch(label: nil, switchCases(node)), span(node))]
      default:
        let expression = expression(node)
        return [Statement(.expression(expression), expression.span)]
      }
    @unknown default: return [notUnderstoodStatement("code", item)]
    }
  }

  /// A declaration in a body.
  private func local(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return localVariables(node)
    case .functionDecl(let node): return [Statement(.function(overloaded(function(node))), span(node))]
    case .ifConfigDecl(let node):
      guard case .statements(let items)? = activeElements(of: node) else { return [] }
      return block(items)
    case .poundSourceLocation, .operatorDecl, .precedenceGroupDecl, .unexpectedCodeDecl, .missingDecl: return []
    case .typeAliasDecl(let node):
      let alias = alias(node)
      localAliases[alias.name] = alias.type
      return []
    case .macroExpansionDecl(let macro):
      if ["warning", "error"].contains(macro.macroName.text) { return [] }
      return [notUnderstoodStatement("macro #\(macro.macroName.text)", node)]
    default:
      if let type = typeDeclaration(node) { return [Statement(.type(type), span(node))] }
      return [notUnderstoodStatement("declaration inside a body", node)]
    }
  }

  func statement(_ node: StmtSyntax, label: String? = nil) -> Statement {
    let place = span(node)
    return nested(node, otherwise: Statement(.notUnderstood(Self.tooDeepConstruct), place)) {
      switch node.as(StmtSyntaxEnum.self) {
      case .expressionStmt(let node): return expressionStatement(node, label)
      case .labeledStmt(let node): return labeled(node)
      case .guardStmt(let node):
        return Statement(.guard(conditions(node.conditions), else: block(node.body.statements)), place)
      case .returnStmt(let node):
        return Statement(.return(node.expression.map { labelled(expression($0), as: resultType) }), place)
      case .throwStmt(let node): return Statement(.throw(expression(node.expression)), place)
      case .breakStmt(let node): return Statement(.break(label: node.label.map(name)), place)
      case .continueStmt(let node): return Statement(.continue(label: node.label.map(name)), place)
      case .fallThroughStmt: return Statement(.fallthrough, place)
      case .deferStmt(let node): return Statement(.defer(block(node.body.statements)), place)
      case .yieldStmt(let node): return yielded(node, place)
      case .discardStmt: return notUnderstoodStatement("discard", node)
      case .missingStmt: return notUnderstoodStatement("missing statement", node)
      case .doStmt(let node): return doStatement(node, label, place)
      case .forStmt(let node): return forStatement(node, label, place)
      case .whileStmt(let node):
        return Statement(.while(label: label, conditions(node.conditions), block(node.body.statements)), place)
      case .repeatStmt(let node):
        let body = block(node.body.statements)
        return Statement(.repeatWhile(label: label, body, expression(node.condition)), place)
      default: return notUnderstoodStatement("statement", node)
      }
    }
  }

  /// `yield x` of a `_read` accessor gives the value, like `return x`.
  private func yielded(_ node: YieldStmtSyntax, _ place: SourceSpan) -> Statement {
    guard case .single(let value) = node.yieldedExpressions else { return notUnderstoodStatement("yield", node) }
    return Statement(.return(expression(value)), place)
  }

  private func expressionStatement(_ node: ExpressionStmtSyntax, _ label: String?) -> Statement {
    switch node.expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return ifStatement(node)
    case .switchExpr(let node): return Statement(.switch(label: label, switchCases(node)), span(node))
    default:
      let expression = expression(node.expression)
      return Statement(.expression(expression), expression.span)
    }
  }

  /// A label of an `if` becomes the label of a `do` around it: `break` leaves either.
  private func labeled(_ node: LabeledStmtSyntax) -> Statement {
    let label = name(node.label)
    let inner = statement(node.statement, label: label)
    if case .if = inner.kind { return Statement(.do(label: label, [inner], []), span(node)) }
    return Statement(inner.kind, span(node))
  }
}

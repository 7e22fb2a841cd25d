import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  /// An expression as a value of its own; optional chains inside it end here.
  func expression(_ node: ExprSyntax) -> Expression { close(spine(node)) }

  /// Everything but the forms of a postfix chain, see `spine`.
  func primary(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): reference(node)
    case .superExpr: Expression(.superReference, span(node))
    case .nilLiteralExpr: Expression(.nil, span(node))
    case .booleanLiteralExpr(let literal): Expression(.bool(literal.literal.tokenKind == .keyword(.true)), span(node))
    case .integerLiteralExpr(let node): integer(node)
    case .floatLiteralExpr(let node): double(node)
    case .stringLiteralExpr(let node): string(node)
    case .simpleStringLiteralExpr(let node): string(node)
    case .arrayExpr(let node): array(node)
    case .dictionaryExpr(let node): dictionary(node)
    case .tupleExpr(let node): tuple(node)
    case .closureExpr(let node): closure(node)
    case .sequenceExpr(let node): sequence(node)
    case .prefixOperatorExpr(let node): prefixOperator(node)
    case .inOutExpr(let inner): Expression(.inout_(expression(inner.expression)), span(node))
    case .discardAssignmentExpr: Expression(.discard, span(node))
    case .tryExpr(let node): attempt(node)
    case .ifExpr(let inner): Expression(.ifExpression(valued(ifBranches(inner))), span(node))
    case .switchExpr(let inner): Expression(.switchExpression(valued(switchCases(inner))), span(node))
    case .typeExpr(let node): typeExpression(node)
    case .keyPathExpr(let node): keyPath(node)
    case .macroExpansionExpr(let node): macro(node)
    default: unusual(node)
    }
  }

  /// Constructs that have no meaning, and those that operator folding makes, which cannot occur here.
  private func unusual(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .regexLiteralExpr: notUnderstood("regular expression", node)
    case .editorPlaceholderExpr: notUnderstood("editor placeholder", node)
    case .missingExpr: notUnderstood("missing expression", node)
    case .packElementExpr(let pack): notUnderstood("parameter pack", node, operands: [expression(pack.pack)])
    case .packExpansionExpr(let pack):
      notUnderstood("parameter pack", node, operands: [expression(pack.repetitionPattern)])
    case .patternExpr: notUnderstood("pattern outside a match", node)
    case .infixOperatorExpr(let infix):
      notUnderstood("operator", node, operands: [expression(infix.leftOperand), expression(infix.rightOperand)])
    case .asExpr(let cast): notUnderstood("cast", node, operands: [expression(cast.expression)])
    case .isExpr(let cast): notUnderstood("cast", node, operands: [expression(cast.expression)])
    default: notUnderstood("expression", node)
    }
  }

  /// What stands behind a word that changes nothing here: `await`, plain `try` is handled by `attempt`.
  func transparent(_ node: ExprSyntax) -> ExprSyntax? {
    switch node.as(ExprSyntaxEnum.self) {
    case .awaitExpr(let node): node.expression
    case .unsafeExpr(let node): node.expression
    case .consumeExpr(let node): node.expression
    case .copyExpr(let node): node.expression
    case .borrowExpr(let node): node.expression
    default: nil
    }
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> Expression {
    let place = span(node)
    switch node.baseName.tokenKind {
    case .keyword(.self): return Expression(.selfReference, place)
    case .dollarIdentifier(let text):
      if let number = Int(text.dropFirst()), let count = dollarCounts.last, number < 256 {
        dollarCounts[dollarCounts.count - 1] = max(count, number + 1)
      }
      return Expression(.name(text), place)
    default:
      let named = renamed(name(node.baseName), at: place)
      return node.argumentNames.map { function(calling: named, $0.arguments, place) } ?? named
    }
  }

  // MARK: Collections

  private func array(_ node: ArrayExprSyntax) -> Expression {
    Expression(.array(node.elements.map { expression($0.expression) }), span(node))
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return Expression(.dictionary([]), span(node)) }
    let pairs = elements.map { Expression.KeyValue(key: expression($0.key), value: expression($0.value)) }
    return Expression(.dictionary(pairs), span(node))
  }

  /// Parentheses around one unlabelled expression are only grouping.
  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if let only = node.elements.first, node.elements.count == 1, only.label == nil {
      return expression(only.expression)
    }
    return Expression(.tuple(arguments(node.elements)), span(node))
  }

  // MARK: Types and key paths

  private func typeExpression(_ node: TypeExprSyntax) -> Expression {
    let type = type(node.type)
    if case .named(let name, _) = type, !name.contains(".") { return Expression(.name(name), span(node)) }
    return Expression(.type(type), span(node))
  }
}

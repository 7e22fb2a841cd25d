import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  func call(_ node: FunctionCallExprSyntax, _ place: SourceSpan) -> Spine {
    let callee = callee(node.calledExpression)
    let arguments =
      self.arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures)
    let called = overloaded(callee.expression, arguments)
    return Spine(
      expression: renamed(called, runtime(called, arguments, place), place),
      hasLink: callee.hasLink)
  }

  func subscripted(_ node: SubscriptCallExprSyntax, _ place: SourceSpan) -> Spine {
    let base = spine(node.calledExpression)
    let arguments =
      self.arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures)
    if let member = memberByKeyPath(base.expression, arguments, place) {
      return Spine(expression: member, hasLink: base.hasLink)
    }
    return Spine(expression: Expression(.subscript_(base.expression, arguments), place), hasLink: base.hasLink)
  }

  /// What is called, where `[Int]` and `[String: Int]` are types.
  private func callee(_ node: ExprSyntax) -> Spine {
    if node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self), let type = typeReference(from: node) {
      return Spine(expression: Expression(.type(type), span(node)))
    }
    return spine(node)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: label($0.label), value: expression($0.expression)) }
  }

  private func label(_ token: TokenSyntax?) -> String? {
    token.map(name).flatMap { $0 == "_" || $0.isEmpty ? nil : $0 }
  }

  /// Trailing closures: the first has no label.
  func trailing(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(value: closure(first), isTrailing: true)]
      + others.map { Argument(label: label($0.label), value: closure($0.closure), isTrailing: true) }
  }
}

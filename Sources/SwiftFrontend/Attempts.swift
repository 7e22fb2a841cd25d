import Program
import SwiftSyntax

/// `try`: what it stands before may throw.
extension Builder {
  func attempt(_ node: TryExprSyntax) -> Expression {
    let value = expression(node.expression)
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return Expression(.optionalTry(value), span(node))
    case .exclamationMark?: return Expression(.forcedTry(value), span(node))
    default: return value.tried()
    }
  }
}

extension Expression {
  /// Whether the outermost call stands behind `try`.
  var isAttempt: Bool {
    if case .call = kind { return isTried }
    return calledFirst?.isAttempt ?? false
  }

  /// The same with the outermost call behind `try`, or not behind it any more.
  func tried(_ isTried: Bool = true) -> Expression {
    var copy = self
    switch kind {
    case .call: copy.isTried = isTried
    case .member(let base, let name): copy.kind = .member(base.tried(isTried), name)
    case .chain(let inner): copy.kind = .chain(inner.tried(isTried))
    case .chainLink(let inner): copy.kind = .chainLink(inner.tried(isTried))
    case .forceUnwrap(let inner): copy.kind = .forceUnwrap(inner.tried(isTried))
    case .cast(let inner, let type, let cast): copy.kind = .cast(inner.tried(isTried), type, cast)
    case .coalesce(let left, let right): copy.kind = .coalesce(left.tried(isTried), right)
    default: break
    }
    return copy
  }

  /// What is evaluated before the expression itself does anything, as far as `tried` goes.
  private var calledFirst: Expression? {
    switch kind {
    case .member(let base, _), .chain(let base), .chainLink(let base), .forceUnwrap(let base), .cast(let base, _, _),
      .coalesce(let base, _):
      base
    default: nil
    }
  }
}

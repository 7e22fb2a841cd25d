import Diagnostics
import Program
import SwiftSyntax

/// A postfix expression whose optional chain is still open to the right.
struct Spine {
  var expression: Expression
  /// There is a `?` in the chain, so that its extent must be marked where it ends.
  var hasLink = false
}

/// Members, calls, subscripts, `?` and `!`: the links of a chain. The chain ends where no further suffix follows, or
/// after the assignment to it.
extension Builder {
  func close(_ spine: Spine) -> Expression {
    spine.hasLink ? Expression(.chain(spine.expression), spine.expression.span) : spine.expression
  }

  func spine(_ node: ExprSyntax) -> Spine {
    let place = span(node)
    let tooDeep = Expression(.notUnderstood(construct: Self.tooDeepConstruct, operands: []), place)
    return nested(node, otherwise: Spine(expression: tooDeep)) { link(node, place) }
  }

  private func link(_ node: ExprSyntax, _ place: SourceSpan) -> Spine {
    switch node.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): return member(node, place)
    case .functionCallExpr(let node): return call(node, place)
    case .subscriptCallExpr(let node): return subscripted(node, place)
    case .optionalChainingExpr(let node): return optionalChaining(node, place)
    case .forceUnwrapExpr(let node): return wrap(spine(node.expression), place) { .forceUnwrap($0) }
    case .genericSpecializationExpr(let node): return specialization(node, place)
    case .postfixOperatorExpr(let node): return Spine(expression: postfixOperator(node))
    case .postfixIfConfigExpr(let node): return conditional(node)
    default:
      if let inner = transparent(node) { return spine(inner) }
      return Spine(expression: primary(node))
    }
  }

  private func wrap(_ base: Spine, _ place: SourceSpan, _ kind: (Expression) -> Expression.Kind) -> Spine {
    Spine(expression: Expression(kind(base.expression), place), hasLink: base.hasLink)
  }

  private func optionalChaining(_ node: OptionalChainingExprSyntax, _ place: SourceSpan) -> Spine {
    if let type = typeReference(from: node.expression) {
      return Spine(expression: Expression(.type(.optional(type)), place))
    }
    let operand = spine(node.expression).expression
    return Spine(expression: Expression(.chainLink(operand), place), hasLink: true)
  }

  // MARK: Members

  private func member(_ node: MemberAccessExprSyntax, _ place: SourceSpan) -> Spine {
    let last = memberName(node)
    guard let base = node.base else {
      guard let outer = postfixBase else { return Spine(expression: Expression(.implicitMember(last), place)) }
      postfixBase = nil
      return Spine(expression: Expression(.member(outer, last), place))
    }
    if node.declName.baseName.tokenKind == .keyword(.self) { return itself(base) }
    if last == "Type" || last == "Protocol", let type = typeReference(from: ExprSyntax(node)) {
      return Spine(expression: Expression(.type(type), place))
    }
    // Of functions the module says that those of the code under test are not meant.
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.transparentModules.contains(module),
      module != "Swift" || last.first?.isLowercase != true
    {
      return Spine(expression: Expression(.name(last), place))
    }
    if last == "init", let arguments = node.declName.argumentNames?.arguments, typeReference(from: base) != nil {
      return Spine(expression: function(calling: close(self.base(base)), arguments, place))
    }
    let spine = wrap(self.base(base), place) { .member($0, last) }
    guard let arguments = node.declName.argumentNames?.arguments, base.is(DeclReferenceExprSyntax.self),
      typeReference(from: base) == nil
    else { return spine }
    return Spine(expression: function(calling: spine.expression, arguments, place))
  }

  /// `Type.init(a:b:)`, `self.show(_:)` as a value: a function of as many parameters as there are labels.
  ///
  /// A property may have the same base name, so that the name alone would mean something else.
  func function(
    calling callee: Expression, _ written: DeclNameArgumentListSyntax, _ place: SourceSpan
  ) -> Expression {
    let labels = written.map { name($0.name) }
    let names = labels.indices.map { "$\($0)" }
    let arguments = zip(labels, names).map { label, name in
      Argument(label: label == "_" ? nil : label, value: Expression(.name(name), place))
    }
    let call = Expression(.call(callee, arguments), place)
    let parameters = names.map { Parameter(label: nil, name: $0, type: nil, span: place) }
    let body = [Statement(.return(call), place)]
    return Expression(.closure(Closure(parameters: parameters, body: body)), place)
  }

  /// The name behind the dot, as it is spelled now.
  private func memberName(_ node: MemberAccessExprSyntax) -> String {
    let written = name(node.declName.baseName)
    guard let base = node.base else { return caseName(written) }
    guard written.first?.isUppercase == true else { return renamedMember(written) }
    return written == "Type" || written == "Protocol" || typeReference(from: base) == nil ? written : caseName(written)
  }

  /// The base of a member, where `[Int]` and `[String: Int]` are types.
  private func base(_ node: ExprSyntax) -> Spine {
    if node.is(ArrayExprSyntax.self) || node.is(DictionaryExprSyntax.self), let type = typeReference(from: node) {
      return Spine(expression: Expression(.type(type), span(node)))
    }
    return spine(node)
  }

  /// `x.self` is `x`; of a type that is not a plain name it is the type.
  private func itself(_ node: ExprSyntax) -> Spine {
    if node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) { return spine(node) }
    if let type = typeReference(from: node) { return Spine(expression: Expression(.type(type), span(node))) }
    return spine(node)
  }

  /// `Foo<Bar>` is a type; in front of a call of a function the arguments are erased.
  private func specialization(_ node: GenericSpecializationExprSyntax, _ place: SourceSpan) -> Spine {
    if let type = typeReference(from: ExprSyntax(node)) { return Spine(expression: Expression(.type(type), place)) }
    return spine(node.expression)
  }

  // MARK: Conditional suffixes

  /// `base` followed by the suffixes of the active side of `#if`.
  private func conditional(_ node: PostfixIfConfigExprSyntax) -> Spine {
    let outer = postfixBase
    defer { postfixBase = outer }
    let base: Spine
    if let node = node.base {
      base = spine(node)
    } else if let outer {
      base = Spine(expression: outer)
    } else {
      return Spine(expression: notUnderstood("missing expression", node))
    }
    guard case .postfixExpression(let suffixes)? = activeElements(of: node.config) else { return base }
    postfixBase = base.expression
    let result = spine(suffixes)
    return Spine(expression: result.expression, hasLink: result.hasLink || base.hasLink)
  }
}

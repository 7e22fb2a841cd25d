import Diagnostics
import Program
import SwiftSyntax

/// Sequences of operands and infix operators, folded by precedence with explicit stacks: chains may be long.
extension Builder {
  /// An operand, or a part of the sequence that is folded already.
  private struct Operand {
    var expression: Expression
    /// An optional chain that is still open: an assignment to it belongs to it.
    var hasLink = false
    /// `try?` and `try!` in front: they cover everything to the right that is folded into the operand.
    var tries: [Try] = []

    struct Try {
      var isOptional: Bool
      var span: SourceSpan
    }
  }

  private struct Infix {
    enum Kind { case binary(String), assign, ternary(Expression), other(String) }
    var kind: Kind
    var group: PrecedenceTable.Group
  }

  func sequence(_ node: SequenceExprSyntax) -> Expression {
    let elements = Array(node.elements)
    if elements.contains(where: { $0.is(ArrowExprSyntax.self) }), let type = typeReference(from: ExprSyntax(node)) {
      return Expression(.type(type), span(node))
    }
    let tooDeep = Expression(.notUnderstood(construct: Self.tooDeepConstruct, operands: []), span(node))
    return nested(node, levels: elements.count / 2, otherwise: tooDeep) {
      fold(elements) ?? notUnderstood("empty expression", node)
    }
  }

  private func fold(_ elements: [ExprSyntax]) -> Expression? {
    guard let first = elements.first else { return nil }
    var operands = [operand(first)]
    var pending: [Infix] = []
    var position = 1
    while position + 1 < elements.count {
      let right = elements[position + 1]
      if let cast = castKind(elements[position]) {
        reduce(&operands, &pending, before: PrecedenceTable.casting)
        apply(cast, right, to: &operands)
      } else {
        let infix = self.infix(elements[position])
        reduce(&operands, &pending, before: infix.group)
        pending.append(infix)
        operands.append(operand(right))
      }
      position += 2
    }
    while let infix = pending.popLast() { combine(&operands, infix) }
    return operands.first.map(finish)
  }

  private func operand(_ node: ExprSyntax) -> Operand {
    var node = node
    var tries: [Operand.Try] = []
    var isTried = false
    while true {
      if let inner = node.as(TryExprSyntax.self) {
        if let mark = inner.questionOrExclamationMark {
          tries.append(Operand.Try(isOptional: mark.tokenKind == .postfixQuestionMark, span: span(inner.tryKeyword)))
        } else {
          isTried = true
        }
        node = inner.expression
      } else if let inner = transparent(node) {
        node = inner
      } else {
        break
      }
    }
    let spine = spine(node)
    let value = isTried ? spine.expression.tried() : spine.expression
    return Operand(expression: value, hasLink: spine.hasLink, tries: tries)
  }

  /// The operand as a value of its own: chain and `try`s closed.
  private func finish(_ operand: Operand) -> Expression {
    var result = close(Spine(expression: operand.expression, hasLink: operand.hasLink))
    for attempt in operand.tries.reversed() {
      let place = span(from: attempt.span, to: result.span)
      result = Expression(attempt.isOptional ? .optionalTry(result) : .forcedTry(result), place)
    }
    return result
  }

  private func infix(_ node: ExprSyntax) -> Infix {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let spelling = node.operator.text
      return Infix(kind: .binary(spelling), group: precedence.group(of: spelling))
    case .assignmentExpr: return Infix(kind: .assign, group: PrecedenceTable.assignment)
    case .unresolvedTernaryExpr(let node):
      return Infix(kind: .ternary(expression(node.thenExpression)), group: PrecedenceTable.ternary)
    default: return Infix(kind: .other("operator"), group: PrecedenceTable.standard)
    }
  }

  private func reduce(_ operands: inout [Operand], _ pending: inout [Infix], before group: PrecedenceTable.Group) {
    while let last = pending.last,
      last.group.level > group.level || last.group.level == group.level && group.associativity != .right
    {
      pending.removeLast()
      combine(&operands, last)
    }
  }

  /// Applies the operator to the two topmost operands.
  private func combine(_ operands: inout [Operand], _ infix: Infix) {
    guard let right = operands.popLast().map(finish), var left = operands.popLast() else { return }
    let place = span(from: left.expression.span, to: right.span)
    let isAssignment = infix.group.isAssignment
    if !isAssignment { left.expression = close(Spine(expression: left.expression, hasLink: left.hasLink)) }
    var result = Expression(kind(infix, left.expression, right, place), place)
    if isAssignment, left.hasLink { result = Expression(.chain(result), place) }
    operands.append(Operand(expression: result, tries: left.tries))
  }

  private func kind(_ infix: Infix, _ left: Expression, _ right: Expression, _ place: SourceSpan) -> Expression.Kind {
    if infix.group.isAssignment, isThroughKeyPath(left) {
      return notUnderstood("assignment through a key path value", [left, right], place)
    }
    switch infix.kind {
    case .assign: return .assign(left, labelled(right, asStoredIn: left))
    case .ternary(let middle): return .ternary(left, middle, right)
    case .binary("&&"): return .and(left, right)
    case .binary("||"): return .or(left, right)
    case .binary("??"): return .coalesce(left, right)
    case .binary(let spelling):
      guard infix.group.isAssignment, spelling.hasSuffix("=") else { return .binary(spelling, left, right) }
      return .compoundAssign(String(spelling.dropLast()), left, right)
    case .other(let construct):
      return notUnderstood(construct, [left, right], place)
    }
  }

  private func notUnderstood(_ construct: String, _ operands: [Expression], _ place: SourceSpan) -> Expression.Kind {
    note(construct, at: place)
    return .notUnderstood(construct: construct, operands: operands)
  }

  // MARK: Casts

  private func castKind(_ node: ExprSyntax) -> Expression.Cast? {
    if node.is(UnresolvedIsExprSyntax.self) { return .test }
    guard let node = node.as(UnresolvedAsExprSyntax.self) else { return nil }
    switch node.questionOrExclamationMark?.tokenKind {
    case .postfixQuestionMark?: return .conditional
    case .exclamationMark?: return .forced
    default: return .upcast
    }
  }

  /// Casts the topmost operand to the type that follows; a cast never extends past its type.
  private func apply(_ cast: Expression.Cast, _ node: ExprSyntax, to operands: inout [Operand]) {
    guard var operand = operands.popLast() else { return }
    let value = close(Spine(expression: operand.expression, hasLink: operand.hasLink))
    let place = span(from: value.span, to: span(node))
    let type = typeReference(from: node) ?? .named("_", [])
    operand.expression = Expression(.cast(value, type, cast), place)
    operand.hasLink = false
    operands.append(operand)
  }

  // MARK: Prefix and postfix operators

  func prefixOperator(_ node: PrefixOperatorExprSyntax) -> Expression {
    let place = span(node)
    let operand = expression(node.expression)
    switch (node.operator.text, operand.kind) {
    case ("!", _): return Expression(.not(operand), place)
    case ("-", .integer(let value)): return Expression(.integer(0 &- value), place)
    case ("-", .double(let value)): return Expression(.double(-value), place)
    case ("+", .integer), ("+", .double): return Expression(operand.kind, place)
    case ("...", _), ("..<", _):
      return Expression(.binary(node.operator.text, Expression(.nil, span(node.operator)), operand), place)
    case ("++", _), ("--", _): return step(node.operator, operand, place)
    case (let spelling, _): return Expression(.unary(spelling, operand), place)
    }
  }

  func postfixOperator(_ node: PostfixOperatorExprSyntax) -> Expression {
    let place = span(node)
    let operand = expression(node.expression)
    switch node.operator.text {
    case "...": return Expression(.binary("...", operand, Expression(.nil, span(node.operator))), place)
    case "++", "--": return step(node.operator, operand, place)
    case let spelling: return Expression(.unary(spelling, operand), place)
    }
  }

  /// `i++` of Swift 2 is `i += 1`; its value is not used.
  private func step(_ token: TokenSyntax, _ operand: Expression, _ place: SourceSpan) -> Expression {
    let one = Expression(.integer(1), span(token))
    return Expression(.compoundAssign(token.text == "++" ? "+" : "-", operand, one), place)
  }
}

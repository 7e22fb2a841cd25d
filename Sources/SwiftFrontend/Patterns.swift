import Diagnostics
import Program
import SwiftSyntax

extension Builder {
  /// - Parameter isMutable: whether names that the pattern binds are variables; `let` and `var` inside decide anew.
  func pattern(_ node: PatternSyntax, isMutable: Bool = false) -> Pattern {
    let place = span(node)
    return nested(node, otherwise: Pattern(.wildcard, place)) {
      switch node.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let node): return Pattern(.binding(name(node.identifier), isMutable: isMutable), place)
      case .wildcardPattern, .missingPattern: return Pattern(.wildcard, place)
      case .isTypePattern(let node): return Pattern(.isType(type(node.type)), place)
      case .valueBindingPattern(let node):
        return pattern(node.pattern, isMutable: node.bindingSpecifier.tokenKind == .keyword(.var))
      case .tuplePattern(let node):
        return grouped(node.elements.map { pattern($0.pattern, isMutable: isMutable) }, place)
      case .expressionPattern(let node): return pattern(from: node.expression, isMutable: isMutable)
      @unknown default:
        note("pattern", at: place)
        return Pattern(.wildcard, place)
      }
    }
  }

  private func grouped(_ elements: [Pattern], _ place: SourceSpan) -> Pattern {
    elements.count == 1 ? elements[0] : Pattern(.tuple(elements), place)
  }

  /// The pattern that an expression spells: `.some(let x)`, `(1, _)`, `x?`, `let x as T`.
  private func pattern(from node: ExprSyntax, isMutable: Bool) -> Pattern {
    let place = span(node)
    return nested(node, otherwise: Pattern(.wildcard, place)) {
      switch node.as(ExprSyntaxEnum.self) {
      case .patternExpr(let node): return pattern(node.pattern, isMutable: isMutable)
      case .discardAssignmentExpr: return Pattern(.wildcard, place)
      case .tupleExpr(let node):
        return grouped(node.elements.map { pattern(from: $0.expression, isMutable: isMutable) }, place)
      case .optionalChainingExpr(let node):
        return Pattern(.optional(pattern(from: node.expression, isMutable: isMutable)), place)
      case .memberAccessExpr(let member): return enumCase(member, nil, place) ?? value(node)
      case .functionCallExpr(let call): return enumCase(call, isMutable, place) ?? value(node)
      case .sequenceExpr(let sequence): return cast(sequence, isMutable, place) ?? value(node)
      default: return value(node)
      }
    }
  }

  private func value(_ node: ExprSyntax) -> Pattern { Pattern(.expression(expression(node)), span(node)) }

  /// `.name`, `Type.name`, `.name(…)`, `Type.name(…)`; `nil` when the base is a value.
  private func enumCase(_ node: MemberAccessExprSyntax, _ payload: [Pattern]?, _ place: SourceSpan) -> Pattern? {
    let name = caseName(name(node.declName.baseName))
    guard let base = node.base else { return Pattern(.enumCase(nil, name, payload), place) }
    guard node.declName.baseName.tokenKind != .keyword(.self), let type = typeReference(from: base) else { return nil }
    return Pattern(.enumCase(type, name, payload), place)
  }

  private func enumCase(_ node: FunctionCallExprSyntax, _ isMutable: Bool, _ place: SourceSpan) -> Pattern? {
    guard node.trailingClosure == nil, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil || member.base.flatMap(typeReference) != nil
    else { return nil }
    let payload = node.arguments.map { pattern(from: $0.expression, isMutable: isMutable) }
    return enumCase(member, payload, place)
  }

  /// `pattern as Type`
  private func cast(_ node: SequenceExprSyntax, _ isMutable: Bool, _ place: SourceSpan) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = typeReference(from: elements[2])
    else { return nil }
    return Pattern(.asType(pattern(from: elements[0], isMutable: isMutable), type), place)
  }
}

import Program

/// Objects of classes that nobody declares, but that the code presents, pushes, or gives a style of presentation: view
/// controllers, whatever their class.
extension FunctionLowering {
  /// The value of a new local variable, or a plain controller where an unknown one is made and shown.
  func shown(_ name: String, _ value: Expression, as declared: TypeTest?) -> Expression {
    guard !isStrict, isShown(name), isOfUnknownClass(value), !isSpecialised(value, expected: declared) else {
      return value
    }
    return Expression(.call(Expression(.name("UIViewController"), value.span), []), value.span)
  }

  private func isShown(_ name: String) -> Bool { shownNames.contains(name) || parent?.isShown(name) ?? false }

  /// Made by an initialiser of an unknown class, or by a storyboard that does not say of which class.
  private func isOfUnknownClass(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let callee, _):
      if case .name(let type) = callee.kind { return type.first?.isUppercase == true && isUnknownClass(type) }
      return isMadeByStoryboard(value)
    case .cast(let operand, .named(let type, _), .forced), .cast(let operand, .named(let type, _), .conditional):
      return isMadeByStoryboard(operand) && isUnknownClass(type)
    case .forceUnwrap(let inner), .chain(let inner), .chainLink(let inner): return isMadeByStoryboard(inner)
    default: return false
    }
  }

  private func isUnknownClass(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .unknown: true
    case .type(let id): context.types[id].isPhantom
    default: false
    }
  }

  /// The names of what the statements show.
  static func shownNames(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    Walk.expressions(in: statements) { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard let shown = arguments.first, shown.label == nil, case .name(let name) = shown.value.kind,
          arguments.contains(where: { $0.label == "animated" })
        else { return }
        switch outermost(callee).kind {
        case .name("present"), .member(_, "present"), .name("pushViewController"), .member(_, "pushViewController"):
          names.insert(name)
        default: break
        }
      case .assign(let target, _):
        guard case .member(let base, let property) = outermost(target).kind, case .name(let name) = base.kind else {
          return
        }
        if ["transitioningDelegate", "modalPresentationStyle"].contains(property) { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private static func outermost(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): outermost(inner)
    default: expression
    }
  }
}

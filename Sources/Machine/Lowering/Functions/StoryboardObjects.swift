import Program

/// What a storyboard makes: an object of the class that the code casts it to.
extension FunctionLowering {
  /// The operand of a cast, or what makes the object where a storyboard would.
  func made(_ operand: Expression, as type: TypeReference) -> Expression {
    guard !isStrict, isMadeByStoryboard(operand), let id = context.test(for: type, in: scope).typeID,
      isController(id)
    else { return operand }
    let coder = Expression(.call(Expression(.name("NSCoder"), operand.span), []), operand.span)
    let arguments = decodes(id) ? [Argument(label: "coder", value: coder)] : []
    let made = Expression(.call(Expression(.type(type), operand.span), arguments), operand.span)
    return isStack(id) ? stack(made) : made
  }

  /// A stack of a storyboard begins with a scene, whatever that is.
  private func stack(_ made: Expression) -> Expression {
    let kind = Expression(.name("UIViewController"), made.span)
    let maker = Expression(.member(kind, "ofUnspecifiedClass"), made.span)
    let root = Expression(.call(maker, []), made.span)
    return Expression(
      .call(Expression(.name("interfaceStack"), made.span), [Argument(value: made), Argument(value: root)]), made.span)
  }

  private func isStack(_ id: Int) -> Bool {
    context.ancestors(of: id).contains { context.types[$0].name == "UINavigationController" }
  }

  func isMadeByStoryboard(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .call(let callee, _):
      let makers = ["instantiateViewController", "instantiateInitialViewController"]
      // In a specialised extension of `UIStoryboard`.
      if case .name(let name) = callee.kind, !scope.arguments.isEmpty { return makers.contains(name) }
      guard case .member(_, let name) = callee.kind else { return isMadeByStoryboard(callee) }
      return makers.contains(name)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isMadeByStoryboard(inner)
    default: return false
    }
  }

  /// The initial value of a variable that a specialised body casts later, made as what it is cast to:
  /// `let controller = storyboard.instantiateInitialViewController()`, `return controller as! T`.
  func made(_ value: Expression, castLaterAs name: String) -> Expression {
    guard let type = castNames[name] else { return value }
    return made(value, as: type)
  }

  /// The variables that statements cast to type parameters, and to which.
  static func castNames(in statements: [Statement], to parameters: GenericArguments) -> [String: TypeReference] {
    var names: [String: TypeReference] = [:]
    Walk.expressions(in: statements) { expression in
      guard case .cast(let operand, let type, let cast) = expression.kind, cast == .conditional || cast == .forced,
        case .name(let name) = operand.kind, case .named(let parameter, _) = type, parameters[parameter] != nil,
        names[name] == nil
      else { return }
      names[name] = type
    }
    return names
  }

  private func isController(_ id: Int) -> Bool {
    guard context.types.indices.contains(id), context.types[id].kind == .class, context.types[id].file >= 0,
      context.files[context.types[id].file].isSubject
    else { return false }
    return context.ancestors(of: id).contains { context.types[$0].name == "UIViewController" }
  }

  /// Whether the class says itself how it is read from a storyboard.
  private func decodes(_ id: Int) -> Bool {
    context.types[id].parts.contains { part in
      part.declaration.functions.contains { $0.fullName == "init(coder:)" }
    }
  }
}

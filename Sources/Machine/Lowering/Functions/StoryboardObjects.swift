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
    return Expression(.call(Expression(.type(type), operand.span), arguments), operand.span)
  }

  func isMadeByStoryboard(_ operand: Expression) -> Bool {
    switch operand.kind {
    case .call(let callee, _):
      guard case .member(_, let name) = callee.kind else { return isMadeByStoryboard(callee) }
      return ["instantiateViewController", "instantiateInitialViewController"].contains(name)
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner): return isMadeByStoryboard(inner)
    default: return false
    }
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

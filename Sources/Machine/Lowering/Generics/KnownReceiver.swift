import Program

/// What the text tells about the receiver of a call: what `Self` and the type parameters of its type stand for.
struct KnownReceiver {
  /// The class that a static method is called on.
  var dynamicSelf: Int?
  /// The generic type of the receiver, and what its parameters stand for.
  var type: Int?
  var arguments: GenericArguments = [:]
}

extension FunctionLowering {
  /// `self`.
  var ownReceiver: KnownReceiver {
    var receiver = KnownReceiver(dynamicSelf: staticSelf)
    guard !scope.arguments.isEmpty, selfType >= 0, !selfIsMetatype else { return receiver }
    receiver.type = selfType
    receiver.arguments = scope.arguments.filter { context.typeParameters(of: selfType).contains($0.key) }
    return receiver
  }

  /// The value of an expression: made where it stands, or the initial value of a property or variable.
  func receiver(_ base: Expression) -> KnownReceiver {
    switch base.kind {
    case .selfReference: return ownReceiver
    case .call(let callee, _):
      guard case .type(let type) = callee.kind else { return KnownReceiver() }
      return context.receiver(of: type, in: scope)
    case .name(let name):
      switch meaning(of: name) {
      case .member(let type, let isStatic):
        return context.receiver(property: context.property(name, of: type, isStatic: isStatic))
      case .outerStatic(let type): return context.receiver(property: context.property(name, of: type, isStatic: true))
      case .variable(let id): return context.receiver(property: id)
      default: return KnownReceiver()
      }
    case .member(let outer, let name):
      guard let type = typeNamed(by: outer) else { return KnownReceiver() }
      return context.receiver(property: context.property(name, of: type, isStatic: true))
    case .chainLink(let inner), .forceUnwrap(let inner): return receiver(inner)
    default: return KnownReceiver()
    }
  }
}

extension LoweringContext {
  /// The names of a generic type's own parameters, in order.
  func typeParameters(of type: Int) -> [String] {
    guard type >= 0, types[type].kind == .struct || types[type].kind == .class || types[type].kind == .enum,
      let first = types[type].parts.first?.declaration, first.kind != .extension
    else { return [] }
    return first.genericParameters
  }

  /// What a variable holds that never changes, as its initial value says.
  fileprivate func receiver(property id: Int?) -> KnownReceiver {
    guard let id, !properties[id].variable.isMutable, case .call(let callee, _)? = properties[id].variable.value?.kind,
      case .type(let type) = callee.kind
    else { return KnownReceiver() }
    return receiver(of: type, in: LexicalScope(file: properties[id].file, type: properties[id].owner))
  }

  fileprivate func receiver(of reference: TypeReference, in scope: LexicalScope) -> KnownReceiver {
    guard case .named(let path, let arguments) = reference, !arguments.isEmpty,
      let type = type(named: path, in: scope)
    else { return KnownReceiver() }
    var receiver = KnownReceiver(type: type)
    for (name, argument) in zip(typeParameters(of: type), arguments) {
      receiver.arguments[name] = test(for: argument, in: scope).typeID
    }
    return receiver
  }
}

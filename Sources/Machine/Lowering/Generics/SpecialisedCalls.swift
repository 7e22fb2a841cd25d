import Program

/// Calls of generic functions that come to a copy for their generic arguments.
extension FunctionLowering {
  /// The copy of a function that a direct call means, or the function.
  func specialised(
    _ id: Int, _ mapping: [Int16], _ arguments: [Argument], receiver: Receiver?, expected: TypeTest?
  ) -> Int {
    guard context.runtimeParameters.ofFunctions[id] != nil else { return id }
    let known: KnownReceiver
    switch receiver {
    case .metatype(let type)?: known = KnownReceiver(dynamicSelf: type)
    case .own?: known = ownReceiver
    case .value(let base)?: known = self.receiver(base)
    case nil: known = KnownReceiver()
    }
    let generic = genericArguments(of: id, mapping, arguments, expected: expected, receiver: known)
    return context.specialisation(of: id, generic)
  }

  /// The shape of a call that the tables decide: with the result that is expected, where functions of its name differ in
  /// that; where it comes to a generic function, a copy is meant.
  func specialised(
    _ shape: CallShape, _ arguments: [Argument], expected: TypeTest?, receiver: @autoclosure () -> KnownReceiver
  ) -> CallShape {
    guard !isStrict else { return shape }
    var result = shape
    if context.chooseByResult.contains(shape.name) { result.result = expected }
    guard context.runtimeParameters.names.contains(shape.name) else { return result }
    var copies: [Int: Int] = [:]
    let receiver = receiver()
    for id in context.functionsByName[shape.name] ?? [] where context.runtimeParameters.ofFunctions[id] != nil {
      guard let mapping = ArgumentMatching.match(shape, context.functions[id].signature) else { continue }
      var known = receiver
      if let type = known.dynamicSelf, !context.isKind(type, of: context.functions[id].owner) {
        known.dynamicSelf = nil
      }
      let generic = genericArguments(of: id, mapping, arguments, expected: expected, receiver: known)
      let copy = context.specialisation(of: id, generic)
      if copy != id { copies[id] = copy }
    }
    result.substitution = context.specialisations.substitution(copies)
    return result
  }

  /// Copies of nested functions are lowered inside each other up to this depth.
  private static let mostNestedCopies = 3

  /// A nested generic function, or a copy of it that is made here for the arguments of a call.
  func specialised(
    _ local: Local, _ function: Function, _ arguments: [Argument], expected: TypeTest?
  ) -> (local: Local, arguments: GenericArguments) {
    guard !isStrict, !function.genericParameters.isEmpty, !specialisedNames.contains(function.name),
      specialisedNames.count < Self.mostNestedCopies, let body = function.body
    else { return (local, [:]) }
    let home = scope.adding(generics: function.genericParameters)
    let signature = function.parameters.map { context.signature(of: $0, in: home) }
    let mentioned = TypeUses(body).mentioned.intersection(function.genericParameters)
    guard !mentioned.isEmpty, let mapping = ArgumentMatching.match(shape(function.name, arguments), signature) else {
      return (local, [:])
    }
    let found = genericArguments(mentioned, of: function, mapping, arguments, expected: expected)
      .filter { context.isArgument($0.value) }
    if found.isEmpty { return (local, [:]) }
    var code = NestedCode(nested: function, body: body, in: name)
    code.arguments = found
    let register = allocate()
    let id = nested(code, into: register)
    var copy = local
    copy.storage = id.map { .function($0) } ?? .register(register)
    return (copy, found)
  }

  /// Whether an expression is a call that comes to a copy of a generic function.
  func isSpecialised(_ expression: Expression, expected: TypeTest?) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind else { return false }
      let shape = shape(name, arguments)
      return onlyExtension(of: base, shape, arguments, expected: expected) != nil
        || specialised(shape, arguments, expected: expected, receiver: receiver(base)).substitution > 0
    case .chain(let inner), .chainLink(let inner), .forceUnwrap(let inner):
      return isSpecialised(inner, expected: expected)
    default: return false
    }
  }

  /// The generic function that a call on something unknown means: an extension of a class that nobody declares, whose
  /// objects are unknown, declares it, and no other function can be meant. Nil when the call is not specialised.
  func onlyExtension(
    of base: Expression, _ shape: CallShape, _ arguments: [Argument], expected: TypeTest?
  ) -> (id: Int, mapping: [Int16])? {
    guard !isStrict, context.runtimeParameters.names.contains(shape.name) else { return nil }
    let receiver = undeclaredClass(of: base)
    var fitting: [(id: Int, mapping: [Int16])] = []
    for id in context.functionsByName[shape.name] ?? [] where !context.functions[id].isStatic {
      guard let mapping = ArgumentMatching.match(shape, context.functions[id].signature) else { continue }
      if let receiver, context.functions[id].owner != receiver { continue }
      fitting.append((id, mapping))
    }
    guard fitting.count == 1, let only = fitting.first, context.functions[only.id].compiled >= 0,
      context.functions[only.id].owner >= 0, context.types[context.functions[only.id].owner].isPhantom,
      receiver != nil || typeIsUnknown(of: base)
    else { return nil }
    let generic = genericArguments(
      of: only.id, only.mapping, arguments, expected: expected, receiver: KnownReceiver())
    return context.specialisation(of: only.id, generic) == only.id ? nil : only
  }

  /// The class of an object that only extensions mention, as far as the text tells it.
  private func undeclaredClass(of base: Expression) -> Int? {
    var named: TypeTest?
    switch base.kind {
    case .call(let callee, _):
      guard let type = typeNamed(by: callee) else { return nil }
      return context.types[type].isPhantom ? type : nil
    case .name(let name): named = local(name)?.type
    case .member(let outer, let name):
      guard let type = typeNamed(by: outer) else { return nil }
      named = context.property(name, of: type, isStatic: true).flatMap { context.properties[$0].type }
    case .chainLink(let inner), .forceUnwrap(let inner): return undeclaredClass(of: inner)
    default: return nil
    }
    guard case .unknown(let name)? = named?.unwrapped else { return nil }
    return context.type(named: name, in: scope).flatMap { context.types[$0].isPhantom ? $0 : nil }
  }

  private func typeIsUnknown(of base: Expression) -> Bool {
    switch base.kind {
    case .name(let name):
      switch meaning(of: name) {
      case .local(let local): return local.type?.typeID == nil
      case .member(let type, let isStatic):
        return context.property(name, of: type, isStatic: isStatic).map { context.properties[$0].type?.typeID == nil }
          ?? true
      case .variable(let id): return context.properties[id].type?.typeID == nil
      case .unknown: return true
      default: return false
      }
    case .selfReference: return false
    case .chainLink(let inner), .forceUnwrap(let inner): return typeIsUnknown(of: inner)
    default: return context.inferredTest(base, in: scope)?.typeID == nil
    }
  }
}

extension Expression {
  /// A call, perhaps unwrapped, that does not begin at an expected type: what is expected of its member says nothing of
  /// its own result.
  var isPlainCall: Bool {
    switch kind {
    case .call(let callee, _): !callee.beginsImplicitly
    case .forceUnwrap(let inner), .chain(let inner), .chainLink(let inner), .optionalTry(let inner),
      .forcedTry(let inner):
      inner.isPlainCall
    default: false
    }
  }

  private var beginsImplicitly: Bool {
    switch kind {
    case .implicitMember: true
    case .member(let base, _), .call(let base, _): base.beginsImplicitly
    default: false
    }
  }
}

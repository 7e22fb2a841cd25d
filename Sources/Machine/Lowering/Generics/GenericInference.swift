import Program

/// What a call tells about the generic arguments of the function that it calls.
extension FunctionLowering {
  /// The types that the arguments, the expected result and the receiver give the type parameters that the function needs
  /// at run time; those that they do not tell are left out.
  func genericArguments(
    of id: Int, _ mapping: [Int16], _ arguments: [Argument], expected: TypeTest?, receiver: KnownReceiver
  ) -> GenericArguments {
    guard !isStrict, let needed = context.runtimeParameters.ofFunctions[id] else { return [:] }
    let declaration = context.functions[id].declaration
    var found = genericArguments(needed, of: declaration, mapping, arguments, expected: expected)
    if needed.contains("Self") { found["Self"] = receiver.dynamicSelf }
    if let type = receiver.type, type == context.functions[id].owner {
      found.merge(receiver.arguments.filter { !declaration.genericParameters.contains($0.key) }) { $1 }
    }
    if let name = declaration.result?.unwrapped.parameter(among: needed), let type = receiver.dynamicSelf,
      context.makesItsReceiver(id, type, as: found[name])
    {
      found[name] = type
    }
    return found
  }

  func genericArguments(
    _ needed: Set<String>, of declaration: Function, _ mapping: [Int16], _ arguments: [Argument], expected: TypeTest?
  ) -> GenericArguments {
    var found: GenericArguments = [:]
    for (parameter, entry) in zip(declaration.parameters, mapping) where entry >= 0 && Int(entry) < arguments.count {
      guard let type = parameter.type else { continue }
      infer(needed, from: arguments[Int(entry)].value, of: type, &found)
    }
    if let result = declaration.result { infer(needed, from: expected, of: result, &found) }
    return found
  }

  /// The class that `Self` stands for in a static method, as far as it is known here.
  var staticSelf: Int? {
    if let argument = scope.arguments["Self"] { return argument }
    guard selfIsMetatype, selfType >= 0, context.types[selfType].kind == .class else { return nil }
    return selfType
  }

  /// Arguments come before the result, and what comes first counts.
  private func infer(
    _ names: Set<String>, from argument: Expression, of type: TypeReference, _ found: inout GenericArguments
  ) {
    switch type {
    case .metatype(.named(let name, _)) where names.contains(name):
      if found[name] == nil { found[name] = metatype(argument) }
    case .named(let name, _) where names.contains(name): if found[name] == nil { found[name] = typeOfValue(argument) }
    case .optional(let inner), .implicitlyUnwrapped(let inner): infer(names, from: argument, of: inner, &found)
    case .function(let parameters, _):
      guard case .closure(let closure) = argument.kind else { return }
      for (parameter, own) in zip(parameters, closure.parameters) {
        guard let written = own.type else { continue }
        infer(names, from: context.test(for: written, in: scope), of: parameter, &found)
      }
    default: break
    }
  }

  private func infer(
    _ names: Set<String>, from test: TypeTest?, of type: TypeReference, _ found: inout GenericArguments
  ) {
    switch (type, test?.unwrapped) {
    case (.optional(let inner), _), (.implicitlyUnwrapped(let inner), _): infer(names, from: test, of: inner, &found)
    case (.array(let inner), .array(let element)?): infer(names, from: element, of: inner, &found)
    case (.named(let name, _), .type(let id)?) where names.contains(name):
      if found[name] == nil { found[name] = Int(id) }
    default: break
    }
  }

  /// The type whose metatype the expression is: `Detail.self`, and `self` in a static method.
  private func metatype(_ expression: Expression) -> Int? {
    if case .selfReference = expression.kind { return staticSelf }
    if case .name("Self") = expression.kind, let type = staticSelf { return type }
    return typeNamed(by: expression)
  }

  private func typeOfValue(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .name(let name):
      switch meaning(of: name) {
      case .local(let local): return local.type?.typeID
      case .member(let type, let isStatic):
        return context.property(name, of: type, isStatic: isStatic).flatMap { context.properties[$0].type?.typeID }
      case .variable(let id): return context.properties[id].type?.typeID
      default: return nil
      }
    case .selfReference: return local("self")?.type?.typeID
    default: return context.inferredTest(expression, in: scope)?.typeID
    }
  }
}

extension LoweringContext {
  /// Whether a static function makes an object of the class that it is called on: `Detail.fromStoryboard()`, declared above
  /// `Detail` with a result that nothing, or only an ancestor of `Detail`, is expected of.
  fileprivate func makesItsReceiver(_ id: Int, _ type: Int, as inferred: Int?) -> Bool {
    let record = functions[id]
    guard record.isStatic, record.owner >= 0, record.owner != type, types[type].kind == .class,
      isKind(type, of: record.owner)
    else { return false }
    return inferred.map { isKind(type, of: $0) } ?? true
  }
}

extension TypeReference {
  /// The type parameter that it is.
  fileprivate func parameter(among names: Set<String>) -> String? {
    guard case .named(let name, _) = self, name != "Self", names.contains(name) else { return nil }
    return name
  }
}

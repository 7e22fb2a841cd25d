import Diagnostics
import Program

/// Somewhere that a value can be stored. Bases and indices are evaluated once, when the place is made; the registers
/// that hold them stay allocated until the statement ends.
indirect enum Place {
  case local(Local)
  /// A property of `self`: index into `properties`.
  case ownProperty(Int)
  /// A variable at file level or a static property.
  case variable(Int, metatype: Int)
  /// `base.name`; `home` is where a changed base goes back to.
  case member(base: Value, home: Place?, name: String)
  case element(base: Value, home: Place?, indices: Int, shape: CallShape)
  case superMember(String)
  /// A place whose value is in a register already.
  case loaded(Value, Place)
  /// A value that is no place: stores vanish.
  case value(Value)
  case nowhere
}

extension FunctionLowering {
  func place(_ expression: Expression) -> Place {
    switch expression.kind {
    case .name(let name): return namedPlace(name, expression)
    case .selfReference: return local("self").map { .local($0) } ?? .nowhere
    case .discard: return .nowhere
    case .member(let base, let name): return memberPlace(base, name, expression)
    case .subscript_(let base, let arguments): return elementPlace(base, arguments, expression)
    case .chainLink(let operand):
      let inner = place(operand)
      let (value, origin) = testedPlace(inner)
      leaveChain(ifNil: value.register, origin: origin)
      return .loaded(Value(register: value.register, type: value.type?.unwrapped), inner)
    case .forceUnwrap(let operand):
      let inner = place(operand)
      let (value, _) = testedPlace(inner)
      emit(.forceUnwrap, a: value.register, b: value.register, n: unwrappedName(operand))
      return .loaded(Value(register: value.register, type: value.type?.unwrapped), inner)
    case .inout_(let inner): return place(inner)
    default: return .value(value(expression))
    }
  }

  private func namedPlace(_ name: String, _ expression: Expression) -> Place {
    switch meaning(of: name) {
    case .local(let local): return .local(local)
    case .member(let type, let isStatic):
      if !isStatic, isSelfExact, let id = context.property(name, of: type, isStatic: false) { return .ownProperty(id) }
      if isStatic, let id = context.property(name, of: type, isStatic: true), !context.properties[id].isOverridden {
        return .variable(id, metatype: type)
      }
      let home = local("self").map { Place.local($0) }
      return .member(base: Value(register: selfRegister(), type: nil), home: isSelfExact ? home : nil, name: name)
    case .outerStatic(let type):
      guard let id = context.property(name, of: type, isStatic: true) else { return .value(value(expression)) }
      return .variable(id, metatype: type)
    case .variable(let id): return .variable(id, metatype: -1)
    case .unknown:
      let outer = span
      span = expression.span
      reportUnknown(name)
      span = outer
      return .nowhere
    default: return .value(value(expression))
    }
  }

  private func memberPlace(_ base: Expression, _ name: String, _ expression: Expression) -> Place {
    if case .superReference = base.kind { return .superMember(name) }
    if case .name(let module) = base.kind, isModule(module) { return namedPlace(name, expression) }
    if case .selfReference = base.kind, isSelfExact, let id = context.property(name, of: selfType, isStatic: false) {
      return .ownProperty(id)
    }
    if let type = typeNamed(by: base) {
      if let id = context.property(name, of: type, isStatic: true) { return .variable(id, metatype: type) }
      return .member(base: value(base), home: nil, name: name)
    }
    let (value, home) = basePlace(base)
    let outer = span
    span = expression.span
    reportMember(name, of: LoweringContext.Receiver(base: base, type: value.type))
    span = outer
    return .member(base: value, home: home, name: name)
  }

  private func elementPlace(_ base: Expression, _ arguments: [Argument], _ expression: Expression) -> Place {
    if arguments.first?.label == "keyPath" { return .value(value(expression)) }
    let (value, home) = basePlace(base)
    let shape = CallShape(name: "subscript", labels: arguments.map(\.label))
    let tests = context.expectedTests(shape)
    let block = allocate(arguments.count)
    for (index, argument) in arguments.enumerated() {
      evaluate(argument.value, into: block + index, expected: tests[index])
    }
    return .element(base: value, home: home, indices: block, shape: shape)
  }

  /// The value that a member is stored in, and where it goes back to when it is a struct.
  private func basePlace(_ base: Expression) -> (Value, Place?) {
    let inner = place(base)
    switch inner {
    case .local(let local):
      if case .register(let register) = local.storage { return (Value(register: register, type: local.type), nil) }
    case .value(let value): return (value, nil)
    case .loaded(let value, .local(let local)):
      // The loaded register is the variable's own.
      if case .register = local.storage { return (value, nil) }
      return (value, .local(local))
    case .loaded(let value, let place): return (value, place)
    default: break
    }
    let register = allocate()
    let type = load(inner, into: register)
    return (Value(register: register, type: type), inner)
  }

  /// A place's value for a test, with its origin.
  private func testedPlace(_ place: Place) -> (value: Value, origin: Int) {
    switch place {
    case .local(let local):
      if case .register(let register) = local.storage { return (Value(register: register, type: local.type), 0) }
    case .loaded(let value, _), .value(let value): return (value, 0)
    default: break
    }
    let register = allocate()
    let type = load(place, into: register)
    var origin = 0
    switch place {
    case .member(let base, _, let name): origin = context.origin(base: base.register, name: name) + 1
    case .ownProperty(let id):
      if let local = local("self"), case .register(let base) = local.storage {
        origin = context.origin(base: base, name: context.properties[id].name) + 1
      }
    default: break
    }
    return (Value(register: register, type: type), origin)
  }

  // MARK: Loading

  @discardableResult
  func load(_ place: Place, into register: Int) -> TypeTest? {
    switch place {
    case .local(let local): return readLocal(local, into: register)
    case .ownProperty(let id): return temporaries { readProperty(id, base: selfRegister(), into: register) }
    case .variable(let id, let metatype):
      return temporaries { readVariable(id, metatype: metatype, into: register) }
    case .member(let base, _, let name):
      emit(.member, a: register, b: base.register, n: context.memberName(name))
      return context.memberType(name, of: base.type)
    case .element(let base, _, let indices, let shape):
      emit(.index, a: register, b: base.register, c: indices, n: context.shape(shape))
      if case .array(let element)? = base.type?.unwrapped {
        return element == .any ? nil : .optional(element.unwrapped)
      }
      return nil
    case .superMember(let name): return superMember(name, into: register)
    case .loaded(let value, _), .value(let value):
      move(value.register, to: register)
      return value.type
    case .nowhere:
      loadOpaque(into: register)
      return nil
    }
  }

  /// The declared type of what is stored there.
  func type(of place: Place) -> TypeTest? {
    switch place {
    case .local(let local): local.type
    case .ownProperty(let id), .variable(let id, _): context.properties[id].type
    case .member(let base, _, let name): context.memberType(name, of: base.type)
    case .element(let base, _, _, _):
      switch base.type?.unwrapped {
      case .array(let element)?: element
      case .dictionary(_, let value)?: .optional(value)
      default: nil
      }
    case .superMember(let name):
      context.property(name, of: selfType, isStatic: false).flatMap { context.properties[$0].type }
    case .loaded(_, let place): type(of: place)
    case .value, .nowhere: nil
    }
  }

  // MARK: Storing

  /// Stores a register, coerced to the declared type if `type` is not that already.
  func store(_ register: Int, type: TypeTest?, to place: Place) {
    switch place {
    case .local(let local): store(register, type: type, to: local)
    case .ownProperty(let id): store(register, type: type, toProperty: id)
    case .variable(let id, let metatype): store(register, type: type, toVariable: id, metatype: metatype)
    case .member(let base, let home, let name):
      emit(.setMember, a: base.register, b: register, n: context.memberName(name))
      storeBack(base, to: home)
    case .element(let base, let home, let indices, var shape):
      shape.name = "subscript="
      emit(.setIndex, a: base.register, b: register, c: indices, n: context.shape(shape))
      storeBack(base, to: home)
    case .superMember(let name): storeSuper(name, register, type: type)
    case .loaded(_, let place): store(register, type: type, to: place)
    case .value, .nowhere: break
    }
  }

  /// After a part of it changed, a struct, array or dictionary goes back to where it was read; an object need not.
  func storeBack(_ base: Value, to home: Place?) {
    guard let home, !isReference(type(of: home)) else { return }
    let end = newLabel()
    if !isOpaqueValue(type(of: home)) { emit(.branchReference, a: base.register, to: end) }
    store(base.register, type: base.type, to: home)
    place(end)
  }

  private func isReference(_ type: TypeTest?) -> Bool {
    guard case .type(let id)? = type?.unwrapped else { return false }
    return context.types[Int(id)].kind == .class
  }

  private func isOpaqueValue(_ type: TypeTest?) -> Bool {
    guard case .unknown(let name)? = type?.unwrapped else { return false }
    return StandardTypes.opaqueValues.contains(name)
  }

  func store(_ register: Int, type: TypeTest?, to local: Local) {
    var source = register
    if let test = local.type, type != test, context.needsCoercion(test) {
      source = copied(register)
      coerce(source, from: type, to: test)
    }
    switch local.storage {
    case .register(let target): move(source, to: target)
    case .cell(let cell):
      if local.isWeak {
        source = copied(source)
        emit(.weaken, a: source, b: source)
      }
      emit(.setCell, a: cell, b: source)
    case .accessors(_, let setter):
      guard setter >= 0 else { return }
      let block = allocate(2)
      move(setter, to: block)
      move(source, to: block + 1)
      emit(.callValue, a: block, b: block, n: context.shape(CallShape(name: "", labels: [nil])))
    case .function: break
    }
  }

  /// Sets a property of `self`; a struct's `self` changes with it.
  private func store(_ register: Int, type: TypeTest?, toProperty id: Int) {
    let property = context.properties[id]
    guard let selfLocal = local("self") else { return }
    let base = selfRegister()
    let isKnown = !property.isOverridden && context.types[selfType].kind != .protocol
    let isPlain = property.kind == .stored || property.kind == .lazy || plainProperties.contains(id)
    if property.slot >= 0, isPlain, isKnown || plainProperties.contains(id) {
      emit(.setSlot, a: base, b: coerced(register, from: type, to: property.type), n: property.slot)
    } else if isKnown, property.setter >= 0 {
      let block = allocate(2)
      move(base, to: block)
      move(register, to: block + 1)
      emit(.callFunction, a: block + 1, b: block, c: 2, n: property.setter)
      if context.types[selfType].kind != .class { move(block, to: base) }
    } else {
      emit(.setMember, a: base, b: register, n: context.memberName(property.name))
    }
    if case .cell(let cell) = selfLocal.storage, context.types[selfType].kind != .class {
      emit(.setCell, a: cell, b: base)
    }
  }

  /// The register, or a coerced copy of it.
  func coerced(_ register: Int, from type: TypeTest?, to test: TypeTest?) -> Int {
    guard let test, type != test, context.needsCoercion(test) else { return register }
    if case .optional(let inner) = test, type == inner { return register }
    let copy = allocate()
    emit(.coerce, a: copy, b: register, n: context.test(test))
    return copy
  }

  private func store(_ register: Int, type: TypeTest?, toVariable id: Int, metatype: Int) {
    let property = context.properties[id]
    let isMethod = property.owner >= 0
    if property.setter >= 0, !plainProperties.contains(id) {
      let block = allocate(2)
      if isMethod { load(context.word(type: metatype >= 0 ? metatype : property.owner), into: block) }
      move(register, to: isMethod ? block + 1 : block)
      emit(.callFunction, a: block, b: block, c: isMethod ? 2 : 1, n: property.setter)
    } else if property.global >= 0 {
      var source = coerced(register, from: type, to: property.type)
      if context.output.globals[property.global].isWeak {
        source = copied(source)
        emit(.weaken, a: source, b: source)
      }
      emit(.setGlobal, a: source, n: property.global)
    }
  }
}

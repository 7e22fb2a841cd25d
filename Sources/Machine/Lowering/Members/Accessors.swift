import Diagnostics
import Program

/// Getters, setters and initial values of properties and variables.
extension LoweringContext {
  func compileAccessors(of id: Int) {
    let property = properties[id]
    if property.global >= 0 { compileInitialValue(of: property) }
    switch property.kind {
    case .computed:
      compileGetter(of: property)
      if property.setter >= 0, let setter = property.variable.accessors?.setter { compileSetter(of: property, setter) }
    case .lazy: compileLazy(property)
    case .observed: compileObserved(id)
    case .stored, .requirement: break
    }
  }

  private func compileInitialValue(of property: Property) {
    let id = output.globals[property.global].initializer
    guard id >= 0, let value = property.variable.value else { return }
    let lowering = begin(Int(id), file: property.file, type: property.owner, isStatic: true)
    lowering.scan([Statement(.expression(value), value.span)])
    let register = lowering.allocate()
    lowering.evaluate(value, into: register, as: property.type)
    if output.globals[property.global].isWeak { lowering.emit(.weaken, a: register, b: register) }
    lowering.emit(.setGlobal, a: register, n: property.global)
    lowering.returnVoid()
    lowering.finish(as: Int(id), parameterCount: 0, inoutMask: 0, isMethod: false, type: property.owner)
  }

  /// Begins an accessor: `self` or the metatype in register 0 when the property belongs to a type.
  private func beginAccessor(
    _ id: Int, of property: Property, parameters: Int, isMutating: Bool, body: [Statement],
    arguments: GenericArguments = [:]
  ) -> FunctionLowering {
    let lowering = begin(id, file: property.file, type: property.owner, isStatic: property.isStatic)
    lowering.scope = lowering.scope.substituting(arguments)
    let offset = property.owner >= 0 ? 1 : 0
    lowering.reserveParameters(parameters + offset)
    let scan = lowering.scan(body)
    if property.owner >= 0 {
      let inCell = isMutating && scan.hasClosures
      lowering.declareSelf(isMutable: isMutating, inCell: inCell, isInout: isMutating)
    }
    return lowering
  }

  private func finish(_ lowering: FunctionLowering, _ id: Int, of property: Property, parameters: Int, mutating: Bool) {
    let offset = property.owner >= 0 ? 1 : 0
    lowering.finish(
      as: id, parameterCount: parameters + offset, inoutMask: mutating ? 1 : 0, isMethod: property.owner >= 0,
      type: property.owner)
  }

  /// Compiles the getter, or a copy of it that a record stands for.
  func compileGetter(of property: Property, arguments: GenericArguments = [:]) {
    guard property.getter >= 0, let body = property.variable.accessors?.getter else { return }
    let lowering = beginAccessor(
      property.getter, of: property, parameters: 0, isMutating: false, body: body, arguments: arguments)
    lowering.resultTest = property.type
    lowering.body(body, givesValue: true)
    finish(lowering, property.getter, of: property, parameters: 0, mutating: false)
  }

  private func mutates(_ property: Property) -> Bool {
    property.owner >= 0 && !property.isStatic && types[property.owner].kind != .class
  }

  private func compileSetter(of property: Property, _ setter: Accessors.Observer) {
    let mutating = mutates(property)
    let lowering = beginAccessor(
      property.setter, of: property, parameters: 1, isMutating: mutating, body: setter.body)
    let register = property.owner >= 0 ? 1 : 0
    lowering.coerce(register, from: nil, to: property.type)
    lowering.declare(
      setter.parameter, Local(storage: .register(register), isMutable: false, type: property.type))
    lowering.body(setter.body, givesValue: false)
    finish(lowering, property.setter, of: property, parameters: 1, mutating: mutating)
  }

  /// Reading a lazy property the first time stores its value.
  private func compileLazy(_ property: Property) {
    let value = property.variable.value ?? Expression(.nil, property.variable.span)
    let body = [Statement(.expression(value), value.span)]
    let getter = beginAccessor(property.getter, of: property, parameters: 0, isMutating: false, body: body)
    let register = getter.allocate()
    let known = getter.newLabel()
    getter.emit(.slot, a: register, b: 0, n: property.slot)
    getter.emit(.branchInitialized, a: register, to: known)
    if property.isUnset {
      emitUnsetValue(of: property, into: register, getter)
    } else {
      getter.evaluate(value, into: register, as: property.type)
    }
    getter.emit(.setSlot, a: 0, b: register, n: property.slot)
    getter.place(known)
    getter.emit(.ret, a: register, b: 1)
    finish(getter, property.getter, of: property, parameters: 0, mutating: mutates(property))

    let setter = beginAccessor(property.setter, of: property, parameters: 1, isMutating: false, body: [])
    setter.coerce(1, from: nil, to: property.type)
    setter.emit(.setSlot, a: 0, b: 1, n: property.slot)
    setter.returnVoid()
    finish(setter, property.setter, of: property, parameters: 1, mutating: mutates(property))
  }

  /// The setter of an observed property: old value, `willSet`, store, `didSet`.
  private func compileObserved(_ id: Int) {
    let property = properties[id]
    guard property.setter >= 0, let accessors = property.variable.accessors else { return }
    let mutating = mutates(property)
    let bodies = (accessors.willSet?.body ?? []) + (accessors.didSet?.body ?? [])
    let lowering = beginAccessor(property.setter, of: property, parameters: 1, isMutating: mutating, body: bodies)
    lowering.plainProperties = [id]
    let place: Place =
      overriddenAccessors(of: property) ?? (property.isStatic ? .variable(id, metatype: -1) : .ownProperty(id))
    let register = property.owner >= 0 ? 1 : 0
    lowering.coerce(register, from: nil, to: property.type)
    var old = -1
    if accessors.didSet != nil {
      old = lowering.allocate()
      lowering.load(place, into: old)
    }
    if let willSet = accessors.willSet { lowering.observe(willSet, register, property.type) }
    lowering.store(register, type: property.type, to: place)
    if let didSet = accessors.didSet { lowering.observe(didSet, old, property.type) }
    lowering.leave(isWritten: false)
    finish(lowering, property.setter, of: property, parameters: 1, mutating: mutating)
    if property.getter >= 0 {
      let getter = beginAccessor(property.getter, of: property, parameters: 0, isMutating: false, body: [])
      let value = getter.allocate()
      getter.load(place, into: value)
      getter.emit(.ret, a: value, b: 1)
      finish(getter, property.getter, of: property, parameters: 0, mutating: false)
    }
  }

  /// `override var x { didSet … }` of a property that has accessors itself.
  private func overriddenAccessors(of property: Property) -> Place? {
    guard property.owner >= 0, !property.isStatic, property.variable.attributes.isOverride else { return nil }
    let parent = types[property.owner].superclass
    guard parent >= 0, let inherited = self.property(property.name, of: parent, isStatic: false),
      properties[inherited].kind != .requirement
    else { return nil }
    return properties[inherited].setter >= 0 ? .superMember(property.name) : nil
  }
}

extension FunctionLowering {
  /// The body of `willSet` or `didSet` with its parameter.
  fileprivate func observe(_ observer: Accessors.Observer, _ register: Int, _ type: TypeTest?) {
    scope {
      declare(observer.parameter, Local(storage: .register(register), isMutable: false, type: type))
      let end = newLabel()
      // `return` inside must not skip the store: the body is a scope of its own that leaves to its end.
      observerExits.append(end)
      block(observer.body)
      observerExits.removeLast()
      place(end)
    }
  }
}
